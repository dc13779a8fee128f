# A teljes szabályok.
rules-of-pyramid = A Pylos szabályai
rules-of-pyramid-lead = Két játékosnak, 5–20 perc. Versenyeken a lépésenkénti idő korlátozható.
rule-pyramid-board = Tábla és golyók
rule-pyramid-board-text =
    A táblán 16 lyuk van, körülötte vájat. 15 világos és 15 sötét golyó van; kezdetben mind a vájatban, a tárolóban fekszik.
    A színeket kisorsoljátok. A világos kezd, aztán felváltva léptek; passzolni nem lehet.
rule-pyramid-goal = A cél
rule-pyramid-goal-text =
    A játékosok együtt építenek egy harminc golyóból álló piramist négy szinten: 4 × 4, 3 × 3, 2 × 2 és a csúcs. Az nyer, aki az utolsó golyót a tetejére teszi. Ezért spórolni kell a golyókkal.
rule-pyramid-place = Lerakás
rule-pyramid-place-text =
    Tegyél egy golyót a tárolódból egy üres lyukba, vagy négy golyóra, amelyek négyzetet alkotnak. A négy golyó színe nem számít.
rule-pyramid-raise = Emelés
rule-pyramid-raise-text =
    Vagy vedd egy golyódat, amelyen nincs másik, és tedd egy legalább egy szinttel magasabban lévő négyzetre. A négyzetnek nélküle is teljesnek kell lennie. A tárolód nem változik.
rule-pyramid-square = Saját színű négyzet
rule-pyramid-square-text =
    Ha a feltett vagy fölemelt golyó négy saját színű golyóból álló négyzetet fejez be egy szinten, egy vagy két golyódat leveheted a tábláról a tárolóba. Bármelyik szintről való lehet, az éppen játszott is, de olyan soha, amelyiken másik fekszik.
    Egymás után veszed le őket: az első felszabadíthatja a másodikat. Egy lépésben legfeljebb kettőt, akárhány négyzet jött létre. A korábban elkészült négyzet később nem ad semmit.
rule-pyramid-combined = Minden egy lépésben
rule-pyramid-combined-text =
    Emeléssel is létrejöhet négyzet. Ilyenkor egyetlen lépés mindent megold: a golyó följebb kerül, a négyzet elkészül, és egy vagy két golyó visszatér a tárolódba. Semmit sem költöttél, és akár két golyót is nyertél.
rule-pyramid-end = A játék vége
rule-pyramid-end-text =
    Aki az utolsó golyót a piramis tetejére teszi, nyert. Akinek lépnie kell, de üres a tárolója, vesztett.
    A játék ezzel véget ér: az ellenfélnek nincs több golyója, így a győztes a megmaradtakat egymaga rakhatná föl, az utolsót a csúcsra, de erre már nincs szükség.
    Ha ugyanaz az állás harmadszor is előáll, és ugyanaz a játékos következik, a játszma döntetlen.
rule-pyramid-children = Gyerekeknek
rule-pyramid-children-text =
    A gyerekek játékában nincs saját színű négyzet: csak emeléssel lehet spórolni.
rule-pyramid-lines = Haladóknak
rule-pyramid-lines-text =
    A haladó játékban a sor annyit ér, mint a négyzet: négy saját színű golyó egy sorban az 1. szinten, vagy három a 2. szinten. Az átló nem számít. Lépésenként így is két golyó a legtöbb.
rule-pyramid-readings = Amiben a szabálykönyvek eltérnek
rule-pyramid-readings-text =
    Egyes kiadásokban négyzet után le lehet venni golyót, másokban legalább egyet le kell. És van, ahol üres tárolóval is lehet folytatni, amíg emelni lehet. Mindkettőt a játszma létrehozásakor választhatod meg.
rule-pyramid-notation = Jelölés
rule-pyramid-notation-text =
    Az oszlopok a–d az 1. szinten, e–g a 2. szinten, h–i a 3. szinten; a sorok számozása 1-től indul; j1 a csúcs. f1 lerak egy golyót, a1-f1 fölemel egyet, az x levett golyót jelöl: a1-f1xf1xb2.

rules-of-equator = A Le Pylos szabályai
rules-of-equator-lead = Les Elfes, 1986. Két játékosnak; a kék északon, a piros délen ül.
rule-equator-globe = A földgömb
rule-equator-globe-text =
    Két koncentrikus kör, közös átmérőjük, az egyenlítő, és öt délkör, amely metszi őket. Mindkét játékos féltekéjén tíz metszéspont van, körönként öt. Az egyenlítőnek kilenc pontja van.
rule-equator-pawns = A korongok
rule-equator-pawns-text =
    Mindkét félnek tíz korongja van, öt méretből kettő-kettő. Van még egy, a singleton: ez kezdetben senkié.
rule-equator-setup = A felállás
rule-equator-setup-text =
    A játékosok felváltva egy-egy korongot állítanak a saját féltekéjük szabad metszéspontjaira, amíg mind a húsz a helyére nem kerül. Az rak először, aki nem kezdi az első csatát. Hogy azt ki kezdi, sorsolás dönti el.
rule-equator-battle = Öt csata
rule-equator-battle-text =
    Egy játszma öt csatából áll, mindegyikben négy korong játszik: a kezdő játszik egyet, aztán az ellenfél, majd még egyszer mindketten. A csata győztese kezdi a következőt.
rule-equator-slide = Lépés egy koronggal
rule-equator-slide-text =
    A korong a saját féltekéjének vonalain csúszik az egyenlítő egy szabad pontjára. Kereszteződésben fordulhat, foglalton sosem megy át, és az egyenlítőn megáll.
rule-equator-equal = Egyforma méretek
rule-equator-equal-text =
    Ha az egyenlítőn már van ugyanakkora korong, bármelyik színből, az félrekerül egy halomba. Az egyenlítőn tehát minden méret különböző.
rule-equator-winner = Ki nyeri a csatát
rule-equator-winner-text =
    Négy korong után: ha négy maradt, a legnagyobb nyer; ha három, a középső; ha kettő, a legkisebb; ha egy, az az egy.
rule-equator-capture = A zsákmány
rule-equator-capture-text =
    A győztes elviszi az egyenlítőn maradt korongokat, mindegyik egy pont, és az egyenlítő kiürül. Korong sosem tér vissza a féltekére.
    Carpentier azt írja, hogy a megjátszott korongok az egyenlítőn maradnak. Mi ezt úgy értjük: a csata végéig. Mivel ott minden méret különböző, öt korongnál több sosem állhatna rajta, és a későbbi csatáknak nem volna meg a négy korongjuk.
rule-equator-score = Az utolsó csata és az eredmény
rule-equator-score-text =
    Az ötödik csata győztese a halmot és a singletont is viszi. Összesen 21 pont van; 11 elég a győzelemhez. Mindig mind az öt csatát lejátsszák.
    Több játszma mérkőzést alkot: előre megszabott számú játszma, vagy egy megbeszélt pontszámig. A pontok összeadódnak, és az utolsó csata győztese kezdi a következő játszma első csatáját.
rule-equator-advice = Hogyan játssz jól
rule-equator-advice-text =
    Hogy mi nyer, az attól függ, hány korong marad, így egyik méret sem jó vagy rossz önmagában. Négy közül a nagy nyer, három közül a közepes, kettő közül a kicsi. Tarts meg mindegyikből, és számold ki, mi marad a negyedik korong után.
    Az a korong, amelynek mérete már ott van, félretesz egyet, és megváltoztatja a számot: a legjobb válasz gyakran nem egy erősebb korong, hanem egy ugyanakkora.
    A felállás dönti el, melyik korong juthat ki korán. És figyeld a halmot: a játszma során egyre nő, és az egész az utolsó csata győzteséé.
rule-equator-variants = Változatok
rule-equator-variants-text =
    A játék forrásai ellentmondanak egymásnak. A „Jeux et Stratégie” szerint a korong az egyenlítő bármelyik szabad pontjára mehet, az éppen játszott korong kerül félre, ha már van ott ugyanakkora, és a megjátszott pont, még ha a korong félre is került, kijelöli, hogy az ellenfél mely korongjai válaszolhatnak: a rajta átmenő vonal korongjai.
    További lehetőségek: öt pont az egyenlítőn kilenc helyett, csúsztatás fordulás nélkül, singleton nélkül, más felállások. Mindegyik külön is választható.
rule-equator-history = Honnan ered a játék
rule-equator-history-text =
    A Le Pylost 1986-ban adta ki a Les Elfes, egy kis cég, amelytől a „Féerie”, az „Ost” és a „Borodino” is származik. Egy korábbi, a Pion d’Oron feltűnt játék, a „Quadrume” teljes átdolgozása.
    A „Jeux et Stratégie” a 41. számában írt róla: 9 pont a 10-ből az eredetiségre, 8 a megjelenésre, 5 a szabályok érthetőségére. Ez a cikk és Patrik Carpentier minden forrásunk: ő leírta a szabályokat, és maga készítette készlettel játszott, mert az eredetit sosem sikerült megszereznie.
rule-equator-notation = Jelölés
rule-equator-notation-text =
    A belső kör metszéspontjai i1–i5, a külsőé o1–o5, balról jobbra; az egyenlítő pontjai ol, il, e1–e5, ir, or. 4@i3 egy 4-es korongot állít fel, i3-e2 csúsztat egyet.
