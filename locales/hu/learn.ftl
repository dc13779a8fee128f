# Leckék.
learn-lead = Rövid leckék egymás után; te lépsz.
learn-pyramid = A csúcstól az első golyóig, és tovább a taktikáig.
learn-equator = A felállástól az utolsó csatáig és a mérkőzésig.
lesson-step = { $step }. lépés ({ $of } közül)
lesson-done = kész
lesson-solved = { $of } közül { $solved }
next-lesson = Következő: { $title }
lesson-show-me = Mutasd meg
lesson-now-you = Most te
lesson-arranged = Mind a tíz korong a helyén áll.
first-game = Az első játszmád

miss-low = Ez a golyó a legalsó szinten van, a négyzet teteje szabad maradt.
miss-spent = Ez a golyó a tárolódból jött. Az emelés semmibe sem került volna.
miss-elsewhere = Szabályos, de nem ez a hely a feladat.
miss-no-square = Ezzel a golyóval semmi új nem jött létre, így nem vehetsz le egyet sem.
miss-too-few = Befejezted, de kevesebb golyót vettél le, mint amennyi a feladat volt.
miss-other-balls = Nem azokat a golyókat vetted le, amelyekről a feladat szól.
miss-inner = Ez a korong a belső körön állt.
miss-nothing-aside = Ekkora korong nem volt az egyenlítőn, így semmi sem került félre.
miss-can-answer = A kék még tud lépni.
miss-others-answer = Erre a pontra más korongok is válaszolhatnak.

lesson-title-aim = A cél
lesson-aim-1 = A játékosok együtt építenek piramist harminc golyóból. Aki az utolsót a tetejére teszi, nyer.
lesson-aim-1-task = Tedd az utolsó golyódat a piramis tetejére.
lesson-aim-1-done = Nyertél! A következő leckékből kiderül, hogyan juthatsz el idáig.

lesson-title-place = Lerakás
lesson-place-1 = A táblán tizenhat lyuk van. A játékosok felváltva lépnek; a világos kezd.
lesson-place-1-task = Tegyél egy golyót bármelyik lyukba.
lesson-place-1-done = Ez a golyó a tárolódból jött. Tizenöt van összesen, mindegyik számít.
lesson-place-2 = Négy golyó négyzetben, bármilyen színűek, megtart egy ötödiket a következő szinten.
lesson-place-2-task = Tegyél egy golyót a négyzetre.
lesson-place-2-done = Így nő a piramis: tizenhat, kilenc, négy, és egy a tetején.

lesson-title-raise = Emelés
lesson-raise-1 = Ahelyett, hogy a tárolóból vennél golyót, fölemelheted egy golyódat, amelyen nincs másik, ha legalább egy szinttel följebb kerül.
lesson-raise-1-task = Emeld a sarokban lévő golyót a négyzetre.
lesson-raise-1-done = Úgy léptél, hogy nem fogyott golyód. A Pylost spórolással lehet megnyerni.
lesson-raise-2 = Szintet is át lehet ugrani. A négyzetnek a golyó fölemelése után is teljesnek kell lennie: golyó nem tarthatja önmagát.
lesson-raise-2-task = Emelj egy golyót a legalsó szintről a 3. szintre.
lesson-raise-2-done = Két szinttel följebb, ingyen.

lesson-title-square = A négyzet
lesson-square-1 = Ha a golyóddal saját színű négyzet jön létre, egy vagy két golyódat leveheted, vissza a tárolóba.
lesson-square-1-task = Fejezd be a négyzetet, aztán vegyél le legalább egy golyót.
lesson-square-1-done = Egy golyó el, egy vagy kettő vissza.
lesson-square-2 = Az éppen feltett golyót is leveheted, és bárhonnan másikat, ha nincs rajta golyó.
lesson-square-2-task = Fejezz be egy négyzetet, és vegyél le két golyót.
lesson-square-2-done = Kettő a legtöbb, akárhány négyzet jött létre.

lesson-title-take-back = Egyik a másik után
lesson-take-back-1 = A golyókat egymás után veszed le. Az első felszabadíthatja a másodikat.
lesson-take-back-1-task = Fejezd be a sarokban a négyzetet. Aztán vedd le a 2. szinten lévő golyódat, majd alóla a másikat.
lesson-take-back-1-done = Amíg a felső rajta feküdt, az alsó golyó nem volt levehető.

lesson-title-combined = Emelés és négyzet egyszerre
lesson-combined-1 = Emeléssel is létrejöhet négyzet. Ilyenkor egyetlen lépés mindent megold: emelés, négyzet, golyók vissza.
lesson-combined-1-task = Emelj egy golyót úgy, hogy a 2. szinten kész legyen a négyzet, aztán vegyél le legalább egy golyót.
lesson-combined-1-done = Semmit sem költöttél, és golyókat kaptál vissza: ez a legjobb lépés.

lesson-title-reserve = Az üres tároló
lesson-reserve-1 = Golyó nélkül nem lehet játszani: akinek lépnie kell, de üres a tárolója, vesztett.
lesson-reserve-1-task = A sötétnek elfogytak a golyói. Lépj bármit.
lesson-reserve-1-done = A sötétnek lépnie kellene, de nincs golyója: nyertél. A megmaradtakat már nem kell feltenned.
lesson-reserve-2 = A tárolód tehát az időd. A lerakás egy golyóba kerül, az emelés semmibe.
lesson-reserve-2-task = Mindkettőtöknek két golyója van, és te következel. Lépj úgy, hogy a sötétnek fogyjanak el előbb.
lesson-reserve-2-done = Még mindig kettő van. Most a sötétnek kell költenie.
lesson-reserve-2-wrong = Ez a két golyódból egybe került. Így neked fogynak el előbb.

lesson-title-old-square = A régi négyzet
lesson-old-square-1 = Csak az éppen játszott golyó számít. A korábban kész négyzet nem ad semmit, akármeddig áll is.
lesson-old-square-1-task = A sarokban lévő négyzeted régi. Fejezz be egy újat, és vegyél le két golyót.
lesson-old-square-1-done = Az új négyzetnek két golyója közös a régivel, mégis számít.

lesson-title-decline = Mikor ne vegyél le
lesson-decline-1 = Levehetsz golyókat, de nem kötelező. A táblán lévő golyó később emelhető, a tárolóban lévő nem; és az üresen maradt helyet elfoglalhatja az ellenfél.
lesson-decline-1-task = Fejezd be a négyzetet a sarokban. Aztán dönts: leveszed a golyót, vagy anélkül fejezed be a lépést?
lesson-decline-1-done = Helyes: a golyó marad. A következő lépésben ingyen emelkedik, és nyersz.
lesson-decline-1-wrong = Most a sötét foglalja el a sarkot, és hiányzik a golyó, amelyet emelhettél volna. A sötét nyer.

lesson-title-counting = Számolás
lesson-counting-1 = Számolj, mielőtt lépsz. Ha mindkét fél csak lerak, annak, aki következik, eggyel több golyó kell. Minden emelés egy golyót ér.
lesson-counting-1-task = Három-három golyó, és te következel: eggyel kevesebb a kelleténél. Találd meg azt az emelést, amelyet a sötét nem tud behozni.
lesson-counting-1-done = Egy golyó megspórolva, és a sötét nem tud viszonozni. Így kijön a számítás.
lesson-counting-1-wrong = Nem jön ki a számítás: a sötét behozza, és neked fogynak el előbb a golyóid.

lesson-title-stop = A négyzet megakadályozása
lesson-stop-1 = Ha az ellenfélnek már csak egy golyó kell a négyzethez, tedd oda a sajátodat.
lesson-stop-1-task = A sötét mindjárt befejez egy négyzetet. Akadályozd meg.
lesson-stop-1-done = Egy golyó a jó helyen kettőt ér.
lesson-stop-1-wrong = Most a sötét befejezi a négyzetet, és levesz két golyót.
lesson-stop-2 = Nézz meg minden szintet. És ha emeléssel akadályozod meg a négyzetet, az semmibe sem kerül.
lesson-stop-2-task = Hol fenyeget most négyzettel a sötét? Akadályozd meg.
lesson-stop-2-done = A sötétnek nincs négyzete. Itt semmi más nem nyert volna.
lesson-stop-2-wrong = Most a sötét befejezi a négyzetet a 2. szinten, és levesz két golyót. Ez eldönti a játszmát.

lesson-title-lines = A sorok
lesson-lines-1 = A haladó játékban a sor annyit ér, mint a négyzet: négy golyód egy sorban az 1. szinten. Az átló sosem számít.
lesson-lines-1-task = Fejezd be a sort, és vegyél le egy golyót.
lesson-lines-1-done = Hosszában és keresztben is számít.
lesson-lines-2 = A 2. szinten egy sor három golyó. Följebb nincs sor.
lesson-lines-2-task = Fejezd be a sort a 2. szinten, és vegyél le egy golyót.
lesson-lines-2-done = Ennyi tudnivaló van a sorokról.

lesson-title-judging = Az állás megítélése

lesson-title-setup = A felállás
lesson-setup-1 = Mindenkinek van egy féltekéje tíz ponttal és tíz korongja: öt méretből kettő-kettő. Felváltva állítotok fel egy-egy korongot.
lesson-setup-1-task = Válassz méretet a tábla alatt, és állíts egy korongot a féltekédre.
lesson-setup-1-done = A korongok helye dönti el, hogyan jutnak később az egyenlítőre.

lesson-title-begin = Ki kezd
lesson-begin-1 = Sorsolás dönti el, ki kezdi az első csatát. Az első korongot a másik állítja fel, így az utolsót az, aki kezd.
lesson-begin-1-task = Te fogsz kezdeni. Állítsd fel az utolsó korongodat.
lesson-begin-1-done = Mind a húsz korong áll, és te kezdesz. Utána minden csatát az előző győztese kezd.

lesson-title-slide = Az egyenlítőre
lesson-slide-1 = A korong a saját féltekéjének vonalain csúszik az egyenlítő egy szabad pontjára. Kereszteződésben fordulhat, de másik korongon nem megy át.
lesson-slide-1-task = Válassz egy korongot, és csúsztasd az egyenlítőre.
lesson-slide-1-done = Ott marad a csata végéig.
lesson-slide-2 = A külső kör korongjainak rés kell, vagy megkerülik az egyenlítő végeinél.
lesson-slide-2-task = Hozz egy korongot a külső körről az egyenlítőre.
lesson-slide-2-done = Minden távozó korong utat nyit másoknak.

lesson-title-battle = Négy, három, kettő, egy
lesson-battle-1 = Egy csatában négy korong játszik, felváltva kettő-kettő. Ha mind a négy megmarad, a legnagyobb nyer.
lesson-battle-1-task = Te játszod az utolsó korongot. Nyerd meg a csatát pirossal.
lesson-battle-1-done = Tiéd az egyenlítő összes korongja, és te kezded a következő csatát.
lesson-battle-2 = Egy korong félrekerült, így három marad. Három közül a középső nyer.
lesson-battle-2-task = Nyerd meg ezt a csatát is.
lesson-battle-2-done = Önmagában egyik méret sem erős: az számít, hány marad.
lesson-battle-3 = Két korong félrekerült, így kettő marad. Kettő közül a kisebb nyer.
lesson-battle-3-task = Nyerd meg a csatát pirossal.
lesson-battle-3-done = A kis korongoknak is eljön az idejük.
lesson-battle-4 = Ha egyetlen korong marad, az nyer. Ehhez akkorának kell lennie, mint ami már ott áll.
lesson-battle-4-task = A kék korong a legkisebb mind közül. Nyerj mégis.
lesson-battle-4-done = Egy korong maradt, és az a tiéd.

lesson-title-set-aside = Félretevés
lesson-set-aside-1 = Két egyforma korong nem marad az egyenlítőn. Ha egyforma érkezik, az kerül félre, amelyik már ott volt, akárkié.
lesson-set-aside-1-task = Tedd félre a kék korongot úgy, hogy ugyanakkorát játszol.
lesson-set-aside-1-done = Most a halomban van, az utolsó csata győztesére vár.
lesson-set-aside-2 = A félretett korong megváltoztatja, hány marad, és így azt is, mi nyer.
lesson-set-aside-2-task = Nyerd meg ezt a csatát is.
lesson-set-aside-2-done = Kiszámolni, mi marad: ez a játék veleje.

lesson-title-pass = Passzolás
lesson-pass-1 = Lehet fordulás nélkül is játszani: a korong egyetlen vonalat követ. Ilyenkor előfordulhat, hogy egyik korongod sem jut ki, és passzolnod kell.
lesson-pass-1-task = Egyik korongod sem juthat az egyenlítőre. Passzolj.
lesson-pass-1-done = Csak az passzolhat, aki nem tud lépni. A csata kevesebb koronggal folytatódik.
lesson-pass-2 = A jó helyre játszott korong bezárja a többit.
lesson-pass-2-task = Mindkét kék korong egy délkörön áll. Játssz úgy, hogy a kéknek passzolnia kelljen.
lesson-pass-2-done = A kéknek passzolnia kell, és megint te jössz.

lesson-title-pile = A halom
lesson-pile-1 = Az ötödik csata győztese viszi a félretett korongok halmát és a singletont is, amely egy pontot ér.
lesson-pile-1-task = Nyerd meg az utolsó csatát az utolsó korongoddal.
lesson-pile-1-done = A 21 pontból 11 elég a győzelemhez. Gyakran az utolsó csata ér a legtöbbet.

lesson-title-predict = Hány marad?
lesson-predict-1 = Mielőtt játszol, vedd végig, mit válaszolhat még az ellenfél. Hány korong marad ilyenkor, és ki nyer?
lesson-predict-1-task = Válaszd azt a korongot, amely megnyeri a csatát, bármit válaszol is a kék.
lesson-predict-1-done = Az 1-es és az 5-ös után három marad, a 3-as után négy: mindig te nyersz.
lesson-predict-1-wrong = Erre a kéknek van válasza.

lesson-title-jeux-et-strategie = Jeux et Stratégie
lesson-jeux-et-strategie-1 = A „Jeux et Stratégie” magazin másképp írta le a játékot. A korong bárhonnan az egyenlítő bármelyik szabad pontjára mehet.
lesson-jeux-et-strategie-1-task = Játssz meg egy korongot a külső körről.
lesson-jeux-et-strategie-1-done = Semmi sem állta útját, pedig a belső kör tele van.
lesson-jeux-et-strategie-2 = Két egyforma korong közül az éppen játszott kerül félre.
lesson-jeux-et-strategie-2-task = Játssz meg egy akkora korongot, amekkora már ott van.
lesson-jeux-et-strategie-2-done = A tiéd került félre. De a választott pont így is kijelöli, ki válaszolhat.
lesson-jeux-et-strategie-3 = A megjátszott pont kijelöli, az ellenfél mely korongjai válaszolhatnak: a rajta átmenő vonal korongjai.
lesson-jeux-et-strategie-3-task = Válassz olyan pontot, hogy a kék csak 1-es méretű koronggal válaszolhasson.
lesson-jeux-et-strategie-3-done = Azon a délkörön mindkét kék korong 1-es. Te választottad meg az ellenfél korongját.

lesson-title-hidden = Titkos felállás
lesson-hidden-1 = A felállás titkos is lehet: mindkét fél elrendezi a korongjait, és csak azután látszik minden.
lesson-hidden-1-task = Állítsd fel a tíz korongodat, vagy töltesd ki véletlenszerűen, és jelezd, hogy kész vagy.
lesson-hidden-1-done = Most mindkét oldal látszik, és kezdődik az első csata.

lesson-title-match = A mérkőzés
lesson-match-1 = Több játszma alkot egy mérkőzést: meghatározott számú, vagy amíg valaki el nem éri a megbeszélt pontszámot. A pontok összeadódnak.
lesson-match-1-task = Nyerd meg ennek a játszmának az utolsó csatáját.
lesson-match-1-done = 14 pont 7 ellen, és ezek továbbszámítanak a mérkőzésben. Mivel megnyerted az utolsó csatát, te kezded a következő játszmát.
explore-all = Minden lépés felfedezése
