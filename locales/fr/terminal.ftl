# Le terminal : `pylos play`, `rules` et `show`. Sur un écran de 80 colonnes,
# la ligne des touches en a 78, le panneau des joueurs va à la ligne à 17.

## Joueurs et coups
seat-human = humain
seat-level = niveau { $level }
thinking = réfléchit…
prompt-over = partie finie
prompt-here = { $side } est là : Entrée
welcome-prompt = Tapez un coup, ou « help ».
welcome-screen = Bienvenue. F1 ou ? pour l’aide.
turns-to-choose = { $count ->
    [one] À jouer : { $side }, un coup possible
   *[other] À jouer : { $side }, { $count } coups possibles
}
side-plays = { $side } joue { $turn }
hint-told = Conseil : { $turn } ({ $score })
hint-sought = Recherche d’un conseil…
step-may-take-back = Entrée joue { $turn } ; ou reprenez une bille.
step-must-take-back = Reprenez une ou deux de vos billes ; Échap abandonne le coup.
step-place = Choisissez une intersection de votre hémisphère ; Échap abandonne le coup.
step-pass = Aucun de vos pions ne peut bouger : Entrée pour passer.
next-orders = Et maintenant ? « new » rejoue, « review » revoit chaque coup, « save { file-word } » garde la partie.
saved-to = enregistré dans { $file }
not-saved = La partie n’est pas enregistrée : « save { file-word } », ou encore Ctrl-C pour quitter.

## Dessins
to-place = { $side } doit placer
in-hand = en main : { $piece }
setup-placed = Placement : { $placed } pions sur 20 ; { $leader } commencera
setup-secret = Placement secret : { $placed } pions sur 10 ; { $leader } commencera
secret-setup = placement secret
battle-turn = Bataille { $number } sur 5, coup { $turn } sur 4, commencée par { $leader }
battle-decides = { $why } ({ $pawn })
points-and-pile = Points : { $first } { $one }, { $second } { $two } ; écartés : { $pile }

## Revoir la partie
review-empty-game = Rien n’a encore été joué.
review-best = le meilleur coup
review-slower = gagne encore, mais plus tard ; mieux : { $best }
review-sooner = perdu de toute façon, mais plus tôt ; mieux : { $best }
review-win-drawn = laisse échapper le gain : nulle ; mieux : { $best }
review-win-lost = laisse échapper le gain : perdu ; mieux : { $best }
review-draw-lost = laisse échapper la nulle : perdu ; mieux : { $best }
review-points = { $points ->
    [one] donne { $points } point ; mieux : { $best }
   *[other] donne { $points } points ; mieux : { $best }
}
review-worse = moins bon de { $worth } ; mieux : { $best }

## Ce qui ne va pas
error-said = erreur : { $message }
nothing-to-undo = Rien à annuler.
nothing-to-redo = Rien à rejouer.
undo-not-yours = Rien de vous à annuler.
undo-shown = Un placement secret ne s’annule plus une fois révélé.
undo-in-turn = Le coup n’est pas terminé : finissez-le, ou abandonnez-le avec Échap.
turn-incomplete = Le coup n’est pas complet.
computer-draws-not = L’ordinateur n’accepte pas la nulle.
computer-to-move = C’est à l’ordinateur de jouer.
game-over = La partie est finie. { $result }
nothing-there = Il n’y a rien à faire là.
no-turn-begins = Aucun coup permis ne commence par « { $text } ».
no-order = « { $word } … » ne veut rien dire ici ; « help » montre ce qui peut se taper.
or-help = { $error } « help » montre ce qui peut encore se taper.
no-values = Aucune valeur exacte n’est connue ici : `pylos solve` les calcule (jeu de la pyramide).
tablebase-missing = { $file } : ce fichier n’existe pas ; `pylos solve` le crée
tablebase-unusable = { $file } : { $why } ; supprimez-le et refaites-le avec `pylos solve`
tablebase-trouble = impossible de le lire : { $error }
tablebase-empty = le fichier est vide
tablebase-foreign = ce n’est pas une table de Pylos
tablebase-newer = son format (version { $version }) est plus récent que ce programme
tablebase-cut = il devrait avoir { $expected } octets et en a { $found }
tablebase-damaged = une partie en est abîmée (somme de contrôle fausse)
tablebase-other-rules = c’est la table de { $found }, pas celle de { $wanted }
no-hints = Personne n’est là pour conseiller.
hand-over-first = Passez d’abord l’écran à { $side }, qui appuie sur Entrée.
save-where = Enregistrer où ? « save partie.pylos »
save-secret = La partie pourra être enregistrée quand les deux camps auront placé leurs pions.
load-what = Ouvrir quoi ? « load partie.pylos »

## Aide
key-line = flèches, Espace, Entrée · ^Z annuler · F2 conseil · F1 aide · ^C quitter
key-line-no-undo = flèches, Espace, Entrée · F2 conseil · F1 aide · ^C quitter
page-keys = haut et bas font défiler, toute autre touche ferme
key-space = Espace
key-enter = Entrée
key-backspace = Retour arr.
key-moves = déplacer le curseur
key-next-place = place utile suivante, ou précédente
key-does = faire ce qui est possible ici
key-ends = terminer le coup tel quel
key-undoes-step = annuler une étape du coup
key-drops = abandonner le coup commencé
key-undoes = annuler un coup, le rejouer
key-hints = un conseil
key-values = valeur exacte, oui ou non
key-saves = enregistrer
key-leaves = quitter
keys-or-type = Ou tapez, puis Entrée :
turn-word = COUP
text-word = TEXTE
file-word = FICHIER
order-turn = jouer un coup ; « turns » les montre tous
order-turns = les coups permis, ou ceux qui commencent par { text-word }
order-hint = ce que jouerait l’ordinateur
order-value = qui gagne au mieux joué, s’il y a une table
order-undo = annuler le dernier coup, le rejouer
order-show = dessiner à nouveau le plateau
order-position = la position en texte
order-rules = les règles en bref
order-save = enregistrer la feuille de partie
order-load = continuer une partie enregistrée
order-new = recommencer
order-review = chaque coup comparé au meilleur
order-resign = abandonner
order-draw = les deux camps s’accordent sur la nulle
order-quit = quitter

## Les règles en bref
chapter-board = Le plateau
chapter-turn = Un coup
chapter-end = La fin
chapter-battle = Une bataille
chapter-score = Le score
clause-p1 = 30 cases sur quatre niveaux : 4×4 (a1…d4), 3×3 (e1…g3), 2×2 (h1…i2) et le sommet (j1). Au-dessus du niveau 1, une bille repose sur les quatre billes placées dessous, quelle que soit leur couleur.
clause-p2 = Chaque joueur, clair et foncé, a 15 billes, d’abord toutes en réserve.
clause-p3 = On tire les couleurs au sort. Clair commence ; on joue tour à tour, et personne ne peut passer.
clause-p4 = Poser : mettez une bille de votre réserve sur une case vide et soutenue.
clause-p5 = Monter : ou prenez une de vos billes qui n’en porte aucune et posez-la sur une case soutenue, au moins un niveau plus haut. La case doit être soutenue sans cette bille. Monter ne coûte aucune bille de la réserve.
clause-p6-none = Selon ces règles, carrés et alignements ne donnent rien.
clause-p6-square = Reprendre : si votre bille complète un carré (2×2) de votre couleur, vous { $must ->
    [yes] devez
   *[no] pouvez
} remettre une ou deux de vos billes dans votre réserve.
clause-p6-line = Reprendre : si votre bille complète un carré (2×2) ou un alignement de votre couleur, vous { $must ->
    [yes] devez
   *[no] pouvez
} remettre une ou deux de vos billes dans votre réserve.
clause-p7 = On reprend les billes l’une après l’autre, et la première peut libérer la seconde. Elles viennent de tout niveau, y compris celle que l’on vient de jouer, mais jamais une bille qui en porte une autre.
clause-p8 = Deux au plus par coup, quoi que la bille ait complété.
clause-p9 = Seule compte la bille jouée à ce coup : un carré déjà fait ne donne plus rien par la suite.
clause-p10 = Celui qui pose la dernière bille, au sommet, gagne.
clause-p11-loses = Un joueur qui doit jouer et n’a plus de bille en réserve a perdu. La partie s’arrête là : les billes qui restent au gagnant n’ont pas à être posées.
clause-p11-raise = Un joueur qui doit jouer et n’a plus de bille en réserve peut encore monter, et a perdu quand il ne le peut plus.
clause-p12 = Une position qui revient pour la troisième fois, avec le même camp à jouer, est nulle.
clause-p13 = Un alignement est une rangée ou une colonne entière du niveau 1 (quatre billes) ou du niveau 2 (trois). Les diagonales ne comptent pas.
clause-p14 = Une partie dure de 5 à 20 minutes. En tournoi, le temps par coup peut être limité (--time 30s/move).
clause-p15 = Avec un handicap, un camp commence avec moins de billes : ici, Clair en a { $light } et Foncé { $dark }. Avec moins de 30 billes en tout, le sommet n’est jamais atteint, et ce sont les réserves qui décident.
clause-e1 = Un globe : deux cercles, l’équateur qui les traverse, cinq méridiens. L’hémisphère de chaque joueur a dix intersections, i1 à i5 sur le cercle intérieur et o1 à o5 sur l’extérieur. Bleu est au nord, rouge au sud.
clause-e2-nine = L’équateur a neuf points, de gauche à droite ol il e1 e2 e3 e4 e5 ir or : là où les cercles et les méridiens le coupent.
clause-e2-five = L’équateur a cinq points, e1 à e5 : là où les méridiens le coupent.
clause-e3 = Chaque joueur a dix pions : deux de chaque taille de 1 à 5.
clause-e5-alternating = Placement : tour à tour, chacun place un pion, jusqu’à remplir ses dix intersections. Le joueur qui ne commencera pas la bataille 1 place d’abord.
clause-e5-hidden = Placement : chacun dispose ses dix pions en secret, puis les deux les révèlent.
clause-e5-whole = Placement : le joueur qui ne commencera pas la bataille 1 place ses dix pions, puis l’autre place les siens.
clause-e5-random = Placement : la place de chaque pion est tirée au sort.
clause-e5-mirror = Placement : tour à tour ; le joueur qui commencera la bataille 1 place ce que l’adversaire vient de placer, sur l’intersection du même nom.
clause-e6 = Cinq batailles de quatre coups : l’un commence, l’autre répond, puis encore l’un et l’autre. On tire au sort qui commence la bataille 1 ; le vainqueur d’une bataille commence la suivante.
clause-e7-slide = Pour jouer un pion, glissez-le le long des traits de votre hémisphère jusqu’à un point libre de l’équateur. Il peut tourner aux intersections, mais n’en franchit jamais une occupée.
clause-e7-straight = Pour jouer un pion, glissez-le le long d’un seul trait de votre hémisphère, sans tourner, jusqu’à un point libre de l’équateur ; il ne franchit jamais une place occupée. Un joueur qui ne peut pas jouer doit passer, et lui seul le peut.
clause-e7-free = Pour jouer un pion, posez-le sur n’importe quel point libre de l’équateur.
clause-e8-old = Quand un pion arrive et qu’un autre de même taille, de l’une ou l’autre couleur, est sur l’équateur, celui qui y était est écarté.
clause-e8-new = Quand un pion arrive et qu’un autre de même taille, de l’une ou l’autre couleur, est sur l’équateur, celui qui arrive est écarté.
clause-e9 = Après quatre coups, un pion décide qui gagne la bataille : de quatre pions restants le plus grand, de trois le médian, de deux le plus petit, ou le seul.
clause-e10 = Le vainqueur d’une bataille prend les pions restés sur l’équateur, un point chacun, et l’équateur est vidé. Les pions écartés forment une pile ; aucun ne revient.
clause-e11-singleton = Le vainqueur de la bataille 5 prend aussi tous les pions écartés, et le singleton, un pion qui n’est à personne.
clause-e11-without = Le vainqueur de la bataille 5 prend aussi tous les pions écartés, et gagne la partie à 10–10.
clause-e12 = 11 des { $points } points suffisent pour gagner. On joue toujours les cinq batailles.
clause-e13 = Un match est un nombre fixé de parties, ou va jusqu’à un score convenu ; les points s’additionnent.
clause-e14 = Seuls peuvent répondre les pions qui se trouvent sur un trait passant par le point que l’on vient de jouer : son méridien, ou le demi-cercle qui y finit. Si aucun d’eux ne peut bouger, tous le peuvent. Un pion écarté désigne aussi.

## Ce que disent les liens là où on les partage
share-to-move = { $game } – à jouer : { $side }
share-over = { $game } – { $result }
share-setup = { $game } – mise en place des pions
share-analysis = { $game } – une position à étudier
share-game-text = Une partie selon les règles « { $rules } » : ouvrez le lien pour la regarder, ou pour y prendre part.
share-analysis-text = Chaque coup avec sa valeur, selon les règles « { $rules } ».
share-pyramid = { $balls ->
    [0] Le plateau vide
    [one] Le plateau avec une bille
   *[other] Le plateau avec { $balls } billes
} ; en réserve : { $light } claires, { $dark } foncées
share-globe = Le globe à la bataille { $battle } sur 5 ; points : Bleu { $blue }, Rouge { $red }
share-globe-setup = Le globe pendant la mise en place des pions
