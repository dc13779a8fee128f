# Proč se tah, krok, pozice nebo pravidla nepřijímají. Každá podoba Pylosu
# doplní článek pravidel, například „(P1)“.

## Tahy pyramidy
why-game-over = Partie skončila.
why-empty-reserve = V zásobníku nemáte žádnou kuličku.
why-occupied = { $at } není volné.
why-unsupported = { $at } nemá oporu: { $empty } je prázdné.
why-not-own = { $at } není vaše.
why-raises-carrier = { $at } nelze přemístit: podpírá { $above }.
why-not-higher = { $at } nelze přemístit na { $to }: přemisťuje se jen výš.
why-carries-itself = { $at } nelze přemístit na { $to }: musela by podpírat sama sebe.
why-nothing-higher = { $at } nelze přemístit: výš pro ni není volné místo.
why-no-take-backs = Podle těchto pravidel se nic nebere zpět.
why-no-square = { $taken } nelze vzít zpět: { $at } nedoplňuje čtverec.
why-no-square-no-line = { $taken } nelze vzít zpět: { $at } nedoplňuje čtverec ani řadu.
why-must-take-back = Musíte vzít zpět jednu nebo dvě kuličky.
why-takes-not-own = { $at } nelze vzít zpět: není tam vaše kulička.
why-takes-carrier = { $at } nelze vzít zpět: podpírá { $above }.
why-too-many-taken-back = V jednom tahu se berou zpět nejvýš dvě kuličky.
why-not-a-cell = „{ $text }“ není pole: pole jsou a1…d4, e1…g3, h1…i2 a j1. Tah se píše jako f1, a1-f1, f1xa2 nebo a1-f1xf1xb2.

## Tahy rovníku
why-setup-over = Rozestavení skončilo: kameny teď jdou na rovník.
why-setup-not-over = Rozestavení neskončilo: postaveno { $placed } z 20 kamenů.
why-own-hemisphere = Kameny se staví na vlastní polokouli.
why-third-of-size = Třetí kámen velikosti { $size } nemáte.
why-not-the-reflection = Rozestavení se kopíruje: na řadě je velikost { $size } na { $at }.
why-no-such-point = { $at } v těchto pravidlech není: rovník má jen body e1 až e5.
why-no-pawn = Na { $at } není váš kámen.
why-choose-pawn = Nejdřív vyberte svůj kámen.
why-blocked = { $at } nemůže na { $to }; v cestě: { $blockers }.
why-not-straight = { $at } nemůže na { $to }: nevede tam žádná jediná čára.
why-not-designated = { $at } nesmí odpovědět na { $last }; jen { $designated }.
why-can-move = Nesmíte vynechat: { $at } může táhnout.
why-not-a-turn = „{ $text }“ není tah: tahy se píší jako 4@i3 (rozestavení), i3-e2 (bitva) nebo pass.
why-not-a-size = „{ $text }“ není velikost: kameny mají velikosti 1 až 5.
why-not-an-intersection = „{ $text }“ není průsečík: průsečíky jsou i1…i5 a o1…o5.
why-not-a-point = „{ $text }“ není bod rovníku: body jsou ol, il, e1…e5, ir a or.
why-not-an-arrangement = Rozestavení jsou velikosti na i1…i5, lomítko a velikosti na o1…o5, například 12345/54321.
why-arrangement-count = Rozestavují se dva kameny velikosti { $size }; zde jich je { $found }.

## Obě hry
why-turn-complete = Tah je úplný: nelze k němu nic přidat.
why-step-impossible = To zde nejde.

## Pozice pyramidy
why-expected-ball = Text pozice, znak { $place }: čeká se L, D nebo . pro { $cell }, je tu { $found ->
    [end] konec
   *[other] „{ $found }“
}.
why-expected-slash = Text pozice, znak { $place }: čeká se / za { $level }. úrovní, je tu { $found ->
    [end] konec
   *[other] „{ $found }“
}.
why-expected-space = Text pozice, znak { $place }: čeká se mezera před stranou na tahu, je tu { $found ->
    [end] konec
   *[other] „{ $found }“
}.
why-expected-side = Text pozice, znak { $place }: čeká se L nebo D, strana na tahu, je tu { $found ->
    [end] konec
   *[other] „{ $found }“
}.
why-expected-end = Text pozice, znak { $place }: čeká se konec, je tu { $found ->
    [end] konec
   *[other] „{ $found }“
}.
why-two-balls = Na { $cell } jsou dvě kuličky.
why-too-many-balls = { $side ->
    [light] Světlý
   *[dark] Tmavý
} má na desce tolik kuliček: { $balls }, ale je jich jen { $most }.

## Pozice rovníku
why-position-parts = Pozice má šest částí, BOARD LEADER BATTLE.PLAYED LAST PILE BLUE:RED, oddělených jednou mezerou; tato jich má { $found }.
why-board-rows = Deska má pět řad spojených „/“; tato jich má { $found }.
why-row-length = { $row }. řada desky má { $expected } míst; tato jich má { $found }.
why-no-such-pawn = „{ $found }“ nemůže stát na { $place } v { $row }. řadě desky: modré kameny jsou A…E a začínají na severu, červené a…e a začínají na jihu, prázdné místo je „.“.
why-unreadable = „{ $found }“ není { $part ->
    [leader] B nebo R, kdo vede bitvu
    [turns] BATTLE.PLAYED, například 1.0
    [last] bod rovníku, na který se právě hrálo (ol, il, e1…e5, ir, or), nebo „-“
    [pile] počet odložených kamenů
    [points] BLUE:RED, získané body, například 3:4
   *[equator] rovník
}.
why-no-such-moment = { $battle }.{ $played } neexistuje: 0.0…0.19 je rozestavení, 1.0…1.3 až 5.0…5.3 jsou bitvy, 6.0 je konec.
why-pawn-count = { $side ->
    [blue] Modrý
   *[red] Červený
} má mít teď na polokouli tolik kamenů: { $expected }; zde jich je { $found }.
why-not-mirrored = Při „mirror“ stojí kameny vedoucího jako soupeřovy; tyto ne.
why-nothing-then = V { $battle }.{ $played } není žádný { $part ->
    [last] právě hraný bod: napište „-“
    [pile] odložený kámen: napište 0
    [points] získaný bod: napište 0:0
   *[equator] kámen na rovníku
}.
why-equal-sizes = Na rovníku jsou dva kameny velikosti { $size }: jeden z nich se odkládá.
why-not-just-played = { $point } nemůže být právě hraný bod: kdo hrál naposled, tam nemá kámen.
why-just-played-missing = Chybí právě hraný bod.
why-impossible-equator = { $played ->
    [one] Jeden tah bitvy nezanechá
    [few] { $played } tahy bitvy nezanechají
    [many] { $played } tahu bitvy nezanechá
   *[other] { $played } tahů bitvy nezanechá
} na rovníku tyto kameny.
why-pawn-total = Kameny na desce ({ $board }), odložené ({ $pile }) a získané ({ $points }) nedávají 20.
why-impossible-pile = { $pile ->
    [one] { $pile } kámen nemůže být odložen
    [few] { $pile } kameny nemohou být odloženy
    [many] { $pile } kamene nemůže být odloženo
   *[other] { $pile } kamenů nemůže být odloženo
}, ještě ne.
why-impossible-points = { $blue }:{ $red } nemůže být skóre po { $battles ->
    [one] { $battles } bitvě
    [few] { $battles } bitvách
    [many] { $battles } bitvy
   *[other] { $battles } bitvách
}, z nichž poslední vyhrál vedoucí.
why-final-points = Dohraná partie má celkem tolik bodů: { $expected }; tato jich má { $found }.
why-only-two-of-size = { $side ->
    [blue] Modrý
   *[red] Červený
} má jen dva kameny velikosti { $size }.

## Pravidla
why-unknown-rules = Pravidla „{ $text }“ neexistují. Mysleli jste „{ $nearest }“?
why-nothing-to-oblige = Pravidla „{ $text }“: „children“ braní zpět neznají, nic tedy nemůže být povinné.
why-option-order = Pravidla „{ $text }“: každá volba jednou, v tomto pořadí: { $order }.
why-same-as-preset = Pravidla „{ $text }“: píše se jen to, čím se liší; carpentier už znamená slide+old+any, jeux-et-strategie free+new+line.
why-handicap-form = Pravidla „{ $text }“: handicap je počet světlých kuliček a počet tmavých, například 13-15.
why-handicap-range = Pravidla „{ $text }“: každý začíná s 8 až 15 kuličkami.
why-handicap-full = Pravidla „{ $text }“: 15-15 je hra bez handicapu, a ta se nepíše.
