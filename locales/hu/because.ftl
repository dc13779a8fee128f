# Miért jó vagy rossz egy lépés. Minden mondat egy lépéssor tényeit mondja el;
# hogy melyeket, azt a docs/teaching.md írja le. A felek alanyként állnak.

## A piramis: mit tesz egy lépés
because-wins-now = { $by ->
    [apex] { $turn }: az utolsó golyó a piramis tetején, { $side } azonnal nyer.
   *[other] { $turn } után az ellenfél nem tud mivel lépni: { $side } azonnal nyer.
}
because-completes = { $turn } befejez { $shape ->
    [square] egy négyzetet
    [line] egy sort
   *[several] több négyzetet vagy sort
}, és levesz { $taken ->
    [1] egy golyót
   *[other] két golyót
}; a tárolók ezután: { $side } { $own }, { $other } { $others }.
because-frees-second = { $turn }: ha előbb { $first } kerül le, { $second } felszabadul.
because-keeps-balls = { $turn } befejez { $shape ->
    [square] egy négyzetet
    [line] egy sort
   *[several] több négyzetet vagy sort
}, és { $taken ->
    [0] semmit sem vesz le
   *[other] csak egy golyót vesz le
}: aki többet vesz le, elszalasztja { $kept ->
    [win] a győzelmet
   *[draw] a döntetlent
}.
because-raises = { $turn } fölemel egy golyót, és semmibe sem kerül; a tárolók ezután: { $side } { $own }, { $other } { $others }.
because-only-stop = { $turn } az egyetlen lépés, amely után { $other } nem tud befejezni { $shape ->
    [square] egy négyzetet
    [line] egy sort
   *[several] több négyzetet vagy sort
} itt: { $cell }.
because-stops = { $turn } után { $other } már nem tud befejezni { $shape ->
    [square] egy négyzetet
    [line] egy sort
   *[several] több négyzetet vagy sort
} itt: { $cell }.
because-threatens = { $turn } után { $side } több helyen is befejezhet valamit: { $cells }; { $other } nem tudja mindet megakadályozni.
because-zugzwang = { $turn } után az veszít, akinek lépnie kell, és { $other } következik.
because-only-turn = { $turn } az egyetlen lehetséges lépés.
because-only-keeps = Csak { $turn } tartja meg { $kept ->
    [win] a győzelmet
   *[draw] a döntetlent
}; minden más lépés elszalasztja.
because-holds-out = Minden lépés veszít; { $turn } tart ki a legtovább, a két fél { $plies } lépéséig.

## A piramis: mi a baj egy lépéssel
because-other-take-back = A golyó jó helyre kerül, de { $turn } nem a jókat veszi le: { $best } megtartja { $kept ->
    [win] a győzelmet
   *[draw] a döntetlent
}.
because-answer-wins = { $by ->
    [apex] { $other } válasza lehet { $answer }, az utolsó golyó a piramis tetején, és azonnal nyer.
   *[other] { $other } válasza lehet { $answer }, és azonnal nyer: az ellenfél nem tud mivel lépni.
}
because-leaves-square = { $other } válasza lehet { $answer }: befejez { $shape ->
    [square] egy négyzetet
    [line] egy sort
   *[several] több négyzetet vagy sort
} itt: { $cell }, és levesz { $taken ->
    [1] egy golyót
   *[other] két golyót
}; { $stop } ezt megakadályozza.
because-opens-square = { $turn } lehetővé teszi ezt: { $answer }; { $other } befejez { $shape ->
    [square] egy négyzetet
    [line] egy sort
   *[several] több négyzetet vagy sort
}, és levesz { $taken ->
    [1] egy golyót
   *[other] két golyót
}.
because-answer-completes = { $other } válasza lehet { $answer }: befejez { $shape ->
    [square] egy négyzetet
    [line] egy sort
   *[several] több négyzetet vagy sort
}, és levesz { $taken ->
    [1] egy golyót
   *[other] két golyót
}; a tárolók ezután: { $side } { $own }, { $other } { $others }.
because-answer-threatens = { $other } válasza lehet { $answer }, és utána több helyen is befejezhet valamit: { $cells }; { $side } nem tudja mindet megakadályozni.
because-opens-raise = { $turn } megnyitja ezt a helyet: { $to }; { $other } oda emelhet egy golyót ({ $answer }), és ez semmibe sem kerül.
because-answer-raises = { $other } válasza lehet { $answer }, egy emelés, amely semmibe sem kerül; a tárolók ezután: { $side } { $own }, { $other } { $others }.
because-answer-zugzwang = { $other } válasza lehet { $answer }: utána az veszít, akinek lépnie kell, és { $side } következik.
because-answer-stops = { $other } válasza lehet { $answer }, és { $side } már nem tud befejezni { $shape ->
    [square] egy négyzetet
    [line] egy sort
   *[several] több négyzetet vagy sort
} itt: { $cell }.
because-later-completes = A legjobb folytatásban { $other } befejez { $shape ->
    [square] egy négyzetet
    [line] egy sort
   *[several] több négyzetet vagy sort
} innen a { $number }. lépésével, { $later }, és levesz { $taken ->
    [1] egy golyót
   *[other] két golyót
}.
because-runs-out = { $turn } után a tárolók: { $side } { $own }, { $other } { $others }; a legjobb folytatásban emeléssel és levétellel { $side } { $saved } golyót spórol, { $other } { $saves } golyót, és elsőként { $loser } nem tud tovább lépni.

## Az egyenlítő
because-sets-aside = { $turn } félretesz egy korongot ({ $owner }, méret: { $size }).
because-answer-sets-aside = { $other } válasza lehet { $answer }, amely félretesz egy korongot ({ $owner }, méret: { $size }).
because-battle-goes = { $decides ->
    [leader] { $battle }. csata: a legjobb folytatásban senki sem tud játszani, így { $winner } nyeri meg, aki kezdi.
    [only] { $battle }. csata: a legjobb folytatásban egyetlen korong marad, és az nyer: { $winner }, méret: { $size }.
    [smallest] { $battle }. csata: a legjobb folytatásban { $left } korong marad, ezért a legkisebb nyer: { $winner }, méret: { $size }.
    [middle] { $battle }. csata: a legjobb folytatásban { $left } korong marad, ezért a középső nyer: { $winner }, méret: { $size }.
   *[largest] { $battle }. csata: a legjobb folytatásban { $left } korong marad, ezért a legnagyobb nyer: { $winner }, méret: { $size }.
}
because-last-battle = { $decides ->
    [leader] A legjobb folytatásban az utolsó csatában senki sem tud játszani, így { $winner } nyeri meg, aki kezdi
    [only] A legjobb folytatásban az utolsó csatában egyetlen korong marad, és az nyer: { $winner }, méret: { $size }
    [smallest] A legjobb folytatásban az utolsó csatában { $left } korong marad, ezért a legkisebb nyer: { $winner }, méret: { $size }
    [middle] A legjobb folytatásban az utolsó csatában { $left } korong marad, ezért a középső nyer: { $winner }, méret: { $size }
   *[largest] A legjobb folytatásban az utolsó csatában { $left } korong marad, ezért a legnagyobb nyer: { $winner }, méret: { $size }
}; a halommal ({ $pile }){ $singleton ->
    [0] {""}
   *[other] {" "}és a singletonnal
} együtt ez { $points } pont.
because-designates = Erre: { $turn }, { $other } csak innen válaszolhat: { $cells }.
because-forces-pass = { $turn } után { $other } kénytelen passzolni.
because-only-points = Csak { $turn } tartja meg ezeket a pontokat; minden más lépés elveszít belőlük.

## Amit egy tanár a végén mond
teacher-title = Amit érdemes megjegyezni
teacher-decided = Ezek a lépések döntötték el a játszmát:
teacher-flawless = Egyik fél sem szalasztott el semmit.
teacher-habit = { $side } ezen dolgozhat ({ $times } alkalommal fordult elő): { $habit }
teacher-practise = Feladványok a gyakorláshoz
teacher-why = Miért
teacher-after = { $turn }: { $reason }
teacher-show = Lejátszás a táblán
teacher-back = Vissza a játszmához
teacher-hint = Tanács
teacher-hint-sought = Tanácson gondolkodom…
teacher-hint-told = Próbáld ezt: { $turn }.
habit-raise = mielőtt golyót teszel fel, keress olyat, amelyik emelhető, nálad és az ellenfélnél is: az emelés ingyen van.
habit-square = keresd a négyzeteket, amelyeket befejezhetsz, vagy amelyekkel fenyegethetsz; mindegyik golyókat ad vissza.
habit-two-back = ha négyzetet fejezhetsz be, fejezd be, és vegyél le két golyót.
habit-free-the-second = felülről vedd le a golyókat: az első felszabadíthatja a másodikat.
habit-decline-to-take-back = négyzet után gondold meg, melyik golyókat veszed le; néha a kevesebb jobb.
habit-block-a-square = minden lépés előtt nézd meg, hol fejezhet be az ellenfél négyzetet, és mit nyit meg a te golyód.
habit-zugzwang = a vége felé számold a csendes lépéseket: gyakran az veszít, akinek lépnie kell.
habit-last-ball = nézz egy lépéssel előre: véget vethet a válasz a játszmának?
habit-counting = számold a tárolókat, és azt, mit spórolhat még a két fél.
habit-quiet-turn = hasonlítsd össze a csendes lépéseket: nem mind egyforma.
habit-defence = ha minden elveszett, válaszd a leghosszabb utat.
habit-make-it-three = számold ki, hány korong marad: négynél, háromnál, kettőnél és egynél más méret nyer.
habit-set-aside = keress olyan korongot, amilyen méretű már van az egyenlítőn: megváltoztatja, hány marad.
habit-force-a-pass = keresd azokat a pontokat, amelyek után az ellenfél nem tud lépni.
habit-fifth-battle = tartsd meg a jó méreteket az utolsó csatára.
habit-pile = figyeld a halmot: az utolsó csata az egészet viszi.
