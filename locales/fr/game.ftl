# Les mots des deux jeux, communs à toutes les interfaces de Pylos.
title = Pylos
game-pyramid = Pylos
game-equator = Le Pylos, 1986
side-light = Clair
side-dark = Foncé
side-blue = Bleu
side-red = Rouge
ball-light = bille claire
ball-dark = bille foncée
level-number = niveau { $number }
in-reserve = { $count ->
    [one] { $count } bille en réserve
   *[other] { $count } billes en réserve
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
pawn = pion { $owner ->
    [blue] bleu
   *[red] rouge
} de taille { $size }
pawn-hidden = pion { $owner ->
    [blue] bleu
   *[red] rouge
}, caché
pawn-short = { $owner ->
    [blue] bleu
   *[red] rouge
} { $size }

rules-children = Enfants
rules-standard = Standard
rules-advanced = Expert
rules-carpentier = Carpentier
rules-jeux-et-strategie = Jeux et Stratégie
option-must = reprise obligatoire
option-raise = peut monter avec une réserve vide
option-5 = cinq points sur l’équateur
option-slide = glissade
option-straight = glissade en ligne droite
option-free = déplacement libre
option-old = l’ancien pion est écarté
option-new = le nouveau pion est écarté
option-any = tous les pions peuvent répondre
option-line = réponses désignées
option-nosingleton = sans singleton
option-hidden = placement caché
option-whole = un camp se place d’abord
option-random = placement au hasard
option-mirror = placement en miroir

won-apex = { $winner } gagne : la dernière bille est au sommet.
won-empty-reserve = { $winner } gagne : l’adversaire n’a plus de bille en réserve.
won-no-raise = { $winner } gagne : l’adversaire n’a plus de bille en réserve et ne peut rien monter.
won-points = { $winner } gagne { $score }.
won-resignation = { $winner } gagne : l’adversaire abandonne.
won-time = { $winner } gagne au temps.
won-abandonment = { $winner } gagne : l’adversaire est parti.
draw-repetition = Nulle : la même position est revenue trop souvent.
draw-agreement = Nulle d’un commun accord.
result-aborted = La partie a été annulée.
reason-apex = La dernière bille est au sommet.
reason-empty-reserve = { $loser } n’a plus de bille en réserve.
reason-no-raise = { $loser } n’a plus de bille en réserve et ne peut rien monter.
reason-points = { $score } points
reason-resignation = { $loser } a abandonné.
reason-time = { $loser } a dépassé son temps.
reason-abandonment = { $loser } a quitté la partie.
reason-repetition = La même position est revenue trop souvent.
reason-agreement = D’un commun accord.
reason-aborted = Elle s’est arrêtée avant d’avoir vraiment commencé.
end-won = Vous avez gagné !
end-lost = Vous avez perdu
end-drawn = Partie nulle
end-wins = { $winner } gagne !
end-aborted = Partie annulée

value-win = { $plies ->
    [one] gagne en { $plies } coup
   *[other] gagne en { $plies } coups
}
value-loss = { $plies ->
    [one] perd en { $plies } coup
   *[other] perd en { $plies } coups
}
value-won = a gagné
value-lost = a perdu
value-draw = nulle
value-estimate = environ { $score }
value-points-ahead = { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
value-points-behind = { $points ->
    [one] { $points } point de retard
   *[other] { $points } points de retard
}

decides-largest = { $left } pions sur l’équateur : le plus grand l’emporte
decides-middle = { $left } pions sur l’équateur : le médian l’emporte
decides-smallest = { $left } pions sur l’équateur : le plus petit l’emporte
decides-only = un seul pion sur l’équateur : il l’emporte
decides-leader = personne n’a pu jouer : celui qui avait commencé l’emporte
battle-setup = Les hémisphères se remplissent.
battle-over = Les cinq batailles sont terminées.
battle-empty = Bataille { $number } sur 5 : { $leader } commence.
battle-standing = Bataille { $number } sur 5 ; { $why }, pour l’instant { $pawn }.
battle-report = Bataille { $number } : { $why }, { $pawn }. Capturés : { $captured }.

said-place = { $side } pose une bille en { $cell }.
said-raise = { $side } monte la bille { $from } en { $to }.
said-take-back = { $side } reprend { $count ->
    [one] une bille
   *[other] { $count } billes
} : { $cells }.
said-set = { $side } place un pion de taille { $size } en { $point }.
said-slide = { $side } glisse { $from } vers { $to }.
said-pass = { $side } passe.

hint-raise = Où va cette bille ? Seulement plus haut.
hint-slide = Choisissez un point en surbrillance sur l’équateur.
side-to-move = À jouer : { $side }
side-arranges = { $side } se place en secret
hand-over = Passez l’écran à { $side }
hand-over-text = Les pions de { $from } sont placés et cachés. À { $to } de se placer ; { $from } regarde ailleurs.
value-for = { $side } : { $value }
