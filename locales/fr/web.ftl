# L’interface web.
play = Jouer
analysis = Analyse
learn = Apprendre
watch = Regarder
settings = Réglages
pages = Pages
skip-to-content = Aller au contenu
loading = Un instant…
cancel = Annuler
close = Fermer
copy = Copier
copied = Copié
next = Suivant
try-again = Réessayer
stop = Arrêter
accept = Accepter
decline = Refuser
you = Vous
guest = Invité
not-found = Cette page n’existe pas
not-found-text = L’adresse est peut-être mal écrite, ou la page a changé de place.
offline = hors ligne
offline-notice = Le plateau montre la dernière position du serveur ; votre coup partira au retour de la connexion.
new-version = Une nouvelle version est prête
new-version-take = Charger la nouvelle version
independent = Une réalisation indépendante. Pylos est un jeu de David G. Royffe édité par Gigamic, qui en détient la marque ; Le Pylos est paru chez Les Elfes en 1986.

## Nouvelle partie
new-game = Nouvelle partie
hero-pyramid = Bâtissez la pyramide. Posez la dernière bille.
hero-pyramid-lead = Deux joueurs, trente billes de bois, quatre niveaux. Qui économise le plus de billes garde la dernière pour le sommet.
hero-equator = Cinq batailles pour l’équateur.
hero-equator-lead = Dix pions chacun, en cinq tailles. À quatre sur l’équateur le plus grand l’emporte, à trois le médian, à deux le plus petit.
hero-learn = Vous débutez ? Apprenez en cinq minutes
choose-game = Jeu
game-pyramid-note = La pyramide de bois de Gigamic
game-equator-note = Le globe des Elfes
choose-opponent = Adversaire
opponent-computer = Ordinateur
opponent-friend = Un ami, par lien
opponent-screen = À deux sur cet écran
opponent-anyone = N’importe qui
level-name = Niveau { $level }
level-1 = découvre les règles
level-2 = joue comme ça vient
level-3 = voit le coup suivant
level-4 = joueur occasionnel
level-5 = pense à la suite
level-6 = joueur de club
level-7 = difficile à piéger
level-8 = fort
level-9 = très fort
level-10 = parfait, là où c’est possible
choose-side = Vous jouez
side-by-lot = Tirage au sort
choose-rules = Règles
rules-children-note = Poser et monter, rien d’autre
rules-standard-note = Un carré de votre couleur rend des billes
rules-advanced-note = Les alignements comptent aussi
rules-carpentier-note = Les pions glissent le long des traits ; de deux pions égaux, l’ancien est écarté.
rules-jeux-et-strategie-note = Les pions vont où ils veulent ; de deux pions égaux, le nouveau est écarté ; le point joué désigne qui peut répondre.
reading-take-back = Après un carré
reading-take-back-may = On peut reprendre zéro, une ou deux billes
reading-take-back-must = On doit reprendre une ou deux billes
reading-empty-reserve = Au tour d’un joueur à la réserve vide
reading-empty-reserve-loses = On a perdu
reading-empty-reserve-raise = On peut encore monter, et l’on perd si c’est impossible
reading-setup = Remplir les hémisphères
reading-setup-alternating = Tour à tour, un pion chacun
reading-setup-hidden = En secret, puis on révèle
reading-setup-whole = Un camp d’abord, puis l’autre
reading-setup-random = Au hasard
reading-setup-mirror = Tour à tour ; le camp qui commence la bataille 1 copie l’autre
reading-movement = Comment un pion rejoint l’équateur
reading-movement-slide = Le long des traits, en tournant aux croisements
reading-movement-straight = Le long d’un seul trait, sans tourner
reading-movement-free = Vers n’importe quel point libre
reading-equal = Quand deux pions de même taille se rencontrent
reading-equal-old = Celui qui était là est écarté
reading-equal-new = Celui qu’on joue est écarté
reading-designation = Qui peut répondre
reading-designation-any = Tout pion
reading-designation-line = Les pions sur un trait passant par le point joué
reading-points = Points de l’équateur
reading-points-9 = Neuf, cercles compris
reading-points-5 = Cinq, les méridiens seulement
reading-singleton = Le singleton
reading-singleton-on = Vaut un point à la dernière bataille
reading-singleton-off = N’est pas employé
choose-clock = Pendule
clock-none = Sans pendule
clock-move-30 = 30 secondes par coup
clock-move-60 = 1 minute par coup
clock-game-5 = 5 minutes chacun, 5 secondes de plus par coup
clock-game-10 = 10 minutes chacun, 5 secondes de plus par coup
clock-per-move = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
clock-per-game = { $minutes } min + { $increment } s
visible-to-all = Tout le monde peut regarder
more-choices = Plus de choix
all-as-usual = tout comme d’habitude
readings = Là où les règles divergent
choose-length = Combien de parties
length-one = Une partie
length-games = Un nombre de parties
length-target = Jusqu’à un nombre de points
length-games-chosen = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
length-target-chosen = jusqu’à { $target ->
    [one] { $target } point
   *[other] { $target } points
}
choose-repetition = Nulle quand une position revient
repetition-third = La troisième fois (d’usage)
repetition-other = Après un autre nombre de fois
repetition-other-chosen = nulle à l’apparition nᵒ { $times } d’une position
repetition-never = Jamais
repetition-never-chosen = pas de nulle par répétition
start-computer = Jouer
start-friend = Inviter un ami
start-screen = Jouer ici
start-anyone = Chercher un adversaire
your-games = Vos parties en cours

## À la table
board = Plateau
game-title = Partie, { $rules }
view = Vue
view-standing = Pyramide
view-lifted = Niveaux séparés
view-plan = Plan des niveaux
view-names = Noms des cases
board-keys = Les flèches vont de case en case, Page haut et Page bas d’un niveau à l’autre, le point mène à la prochaine case utile, Entrée choisit, Échap annule. On peut aussi taper une case. Maj et les flèches font tourner le plateau ; S, L et P changent la vue.
cell-empty = vide
cell-chosen = choisie
cell-raisable = peut monter
cell-takeable = peut être reprise
cell-target = une bille peut aller ici
cell-last = dernier coup
cell-in-flight = en cours d’envoi
point-empty = vide
equator = équateur
hemisphere-blue = hémisphère bleu
hemisphere-red = hémisphère rouge
pawn-movable = peut être joué
pawn-chosen = choisi
pawn-target = un pion peut aller ici
sets-aside = écarte le { $pawn }
hint-place = Posez une bille de votre réserve.
hint-place-or-raise = Posez une bille, ou montez-en une.
hint-take-back = { $must ->
    [yes] Reprenez une ou deux de vos billes.
   *[no] { $taken ->
        [0] Vous pouvez reprendre jusqu’à deux billes, ou terminer le coup.
       *[other] Vous pouvez en reprendre encore une, ou terminer le coup.
    }
}
hint-set = Choisissez une taille, puis un point de votre hémisphère.
hint-arrange = { $left ->
    [0] Tout est placé. L’adversaire ne voit encore rien.
    [one] Encore un pion à placer.
   *[other] Encore { $left } pions à placer. L’adversaire ne les voit pas.
}
hint-choose-pawn = Choisissez un pion à jouer.
hint-pass = Aucun de vos pions ne peut bouger : vous passez.
pass = Passer
finish-turn = Terminer le coup
stock = Pions à placer
stock-size = { $pawn }, il en reste { $count }
quick-fill = Remplir
mirror = Copier l’adversaire
arrange-ready = Prêt
your-turn = À vous de jouer
their-turn = L’adversaire réfléchit
completed-square = Carré !
completed-line = Alignement !
computer-thinks = L’ordinateur réfléchit
their-arrangement = L’adversaire se place encore
hand-over-taken = { $side } est là : commencer
help = Règles et touches
keys = Touches
key-arrows = vers la place voisine
key-level = vers un autre niveau
key-next = vers la place utile suivante, ou précédente
key-choose = choisir
key-cancel = abandonner le coup commencé
key-back = effacer le dernier clic
key-type = une case se tape : lettre, puis chiffre
key-rotate = tourner le plateau
key-views = pyramide, niveaux séparés, plan
key-names = noms des cases
key-history = hors du plateau : reculer, avancer, au début, au dernier coup
declined-draw = { $who ->
    [computer] L’ordinateur refuse la nulle.
   *[opponent] L’adversaire refuse la nulle.
}
declined-undo = { $who ->
    [computer] L’ordinateur refuse d’annuler le coup.
   *[opponent] L’adversaire refuse d’annuler le coup.
}
declined-rematch = { $who ->
    [computer] L’ordinateur ne veut pas de revanche.
   *[opponent] L’adversaire ne veut pas de revanche.
}
accept-rematch = Accepter la revanche
watch-speed = Vitesse
watch-speed-value = { $seconds } s par coup
resign-means = L’adversaire gagne aussitôt. C’est définitif.
play-on = Continuer
clock-unknown = dernier temps connu, faute de connexion
offline-title = Pas de connexion
sending = Envoi de votre coup…
waiting-for-opponent = En attente de l’adversaire
waiting-in-lobby = Votre partie est annoncée dans « Regarder » jusqu’à ce que quelqu’un prenne place.
seat-free = Place libre
seat-by-invitation = Cette place est réservée à qui a l’invitation.
away = absent
invited = On vous invite à jouer. Votre couleur : { $side }.
sit-down = Prendre place
invite-title = Invitez votre ami
invite-text = Envoyez le lien, ou faites scanner le code. La partie commence dès que votre ami prend place.
invite-here-only = Ce serveur ne répond que sur cet ordinateur. Pour l’ouvrir aux autres de votre réseau, arrêtez-le, relancez-le ainsi, puis créez une nouvelle partie :
invite-qr = Code QR de l’invitation
invite-link = Lien pour votre ami
invite-copy = Copier le lien
record = Coups
no-turns-yet = Aucun coup pour l’instant.
go-first = Au début
go-back = Un coup en arrière
go-forward = Un coup en avant
go-last = Au dernier coup
reading-back = { $news ->
    [one] Vous regardez le coup { $ply } ; un coup a suivi.
   *[other] Vous regardez le coup { $ply } ; { $news } coups ont suivi.
}
ask-undo = Annuler le coup
asked-undo = Annulation demandée
offered-undo = L’adversaire voudrait annuler le dernier coup.
ask-draw = Proposer la nulle
asked-draw = Nulle proposée
offered-draw = L’adversaire propose la nulle.
ask-rematch = Revanche
asked-rematch = Revanche demandée
offered-rematch = L’adversaire voudrait rejouer.
resign = Abandonner
resign-sure = Vraiment abandonner cette partie ?
abort = Annuler la partie
claim = Réclamer la victoire
next-game = Partie suivante
review-game = Revoir
download-record = Feuille de partie
print-record = Imprimer
back-to-game = Retour à la partie
final-position = La position finale
series-score = Partie { $number } du match, { $first } : { $second }
sound = Son
score = Score
score-of = { $side } { $points }
race-note = { $goal } points sur { $all } suffisent pour gagner.
race-note-even = { $goal } points sur { $all } gagnent avec la dernière bataille, davantage dans tous les cas.
stake = La dernière bataille rapporte aussi : { $what }.
stake-pile = { $pile ->
    [one] un pion écarté
   *[other] { $pile } pions écartés
}
stake-singleton = le singleton

## Regarder
watch-lead = Les parties que chacun peut suivre, et les places libres.
watch-here-only = Pour regarder les autres jouer, il faut un serveur, et cette copie de Pylos n’en a pas. Deux ordinateurs peuvent jouer ici pour vous.
watch-engines = Faire jouer deux ordinateurs
watch-open = Places libres
watch-open-empty = Personne ne cherche d’adversaire. Ouvrez une place dans « Jouer ».
watch-live = En cours
watch-live-empty = Aucune partie publique en cours.
watch-finished = Terminées
watch-finished-empty = Rien encore. Les parties publiques restent ici une fois finies.
ply-number = { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
}

## Analyse
tab-values = Valeurs
tab-review = Bilan
tab-edit = Éditer
tab-exchange = Partager
evaluating = Calcul en cours…
source-exact = Exact : rien de ce que joue l’adversaire n’y change. Les distances comptent les coups des deux camps.
source-solved = Exact : calculé jusqu’à la dernière bataille, quoi que joue l’adversaire.
source-engine-balls = Une estimation du moteur : l’avance ou le retard, en billes.
source-engine-points = Une estimation du moteur : l’avance ou le retard, en points.
source-rules = La partie est finie.
show-all = Les { $count } coups
show-fewer = Moins
play-line = Meilleure suite, { $count ->
    [one] un coup
   *[other] { $count } coups
}
table-open = Valeurs exactes tirées d’un fichier à vous ({ $file }, fait par « pylos solve »)
table-keep = La garder sur cet appareil
table-keeping = La table est en cours de copie sur cet appareil…
table-forget = Supprimer la table de cet appareil
table-close = Fermer la table
table-no_ranges = L’hébergeur n’envoie la table que tout entière (pas de requêtes partielles) : on ne peut pas y lire les valeurs exactes.
table-compressed = L’hébergeur envoie la table compressée : on ne peut pas en lire des parties.
table-changed = La table a été remplacée entre-temps ; la prochaine position repart du début.
table-cut_short = La table est tronquée : il en manque une partie.
table-unreachable = La table est inaccessible en ce moment.
table-damaged = La table est endommagée, ou faite pour d’autres règles ; sans elle, ce sont des estimations.
tablebase-absent = Les valeurs exactes demandent la table de toutes les positions de ces règles. Elle se construit une seule fois.
tablebase-host = L’administrateur de ce site peut la construire.
tablebase-build = Construire la table
building = Construction de la table : { $percent } %
building-label = Progression
building-left = { $seconds ->
    [one] encore une seconde environ
   *[other] encore { $seconds } secondes environ
}
review-empty = Jouez quelques coups sur le plateau, ou ouvrez une feuille de partie dans « Partager » : chaque coup sera comparé au meilleur.
solving = Ce sont des estimations. Le résultat exact est en cours de calcul sur cet appareil.
solving-label = Part déjà résolue
solve-exactly = Calculer le résultat exact
reviewing = Examen de chaque coup…
graph-up = Au-dessus de la ligne, { $side } gagne
graph-label = { $count ->
    [one] Valeur après un coup
   *[other] Valeurs après { $count } coups
}
accuracy = Précision
accuracy-none = trop peu de choix
accuracy-note = La précision ne regarde que les coups où l’on pouvait lâcher quelque chose : 100 %, rien ne l’a été ; 0 %, autant que par hasard.
accuracy-estimated = Jugé par le moteur, sans valeurs exactes : une estimation.
choices = Choix réussis
choices-kept = { $kept } sur { $choices }
mistakes = Fautes
blunders = Gaffes
previous-mistake = Faute précédente
next-mistake = Faute suivante
mark-best = le meilleur coup
mark-good = un bon coup
mark-slower = garde le résultat, mais pas par le plus court chemin
mark-mistake = une faute
mark-blunder = une gaffe : du gain à la perte
mark-only = le seul bon coup
review-turn = Avant : { $before }. Après : { $after }.
better = Mieux :
edit-text = Choisissez une couleur et posez des billes ; une bille de l’autre couleur change de couleur. Ce qui perd son appui disparaît aussi.
edit-text-equator = Choisissez un pion et posez-le sur son hémisphère ou sur l’équateur. L’analyse vérifie si la position est possible.
edit-leader = Commence
edit-battle = Bataille (0 : placement)
edit-played = Coups joués dans celle-ci
edit-last = Dernier point joué
edit-pile = Pions écartés
edit-points = Points, { $side }
edit-tool = Que poser
edit-remove = Enlever
edit-clear = Vider le plateau
edit-done = Analyser
export-link = Lien vers cette analyse
export-position = Position
export-turns = Coups
import-text = Position ou feuille de partie
import-file = Lire un fichier
import-open = Ouvrir

## Apprendre
learn-lead = Une courte leçon par règle ; c’est vous qui jouez.
learn-pyramid = De la première bille au sommet.
learn-equator = Du placement à la dernière bataille.
lesson-place = Poser
lesson-raise = Monter
lesson-square = Le carré
lesson-take-back = L’une après l’autre
lesson-lines = Les alignements
lesson-apex = Le sommet
lesson-setup = Le placement
lesson-slide = Vers l’équateur
lesson-set-aside = Tailles égales
lesson-battle = Gagner une bataille
lesson-last-battle = La dernière bataille
lesson-done = faite
rules-in-full = Les règles complètes

## Réglages
language = Langue
setting-theme = Couleurs
setting-theme-system = Comme le système
setting-theme-light = Claires
setting-theme-dark = Sombres
setting-sound = Son
setting-sound-on = Avec
setting-sound-off = Sans
setting-view = Affichage de la pyramide
setting-view-standing = Debout
setting-view-lifted = Séparée
setting-view-plan = En plan
setting-names = Noms des cases
setting-names-hidden = Cachés
setting-names-shown = Montrés
setting-motion = Mouvement
setting-motion-system = Comme le système
setting-motion-off = Sans
setting-keys = Touches d’une seule lettre
setting-keys-on = Activées
setting-keys-off = Désactivées
setting-keys-note = S, L, P et N changent la vue ; sur le plateau, une case peut être tapée. Désactivez-les si vous parlez à votre ordinateur.
account = Compte
account-text = Il n’en faut pas pour jouer. Avec un compte, vos parties et votre classement vous suivent.
name = Nom
password = Mot de passe
sign-in = Se connecter
sign-out = Se déconnecter
register = S’inscrire
account-none = Pas encore de compte ?
account-known = Déjà inscrit ?
rating = { $games ->
    [one] { $rating } après { $games } partie
   *[other] { $rating } après { $games } parties
}

## Ce qui n’a pas marché, et que faire
error-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
error-no_server = Cette copie de Pylos n’a pas de serveur : on ne peut pas y jouer avec d’autres.
error-storage_full = Il n’y a plus de place sur cet appareil. Rien n’est perdu ; libérez de la place et réessayez.
error-storage_refused = Ce navigateur ne garde rien ici. Rien n’a été joué.
error-bad_tablebase = Cette table est inutilisable.
error-damaged_game = Ce que cet appareil a gardé de la partie est illisible. Vos autres parties ne sont pas touchées.
error-stale = La partie a avancé ; regardez de nouveau le plateau.
error-not_your_turn = Ce n’est pas à vous de jouer.
error-not_now = Ce n’est pas possible en ce moment.
error-no_seat = Vous n’avez pas de place dans cette partie. Ouvrez-la dans le navigateur où vous vous êtes assis.
error-forbidden = L’administrateur de ce site ne le permet pas.
error-sign_in = Connectez-vous d’abord, dans « Réglages ».
error-wrong_password = Le nom et le mot de passe ne vont pas ensemble.
error-name_taken = Ce nom est pris ; choisissez-en un autre.
error-bad_name = Un nom a de 2 à 24 lettres, chiffres, - ou _.
error-bad_password = Un mot de passe a au moins 8 caractères.
error-not_found = Cette partie n’existe pas. Vérifiez le lien, ou commencez-en une.
error-too_large = C’est trop grand.
error-too_many = Trop vite ; attendez un instant.
error-busy = Le serveur est occupé ; réessayez dans un instant.
error-internal = Une erreur de notre côté. Réessayez.
error-part = Une partie de cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
error-bad_request = Le serveur n’a pas compris.
error-bad_rules = Ces règles sont inconnues.
error-bad_position = Cette position est impossible.
error-bad_record = Ce n’est pas une feuille de partie.
error-illegal_turn = Ce coup n’est pas permis.
