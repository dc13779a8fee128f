# Comment juger une position : la leçon, et le compte de la règle empirique, que l’analyse montre aussi.
# Les camps viennent avec leur nom. Une règle commence par les points qu’elle donne.
thumb = Règle empirique
thumb-rule = Règle
thumb-here = Ici
thumb-points = Points pour { $side }
thumb-sum = Ensemble
thumb-light-up = Montrer sur le plateau
thumb-lead = { $gives } par bille que { $side } a de plus en réserve que { $other }
thumb-not-behind = { $gives } sauf si { $other } a au moins { $many } billes de plus en réserve
thumb-completions = { $gives } par case où { $side } peut compléter quelque chose
thumb-completes = { $gives } si { $side } peut compléter quelque chose sur au moins { $many ->
    [one] une case
   *[other] { $many } cases
}
thumb-raises = { $gives } si { $side } peut monter au moins { $many ->
    [one] une bille
   *[other] { $many } billes
}
thumb-carry-nothing = { $gives } si { $side } a au moins { $many ->
    [one] une bille qui ne porte
   *[other] { $many } billes qui ne portent
} rien
thumb-short = Règle empirique : { $points } pour { $side }, donc { $wins } devrait gagner
thumb-says = { $points ->
    [one] { $shown } point pour { $mover }, qui doit jouer.
   *[other] { $shown } points pour { $mover }, qui doit jouer.
} Au-dessus de { $needed }, celui qui doit jouer devrait gagner, sinon l’autre : { $wins } devrait donc gagner.
thumb-right = Un tel compte a raison dans { $right } positions décidées sur 100, tirées de parties ({ $rules }).
judge-question = { $rules }, à jouer : { $mover }. Qui gagne si les deux jouent au mieux ?
judge-reserves = En réserve : Clair { $light }, Foncé { $dark }.
judge-next-rule = Règle suivante ({ $number } sur { $of })
judge-all-rules = Tout compter
judge-exact = { $said ->
    [right] C’est juste. Au mieux des deux côtés : { $exact }.
   *[wrong] Ce n’est pas cela. Au mieux des deux côtés : { $exact }.
}
judge-thumb-right = La règle empirique a raison ici.
judge-thumb-wrong = La règle empirique se trompe ici.
judge-look = Voir dans l’analyse
told-judge-reserve = Personne ne voit jusqu’au bout d’une partie. Mais quelques choses se comptent, et le plus souvent elles disent qui gagnera. D’abord la réserve : une bille de plus y vaut un point.
done-judge-reserve = Trois billes d’avance, et presque rien d’autre à voir : cela suffit.
told-judge-completions = Puis les carrés. Une case où vous pouvez en compléter un tout de suite vous rend des billes et vaut deux points. Une case de l’autre camp ne vous en coûte qu’un : c’est à vous, et vous pouvez encore l’empêcher. L’autre camp est toujours compté comme si c’était à lui de jouer.
done-judge-completions = Les réserves sont égales ; c’est le carré que Clair peut compléter qui décide.
told-judge-threats = Une avance en réserve est vite perdue. Avant de vous y fier, regardez ce que l’autre camp peut compléter.
done-judge-threats = Clair a une bille de plus. Mais Foncé a deux cases où compléter un carré, et cela pèse davantage.
told-judge-free = Quand rien ne peut être complété, regardez ce qui peut encore bouger. Une bille qui peut monter en économise une de la réserve, plus tard sinon maintenant ; les billes qui ne portent rien sont libres de le faire.
done-judge-free = Réserves et carrés ne disent rien ici. Les billes que Foncé peut monter décident.
told-judge-advanced = Dans le jeu avancé, les alignements comptent aussi, et les billes reviennent plus souvent. Le compte y est donc différent : ce qui importe le plus, c’est combien de billes de chaque camp ne portent rien, car celles-là peuvent être reprises ou monter.
done-judge-advanced = Foncé a une bille de plus, mais Clair a tant de billes libres qu’elles pèsent davantage.
told-judge-wrong = Une dernière position. Comptez, et jugez.
done-judge-wrong = Un compte ne regarde pas plus loin. Foncé a deux billes de plus, mais seulement trois coups, et chacun perd. Comptez donc d’abord, et regardez quand même les coups suivants.
