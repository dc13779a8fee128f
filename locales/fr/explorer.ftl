# L’explorateur : l’arbre du jeu de la pyramide.
explorer = Explorateur
explore-path = Le chemin jusqu’ici
explore-start = Plateau vide
explore-start-elsewhere = Départ
explore-branches = { $count ->
    [one] Un coup, aux symétries près
   *[other] { $count } coups, aux symétries près
}
explore-alike = { $count } coups qui mènent à la même position, tournée ou en miroir
explore-win = gagne
explore-loss = perd
explore-unknown = inconnu
explore-replies = { $all ->
    [one] une réponse
   *[other] { $all } réponses
}
explore-replies-win = { $good ->
    [one] { $good } réponse sur { $all } gagne
   *[other] { $good } réponses sur { $all } gagnent
}
explore-replies-draw = { $good ->
    [one] { $good } réponse sur { $all } annule
   *[other] { $good } réponses sur { $all } annulent
}
explore-replies-none = { $all ->
    [one] la seule réponse perd
   *[other] les { $all } réponses perdent toutes
}
explore-ends = termine la partie
explore-people = Joueurs : gagné { $won }, nul { $drawn }, perdu { $lost }
explore-computers = Ordinateurs : gagné { $won }, nul { $drawn }, perdu { $lost }
explore-never-played = Personne n’a encore joué à partir d’ici sur ce serveur.
explore-proof = Sans la table de toutes les positions, un résultat n’est donné que s’il est connu par cœur ou prouvé par une recherche ; rien n’est deviné. Les distances demandent la table.
explore-waiting = On compte les bonnes réponses…
explore-picture = Image (PNG)
explore-drawing = Dessin (SVG)
explore-take = À emporter
explore-curiosities = Curiosités
explore-longest-win = Le gain le plus long
explore-longest-win-what = { $count } coups des deux camps, au meilleur jeu
explore-quietest-zugzwang = Le zugzwang le plus calme
explore-quietest-zugzwang-what = { $count } billes, rien à monter ni à compléter : celui qui doit jouer perd
explore-many-taken-back = Beaucoup de billes reprises
explore-many-taken-back-what = Une partie au meilleur jeu où { $count } billes sont reprises
explore-no-curiosities = On n’en connaît pas sous ces règles.
explore-keys = Haut et bas : choisir un coup. Droite : le jouer. Gauche : le reprendre.
explore-from-here = Explorer l’arbre à partir d’ici
