# Slova obou her, společná pro všechny podoby Pylosu.
title = Pylos
game-pyramid = Pylos
game-equator = Le Pylos, 1986
side-light = Světlý
side-dark = Tmavý
side-blue = Modrý
side-red = Červený
ball-light = světlá kulička
ball-dark = tmavá kulička
level-number = { $number }. úroveň
in-reserve = { $count ->
    [one] { $count } kulička v zásobníku
    [few] { $count } kuličky v zásobníku
    [many] { $count } kuličky v zásobníku
   *[other] { $count } kuliček v zásobníku
}
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
pawn = { $owner ->
    [blue] modrý
   *[red] červený
} kámen velikosti { $size }
pawn-hidden = { $owner ->
    [blue] modrý
   *[red] červený
} kámen, skrytý
pawn-short = { $owner ->
    [blue] modrý
   *[red] červený
} { $size }

rules-children = Pro děti
rules-standard = Základní
rules-advanced = Pro vyspělé
rules-carpentier = Carpentier
rules-jeux-et-strategie = Jeux et Stratégie
option-must = povinné odebrání
option-raise = s prázdným zásobníkem lze přemístit výš
option-5 = pět bodů na rovníku
option-slide = posun po čarách
option-straight = posun po jedné čáře
option-free = volný tah
option-old = odloží se starší kámen
option-new = odloží se nový kámen
option-any = odpovídá kterýkoli kámen
option-line = určené odpovědi
option-nosingleton = bez singletonu
option-hidden = skryté rozestavení
option-whole = nejdřív rozestaví jedna strana
option-random = náhodné rozestavení
option-mirror = zrcadlové rozestavení

won-apex = { $winner } vítězí: poslední kulička je na vrcholu.
won-empty-reserve = { $winner } vítězí: soupeř nemá v zásobníku žádnou kuličku.
won-no-raise = { $winner } vítězí: soupeř nemá kuličku v zásobníku a nemůže žádnou přemístit výš.
won-points = { $winner } vítězí { $score }.
won-resignation = { $winner } vítězí: soupeř se vzdal.
won-time = { $winner } vítězí na čas.
won-abandonment = { $winner } vítězí: soupeř odešel.
draw-repetition = Remíza: stejná pozice se opakovala příliš často.
draw-agreement = Remíza dohodou.
result-aborted = Partie byla zrušena.
reason-apex = Poslední kulička je na vrcholu.
reason-empty-reserve = { $loser } nemá v zásobníku žádnou kuličku.
reason-no-raise = { $loser } nemá kuličku v zásobníku a nemůže žádnou přemístit výš.
reason-points = Body { $score }
reason-resignation = { $loser } se vzdal.
reason-time = { $loser } překročil čas.
reason-abandonment = { $loser } opustil partii.
reason-repetition = Stejná pozice se opakovala příliš často.
reason-agreement = Dohodou obou stran.
reason-aborted = Skončila dřív, než opravdu začala.
end-won = Vyhráli jste!
end-lost = Prohráli jste
end-drawn = Remíza
end-wins = { $winner } vítězí!
end-aborted = Partie zrušena

value-win = { $plies ->
    [one] vyhraje za { $plies } tah
    [few] vyhraje za { $plies } tahy
    [many] vyhraje za { $plies } tahu
   *[other] vyhraje za { $plies } tahů
}
value-loss = { $plies ->
    [one] prohraje za { $plies } tah
    [few] prohraje za { $plies } tahy
    [many] prohraje za { $plies } tahu
   *[other] prohraje za { $plies } tahů
}
value-won = vyhrál
value-lost = prohrál
value-draw = remíza
value-estimate = asi { $score }
value-points-ahead = { $points ->
    [one] o bod víc
    [few] o { $points } body víc
    [many] o { $points } bodu víc
   *[other] o { $points } bodů víc
}
value-points-behind = { $points ->
    [one] o bod méně
    [few] o { $points } body méně
    [many] o { $points } bodu méně
   *[other] o { $points } bodů méně
}

decides-largest = { $left } kameny na rovníku: vyhrává největší
decides-middle = { $left } kameny na rovníku: vyhrává prostřední
decides-smallest = { $left } kameny na rovníku: vyhrává nejmenší
decides-only = jediný kámen na rovníku vyhrává
decides-leader = nikdo nemohl hrát: vyhrává ten, kdo bitvu zahájil
battle-setup = Polokoule se zaplňují.
battle-over = Všech pět bitev skončilo.
battle-empty = Bitva { $number } z 5: začíná { $leader }.
battle-standing = Bitva { $number } z 5; { $why }, teď { $pawn }.
battle-report = Bitva { $number }: { $why }, { $pawn }. Zajato: { $captured }.

said-place = { $side } pokládá kuličku na { $cell }.
said-raise = { $side } přemisťuje { $from } na { $to }.
said-take-back = { $side } bere zpět { $count ->
    [one] jednu kuličku
    [few] { $count } kuličky
    [many] { $count } kuličky
   *[other] { $count } kuliček
}: { $cells }.
said-set = { $side } staví kámen velikosti { $size } na { $point }.
said-slide = { $side } posouvá { $from } na { $to }.
said-pass = { $side } vynechává tah.

hint-raise = Kam s touto kuličkou? Jen výš.
hint-slide = Vyberte zvýrazněný bod rovníku.
side-to-move = Na tahu: { $side }
side-arranges = { $side } tajně staví
hand-over = Předejte obrazovku: { $side }
hand-over-text = { $from } má kameny postavené a skryté. Teď staví { $to } a { $from } se nedívá.
value-for = { $side }: { $value }
