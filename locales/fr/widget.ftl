# Le plateau sur les pages des autres (<pylos-game>), et la page qui en écrit le code.
widget-players = { $first } – { $second }
widget-at = { $ply ->
    [0] Le début
   *[other] Coup { $ply } sur { $all }
}
widget-play = Dérouler les coups
widget-pause = Pause
widget-everything = Où se trouve chaque pièce
widget-nothing = Il n’y a rien à montrer ici : ni feuille de partie, ni position.
widget-no-position = Ce n’est pas le texte d’une position : { $text }
widget-no-game = La feuille ne contient pas de partie numéro { $number }.
widget-unreachable = La feuille de partie n’a pas pu être chargée depuis { $address }
widget-no-reader = Les coups ne peuvent pas être déroulés : cette page ou ce navigateur empêche d’exécuter le programme qui lit les feuilles de partie.
widget-unknown = « { $found } » n’est pas une valeur connue pour { $name }. Valeurs possibles : { $known }

## La page avec le code à copier
embed-title = Un plateau pour votre page
embed-lead = Montrez une partie ou une position sur votre propre page : un blog, les nouvelles d’un club, un cours. Deux lignes suffisent ; cela marche sans serveur, et chaque coup est lu à ceux qui ne le voient pas.
embed-text = Feuille d’une partie, ou une position
embed-ply = Commence après le coup
embed-language = Langue
embed-language-auto = celle de la page
embed-code = Code pour votre page
embed-preview = Aperçu
embed-files = Pour vous passer de ce site : téléchargez les deux fichiers, mettez-les dans un même dossier de votre site et indiquez ce dossier dans la première ligne.
