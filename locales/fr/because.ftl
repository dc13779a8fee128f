# Pourquoi un coup est bon ou mauvais. Chaque phrase énonce des faits sur une
# suite de coups ; docs/teaching.md dit lesquels. Les camps sont des sujets.

## La pyramide : ce que fait un coup
because-wins-now = { $by ->
    [apex] { $turn } pose la dernière bille au sommet : { $side } gagne aussitôt.
   *[other] Après { $turn }, l’adversaire n’a plus de bille à jouer : { $side } gagne aussitôt.
}
because-completes = { $turn } complète { $shape ->
    [square] un carré
    [line] un alignement
   *[several] plusieurs carrés ou alignements
} et reprend { $taken ->
    [1] une bille
   *[other] deux billes
} ; réserves ensuite : { $side } { $own }, { $other } { $others }.
because-frees-second = { $turn } : reprendre d’abord { $first } libère { $second }.
because-keeps-balls = { $turn } complète { $shape ->
    [square] un carré
    [line] un alignement
   *[several] plusieurs carrés ou alignements
} et ne reprend { $taken ->
    [0] rien
   *[other] qu’une bille
} : en reprendre davantage laisserait échapper { $kept ->
    [win] le gain
   *[draw] la nulle
}.
because-raises = { $turn } monte une bille et n’en coûte aucune à la réserve ; réserves ensuite : { $side } { $own }, { $other } { $others }.
because-only-stop = Seul { $turn } empêche { $other } de compléter { $shape ->
    [square] un carré
    [line] un alignement
   *[several] plusieurs carrés ou alignements
} en { $cell }.
because-stops = { $turn } empêche { $other } de compléter { $shape ->
    [square] un carré
    [line] un alignement
   *[several] plusieurs carrés ou alignements
} en { $cell }.
because-threatens = Après { $turn }, { $side } peut compléter quelque chose en { $cells } ; { $other } ne peut pas tout empêcher.
because-zugzwang = Après { $turn }, celui qui doit jouer perd, et c’est { $other } qui doit jouer.
because-only-turn = { $turn } est le seul coup possible.
because-only-keeps = Seul { $turn } garde { $kept ->
    [win] le gain ; tout autre coup le laisse échapper.
   *[draw] la nulle ; tout autre coup la laisse échapper.
}
because-holds-out = Tous les coups perdent ; { $turn } résiste le plus longtemps, { $plies } coups des deux camps.

## La pyramide : ce qui ne va pas dans un coup
because-other-take-back = La bille est la bonne, mais pas ce que { $turn } reprend : { $best } garde { $kept ->
    [win] le gain
   *[draw] la nulle
}.
because-answer-wins = { $by ->
    [apex] { $other } peut répondre { $answer }, la dernière bille au sommet, et gagne aussitôt.
   *[other] { $other } peut répondre { $answer } et gagne aussitôt : l’adversaire n’a plus de bille à jouer.
}
because-leaves-square = { $other } peut répondre { $answer }, compléter { $shape ->
    [square] un carré
    [line] un alignement
   *[several] plusieurs carrés ou alignements
} en { $cell } et reprendre { $taken ->
    [1] une bille
   *[other] deux billes
} ; { $stop } l’empêche.
because-opens-square = { $turn } rend { $answer } possible : { $other } complète { $shape ->
    [square] un carré
    [line] un alignement
   *[several] plusieurs carrés ou alignements
} et reprend { $taken ->
    [1] une bille
   *[other] deux billes
}.
because-answer-completes = { $other } peut répondre { $answer }, compléter { $shape ->
    [square] un carré
    [line] un alignement
   *[several] plusieurs carrés ou alignements
} et reprendre { $taken ->
    [1] une bille
   *[other] deux billes
} ; réserves ensuite : { $side } { $own }, { $other } { $others }.
because-answer-threatens = { $other } peut répondre { $answer }, puis compléter quelque chose en { $cells } ; { $side } ne peut pas tout empêcher.
because-opens-raise = { $turn } ouvre { $to } : { $other } peut y monter une bille par { $answer }, sans rien prendre à la réserve.
because-answer-raises = { $other } peut répondre { $answer }, une montée, qui ne coûte rien à la réserve ; réserves ensuite : { $side } { $own }, { $other } { $others }.
because-answer-zugzwang = { $other } peut répondre { $answer } : celui qui doit alors jouer perd, et c’est { $side } qui doit jouer.
because-answer-stops = { $other } peut répondre { $answer }, et { $side } ne peut plus compléter { $shape ->
    [square] un carré
    [line] un alignement
   *[several] plusieurs carrés ou alignements
} en { $cell }.
because-later-completes = Dans la meilleure suite, { $other } complète { $shape ->
    [square] un carré
    [line] un alignement
   *[several] plusieurs carrés ou alignements
} par { $later }, à son coup n° { $number } d’ici, et reprend { $taken ->
    [1] une bille
   *[other] deux billes
}.
because-runs-out = Après { $turn }, les réserves sont { $side } { $own }, { $other } { $others } ; dans la meilleure suite, { $side } en épargne { $saved } par des montées et des reprises, { $other } { $saves }, et { $loser } est le premier à ne plus pouvoir jouer.

## L’équateur
because-sets-aside = { $turn } écarte un pion ({ $owner }, taille { $size }).
because-answer-sets-aside = { $other } peut répondre { $answer }, ce qui écarte un pion ({ $owner }, taille { $size }).
because-battle-goes = { $decides ->
    [leader] Dans la meilleure suite, personne ne peut jouer dans la bataille { $battle } : { $winner }, qui la commence, la gagne.
    [only] Dans la meilleure suite, il reste un seul pion dans la bataille { $battle }, et il l’emporte : { $winner }, taille { $size }.
    [smallest] Dans la meilleure suite, il reste { $left } pions dans la bataille { $battle }, donc le plus petit l’emporte : { $winner }, taille { $size }.
    [middle] Dans la meilleure suite, il reste { $left } pions dans la bataille { $battle }, donc le médian l’emporte : { $winner }, taille { $size }.
   *[largest] Dans la meilleure suite, il reste { $left } pions dans la bataille { $battle }, donc le plus grand l’emporte : { $winner }, taille { $size }.
}
because-last-battle = { $decides ->
    [leader] Dans la meilleure suite, personne ne peut jouer dans la dernière bataille : { $winner }, qui la commence, la gagne
    [only] Dans la meilleure suite, il reste un seul pion dans la dernière bataille, et il l’emporte : { $winner }, taille { $size }
    [smallest] Dans la meilleure suite, il reste { $left } pions dans la dernière bataille, donc le plus petit l’emporte : { $winner }, taille { $size }
    [middle] Dans la meilleure suite, il reste { $left } pions dans la dernière bataille, donc le médian l’emporte : { $winner }, taille { $size }
   *[largest] Dans la meilleure suite, il reste { $left } pions dans la dernière bataille, donc le plus grand l’emporte : { $winner }, taille { $size }
} ; avec la pile ({ $pile }){ $singleton ->
    [0] {""}
   *[other] {" "}et le singleton
}, cela fait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-designates = { $other } ne peut répondre à { $turn } que depuis { $cells }.
because-forces-pass = Après { $turn }, { $other } doit passer.
because-only-points = Seul { $turn } garde ces points ; tout autre coup en laisse échapper.

## Ce que dit un professeur à la fin
teacher-title = Ce qu’il faut retenir
teacher-decided = Ces coups ont décidé de la partie :
teacher-flawless = Aucun camp n’a rien laissé échapper.
teacher-habit = { $side } pourrait travailler ceci ({ $times ->
    [one] une fois dans la partie
   *[other] { $times } fois dans la partie
}) : { $habit }
teacher-practise = Des problèmes pour s’y exercer
teacher-why = Pourquoi
teacher-after = { $turn } : { $reason }
teacher-show = Jouer sur le plateau
teacher-back = Revenir à la partie
teacher-hint = Conseil
teacher-hint-sought = Recherche d’un conseil…
teacher-hint-told = Essayez { $turn }.
habit-raise = avant de poser une bille, cherchez celles qui peuvent monter, de chaque côté : monter ne coûte rien.
habit-square = cherchez les carrés à compléter ou à menacer ; chacun rend des billes.
habit-two-back = quand un carré est à compléter, complétez-le et reprenez deux billes.
habit-free-the-second = reprenez par le haut : la première bille peut libérer la seconde.
habit-decline-to-take-back = après un carré, réfléchissez aux billes à reprendre ; parfois, moins vaut mieux.
habit-block-a-square = avant chaque coup, regardez où l’adversaire peut compléter un carré, et ce qu’ouvre votre bille.
habit-zugzwang = vers la fin, comptez les coups tranquilles : souvent, celui qui doit jouer perd.
habit-last-ball = regardez un coup plus loin : la réponse peut-elle finir la partie ?
habit-counting = comptez les réserves, et ce que chaque camp peut encore épargner.
habit-quiet-turn = comparez les coups tranquilles : ils ne se valent pas tous.
habit-defence = quand tout est perdu, prenez le chemin le plus long.
habit-make-it-three = comptez les pions qui resteront : quatre, trois, deux ou un, ce n’est pas la même taille qui l’emporte.
habit-set-aside = cherchez un pion d’une taille déjà présente sur l’équateur : il change le nombre restant.
habit-force-a-pass = cherchez les points après lesquels l’adversaire ne peut plus bouger.
habit-fifth-battle = gardez les bonnes tailles pour la dernière bataille.
habit-pile = surveillez la pile : la dernière bataille l’emporte tout entière.
