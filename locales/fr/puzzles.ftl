# Problèmes : ce qu’en disent le terminal et les feuilles, et les noms de leurs
# thèmes pour tous.

## Buts
puzzle-goal-win = { $side } joue et gagne
puzzle-goal-draw = { $side } joue et annule
puzzle-goal-points = { $side } joue et garde ses points
puzzle-goal-resist = { $side } est perdant : résistez le plus longtemps possible
puzzle-turns = { $count ->
    [one] un coup à trouver
   *[other] { $count } coups à trouver
}

## Au terminal
puzzle-title = Problème { $id }, { $rules }, cote { $rating }
puzzle-orders = Tapez un coup, « hint » (indice), « solution », « next » (suivant) ou « quit ».
puzzle-right = { $turn } : c’est juste.
puzzle-wrong = { $turn } : ce n’est pas cela.
puzzle-wrong-reply = { $turn } : ce n’est pas cela. { $side } répond { $reply }.
puzzle-left = { $side } maintenant : { $value }. Essayez encore.
puzzle-hint = Indice : { $steps }
puzzle-solution = Solution : { $line }
puzzle-solved = Résolu !
puzzle-solved-with-help = Trouvé, avec de l’aide.
puzzle-about = Thèmes : { $themes }
puzzle-rating = Votre cote : { $rating } ({ $change })
puzzle-over = Ce problème est terminé : « next » passe au suivant, « quit » arrête.
puzzle-no-more = Il ne reste pas de tel problème.
puzzle-no-next = Ici, « next » ne mène à rien.
puzzle-shared = Problème Pylos du { $date } : { $marks }

## Sur papier
puzzle-sheet = Douze problèmes de Pylos
puzzle-sheet-about = { $rules }. Dans chaque position, une seule voie garde ce que possède le joueur au trait.
puzzle-sheet-solutions = Solutions
