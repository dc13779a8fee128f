# Cuvintele celor două jocuri, comune tuturor interfețelor Pylos.
title = Pylos
game-pyramid = Pylos
game-equator = Le Pylos, 1986
side-light = Bilele deschise
side-dark = Bilele închise
side-blue = Albastru
side-red = Roșu
ball-light = bilă deschisă
ball-dark = bilă închisă
level-number = nivelul { $number }
in-reserve = { $count ->
    [one] { $count } bilă în rezervă
    [few] { $count } bile în rezervă
   *[other] { $count } de bile în rezervă
}
points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
pawn = pion { $owner ->
    [blue] albastru
   *[red] roșu
} de mărimea { $size }
pawn-hidden = pion { $owner ->
    [blue] albastru
   *[red] roșu
}, ascuns
pawn-short = { $owner ->
    [blue] albastru
   *[red] roșu
} { $size }

rules-children = Copii
rules-standard = Standard
rules-advanced = Avansați
rules-carpentier = Carpentier
rules-jeux-et-strategie = Jeux et Stratégie
option-must = recuperare obligatorie
option-raise = se poate urca și cu rezerva goală
option-5 = cinci puncte pe ecuator
option-slide = alunecare
option-straight = alunecare dreaptă
option-free = mutare liberă
option-old = pionul vechi e dat la o parte
option-new = pionul nou e dat la o parte
option-any = răspunde orice pion
option-line = răspunsuri desemnate
option-nosingleton = fără singleton
option-hidden = așezare ascunsă
option-whole = o parte se așază prima
option-random = așezare la întâmplare
option-mirror = așezare în oglindă

won-apex = { $winner } câștigă: ultima bilă este în vârf.
won-empty-reserve = { $winner } câștigă: adversarul nu mai are bile în rezervă.
won-no-raise = { $winner } câștigă: adversarul nu mai are bile în rezervă și nu poate urca nimic.
won-points = { $winner } câștigă cu { $score }.
won-resignation = { $winner } câștigă: adversarul a cedat.
won-time = { $winner } câștigă: adversarul a depășit timpul.
won-abandonment = { $winner } câștigă: adversarul a plecat.
draw-repetition = Remiză: aceeași poziție s-a repetat de prea multe ori.
draw-agreement = Remiză de comun acord.
result-aborted = Partida a fost anulată.
reason-apex = Ultima bilă este în vârf.
reason-empty-reserve = { $loser }: nicio bilă în rezervă.
reason-no-raise = { $loser }: nicio bilă în rezervă și nimic de urcat.
reason-points = Puncte: { $score }
reason-resignation = { $loser }: partidă cedată.
reason-time = { $loser }: timp depășit.
reason-abandonment = { $loser }: plecare din partidă.
reason-repetition = Aceeași poziție s-a repetat de prea multe ori.
reason-agreement = De comun acord.
reason-aborted = S-a oprit înainte să înceapă cu adevărat.
end-won = Ai câștigat!
end-lost = Ai pierdut
end-drawn = Remiză
end-wins = { $winner } câștigă!
end-aborted = Partidă anulată

value-win = { $plies ->
    [one] câștig într-o mutare
    [few] câștig în { $plies } mutări
   *[other] câștig în { $plies } de mutări
}
value-loss = { $plies ->
    [one] pierdere într-o mutare
    [few] pierdere în { $plies } mutări
   *[other] pierdere în { $plies } de mutări
}
value-won = partidă câștigată
value-lost = partidă pierdută
value-draw = remiză
value-estimate = circa { $score }
value-points-ahead = { $points ->
    [one] un punct în plus
    [few] { $points } puncte în plus
   *[other] { $points } de puncte în plus
}
value-points-behind = { $points ->
    [one] un punct în minus
    [few] { $points } puncte în minus
   *[other] { $points } de puncte în minus
}

decides-largest = { $left } pioni pe ecuator: câștigă cel mai mare
decides-middle = { $left } pioni pe ecuator: câștigă cel mijlociu
decides-smallest = { $left } pioni pe ecuator: câștigă cel mai mic
decides-only = un singur pion pe ecuator: el câștigă
decides-leader = nimeni n-a putut juca: câștigă cel care a deschis bătălia
battle-setup = Se umplu emisferele.
battle-over = Toate cele cinci bătălii s-au încheiat.
battle-empty = Bătălia { $number } din 5: începe { $leader }.
battle-standing = Bătălia { $number } din 5; { $why }, acum { $pawn }.
battle-report = Bătălia { $number }: { $why }, { $pawn }. Capturați: { $captured }.

said-place = { $side } așază o bilă pe { $cell }.
said-raise = { $side } urcă bila { $from } pe { $to }.
said-take-back = { $side } recuperează { $count ->
    [one] o bilă
    [few] { $count } bile
   *[other] { $count } de bile
}: { $cells }.
said-set = { $side } așază un pion de mărimea { $size } pe { $point }.
said-slide = { $side } mută pionul { $from } pe { $to }.
said-pass = { $side } spune pas.

hint-raise = Unde urcă bila aceasta? Doar mai sus.
hint-slide = Alege un punct evidențiat de pe ecuator.
side-to-move = La mutare: { $side }
side-arranges = { $side } așază în secret
hand-over = Dă ecranul mai departe: { $side }
hand-over-text = { $from } și-a așezat pionii; sunt ascunși. Acum așază { $to }, iar { $from } nu se uită.
value-for = { $side }: { $value }
