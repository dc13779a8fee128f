# Leçons.
learn-lead = Une courte leçon après l’autre ; c’est vous qui jouez.
learn-pyramid = Du sommet à la première bille, puis à la tactique.
learn-equator = Du placement à la dernière bataille, et au match.
lesson-step = Étape { $step } sur { $of }
lesson-done = faite
lesson-solved = { $solved } sur { $of }
next-lesson = Ensuite : { $title }
lesson-show-me = Montrez-moi
lesson-now-you = À vous
lesson-arranged = Les dix pions sont placés.
first-game = Votre première partie

miss-low = Cette bille est au niveau le plus bas, et la place sur le carré reste libre.
miss-spent = Cette bille vient de votre réserve. En monter une n’aurait rien coûté.
miss-elsewhere = C’est permis, mais ce n’est pas la place demandée.
miss-no-square = Cette bille ne complète rien de nouveau : aucune ne revient.
miss-too-few = Vous l’avez complété, mais repris moins de billes que demandé.
miss-other-balls = Ce n’étaient pas les billes demandées.
miss-inner = Ce pion était sur le cercle intérieur.
miss-nothing-aside = Aucun pion de cette taille n’était sur l’équateur : rien n’est écarté.
miss-can-answer = Bleu peut encore jouer un pion.
miss-others-answer = Depuis ce point, d’autres pions peuvent aussi répondre.

lesson-title-aim = Le but
lesson-aim-1 = Les joueurs bâtissent ensemble une pyramide de trente billes. Celui qui pose la dernière, tout en haut, au sommet, gagne.
lesson-aim-1-task = Posez votre dernière bille au sommet.
lesson-aim-1-done = Vous avez gagné ! Les leçons suivantes disent comment en arriver là.

lesson-title-place = Poser
lesson-place-1 = Le plateau a seize cases. On joue tour à tour ; clair commence.
lesson-place-1-task = Posez une bille dans une case.
lesson-place-1-done = Cette bille vient de votre réserve. Vous en avez quinze en tout : chacune compte.
lesson-place-2 = Quatre billes en carré, de n’importe quelles couleurs, en portent une cinquième au niveau suivant.
lesson-place-2-task = Posez une bille sur le carré.
lesson-place-2-done = Ainsi grandit la pyramide : seize, neuf, quatre, et une au sommet.

lesson-title-raise = Monter
lesson-raise-1 = Au lieu de prendre dans votre réserve, vous pouvez monter une de vos billes qui ne porte rien, d’au moins un niveau.
lesson-raise-1-task = Montez la bille du coin sur le carré.
lesson-raise-1-done = Vous avez joué sans dépenser de bille. C’est en économisant qu’on gagne à Pylos.
lesson-raise-2 = On peut sauter un niveau. Le carré doit rester complet une fois la bille soulevée : une bille ne peut pas aider à se porter elle-même.
lesson-raise-2-task = Montez une bille du niveau le plus bas au niveau 3.
lesson-raise-2-done = Deux niveaux plus haut, sans rien dépenser.

lesson-title-square = Le carré
lesson-square-1 = Si votre bille complète un carré de votre couleur, vous pouvez reprendre une ou deux de vos billes dans votre réserve.
lesson-square-1-task = Complétez le carré, puis reprenez au moins une bille.
lesson-square-1-done = Une bille dépensée, une ou deux regagnées.
lesson-square-2 = La bille qu’on vient de jouer peut être reprise aussi, et des billes de n’importe où, pourvu qu’elles ne portent rien.
lesson-square-2-task = Complétez un carré et reprenez deux billes.
lesson-square-2-done = Deux au plus, quel que soit le nombre de carrés complétés.

lesson-title-take-back = L’une après l’autre
lesson-take-back-1 = Les billes se reprennent l’une après l’autre. Reprendre la première peut libérer la seconde.
lesson-take-back-1-task = Complétez le carré du coin. Reprenez alors votre bille du niveau 2, puis celle qui était dessous.
lesson-take-back-1-done = Tant que l’autre reposait dessus, la bille du bas ne pouvait pas être reprise.

lesson-title-combined = Monter et carré en un coup
lesson-combined-1 = Monter une bille peut aussi compléter un carré. Un seul coup fait alors tout : monter, carré, billes reprises.
lesson-combined-1-task = Montez une bille pour compléter le carré du niveau 2, puis reprenez au moins une bille.
lesson-combined-1-done = Rien de dépensé, et des billes reprises : le meilleur des coups.

lesson-title-reserve = La réserve vide
lesson-reserve-1 = Sans bille, on ne peut pas jouer : celui qui doit jouer avec une réserve vide a perdu.
lesson-reserve-1-task = Foncé a dépensé toutes ses billes. Jouez ce que vous voulez.
lesson-reserve-1-done = Foncé doit jouer et n’a plus de bille : vous avez gagné. Inutile de poser celles qui vous restent.
lesson-reserve-2 = Votre réserve est donc votre temps. Poser une bille en coûte une, en monter une ne coûte rien.
lesson-reserve-2-task = Deux billes chacun, et c’est à vous. Faites en sorte que foncé s’épuise le premier.
lesson-reserve-2-done = Vous en avez toujours deux. C’est maintenant à foncé d’en dépenser.
lesson-reserve-2-wrong = Cela vous coûte une de vos deux billes. Vous serez à court avant foncé.

lesson-title-old-square = Un ancien carré
lesson-old-square-1 = Seule compte la bille qu’on vient de jouer. Un carré déjà complet ne donne plus rien, aussi longtemps qu’il reste là.
lesson-old-square-1-task = Votre carré du coin est ancien. Complétez-en un nouveau et reprenez deux billes.
lesson-old-square-1-done = Le nouveau carré partage deux billes avec l’ancien, et compte tout de même.

lesson-title-decline = Quand ne pas reprendre
lesson-decline-1 = Vous pouvez reprendre des billes, mais rien ne vous y oblige. Une bille du plateau peut monter plus tard, pas une bille de la réserve ; et la place qu’elle quitte s’offre à l’adversaire.
lesson-decline-1-task = Complétez le carré du coin. Puis décidez : reprendre la bille, ou terminer le coup sans elle ?
lesson-decline-1-done = Juste : la bille reste. Au prochain coup elle monte sans rien coûter, et vous gagnez.
lesson-decline-1-wrong = Foncé prend maintenant ce coin, et la bille que vous auriez pu monter vous manque. Foncé gagne.

lesson-title-counting = Compter
lesson-counting-1 = Comptez avant de jouer. Si l’on ne fait que poser, celui qui doit jouer a besoin d’une bille de plus que l’autre. Chaque bille montée en vaut une.
lesson-counting-1-task = Trois billes chacun, et c’est à vous : il vous en manque une. Trouvez la bille à monter sans que foncé puisse se rattraper.
lesson-counting-1-done = Une bille économisée, et rien à monter pour foncé. Le compte y est.
lesson-counting-1-wrong = Le compte n’y est pas : foncé se rattrape, et vous êtes à court le premier.

lesson-title-stop = Empêcher un carré
lesson-stop-1 = Quand il ne manque qu’une bille à l’adversaire pour un carré, mettez-y la vôtre.
lesson-stop-1-task = Foncé est sur le point de compléter un carré. Empêchez-le.
lesson-stop-1-done = Une bille bien placée en vaut deux.
lesson-stop-1-wrong = Foncé complète maintenant le carré et reprend deux billes.
lesson-stop-2 = Regardez tous les niveaux. Et si une bille montée suffit à empêcher le carré, cela ne coûte rien.
lesson-stop-2-task = Où foncé menace-t-il un carré maintenant ? Empêchez-le.
lesson-stop-2-done = Pas de carré pour foncé. Rien d’autre ne gagnait ici.
lesson-stop-2-wrong = Foncé complète maintenant le carré du niveau 2 et reprend deux billes. La partie est décidée.

lesson-title-lines = Les alignements
lesson-lines-1 = Au jeu expert, les alignements comptent comme les carrés : quatre de vos billes en ligne au niveau 1. Les diagonales ne comptent jamais.
lesson-lines-1-task = Complétez l’alignement et reprenez une bille.
lesson-lines-1-done = Rangées et colonnes comptent toutes deux.
lesson-lines-2 = Au niveau 2, un alignement a trois billes. Plus haut, il n’y en a pas.
lesson-lines-2-task = Complétez l’alignement du niveau 2 et reprenez une bille.
lesson-lines-2-done = Vous savez tout sur les alignements.

lesson-title-judging = Juger une position

lesson-title-setup = Le placement
lesson-setup-1 = Chaque camp a un hémisphère de dix points et dix pions : deux de chacune des cinq tailles. Tour à tour, chacun place un pion.
lesson-setup-1-task = Choisissez une taille sous le plateau et placez un pion sur votre hémisphère.
lesson-setup-1-done = La place des pions décide de leur chemin vers l’équateur.

lesson-title-begin = Qui commence
lesson-begin-1 = On tire au sort qui commence la première bataille. L’autre place le premier pion ; celui qui commence place donc le dernier.
lesson-begin-1-task = Vous commencerez. Placez votre dernier pion.
lesson-begin-1-done = Les vingt pions sont en place, et vous commencez. Ensuite, le vainqueur d’une bataille commence la suivante.

lesson-title-slide = Vers l’équateur
lesson-slide-1 = Un pion glisse le long des traits de son hémisphère jusqu’à un point libre de l’équateur. Il peut tourner aux croisements, mais ne passe jamais par-dessus un autre pion.
lesson-slide-1-task = Choisissez un pion et glissez-le vers l’équateur.
lesson-slide-1-done = Il y reste jusqu’à la fin de la bataille.
lesson-slide-2 = Les pions du cercle extérieur ont besoin d’une brèche, ou font le tour par les bouts de l’équateur.
lesson-slide-2-task = Amenez un pion du cercle extérieur à l’équateur.
lesson-slide-2-done = Chaque pion qui part ouvre la voie à d’autres.

lesson-title-battle = Quatre, trois, deux, un
lesson-battle-1 = Une bataille se joue à quatre pions, deux par camp, tour à tour. S’ils restent tous les quatre, le plus grand l’emporte.
lesson-battle-1-task = Vous jouez le dernier pion. Gagnez cette bataille pour rouge.
lesson-battle-1-done = Vous capturez les pions de l’équateur et commencez la bataille suivante.
lesson-battle-2 = Un pion a été écarté : il en restera trois. Entre trois, le médian l’emporte.
lesson-battle-2-task = Gagnez aussi cette bataille.
lesson-battle-2-done = Aucune taille n’est forte en soi : tout dépend du nombre qui reste.
lesson-battle-3 = Deux pions ont été écartés : il en restera deux. De deux, le plus petit l’emporte.
lesson-battle-3-task = Gagnez cette bataille pour rouge.
lesson-battle-3-done = Les petits pions ont aussi leur heure.
lesson-battle-4 = S’il n’en reste qu’un, il l’emporte seul. Pour cela, il doit égaler celui qui est là.
lesson-battle-4-task = Le pion bleu est le plus petit de tous. Gagnez quand même.
lesson-battle-4-done = Il reste un pion, et c’est le vôtre.

lesson-title-set-aside = Écarter un pion
lesson-set-aside-1 = Deux pions de même taille ne restent jamais ensemble sur l’équateur. Quand un pion égal arrive, celui qui était là est écarté, à qui qu’il appartienne.
lesson-set-aside-1-task = Écartez le pion bleu en en jouant un de sa taille.
lesson-set-aside-1-done = Il attend sur la pile le vainqueur de la dernière bataille.
lesson-set-aside-2 = Écarter un pion change le nombre restant, donc ce qui l’emporte.
lesson-set-aside-2-task = Gagnez aussi cette bataille.
lesson-set-aside-2-done = Compter ce qui restera : c’est le cœur de ce jeu.

lesson-title-pass = Passer
lesson-pass-1 = On peut aussi jouer sans tourner : un pion suit un seul trait. Il arrive alors qu’aucun de vos pions ne passe, et vous devez passer votre tour.
lesson-pass-1-task = Aucun de vos pions ne peut atteindre l’équateur. Passez.
lesson-pass-1-done = Seul celui qui ne peut pas jouer passe. La bataille continue avec moins de pions.
lesson-pass-2 = Un pion bien placé en enferme d’autres.
lesson-pass-2-task = Les deux pions bleus sont sur le même méridien. Forcez bleu à passer.
lesson-pass-2-done = Bleu doit passer, et c’est de nouveau à vous.

lesson-title-pile = La pile
lesson-pile-1 = Le vainqueur de la cinquième bataille prend aussi la pile des pions écartés, et le singleton, qui vaut un point.
lesson-pile-1-task = Gagnez la dernière bataille avec votre dernier pion.
lesson-pile-1-done = Il faut 11 des 21 points pour gagner. La dernière bataille rapporte souvent le plus.

lesson-title-predict = Combien en restera-t-il ?
lesson-predict-1 = Avant de jouer, passez en revue les réponses possibles. Combien de pions restera-t-il chaque fois, et qui gagnera ?
lesson-predict-1-task = Choisissez le pion qui gagne cette bataille quoi que réponde bleu.
lesson-predict-1-done = Contre 1 et contre 5 il en restera trois, contre 3 quatre : vous gagnez à chaque fois.
lesson-predict-1-wrong = Bleu a une réponse.

lesson-title-jeux-et-strategie = Jeux et Stratégie
lesson-jeux-et-strategie-1 = La revue « Jeux et Stratégie » racontait le jeu autrement. Un pion peut aller sur tout point libre de l’équateur, d’où qu’il parte.
lesson-jeux-et-strategie-1-task = Jouez un pion du cercle extérieur.
lesson-jeux-et-strategie-1-done = Rien ne l’a arrêté, bien que le cercle intérieur soit plein.
lesson-jeux-et-strategie-2 = De deux pions égaux, c’est celui qu’on joue qui est écarté.
lesson-jeux-et-strategie-2-task = Jouez un pion de la taille qui est déjà là.
lesson-jeux-et-strategie-2-done = Le vôtre est écarté. Mais le point choisi désigne tout de même qui peut répondre.
lesson-jeux-et-strategie-3 = Le point joué désigne les pions adverses qui peuvent répondre : ceux d’un trait qui y passe.
lesson-jeux-et-strategie-3-task = Choisissez un point tel que bleu ne puisse répondre qu’avec un pion de taille 1.
lesson-jeux-et-strategie-3-done = Les deux pions bleus de ce méridien sont de taille 1. Vous avez choisi le pion de l’adversaire.

lesson-title-hidden = Le placement caché
lesson-hidden-1 = Le placement peut aussi être caché : chacun range ses pions en secret, puis on dévoile tout.
lesson-hidden-1-task = Placez vos dix pions, ou laissez le hasard compléter, puis dites que vous êtes prêt.
lesson-hidden-1-done = Les deux camps sont dévoilés, et la première bataille commence.

lesson-title-match = Le match
lesson-match-1 = Plusieurs parties forment un match : un nombre fixé, ou jusqu’à un score convenu. Les points s’additionnent.
lesson-match-1-task = Gagnez la dernière bataille de cette partie.
lesson-match-1-done = 14 points à 7, qui comptent pour le match. Comme vous avez gagné la dernière bataille, vous commencez la partie suivante.
explore-all = Explorer tous les coups
