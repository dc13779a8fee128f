# A két játék szavai, a Pylos minden felületén közösen.
title = Pylos
game-pyramid = Pylos
game-equator = Le Pylos, 1986
side-light = Világos
side-dark = Sötét
side-blue = Kék
side-red = Piros
ball-light = világos golyó
ball-dark = sötét golyó
level-number = { $number }. szint
in-reserve = { $count ->
    [one] { $count } golyó a tárolóban
   *[other] { $count } golyó a tárolóban
}
points = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
}
pawn = { $owner ->
    [blue] kék
   *[red] piros
} korong, mérete { $size }
pawn-hidden = { $owner ->
    [blue] kék
   *[red] piros
} korong, rejtve
pawn-short = { $owner ->
    [blue] kék
   *[red] piros
} { $size }

rules-children = Gyerekeknek
rules-standard = Alapjáték
rules-advanced = Haladóknak
rules-carpentier = Carpentier
rules-jeux-et-strategie = Jeux et Stratégie
option-must = kötelező levétel
option-raise = üres tárolóval is lehet emelni
option-5 = öt pont az egyenlítőn
option-slide = csúsztatás
option-straight = egyenes csúsztatás
option-free = szabad lépés
option-old = a régi korong kerül félre
option-new = az új korong kerül félre
option-any = bármelyik korong válaszolhat
option-line = kijelölt válaszok
option-nosingleton = singleton nélkül
option-hidden = rejtett felállás
option-whole = előbb az egyik fél áll fel
option-random = véletlen felállás
option-mirror = tükrözött felállás

won-apex = { $winner } nyer: az utolsó golyó a piramis tetején van.
won-empty-reserve = { $winner } nyer: az ellenfél tárolója üres.
won-no-raise = { $winner } nyer: az ellenfél tárolója üres, és emelni sem tud.
won-points = { $winner } nyer, az eredmény { $score }.
won-resignation = { $winner } nyer: az ellenfél feladta.
won-time = { $winner } időtúllépéssel nyer.
won-abandonment = { $winner } nyer: az ellenfél elment.
draw-repetition = Döntetlen: ugyanaz az állás túl sokszor ismétlődött.
draw-agreement = Döntetlen megegyezéssel.
result-aborted = A játszmát törölték.
reason-apex = Az utolsó golyó a piramis tetején van.
reason-empty-reserve = { $loser } tárolója üres.
reason-no-raise = { $loser } tárolója üres, és emelni sem tud.
reason-points = { $score } pont
reason-resignation = { $loser } feladta.
reason-time = { $loser } ideje lejárt.
reason-abandonment = { $loser } elhagyta a játszmát.
reason-repetition = Ugyanaz az állás túl sokszor ismétlődött.
reason-agreement = Közös megegyezéssel.
reason-aborted = Véget ért, mielőtt igazán elkezdődött volna.
end-won = Nyertél!
end-lost = Vesztettél
end-drawn = Döntetlen
end-wins = { $winner } nyert!
end-aborted = Törölt játszma

value-win = { $plies } lépésben nyer
value-loss = { $plies } lépésben veszít
value-won = nyert
value-lost = vesztett
value-draw = döntetlen
value-estimate = kb. { $score }
value-points-ahead = { $points ->
    [one] egy pont előny
   *[other] { $points } pont előny
}
value-points-behind = { $points ->
    [one] egy pont hátrány
   *[other] { $points } pont hátrány
}

decides-largest = { $left } korong az egyenlítőn: a legnagyobb nyer
decides-middle = { $left } korong az egyenlítőn: a középső nyer
decides-smallest = { $left } korong az egyenlítőn: a legkisebb nyer
decides-only = egyetlen korong az egyenlítőn: az nyer
decides-leader = senki sem tudott játszani: a csata kezdője nyer
battle-setup = A féltekék feltöltése folyik.
battle-over = Mind az öt csata véget ért.
battle-empty = { $number }. csata az 5-ből: { $leader } kezd.
battle-standing = { $number }. csata az 5-ből; { $why }, most: { $pawn }.
battle-report = { $number }. csata: { $why }, { $pawn }. Zsákmány: { $captured }.

said-place = { $side } golyót tesz ide: { $cell }.
said-raise = { $side } emel: { $from }, ide: { $to }.
said-take-back = { $side } levesz { $count ->
    [one] egy golyót
   *[other] { $count } golyót
}: { $cells }.
said-set = { $side } korongot állít ide: { $point }, mérete { $size }.
said-slide = { $side } csúsztat: { $from }, ide: { $to }.
said-pass = { $side } passzol.

hint-raise = Hová kerüljön ez a golyó? Csak magasabbra.
hint-slide = Válassz egy kiemelt pontot az egyenlítőn.
side-to-move = { $side } következik
side-arranges = { $side } titokban rakja fel a korongjait
hand-over = Add át a képernyőt: { $side }
hand-over-text = { $from } korongjai a helyükön vannak, rejtve. Most { $to } rakja fel a sajátjait, { $from } pedig nem néz oda.
value-for = { $side }: { $value }
