# A terminál: `pylos play`, `rules` és `show`. 80 oszlopos képernyőn a
# billentyűk sora 78, a játékosok oszlopa 17 betű széles.

## Játékosok és lépések
seat-human = ember
seat-level = { $level }. fokozat
thinking = gondolkodik…
prompt-over = a játszma véget ért
prompt-here = { $side } itt van: Enter
welcome-prompt = Írj be egy lépést, vagy azt, hogy „help”.
welcome-screen = Üdv! F1 vagy ? segít.
turns-to-choose = { $count ->
    [one] { $side } következik, egyetlen lehetséges lépés
   *[other] { $side } következik, { $count } lehetséges lépés
}
side-plays = { $side } lépése: { $turn }
hint-told = Tanács: { $turn } ({ $score })
hint-sought = Tanácson gondolkodom…
step-may-take-back = Enter: { $turn }; vagy vegyél le egy golyót.
step-must-take-back = Vegyél le egy vagy két golyódat; Esc elveti a lépést.
step-place = Válassz egy metszéspontot a féltekéden; Esc elveti a lépést.
step-pass = Egyik korongod sem tud lépni: Enter passzol.
next-orders = Hogyan tovább? „new”: új játszma, „review”: minden lépés áttekintése, „save { file-word }”: mentés.
saved-to = mentve ide: { $file }
not-saved = A játszma nincs mentve: „save { file-word }”, vagy még egyszer Ctrl-C a kilépéshez.

## Rajzok
to-place = { $side }, felrakandó
in-hand = kézben: { $piece }
setup-placed = Felállás: 20 korongból { $placed } a helyén; { $leader } kezd majd
setup-secret = Titkos felállás: 10 korongból { $placed } a helyén; { $leader } kezd
secret-setup = titkos felállás
battle-turn = { $number }. csata az 5-ből, { $turn }. lépés a 4-ből, kezdte: { $leader }
battle-decides = { $why } ({ $pawn })
points-and-pile = Pontok: { $first } { $one }, { $second } { $two }; félretéve: { $pile }

## A játszma áttekintése
review-empty-game = Még nem történt lépés.
review-best = a legjobb lépés
review-slower = így is nyer, de később; jobb: { $best }
review-sooner = így is, úgy is vesztett, de hamarabb; jobb: { $best }
review-win-drawn = elszalasztotta a győzelmet: döntetlen; jobb: { $best }
review-win-lost = elszalasztotta a győzelmet: vesztett; jobb: { $best }
review-draw-lost = elszalasztotta a döntetlent: vesztett; jobb: { $best }
review-points = { $points ->
    [one] egy pontot adott oda; jobb: { $best }
   *[other] { $points } pontot adott oda; jobb: { $best }
}
review-worse = ennyivel rosszabb: { $worth }; jobb: { $best }

## Ami nem megy
error-said = hiba: { $message }
nothing-to-undo = Nincs mit visszavonni.
nothing-to-redo = Nincs mit megismételni.
undo-not-yours = Nincs saját lépésed, amit visszavonhatnál.
undo-shown = A titkos felállás nem vonható vissza, ha már látható.
undo-in-turn = A lépés nincs befejezve: fejezd be, vagy vesd el az Esc billentyűvel.
turn-incomplete = A lépés nem teljes.
computer-draws-not = A számítógép nem egyezik bele a döntetlenbe.
computer-to-move = A számítógép következik.
game-over = A játszma véget ért. { $result }
nothing-there = Ott nem lehet semmit tenni.
no-turn-begins = Egyetlen szabályos lépés sem kezdődik így: „{ $text }”.
no-order = „{ $word } …” itt nem jelent semmit; a „help” megmutatja, mit lehet beírni.
or-help = { $error } A „help” megmutatja, mi mást lehet beírni.
no-values = Itt nincsenek pontos értékek: a `pylos solve` kiszámolja őket (piramisjáték).
tablebase-missing = { $file }: nincs ilyen fájl; a `pylos solve` elkészíti
tablebase-unusable = { $file }: { $why }; töröld, és készítsd el újra: `pylos solve`
tablebase-trouble = nem olvasható: { $error }
tablebase-empty = a fájl üres
tablebase-foreign = ez nem Pylos-táblázat
tablebase-newer = a formátuma ({ $version }. változat) újabb, mint ez a program
tablebase-cut = { $expected } bájtosnak kellene lennie, de { $found } bájtos
tablebase-damaged = egy része sérült (hibás ellenőrző összeg)
tablebase-other-rules = ez másik szabályhoz tartozik: { $found }, nem ehhez: { $wanted }
no-hints = Nincs itt senki, aki tanácsot adna.
hand-over-first = Előbb add át a képernyőt: { $side } nyomja meg az Entert.
save-where = Hová mentsem? „save jatszma.pylos”
save-secret = A játszma akkor menthető, ha mindkét fél felállította a korongjait.
load-what = Mit nyissak meg? „load jatszma.pylos”

## Súgó
key-line = nyilak, Szóköz, Enter · Esc · ^Z visszavon · F2 tanács · F1 súgó · ^C kilépés
key-line-no-undo = nyilak, Szóköz, Enter · Esc · F2 tanács · F1 súgó · ^C kilépés
page-keys = fel és le görget, bármely más billentyű bezár
key-space = Szóköz
key-enter = Enter
key-backspace = Backspace
key-moves = a kurzor mozgatása
key-next-place = következő és előző hely, ahol tenni lehet valamit
key-does = ami itt lehetséges
key-ends = a lépés befejezése
key-undoes-step = a lépés egy részének visszavonása
key-drops = a megkezdett lépés elvetése
key-undoes = lépés visszavonása, megismétlése
key-hints = tanács
key-values = pontos érték, be és ki
key-saves = mentés
key-leaves = kilépés
keys-or-type = Vagy gépelj, és nyomd meg az Entert:
turn-word = LÉPÉS
text-word = SZÖVEG
file-word = FÁJL
order-turn = lépés; a „turns” mindet felsorolja
order-turns = a szabályos lépések, vagy amelyek így kezdődnek: { text-word }
order-hint = mit lépne a számítógép
order-value = ki nyer a legjobb játékkal, ha van táblázat
order-undo = az utolsó lépés visszavonása, megismétlése
order-show = a tábla újrarajzolása
order-position = az állás szövegként
order-rules = a szabályok röviden
order-save = a játszma mentése jegyzőkönyvként
order-load = mentett játszma folytatása
order-new = újrakezdés
order-review = minden lépés a legjobbhoz mérve
order-resign = feladás
order-draw = mindkét fél beleegyezik a döntetlenbe
order-quit = kilépés

## A szabályok röviden
chapter-board = A tábla
chapter-turn = Egy lépés
chapter-end = A játék vége
chapter-battle = Egy csata
chapter-score = Az eredmény
clause-p1 = 30 hely négy szinten: 4×4 (a1…d4), 3×3 (e1…g3), 2×2 (h1…i2) és a csúcs (j1). Az 1. szint fölött minden golyó az alatta lévő négy golyón nyugszik, bármilyen színűek.
clause-p2 = Mindkét játékosnak, világosnak és sötétnek, 15 golyója van, kezdetben mind a tárolóban.
clause-p3 = A színeket kisorsoljátok. A világos kezd; felváltva léptek, passzolni nem lehet.
clause-p4 = Lerakás: tegyél egy golyót a tárolódból bármelyik üres, alátámasztott helyre.
clause-p5 = Emelés: vagy vedd egy golyódat, amelyen nincs másik, és tedd egy legalább egy szinttel magasabb, alátámasztott helyre. A helynek nélküle is alátámasztottnak kell lennie. Az emelés nem kerül golyóba a tárolóból.
clause-p6-none = E szabályok szerint a négyzet és a sor nem ad semmit.
clause-p6-square = Levétel: ha a golyód saját színű négyzetet (2×2) fejez be, egy vagy két golyódat { $must ->
    [yes] vissza kell tenned
   *[no] visszateheted
} a tárolóba.
clause-p6-line = Levétel: ha a golyód saját színű négyzetet (2×2) vagy sort fejez be, egy vagy két golyódat { $must ->
    [yes] vissza kell tenned
   *[no] visszateheted
} a tárolóba.
clause-p7 = A golyókat egymás után veszed le, és az első felszabadíthatja a másodikat. Bármelyik szintről való lehet, az éppen játszott is, de olyan soha, amelyiken másik fekszik.
clause-p8 = Lépésenként legfeljebb kettőt, bármit fejezett is be a golyó.
clause-p9 = Csak az e lépésben játszott golyó számít: a korábban elkészült négyzet később nem ad semmit.
clause-p10 = Az nyer, aki az utolsó golyót a csúcsra teszi.
clause-p11-loses = Akinek lépnie kell, de üres a tárolója, vesztett. A játék ezzel véget ér: a győztesnél maradt golyókat nem kell föltenni.
clause-p11-raise = Akinek lépnie kell, de üres a tárolója, még emelhet, és akkor veszít, ha emelni sem tud.
clause-p12 = Az az állás, amely harmadszor áll elő ugyanazzal a soron lévő féllel, döntetlen.
clause-p13 = Sor: az 1. szint (négy golyó) vagy a 2. szint (három) egy teljes sora vagy oszlopa. Az átló nem számít.
clause-p14 = Egy játszma 5–20 percig tart. Versenyeken a lépésenkénti idő korlátozható (--time 30s/move).
clause-p15 = Hendikeppel az egyik fél kevesebb golyóval kezd: itt világosnak { $light }, sötétnek { $dark } van. Ha összesen 30-nál kevesebb golyó van, a csúcsra sosem kerül sor, és a tartalék dönt.
clause-e1 = Földgömb: két kör, rajtuk át az egyenlítő, öt délkör. Mindkét játékos féltekéjén tíz metszéspont van, i1–i5 a belső körön és o1–o5 a külsőn. A kék északon, a piros délen ül.
clause-e2-nine = Az egyenlítőnek kilenc pontja van, balról jobbra ol il e1 e2 e3 e4 e5 ir or: ahol a körök és a délkörök metszik.
clause-e2-five = Az egyenlítőnek öt pontja van, e1–e5: ahol a délkörök metszik.
clause-e3 = Mindkét játékosnak tíz korongja van: minden méretből, 1-től 5-ig, kettő.
clause-e5-alternating = Felállás: a játékosok felváltva egy-egy korongot állítanak tíz metszéspontjukra. Az rak először, aki nem kezdi az 1. csatát.
clause-e5-hidden = Felállás: mindkét játékos titokban rendezi el tíz korongját, aztán felfedik.
clause-e5-whole = Felállás: aki nem kezdi az 1. csatát, mind a tíz korongját felállítja, aztán a másik játékos is.
clause-e5-random = Felállás: minden korong helyét sorsolás dönti el.
clause-e5-mirror = Felállás: felváltva; aki az 1. csatát kezdi majd, azt rakja, amit az ellenfél éppen letett, az ugyanolyan nevű metszéspontra.
clause-e6 = Öt csata, mindegyik négy lépés: a kezdő lép, az ellenfél válaszol, majd még egyszer mindketten. Hogy az 1. csatát ki kezdi, sorsolás dönti el; a csata győztese kezdi a következőt.
clause-e7-slide = Koronggal úgy lépsz, hogy a féltekéd vonalain az egyenlítő egy üres pontjára csúsztatod. Metszéspontban fordulhat, foglalton sosem megy át.
clause-e7-straight = Koronggal úgy lépsz, hogy a féltekéd egyetlen vonalán, fordulás nélkül az egyenlítő egy üres pontjára csúsztatod; foglalt helyen sosem megy át. Aki nem tud lépni, passzol; más nem passzolhat.
clause-e7-free = Koronggal úgy lépsz, hogy az egyenlítő bármelyik üres pontjára teszed.
clause-e8-old = Ha egy korong érkezik, és az egyenlítőn már van ugyanakkora, bármelyik színből, az kerül félre, amelyik ott volt.
clause-e8-new = Ha egy korong érkezik, és az egyenlítőn már van ugyanakkora, bármelyik színből, az kerül félre, amelyik érkezett.
clause-e9 = Négy lépés után egy korong dönti el, ki nyeri a csatát: négy megmaradt közül a legnagyobb, három közül a középső, kettő közül a legkisebb, vagy az egyetlen.
clause-e10 = A csata győztese elviszi az egyenlítőn maradt korongokat, mindegyik egy pont, és az egyenlítő kiürül. A félretett korongok halmot alkotnak; egyik sem tér vissza.
clause-e11-singleton = Az 5. csata győztese az összes félretett korongot is viszi, és a singletont, amely senkié.
clause-e11-without = Az 5. csata győztese az összes félretett korongot is viszi, és 10–10-nél megnyeri a játszmát.
clause-e12 = A { $points } pontból 11 elég a győzelemhez. Mindig mind az öt csatát lejátsszák.
clause-e13 = A mérkőzés előre megszabott számú játszma, vagy egy megbeszélt pontszámig tart; a pontok összeadódnak.
clause-e14 = Csak az éppen megjátszott ponton átmenő vonal korongjai válaszolhatnak: a délkörén, vagy az ott végződő félkörön állók. Ha közülük egyik sem tud lépni, bármelyik válaszolhat. A félretett korong is kijelöl.

## Amit a hivatkozások mondanak magukról, ahol továbbadják őket
share-to-move = { $game } – { $side } következik
share-over = { $game } – { $result }
share-setup = { $game } – folyik a felállítás
share-analysis = { $game } – elemzésre váró állás
share-game-text = Játszma a(z) „{ $rules }” szabályok szerint: nyisd meg a hivatkozást, és nézd, vagy szállj be.
share-analysis-text = Minden lépés az értékével, a(z) „{ $rules }” szabályok szerint.
share-pyramid = { $balls ->
    [0] Az üres tábla
   *[other] A tábla { $balls } golyóval
}; tartalékban: Világos { $light }, Sötét { $dark }
share-globe = A földgömb az 5-ből a(z) { $battle }. csatában; pontok: Kék { $blue }, Piros { $red }
share-globe-setup = A földgömb a felállítás közben
