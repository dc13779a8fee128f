# Proč je tah dobrý nebo špatný. Každá věta uvádí fakta o sledu tahů;
# docs/teaching.md říká, která. Strany jsou ve větách podmětem.

## Pyramida: co tah dělá
because-wins-now = { $by ->
    [apex] { $turn } klade poslední kuličku na vrchol: { $side } hned vyhrává.
   *[other] Po { $turn } nemá soupeř čím hrát: { $side } hned vyhrává.
}
because-completes = { $turn } doplní { $shape ->
    [square] čtverec
    [line] řadu
   *[several] více čtverců nebo řad
} a vezme zpět { $taken ->
    [1] jednu kuličku
   *[other] dvě kuličky
}; zásobníky pak: { $side } { $own }, { $other } { $others }.
because-frees-second = { $turn }: vezme-li se zpět nejdřív { $first }, uvolní se { $second }.
because-keeps-balls = { $turn } doplní { $shape ->
    [square] čtverec
    [line] řadu
   *[several] více čtverců nebo řad
} a { $taken ->
    [0] nevezme zpět nic
   *[other] vezme zpět jen jednu kuličku
}: vzít zpět víc by znamenalo pustit { $kept ->
    [win] výhru
   *[draw] remízu
}.
because-raises = { $turn } přemístí kuličku výš a ze zásobníku nebere nic; zásobníky pak: { $side } { $own }, { $other } { $others }.
because-only-stop = { $turn } je jediný tah, po kterém { $other } nemůže doplnit { $shape ->
    [square] čtverec
    [line] řadu
   *[several] více čtverců nebo řad
} na { $cell }.
because-stops = Po { $turn } už { $other } nemůže doplnit { $shape ->
    [square] čtverec
    [line] řadu
   *[several] více čtverců nebo řad
} na { $cell }.
because-threatens = Po { $turn } může { $side } něco doplnit na { $cells }; { $other } všemu nezabrání.
because-zugzwang = Po { $turn } prohrává ten, kdo je na tahu, a na tahu je { $other }.
because-only-turn = { $turn } je jediný možný tah.
because-only-keeps = Jen { $turn } udrží { $kept ->
    [win] výhru
   *[draw] remízu
}; každý jiný tah ji pustí.
because-holds-out = Každý tah prohrává; { $turn } vydrží nejdéle, tahů obou stran: { $plies }.

## Pyramida: co je na tahu špatně
because-other-take-back = Kulička je správná, ale { $turn } bere zpět nesprávné kuličky: { $best } udrží { $kept ->
    [win] výhru
   *[draw] remízu
}.
because-answer-wins = { $by ->
    [apex] { $other } může odpovědět { $answer }, poslední kuličkou na vrchol, a hned vyhrává.
   *[other] { $other } může odpovědět { $answer } a hned vyhrává: soupeř nemá čím hrát.
}
because-leaves-square = { $other } může odpovědět { $answer }, doplnit { $shape ->
    [square] čtverec
    [line] řadu
   *[several] více čtverců nebo řad
} na { $cell } a vzít zpět { $taken ->
    [1] jednu kuličku
   *[other] dvě kuličky
}; { $stop } tomu zabrání.
because-opens-square = { $turn } umožní { $answer }: { $other } doplní { $shape ->
    [square] čtverec
    [line] řadu
   *[several] více čtverců nebo řad
} a vezme zpět { $taken ->
    [1] jednu kuličku
   *[other] dvě kuličky
}.
because-answer-completes = { $other } může odpovědět { $answer }, doplnit { $shape ->
    [square] čtverec
    [line] řadu
   *[several] více čtverců nebo řad
} a vzít zpět { $taken ->
    [1] jednu kuličku
   *[other] dvě kuličky
}; zásobníky pak: { $side } { $own }, { $other } { $others }.
because-answer-threatens = { $other } může odpovědět { $answer } a pak něco doplnit na { $cells }; { $side } všemu nezabrání.
because-opens-raise = { $turn } otevírá { $to }: { $other } tam může tahem { $answer } přemístit kuličku výš, a to nestojí nic ze zásobníku.
because-answer-raises = { $other } může odpovědět { $answer } a přemístit kuličku výš, což nestojí nic ze zásobníku; zásobníky pak: { $side } { $own }, { $other } { $others }.
because-answer-zugzwang = { $other } může odpovědět { $answer }: pak prohrává ten, kdo je na tahu, a na tahu je { $side }.
because-answer-stops = { $other } může odpovědět { $answer } a { $side } už nemůže doplnit { $shape ->
    [square] čtverec
    [line] řadu
   *[several] více čtverců nebo řad
} na { $cell }.
because-later-completes = V nejlepším pokračování { $other } doplní { $shape ->
    [square] čtverec
    [line] řadu
   *[several] více čtverců nebo řad
} tahem { $later }, svým { $number }. tahem odtud, a vezme zpět { $taken ->
    [1] jednu kuličku
   *[other] dvě kuličky
}.
because-runs-out = Po { $turn } jsou zásobníky: { $side } { $own }, { $other } { $others }; v nejlepším pokračování { $side } ušetří přemístěním výš a braním zpět { $saved }, { $other } { $saves } a první nemůže hrát dál { $loser }.

## Rovník
because-sets-aside = { $turn } odloží kámen ({ $owner }, velikost { $size }).
because-answer-sets-aside = { $other } může odpovědět { $answer }, čímž odloží kámen ({ $owner }, velikost { $size }).
because-battle-goes = { $decides ->
    [leader] V nejlepším pokračování nemůže v bitvě { $battle } nikdo hrát, a tak ji vyhrává { $winner }, který ji zahajuje.
    [only] Bitva { $battle }: v nejlepším pokračování zůstane jediný kámen a ten vyhrává: { $winner }, velikost { $size }.
    [smallest] Bitva { $battle }: v nejlepším pokračování zůstanou { $left } kameny, takže vyhrává nejmenší: { $winner }, velikost { $size }.
    [middle] Bitva { $battle }: v nejlepším pokračování zůstanou { $left } kameny, takže vyhrává prostřední: { $winner }, velikost { $size }.
   *[largest] Bitva { $battle }: v nejlepším pokračování zůstanou { $left } kameny, takže vyhrává největší: { $winner }, velikost { $size }.
}
because-last-battle = { $decides ->
    [leader] V nejlepším pokračování nemůže v poslední bitvě nikdo hrát, a tak ji vyhrává { $winner }, který ji zahajuje
    [only] V nejlepším pokračování zůstane v poslední bitvě jediný kámen a ten vyhrává: { $winner }, velikost { $size }
    [smallest] V nejlepším pokračování zůstanou v poslední bitvě { $left } kameny, takže vyhrává nejmenší: { $winner }, velikost { $size }
    [middle] V nejlepším pokračování zůstanou v poslední bitvě { $left } kameny, takže vyhrává prostřední: { $winner }, velikost { $size }
   *[largest] V nejlepším pokračování zůstanou v poslední bitvě { $left } kameny, takže vyhrává největší: { $winner }, velikost { $size }
}; s hromádkou ({ $pile }){ $singleton ->
    [0] {""}
   *[other] {" "}a singletonem
} to dělá { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
because-designates = { $other } smí na { $turn } odpovědět jen z { $cells }.
because-forces-pass = Po { $turn } musí { $other } vynechat.
because-only-points = Jen { $turn } udrží tyto body; každý jiný tah některé pustí.

## Co řekne učitel na konci
teacher-title = Co si odnést
teacher-decided = O partii rozhodly tyto tahy:
teacher-flawless = Žádná strana nic nepustila.
teacher-habit = Na čem by měl zapracovat { $side } ({ $times ->
    [one] v partii jednou
   *[other] v partii { $times }krát
}): { $habit }
teacher-practise = Úlohy k procvičení
teacher-why = Proč
teacher-after = { $turn }: { $reason }
teacher-show = Přehrát na desce
teacher-back = Zpět k partii
teacher-hint = Rada
teacher-hint-sought = Hledá se rada…
teacher-hint-told = Zkuste { $turn }.
habit-raise = než položíte kuličku, hledejte takovou, která může výš, svou i soupeřovu: přemístění nic nestojí.
habit-square = hledejte čtverce, které můžete doplnit nebo jimi hrozit; každý vrací kuličky.
habit-two-back = když lze doplnit čtverec, doplňte ho a vezměte zpět dvě kuličky.
habit-free-the-second = berte zpět shora: první kulička může uvolnit druhou.
habit-decline-to-take-back = po čtverci přemýšlejte, které kuličky vzít zpět; někdy je lepší méně.
habit-block-a-square = před každým tahem se podívejte, kde může soupeř doplnit čtverec a co vaše kulička otevírá.
habit-zugzwang = ke konci počítejte tiché tahy: často prohrává ten, kdo musí táhnout.
habit-last-ball = dívejte se o tah dopředu: může odpověď partii ukončit?
habit-counting = počítejte zásobníky a to, co může která strana ještě ušetřit.
habit-quiet-turn = porovnávejte tiché tahy: nejsou všechny stejné.
habit-defence = když je vše ztraceno, volte nejdelší cestu.
habit-make-it-three = počítejte, kolik kamenů zůstane: při čtyřech, třech, dvou a jednom rozhoduje jiná velikost.
habit-set-aside = hledejte kámen velikosti, která už na rovníku je: změní, kolik jich zůstane.
habit-force-a-pass = hledejte body, po kterých soupeř nemůže táhnout.
habit-fifth-battle = nechte si správné velikosti na poslední bitvu.
habit-pile = hlídejte hromádku: poslední bitva ji bere celou.
