# Miért nem fogadható el egy lépés, egy mozdulat, egy állás vagy egy szabály.
# Minden felület hozzáteszi a szabálypontot, például „(P1)”.

## A piramis lépései
why-game-over = A játszma véget ért.
why-empty-reserve = Nincs golyó a tárolódban.
why-occupied = { $at } nem üres.
why-unsupported = { $at } nincs alátámasztva: { $empty } üres.
why-not-own = { $at } nem a tiéd.
why-raises-carrier = { $at } nem emelhető: rajta van { $above }.
why-not-higher = { $at } nem emelhető ide: { $to }. Emelni csak magasabb szintre lehet.
why-carries-itself = { $at } nem emelhető ide: { $to }. Önmagát kellene tartania.
why-nothing-higher = { $at } nem emelhető: nincs számára magasabb szabad hely.
why-no-take-backs = E szabályok szerint semmit sem lehet levenni.
why-no-square = { $taken } nem vehető le: { $at } nem fejez be négyzetet.
why-no-square-no-line = { $taken } nem vehető le: { $at } sem négyzetet, sem sort nem fejez be.
why-must-take-back = Egy vagy két golyót le kell venned.
why-takes-not-own = { $at } nem vehető le: ott nincs golyód.
why-takes-carrier = { $at } nem vehető le: rajta van { $above }.
why-too-many-taken-back = Egy lépésben legfeljebb két golyó vehető le.
why-not-a-cell = „{ $text }” nem mező: a mezők a1…d4, e1…g3, h1…i2 és j1. Egy lépés így néz ki: f1, a1-f1, f1xa2 vagy a1-f1xf1xb2.

## Az egyenlítő lépései
why-setup-over = A felállás véget ért: a korongok most az egyenlítőre mennek.
why-setup-not-over = A felállás még tart: a 20 korongból { $placed } van a helyén.
why-own-hemisphere = A korongok a saját féltekédre kerülnek.
why-third-of-size = Ebből a méretből nincs harmadik korongod: { $size }.
why-not-the-reflection = A felállást másolni kell: a következő hely { $at }, a méret { $size }.
why-no-such-point = { $at } ezek szerint a szabályok szerint nincs: az egyenlítőnek csak e1–e5 pontjai vannak.
why-no-pawn = { $at } helyén nincs korongod.
why-choose-pawn = Előbb válaszd ki egy korongodat.
why-blocked = { $at } nem csúszhat ide: { $to }. Útban van: { $blockers }.
why-not-straight = { $at } nem csúszhat ide: { $to }. Egyetlen vonal sem vezet oda.
why-not-designated = { $at } nem felelhet erre: { $last }. Csak { $designated } felelhet.
why-can-move = Nem passzolhatsz: { $at } tud lépni.
why-not-a-turn = „{ $text }” nem lépés: a lépések így néznek ki: 4@i3 (felállás), i3-e2 (csata) vagy pass.
why-not-a-size = „{ $text }” nem méret: a korongok mérete 1-től 5-ig terjed.
why-not-an-intersection = „{ $text }” nem metszéspont: ezek i1…i5 és o1…o5.
why-not-a-point = „{ $text }” nem pontja az egyenlítőnek: ezek ol, il, e1…e5, ir és or.
why-not-an-arrangement = A felállás az i1…i5 méretei, egy perjel és az o1…o5 méretei, például 12345/54321.
why-arrangement-count = Ebből a méretből két korong áll fel: { $size }; itt { $found } van.

## Mindkét játék
why-turn-complete = A lépés teljes: nem tehetsz hozzá semmit.
why-step-impossible = Ez itt nem lehetséges.

## A piramis állásai
why-expected-ball = Az állás szövege, { $place }. karakter: L, D vagy . kell ide: { $cell }, de itt van: { $found ->
    [end] vége
   *[other] „{ $found }”
}.
why-expected-slash = Az állás szövege, { $place }. karakter: / kell a { $level }. szint után, de itt van: { $found ->
    [end] vége
   *[other] „{ $found }”
}.
why-expected-space = Az állás szövege, { $place }. karakter: szóköz kell a soron következő fél előtt, de itt van: { $found ->
    [end] vége
   *[other] „{ $found }”
}.
why-expected-side = Az állás szövege, { $place }. karakter: L vagy D kell, a soron következő fél, de itt van: { $found ->
    [end] vége
   *[other] „{ $found }”
}.
why-expected-end = Az állás szövege, { $place }. karakter: itt véget kell érnie, de itt van: { $found ->
    [end] vége
   *[other] „{ $found }”
}.
why-two-balls = { $cell } két golyót tart.
why-too-many-balls = { $side ->
    [light] Világosnak
   *[dark] Sötétnek
} { $balls } golyója van a táblán, pedig csak { $most } van.

## Az egyenlítő állásai
why-position-parts = Egy állásnak hat része van, BOARD LEADER BATTLE.PLAYED LAST PILE BLUE:RED, egy-egy szóközzel elválasztva; ennek { $found } van.
why-board-rows = Egy táblának öt sora van, köztük „/”; ennek { $found } van.
why-row-length = A tábla { $row }. sorában { $expected } hely van; ebben { $found }.
why-no-such-pawn = „{ $found }” nem állhat itt: { $place }, a tábla { $row }. sorában: a kék korongok A…E, és északról indulnak, a pirosak a…e, és délről, az üres hely „.”.
why-unreadable = „{ $found }” nem { $part ->
    [leader] B vagy R, a csata vezetője
    [turns] BATTLE.PLAYED, például 1.0
    [last] az egyenlítő utoljára játszott pontja (ol, il, e1…e5, ir, or) vagy „-”
    [pile] a félretett korongok száma
    [points] BLUE:RED, a szerzett pontok, például 3:4
   *[equator] az egyenlítő
}.
why-no-such-moment = { $battle }.{ $played } nem létezik: 0.0…0.19 a felállás, 1.0…1.3-tól 5.0…5.3-ig a csaták, 6.0 a vége.
why-pawn-count = { $side ->
    [blue] Kéknek
   *[red] Pirosnak
} most { $expected } korongja kell legyen a féltekéjén; itt { $found } van.
why-not-mirrored = „mirror” esetén a vezető korongjai úgy állnak, mint az ellenfélé; ezek nem.
why-nothing-then = Ekkor: { $battle }.{ $played }, nincs { $part ->
    [last] utoljára játszott pont: írj „-” jelet
    [pile] félretett korong: írj 0-t
    [points] szerzett pont: írj 0:0-t
   *[equator] korong az egyenlítőn
}.
why-equal-sizes = Két egyforma méretű korong van az egyenlítőn: { $size }; az egyik félrekerül.
why-not-just-played = { $point } nem lehet az utoljára játszott pont: aki utoljára játszott, annak nincs ott korongja.
why-just-played-missing = Hiányzik az utoljára játszott pont.
why-impossible-equator = { $played ->
    [one] Egy csata { $played } lépése
   *[other] Egy csata { $played } lépése
} nem hagyja ezeket a korongokat az egyenlítőn.
why-pawn-total = A táblán { $board }, félretéve { $pile }, elvéve { $points } korong: ez nem 20.
why-impossible-pile = { $pile ->
    [one] { $pile } korong
   *[other] { $pile } korong
} eddig nem kerülhetett félre.
why-impossible-points = { $blue }:{ $red } nem lehet az eredmény { $battles ->
    [one] { $battles } csata
   *[other] { $battles } csata
} után, ha az utolsót a vezető nyerte.
why-final-points = A befejezett játszmában összesen { $expected } pont van; ebben { $found }.
why-only-two-of-size = { $side ->
    [blue] Kéknek
   *[red] Pirosnak
} csak két ilyen méretű korongja van: { $size }.

## Szabályok
why-unknown-rules = Nincs ilyen szabály: „{ $text }”. Erre gondoltál: „{ $nearest }”?
why-nothing-to-oblige = „{ $text }”: a „children” nem ismer levételt, így semmi sem lehet kötelező.
why-option-order = „{ $text }”: minden beállítás egyszer szerepel, ebben a sorrendben: { $order }.
why-same-as-preset = „{ $text }”: csak az eltérést írjuk le; a carpentier már azt jelenti, hogy slide+old+any, a jeux-et-strategie pedig free+new+line.
why-handicap-form = „{ $text }”: a hendikep a világos, majd a sötét golyóinak száma, például 13-15.
why-handicap-range = „{ $text }”: mindkét fél 8–15 golyóval kezd.
why-handicap-full = „{ $text }”: a 15-15 a hendikep nélküli játék, ezt nem írjuk ki.
