# Les règles complètes.
rules-of-pyramid = Les règles de Pylos
rules-of-pyramid-lead = Pour deux joueurs, 5 à 20 minutes. En tournoi, le temps par coup peut être limité.
rule-pyramid-board = Plateau et billes
rule-pyramid-board-text =
    Le plateau a 16 cases et une rainure tout autour. Il y a 15 billes claires et 15 foncées ; au début, toutes sont dans la rainure, la réserve.
    On tire les couleurs au sort. Clair commence ; ensuite on joue tour à tour, et personne ne peut passer.
rule-pyramid-goal = Le but
rule-pyramid-goal-text =
    Ensemble, les joueurs bâtissent une pyramide de trente billes sur quatre niveaux : 4 × 4, 3 × 3, 2 × 2 et le sommet. Celui qui pose la dernière bille au sommet gagne. Il faut donc économiser ses billes.
rule-pyramid-place = Poser
rule-pyramid-place-text =
    Posez une bille de votre réserve dans une case vide, ou sur quatre billes en carré. Les couleurs des quatre n’importent pas.
rule-pyramid-raise = Monter
rule-pyramid-raise-text =
    Ou prenez une de vos billes qui n’en porte aucune et posez-la sur un carré situé au moins un niveau plus haut. Le carré doit être complet sans elle. La réserve ne change pas.
rule-pyramid-square = Le carré de couleur
rule-pyramid-square-text =
    Si la bille posée ou montée complète un carré de quatre billes de votre couleur sur un niveau, vous pouvez reprendre du plateau une ou deux de vos billes. Elles peuvent venir de tout niveau, y compris celle que vous venez de jouer, mais jamais une bille qui en porte une autre.
    On les reprend l’une après l’autre : la première peut libérer la seconde. Deux au plus par coup, quel que soit le nombre de carrés. Un carré déjà fait ne donne plus rien par la suite.
rule-pyramid-combined = Tout en un seul coup
rule-pyramid-combined-text =
    Monter une bille peut aussi compléter un carré. Un seul coup fait alors tout : la bille monte, le carré est complet, et une ou deux billes reviennent dans votre réserve. Vous n’avez rien dépensé, et vous en gagnez jusqu’à deux.
rule-pyramid-end = La fin
rule-pyramid-end-text =
    Celui qui pose la dernière bille au sommet a gagné. Un joueur qui doit jouer et n’a plus de bille en réserve a perdu.
    La partie s’arrête là : l’adversaire n’ayant plus de bille, le gagnant pourrait poser seul toutes celles qui lui restent, la dernière au sommet, mais ce n’est pas nécessaire.
    Si la même position, avec le même joueur à jouer, revient pour la troisième fois, la partie est nulle.
rule-pyramid-children = Pour les enfants
rule-pyramid-children-text =
    Le jeu des enfants ignore le carré de couleur : on n’économise qu’en montant.
rule-pyramid-lines = Pour les experts
rule-pyramid-lines-text =
    Au jeu expert, les alignements comptent comme les carrés : quatre billes de votre couleur en ligne au niveau 1, ou trois au niveau 2. Les diagonales ne comptent pas. Deux billes par coup restent le maximum.
rule-pyramid-readings = Là où les règles divergent
rule-pyramid-readings-text =
    Selon les éditions, on peut reprendre des billes après un carré, ou l’on doit en reprendre au moins une. Et certaines laissent continuer un joueur à la réserve vide tant qu’il peut monter. Les deux se choisissent en créant la partie.
rule-pyramid-notation = Notation
rule-pyramid-notation-text =
    Les colonnes sont a–d au niveau 1, e–g au niveau 2, h–i au niveau 3 ; les rangées se comptent à partir de 1 ; j1 est le sommet. f1 pose une bille, a1-f1 en monte une, x ajoute une bille reprise : a1-f1xf1xb2.

rules-of-equator = Les règles du Pylos de 1986
rules-of-equator-lead = Les Elfes, 1986. Pour deux joueurs ; bleu est au nord, rouge au sud.
rule-equator-globe = Le globe
rule-equator-globe-text =
    Deux cercles concentriques, leur diamètre commun, appelé équateur, et cinq méridiens qui les coupent. L’hémisphère de chaque joueur a dix intersections, cinq par cercle. L’équateur a neuf points.
rule-equator-pawns = Les pions
rule-equator-pawns-text =
    Chaque camp a dix pions, deux de chacune des cinq tailles. Un de plus, le singleton, n’est d’abord à personne.
rule-equator-setup = Le placement
rule-equator-setup-text =
    Tour à tour, chacun place un pion sur une intersection libre de son hémisphère, jusqu’à ce que les vingt y soient. Le joueur qui ne commencera pas la première bataille place d’abord ; on tire au sort qui la commencera.
rule-equator-battle = Cinq batailles
rule-equator-battle-text =
    Une partie a cinq batailles de quatre pions : l’un commence et joue un pion, puis l’adversaire, puis encore l’un et l’autre. Le vainqueur d’une bataille commence la suivante.
rule-equator-slide = Jouer un pion
rule-equator-slide-text =
    Le pion glisse le long des traits de son hémisphère jusqu’à un point libre de l’équateur. Il peut tourner aux croisements, ne franchit jamais une intersection occupée, et s’arrête sur l’équateur.
rule-equator-equal = Tailles égales
rule-equator-equal-text =
    Si un pion de même taille, de l’un ou l’autre camp, est déjà sur l’équateur, il est écarté et mis sur une pile. Les tailles sur l’équateur sont donc toutes différentes.
rule-equator-winner = Qui gagne une bataille
rule-equator-winner-text =
    Après quatre pions : s’il en reste quatre, le plus grand l’emporte ; trois, le médian ; deux, le plus petit ; un seul, celui-là.
rule-equator-capture = Les captures
rule-equator-capture-text =
    Le vainqueur capture les pions restés sur l’équateur, un point chacun, et l’équateur est vidé. Un pion ne retourne jamais dans un hémisphère.
    « Les pions joués restent sur l’équateur », écrit Carpentier. Nous comprenons : jusqu’à la fin de la bataille. Comme toutes les tailles y sont différentes, il ne pourrait jamais y en avoir plus de cinq, et les batailles suivantes n’auraient pas leurs quatre pions.
rule-equator-score = La dernière bataille et le score
rule-equator-score-text =
    Le vainqueur de la cinquième bataille prend aussi la pile et le singleton. Il y a 21 points ; 11 suffisent pour gagner. On joue toujours les cinq batailles.
    Plusieurs parties forment un match : un nombre fixé d’avance, ou jusqu’à un score convenu. Les points s’additionnent, et le vainqueur de la dernière bataille commence la première de la partie suivante.
rule-equator-advice = Bien jouer
rule-equator-advice-text =
    Ce qui gagne dépend du nombre de pions restants : aucune taille n’est bonne ou mauvaise en soi. Entre quatre, c’est un grand pion qui l’emporte, entre trois un moyen, entre deux un petit. Gardez-en de chaque sorte, et comptez ce qui restera après le quatrième pion.
    Un pion d’une taille déjà présente en écarte un et change le compte : souvent, la meilleure réponse n’est pas un pion plus fort, mais un égal.
    La place des pions au départ décide lesquels pourront sortir tôt. Et surveillez la pile : elle grandit au fil de la partie et revient tout entière au vainqueur de la dernière bataille.
rule-equator-variants = Variantes
rule-equator-variants-text =
    Les sources de ce jeu se contredisent. Selon « Jeux et Stratégie », un pion va vers n’importe quel point libre de l’équateur, c’est le pion joué qui est écarté quand un égal s’y trouve, et le point joué, même par un pion écarté, désigne les pions adverses qui peuvent répondre : ceux qui se trouvent sur un trait passant par ce point.
    Autres choix : cinq points sur l’équateur au lieu de neuf, glissade sans tourner, pas de singleton, autres façons de se placer. Chacun se choisit séparément.
rule-equator-history = D’où vient ce jeu
rule-equator-history-text =
    Les Elfes, petite société à qui l’on doit aussi « Féerie », « Ost » et « Borodino », ont publié « Le Pylos » en 1986. C’est la réécriture complète de « Quadrume », un jeu remarqué au Pion d’Or.
    La revue « Jeux et Stratégie » en a parlé dans son numéro 41 : 9 sur 10 pour l’originalité, 8 pour la présentation, 5 pour la clarté des règles. Cet article et Patrik Carpentier sont tout ce que nous avons : il a noté les règles et joué avec un matériel fait de ses mains, sans jamais trouver l’original.
rule-equator-notation = Notation
rule-equator-notation-text =
    Les intersections du cercle intérieur sont i1 à i5, celles de l’extérieur o1 à o5, de gauche à droite ; les points de l’équateur ol, il, e1 à e5, ir, or. 4@i3 place un pion de taille 4, i3-e2 en glisse un.
