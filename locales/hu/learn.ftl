# Leckék és szabályok.
lesson-step = { $step }. lépés ({ $of } közül)
lesson-not-quite = Szabályos lépés, de nem az, amelyről a lecke szól.
next-lesson = Következő: { $title }

lesson-place-1 = A táblán tizenhat lyuk van. A játékosok felváltva lépnek; a világos kezd.
lesson-place-1-task = Tegyél egy golyót bármelyik lyukba.
lesson-place-1-done = Ez a golyó a tárolódból jött. Tizenöt van összesen, mindegyik számít.
lesson-place-2 = Négy golyó négyzetben, bármilyen színűek, megtart egy ötödiket a következő szinten.
lesson-place-2-task = Tegyél egy golyót a négyzetre.
lesson-place-2-done = Így nő a piramis: tizenhat, kilenc, négy, és egy a tetején.

lesson-raise-1 = Ahelyett, hogy a tárolóból vennél golyót, fölemelheted egy golyódat, amelyen nincs másik, ha legalább egy szinttel följebb kerül.
lesson-raise-1-task = Emeld a sarokban lévő golyót a négyzetre.
lesson-raise-1-done = Úgy léptél, hogy nem fogyott golyód. A Pylost spórolással lehet megnyerni.
lesson-raise-2 = Szintet is át lehet ugrani. A négyzetnek a golyó fölemelése után is teljesnek kell lennie: golyó nem tarthatja önmagát.
lesson-raise-2-task = Emelj egy golyót a legalsó szintről a 3. szintre.
lesson-raise-2-done = Két szinttel följebb, ingyen.

lesson-square-1 = Ha a golyóddal saját színű négyzet jön létre, egy vagy két golyódat leveheted, vissza a tárolóba.
lesson-square-1-task = Fejezd be a négyzetet, aztán vegyél le legalább egy golyót.
lesson-square-1-done = Egy golyó el, egy vagy kettő vissza.
lesson-square-2 = Az éppen feltett golyót is leveheted, és bárhonnan másikat, ha nincs rajta golyó.
lesson-square-2-task = Fejezz be egy négyzetet, és vegyél le két golyót.
lesson-square-2-done = Kettő a legtöbb, akárhány négyzet jött létre.
lesson-square-3 = Emeléssel is létrejöhet négyzet. Ilyenkor egyetlen lépés mindent megold: emelés, négyzet, golyók vissza.
lesson-square-3-task = Emelj egy golyót úgy, hogy a 2. szinten kész legyen a négyzet, aztán vegyél le legalább egy golyót.
lesson-square-3-done = Semmit sem költöttél, és golyókat kaptál vissza: ez a legjobb lépés.

lesson-take-back-1 = A golyókat egymás után veszed le. Az első felszabadíthatja a másodikat.
lesson-take-back-1-task = Fejezd be a sarokban a négyzetet. Aztán vedd le a 2. szinten lévő golyódat, majd alóla a másikat.
lesson-take-back-1-done = Amíg a felső rajta feküdt, az alsó golyó nem volt levehető.

lesson-lines-1 = A haladó játékban a sor annyit ér, mint a négyzet: négy golyód egy sorban az 1. szinten. Az átló sosem számít.
lesson-lines-1-task = Fejezd be a sort, és vegyél le egy golyót.
lesson-lines-1-done = Hosszában és keresztben is számít.
lesson-lines-2 = A 2. szinten egy sor három golyó. Följebb nincs sor.
lesson-lines-2-task = Fejezd be a sort a 2. szinten, és vegyél le egy golyót.
lesson-lines-2-done = Ennyi tudnivaló van a sorokról.

lesson-apex-1 = Aki az utolsó golyót a piramis tetejére teszi, nyer. Akinek lépnie kell, de üres a tárolója, vesztett.
lesson-apex-1-task = Tedd az utolsó golyódat a piramis tetejére.
lesson-apex-1-done = Nyertél. Most játssz egy igazi játszmát.

lesson-setup-1 = Mindenkinek van egy féltekéje tíz ponttal és tíz korongja: öt méretből kettő-kettő. Felváltva állítotok fel egy-egy korongot.
lesson-setup-1-task = Válassz méretet a tábla alatt, és állíts egy korongot a féltekédre.
lesson-setup-1-done = A korongok helye dönti el, hogyan jutnak később az egyenlítőre.

lesson-slide-1 = A korong a saját féltekéjének vonalain csúszik az egyenlítő egy szabad pontjára. Kereszteződésben fordulhat, de másik korongon nem megy át.
lesson-slide-1-task = Válassz egy korongot, és csúsztasd az egyenlítőre.
lesson-slide-1-done = Ott marad a csata végéig.
lesson-slide-2 = A külső kör korongjainak rés kell, vagy megkerülik az egyenlítő végeinél.
lesson-slide-2-task = Hozz egy korongot a külső körről az egyenlítőre.
lesson-slide-2-done = Minden távozó korong utat nyit másoknak.

lesson-set-aside-1 = Két egyforma korong nem marad az egyenlítőn. Ha egyforma érkezik, az kerül félre, amelyik már ott volt, akárkié.
lesson-set-aside-1-task = Tedd félre a kék korongot úgy, hogy ugyanakkorát játszol.
lesson-set-aside-1-done = Most a halomban van, az utolsó csata győztesére vár.

lesson-battle-1 = Egy csatában négy korong játszik, mindkét féltől kettő. Ha négy marad, a legnagyobb nyer; ha három, a középső; ha kettő, a legkisebb; ha csak egy, akkor az.
lesson-battle-1-task = Te játszod az utolsó korongot. Nyerd meg a csatát pirossal.
lesson-battle-1-done = Tiéd az egyenlítő összes korongja, és te kezded a következő csatát.
lesson-battle-2 = A félretett korong megváltoztatja, hány marad, és így azt is, mi nyer.
lesson-battle-2-task = Nyerd meg ezt a csatát is.
lesson-battle-2-done = Kiszámolni, mi marad: ez a játék veleje.

lesson-last-battle-1 = Az ötödik csata győztese viszi a félretett korongok halmát és a singletont is, amely egy pontot ér.
lesson-last-battle-1-task = Játszd meg az utolsó korongodat.
lesson-last-battle-1-done = A 21 pontból 11 elég a győzelemhez. Gyakran az utolsó csata ér a legtöbbet.

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
