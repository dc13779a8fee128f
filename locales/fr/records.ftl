# Pourquoi une feuille de partie ou un fichier ne peut pas être lu. Ce qui est
# dans une feuille vient après son endroit, ce qui concerne un fichier après
# son nom.

## Feuilles de partie
why-in-record = Ligne { $line }, colonne { $column } : { $why }
why-tag-form = une étiquette s’écrit [Name "value"] ; attendu ici : { $expected ->
    [value] une valeur entre guillemets
    [escape] \\, \" ou \n
    [quote] le guillemet fermant
   *[bracket] le crochet fermant
}.
why-tag-name = « { $text } » n’est pas un nom d’étiquette : une lettre d’abord, puis des lettres, des chiffres et _.
why-tag-twice = l’étiquette { $tag } est donnée deux fois.
why-late-tag = une étiquette parmi les coups ; le résultat doit venir d’abord : 1-0, 0-1, 1/2-1/2 ou *.
why-open-comment = ce commentaire n’est jamais fermé.
why-stray = « { $letter } » n’a rien à faire ici.
why-turn-number = « { $found } » n’est pas le numéro du coup qui suit : ce devrait être { $expected }.
why-no-turn-at-all = « { $text } » n’est pas un coup.
why-no-result = la feuille finit sans résultat : 1-0, 0-1, 1/2-1/2 ou *.
why-no-game = Il n’y a pas de partie dedans.
why-second-game = une deuxième partie commence ici ; une seule est attendue.

## Feuilles qui ne sont pas des parties
why-tag-missing = l’étiquette { $tag } manque.
why-in-tag = l’étiquette { $tag } n’est pas juste. { $why }
why-other-game = C’est une feuille du jeu « { $found } », pas de celui qu’on joue ici.
why-not-a-repetition = « { $text } » ne dit pas quand une position répétée fait nulle : c’est un nombre à partir de 2, ou off.
why-in-turn = le coup { $number }, { $turn }, ne peut pas être joué. { $why }
why-nobody-agreed = le résultat { $result } est impossible : personne n’a accepté la nulle (étiquette Reason : agreement).
why-nobody-gave-up = le résultat { $result } est impossible : la partie continue, à moins que l’étiquette Reason soit une de celles-ci : { $reasons }.
why-other-result = le résultat { $result } est impossible : après ces coups, c’est { $expected }.
why-other-ending = « { $found } » ne va pas avec ces coups : ce devrait être « { $ended } ».
why-not-ended = « { $found } » ne va pas : la partie continue.

## Fichiers
why-in-file = { $file } – { $why }
why-no-such-file = ce fichier n’existe pas.
why-file-forbidden = vous n’avez pas le droit de le lire ou de l’écrire.
why-is-directory = c’est un dossier, pas un fichier.
why-not-text = Ce n’est pas du texte (UTF-8).
why-file-too-large = il est trop grand pour une feuille de partie.
why-file-exists = ce fichier existe déjà ; choisissez un autre nom.
why-no-file-name = ce n’est pas un nom de fichier.
why-file-trouble = impossible de le lire ou de l’écrire : { $error }.
