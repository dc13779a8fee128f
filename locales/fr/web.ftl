# L’interface web.
play = Jouer
analysis = Analyse
learn = Apprendre
puzzles = Problèmes
watch = Regarder
tournaments = Tournois
settings = Réglages
account = Compte
players = Joueurs
rated = classée
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
bot-name = { $name } (programme)
not-found = Cette page n’existe pas
not-found-text = L’adresse est peut-être mal écrite, ou la page a changé de place.
offline = hors ligne
offline-notice = Le plateau montre la dernière position du serveur ; votre coup partira au retour de la connexion.
new-version = Une nouvelle version est prête
new-version-take = Charger la nouvelle version

## Nouvelle partie
new-game = Nouvelle partie
choose-game = Jeu
level-name = Niveau { $level }
choose-rules = Règles
handicap-name = { $light } billes claires contre { $dark } foncées
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
clock-per-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
clock-per-game = { $minutes } min + { $increment } s
visible-to-all = Tout le monde peut regarder
your-games = Vos parties

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
waiting-in-lobby = Votre partie est annoncée dans « Jouer » jusqu’à ce que quelqu’un prenne place.
seat-free = Place libre
seat-by-invitation = Cette place est réservée à qui a l’invitation.
away = absent
on-vacation = en vacances
invited = On vous invite à jouer. Votre couleur : { $side }.
sit-down = Prendre place
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
embed-link = Montrer sur votre page
back-to-game = Retour à la partie
final-position = La position finale
series-score = Partie { $number } du match, { $first } : { $second }
ballot = Ouverture équilibrée : { $turns }
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
ply-number = { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
}

## Analyse
mark-best = le meilleur coup
mark-good = un bon coup
mark-slower = garde le résultat, mais pas par le plus court chemin
mark-mistake = une faute
mark-blunder = une gaffe : du gain à la perte
mark-only = le seul bon coup

## Apprendre
rules-in-full = Les règles complètes

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
error-sign_in = Connectez-vous d’abord, dans « Compte ».
error-wrong_password = Le nom et le mot de passe ne vont pas ensemble.
error-wrong_code = Le nom et le code de récupération ne vont pas ensemble.
error-account_closed = L’administrateur de ce site a fermé ce compte.
error-fair_play = Impossible pendant que vous jouez une partie classée : ni analyse de sa position, ni aide d’un programme.
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
