# Les problèmes, sur les pages.
puzzle-page-lead = Une position, un seul bon coup. Aussi sans connexion.
puzzle-page-daily = Le problème du jour
puzzle-page-daily-lead = { $date }, le même pour tous.
puzzle-page-daily-solve = Le résoudre
puzzle-page-daily-again = Revoir
puzzle-page-themes = Par thème
puzzle-page-any = Tous les thèmes
puzzle-page-streak = Contre la montre
puzzle-page-streak-lead = Trois minutes, trois erreurs : combien en trouverez-vous ?
puzzle-page-streak-start = Lancer le chrono
puzzle-page-streak-another = Encore une fois
puzzle-page-streak-found = { $found ->
    [one] { $found } trouvé
   *[other] { $found } trouvés
}
puzzle-page-streak-missed = Erreurs : { $missed } sur { $of }
puzzle-page-streak-best = Votre record : { $best }
puzzle-page-streak-longest = Votre meilleur résultat !
puzzle-page-time-left = Temps restant
puzzle-page-again = Ce que vous avez manqué
puzzle-page-again-lead = Les problèmes manqués reviennent après un jour, puis trois, puis de plus en plus tard tant que vous les trouvez. De même les fautes que vous ajoutez depuis la revue d’une partie.
puzzle-page-bring-back = Me reproposer ce que je manque
puzzle-page-due = À revoir : { $due } ; en attente : { $waiting }
puzzle-page-again-start = Les réessayer
puzzle-page-nothing-due = Rien à revoir pour l’instant. Revenez demain.
puzzle-page-progress = Où vous en êtes
puzzle-page-tried = Essayés : { $tried } ; trouvés du premier coup : { $solved }
puzzle-page-kept-device = Cote et progrès restent sur cet appareil.
puzzle-page-kept-account = Cote et progrès sont gardés avec votre compte.
puzzle-page-rating = cote { $rating }
puzzle-page-your-rating = Votre cote : { $rating }, sur { $puzzles ->
    [one] un problème
   *[other] { $puzzles } problèmes
}
puzzle-page-named = Problème { $name }
puzzle-page-none = Ce problème n’existe pas.
puzzle-page-no-theme = Le thème « { $theme } » n’existe pas.
puzzle-page-no-day = « { $day } » n’est pas une date.
puzzle-page-all-done = Vous les avez tous essayés. Choisissez un autre thème ou d’autres règles.
puzzle-page-next = Problème suivant

puzzle-page-goal-win = Trouvez le coup qui gagne.
puzzle-page-goal-draw = Trouvez le coup qui sauve la nulle.
puzzle-page-goal-points = Trouvez le coup qui garde tous les points.
puzzle-page-goal-resist = Tout perd : trouvez le coup qui résiste le plus longtemps.
puzzle-page-goal-better = Ici, vous vous êtes trompé. Trouvez mieux.
puzzle-page-you-played = Dans la partie, vous avez joué { $turn }.
puzzle-page-found = { $found } coups trouvés sur { $decisions }
puzzle-page-right = Juste. { $found } sur { $decisions } ; continuez.
puzzle-page-solved = { $decisions ->
    [one] Juste : résolu.
   *[other] Juste : { $found } sur { $decisions } trouvés.
}
puzzle-page-leaves = Pas { $turn }. Avant : { $before }. Après : { $after }.
puzzle-page-hint = Indice
puzzle-page-hinted = Regardez { $places }.
puzzle-page-solution = Solution
puzzle-page-line = La solution : { $turns }
puzzle-page-analyse = Analyser à partir d’ici
puzzle-page-about = Thèmes : { $themes }
puzzle-page-share = Partager le résultat
puzzle-page-share-solved = Résolu
puzzle-page-share-missed = Non résolu

puzzle-page-sheet = Douze sur papier
puzzle-page-sheet-title = Douze problèmes, { $rules }
puzzle-page-sheet-lead = Dans chaque position, un seul coup est bon. Les solutions sont à la fin.
puzzle-page-sheet-others = Douze autres
puzzle-page-sheet-solutions = Solutions
puzzle-page-print = Imprimer

practise-mistakes = { $side } : travailler { $count ->
    [one] la faute
   *[other] { $count } fautes
}
practise-queued = Elles vous attendent parmi les problèmes.
practise-go = Travailler maintenant
