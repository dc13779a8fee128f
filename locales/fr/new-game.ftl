# Le formulaire d’une nouvelle partie.
hero-pyramid = Bâtissez la pyramide. Posez la dernière bille.
hero-pyramid-lead = Deux joueurs, trente billes de bois, quatre niveaux. Qui économise le plus de billes garde la dernière pour le sommet.
hero-equator = Cinq batailles pour l’équateur.
hero-equator-lead = Dix pions chacun, en cinq tailles. À quatre sur l’équateur le plus grand l’emporte, à trois le médian, à deux le plus petit.
hero-learn = Vous débutez ? Apprenez en cinq minutes
game-pyramid-note = La pyramide de bois de Gigamic
game-equator-note = Le globe des Elfes
choose-opponent = Adversaire
opponent-computer = Ordinateur
opponent-friend = Un ami, par lien
opponent-screen = À deux sur cet écran
opponent-anyone = N’importe qui
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
side-none = Juste regarder
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
handicap = Handicap
handicap-light = Billes de Clair
handicap-dark = Billes de Foncé
handicap-wins-light = Sans faute de part et d’autre, Clair gagne.
handicap-wins-dark = Sans faute de part et d’autre, Foncé gagne.
handicap-wins-nobody = Sans faute de part et d’autre, la partie est nulle.
handicap-unknown = On ne sait pas encore qui gagne sans faute de part et d’autre.
handicap-offer = { $name } a { $theirs } points de classement, vous { $mine }. La partie serait plus équitable si { $who ->
    [you] vous aviez
   *[other] { $name } avait
} { $balls } billes au lieu de 15. Qui joue les claires est tiré au sort tout de suite, et la partie ne compte pas pour le classement.
handicap-take = Jouer avec ce handicap
handicap-leave = Jouer sans handicap
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
choose-opening = Ouverture
opening-usual = Le plateau vide (habituel)
opening-balanced = Équilibrée : six coups tirés au sort
opening-balanced-chosen = ouverture équilibrée
start-computer = Jouer
start-watching = Lancer la partie
start-friend = Inviter un ami
start-screen = Jouer ici
start-anyone = Chercher un adversaire
opponent-player = Un joueur, par son nom
start-player = Défier
challenge-whom = Nom du joueur
challenge-nobody = Personne ne porte ce nom.
rated-game = Classée : compte pour le classement des deux joueurs
clock-day-1 = 1 jour par coup
clock-day-3 = 3 jours par coup
clock-day-7 = 7 jours par coup
clock-day-14 = 14 jours par coup
clock-custom = Une autre pendule
custom-clock = Temps
custom-clock-turn = Secondes par coup
custom-clock-game = Minutes chacun
custom-seconds = Secondes par coup
custom-minutes = Minutes chacun
custom-increment = Secondes ajoutées par coup
lobby = Places libres
lobby-empty = Personne ne cherche d’adversaire. Choisissez « N’importe qui » ci-dessus et ouvrez une place.

# The invitation of a friend
invite-title = Invitez votre ami
invite-text = Envoyez le lien, ou faites scanner le code. La partie commence dès que votre ami prend place.
invite-here-only = Ce serveur ne répond que sur cet ordinateur. Pour l’ouvrir aux autres de votre réseau, arrêtez-le, relancez-le ainsi, puis créez une nouvelle partie :
invite-qr = Code QR de l’invitation
invite-link = Lien pour votre ami
invite-copy = Copier le lien
