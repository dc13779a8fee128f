# Lekce.
learn-lead = Krátká lekce za lekcí; táhnete vy.
learn-pyramid = Od vrcholu k první kuličce a dál k taktice.
learn-equator = Od rozestavení k poslední bitvě a k zápasu.
lesson-step = Krok { $step } z { $of }
lesson-done = hotovo
lesson-solved = { $solved } z { $of }
next-lesson = Dál: { $title }
lesson-show-me = Ukázat řešení
lesson-now-you = Teď vy
lesson-arranged = Všech deset kamenů stojí.
first-game = Vaše první partie

miss-low = Tahle kulička leží na nejnižší úrovni a místo na čtverci zůstalo volné.
miss-spent = Ta kulička přišla ze zásobníku. Přemístit jinou výš by nestálo nic.
miss-elsewhere = To se smí, ale o tohle místo nešlo.
miss-no-square = Ta kulička nic nového nedoplnila, takže se žádná nevrací.
miss-too-few = Doplnili jste, ale vzali jste zpět méně kuliček, než bylo úkolem.
miss-other-balls = Byly to jiné kuličky, než jaké žádal úkol.
miss-inner = Ten kámen stál na vnitřní kružnici.
miss-nothing-aside = Kámen té velikosti na rovníku nebyl, takže se žádný neodložil.
miss-can-answer = Modrý má ještě čím táhnout.
miss-others-answer = Na tento bod smějí odpovědět i jiné kameny.

lesson-title-aim = Cíl hry
lesson-aim-1 = Hráči spolu stavějí pyramidu ze třiceti kuliček. Kdo položí poslední nahoru, na vrchol, vyhrává.
lesson-aim-1-task = Položte svou poslední kuličku na vrchol.
lesson-aim-1-done = Vyhráli jste! Další lekce ukážou, jak se sem dostat.

lesson-title-place = Pokládání
lesson-place-1 = Deska má šestnáct důlků. Hráči se střídají; světlý začíná.
lesson-place-1-task = Položte kuličku do kteréhokoli důlku.
lesson-place-1-done = Kulička přišla z vašeho zásobníku. Máte jich patnáct, takže záleží na každé.
lesson-place-2 = Čtyři kuličky ve čtverci, jakýchkoli barev, unesou pátou o úroveň výš.
lesson-place-2-task = Položte kuličku na čtverec.
lesson-place-2-done = Tak pyramida roste: šestnáct, devět, čtyři a jedna na vrcholu.

lesson-title-raise = Přemístění výš
lesson-raise-1 = Místo kuličky ze zásobníku smíte vzít svou kuličku z desky, která žádnou jinou nepodpírá, a přemístit ji aspoň o úroveň výš.
lesson-raise-1-task = Přemístěte kuličku z rohu na čtverec.
lesson-raise-1-done = Táhli jste a kuličku ušetřili. Tak se Pylos vyhrává.
lesson-raise-2 = Úroveň lze i přeskočit. Čtverec musí být úplný i po zvednutí kuličky: kulička nemůže podpírat sama sebe.
lesson-raise-2-task = Přemístěte kuličku z nejnižší úrovně na 3. úroveň.
lesson-raise-2-done = O dvě úrovně výš, a zadarmo.

lesson-title-square = Čtverec
lesson-square-1 = Když vaše kulička doplní čtverec vaší barvy, smíte vzít jednu nebo dvě své kuličky zpět do zásobníku.
lesson-square-1-task = Doplňte čtverec a vezměte zpět aspoň jednu kuličku.
lesson-square-1-done = Jedna kulička vydaná, jedna nebo dvě získané.
lesson-square-2 = Vzít zpět lze i právě položenou kuličku, a kuličky odkudkoli, pokud žádnou nepodpírají.
lesson-square-2-task = Doplňte čtverec a vezměte zpět dvě kuličky.
lesson-square-2-done = Dvě jsou nejvíc, bez ohledu na to, kolik čtverců kulička doplní.

lesson-title-take-back = Jedna po druhé
lesson-take-back-1 = Kuličky se berou zpět jedna po druhé. První může uvolnit druhou.
lesson-take-back-1-task = Doplňte čtverec v rohu. Pak vezměte zpět svou kuličku z 2. úrovně a po ní svou kuličku pod ní.
lesson-take-back-1-done = Dokud na ní ležela ta horní, nešlo spodní kuličku vzít.

lesson-title-combined = Výš a zároveň čtverec
lesson-combined-1 = Čtverec může doplnit i kulička přemístěná výš. Jediný tah pak zvládne vše: výš, čtverec, kuličky zpět.
lesson-combined-1-task = Přemístěte kuličku výš tak, aby doplnila čtverec na 2. úrovni, a vezměte zpět aspoň jednu kuličku.
lesson-combined-1-done = Nic jste nevydali a kuličky se vrátily: nejlepší tah ze všech.

lesson-title-reserve = Prázdný zásobník
lesson-reserve-1 = Bez kuliček se hrát nedá: kdo je na tahu s prázdným zásobníkem, prohrál.
lesson-reserve-1-task = Tmavý už vydal všechny kuličky. Zahrajte jakýkoli tah.
lesson-reserve-1-done = Tmavý je na tahu a nemá kuličku: vyhráli jste. Ty, které vám zbyly, už pokládat nemusíte.
lesson-reserve-2 = Zásobník je tedy váš čas. Položená kulička stojí jednu, přemístěná výš nestojí nic.
lesson-reserve-2-task = Každý má dvě kuličky a táhnete vy. Zahrajte tak, aby došly dřív tmavému.
lesson-reserve-2-done = Máte pořád dvě. Teď musí vydávat tmavý.
lesson-reserve-2-wrong = To vás stálo jednu ze dvou kuliček. Teď dojdou dřív vám.

lesson-title-old-square = Starý čtverec
lesson-old-square-1 = Počítá se jen právě zahraná kulička. Čtverec hotový už dřív nic nedává, ať stojí sebedéle.
lesson-old-square-1-task = Váš čtverec v rohu je starý. Doplňte nový a vezměte zpět dvě kuličky.
lesson-old-square-1-done = Nový čtverec má se starým dvě kuličky společné, a přesto platí.

lesson-title-decline = Kdy nebrat zpět
lesson-decline-1 = Kuličky zpět brát smíte, ale nemusíte. Kulička na desce se může později přemístit výš, ta v zásobníku ne; a uvolněné místo může obsadit soupeř.
lesson-decline-1-task = Doplňte čtverec v rohu. Pak se rozhodněte: vzít kuličku zpět, nebo tah ukončit bez toho?
lesson-decline-1-done = Správně: kulička zůstane. Příštím tahem půjde zadarmo výš a vyhrajete.
lesson-decline-1-wrong = Teď roh obsadí tmavý a kulička, která mohla jít výš, vám chybí. Tmavý vyhraje.

lesson-title-counting = Počítání
lesson-counting-1 = Než zahrajete, počítejte. Když oba jen pokládají, potřebuje ten, kdo je na tahu, o kuličku víc. Každé přemístění výš má cenu jedné kuličky.
lesson-counting-1-task = Každý má tři kuličky a táhnete vy: jedna vám chybí. Najděte přemístění výš, které tmavý nedožene.
lesson-counting-1-done = Jedna kulička ušetřená a tmavý nemá co přemístit. Teď to vychází.
lesson-counting-1-wrong = Nevychází to: tmavý to dožene a kuličky dojdou dřív vám.

lesson-title-stop = Jak zabránit čtverci
lesson-stop-1 = Když soupeři chybí ke čtverci jediná kulička, položte tam svou.
lesson-stop-1-task = Tmavý se chystá doplnit čtverec. Zabraňte tomu.
lesson-stop-1-done = Jedna kulička na správném místě vydá za dvě.
lesson-stop-1-wrong = Teď tmavý čtverec doplní a vezme zpět dvě kuličky.
lesson-stop-2 = Dívejte se na všechny úrovně. A když čtverci zabrání kulička přemístěná výš, nestojí to nic.
lesson-stop-2-task = Kde teď tmavému chybí jen jedna kulička? Zabraňte čtverci.
lesson-stop-2-done = Tmavý čtverec nemá. Nic jiného by tu nevyhrálo.
lesson-stop-2-wrong = Teď tmavý doplní čtverec na 2. úrovni a vezme zpět dvě kuličky. Tím je rozhodnuto.

lesson-title-lines = Řady
lesson-lines-1 = Ve hře pro vyspělé platí řady jako čtverce: čtyři vaše kuličky v řadě na 1. úrovni. Úhlopříčky neplatí nikdy.
lesson-lines-1-task = Doplňte řadu a vezměte kuličku zpět.
lesson-lines-1-done = Platí řady podél i napříč.
lesson-lines-2 = Na 2. úrovni má řada tři kuličky. Výš řady nejsou.
lesson-lines-2-task = Doplňte řadu na 2. úrovni a vezměte kuličku zpět.
lesson-lines-2-done = Víc o řadách vědět netřeba.

lesson-title-judging = Jak posoudit pozici

lesson-title-setup = Rozestavení
lesson-setup-1 = Každý má polokouli s deseti body a deset kamenů: po dvou z pěti velikostí. Střídavě každý postaví jeden kámen.
lesson-setup-1-task = Vyberte pod deskou velikost a postavte kámen na svou polokouli.
lesson-setup-1-done = Kde kameny stojí, rozhoduje, jak se později dostanou na rovník.

lesson-title-begin = Kdo začíná
lesson-begin-1 = Kdo začne první bitvu, se losuje. První kámen staví ten druhý, takže ten, kdo začne, staví poslední.
lesson-begin-1-task = Začínáte vy. Postavte svůj poslední kámen.
lesson-begin-1-done = Všech dvacet kamenů stojí a začínáte vy. Každou další bitvu začíná vítěz té předchozí.

lesson-title-slide = Na rovník
lesson-slide-1 = Kámen se posouvá po čarách své polokoule na volný bod rovníku. Na křižovatce smí odbočit, ale nikdy nejde přes jiný kámen.
lesson-slide-1-task = Vyberte kámen a posuňte ho na rovník.
lesson-slide-1-done = Zůstane tam do konce bitvy.
lesson-slide-2 = Kameny na vnější kružnici potřebují mezeru, nebo to vezmou kolem přes konce rovníku.
lesson-slide-2-task = Přiveďte na rovník kámen z vnější kružnice.
lesson-slide-2-done = Každý kámen, který odejde, otevře cestu dalším.

lesson-title-battle = Čtyři, tři, dva, jeden
lesson-battle-1 = Bitva má čtyři kameny, střídavě dva z každé strany. Zůstanou-li všechny čtyři, vyhrává největší.
lesson-battle-1-task = Hrajete poslední kámen. Vyhrajte bitvu pro červeného.
lesson-battle-1-done = Zajmete kameny na rovníku a začnete další bitvu.
lesson-battle-2 = Jeden kámen byl odložen, takže zůstanou tři. Ze tří vyhrává prostřední.
lesson-battle-2-task = Vyhrajte i tuto bitvu.
lesson-battle-2-done = Žádná velikost není silná sama o sobě: záleží na tom, kolik jich zůstane.
lesson-battle-3 = Dva kameny byly odloženy, takže zůstanou dva. Ze dvou vyhrává menší.
lesson-battle-3-task = Vyhrajte bitvu pro červeného.
lesson-battle-3-done = I malé kameny mají svou chvíli.
lesson-battle-4 = Zůstane-li jediný kámen, vyhrává sám. K tomu musí být stejný jako ten, který tam je.
lesson-battle-4-task = Modrý kámen je nejmenší ze všech. Přesto vyhrajte.
lesson-battle-4-done = Zůstal jediný kámen, a ten je váš.

lesson-title-set-aside = Odkládání
lesson-set-aside-1 = Dva stejně velké kameny na rovníku nezůstanou. Když přijde stejný, ten, který tam byl, se odloží, ať je čí chce.
lesson-set-aside-1-task = Odložte modrý kámen tím, že zahrajete stejně velký.
lesson-set-aside-1-done = Leží teď na hromádce pro vítěze poslední bitvy.
lesson-set-aside-2 = Odložený kámen mění, kolik jich zůstane, a tím i to, co vyhraje.
lesson-set-aside-2-task = Vyhrajte i tuto bitvu.
lesson-set-aside-2-done = Spočítat, co zůstane: v tom je jádro této hry.

lesson-title-pass = Vynechání tahu
lesson-pass-1 = Dá se hrát i bez odbočování: kámen jde jen po jedné čáře. Pak se může stát, že žádný váš kámen neprojde a musíte tah vynechat.
lesson-pass-1-task = Žádný váš kámen se na rovník nedostane. Vynechte tah.
lesson-pass-1-done = Tah smí vynechat jen ten, kdo nemůže táhnout. Bitva pokračuje s méně kameny.
lesson-pass-2 = Kámen na správném místě jiné uzavře.
lesson-pass-2-task = Oba modré kameny stojí na jednom poledníku. Zahrajte tak, aby modrý musel vynechat.
lesson-pass-2-done = Modrý musí vynechat a táhnete zase vy.

lesson-title-pile = Hromádka
lesson-pile-1 = Vítěz páté bitvy bere i hromádku odložených kamenů a singleton, který se počítá za jeden bod.
lesson-pile-1-task = Vyhrajte poslední bitvu svým posledním kamenem.
lesson-pile-1-done = Z 21 bodů jich k výhře stačí 11. Poslední bitva má často největší cenu.

lesson-title-predict = Kolik jich zůstane?
lesson-predict-1 = Než zahrajete, projděte, co ještě může odpovědět soupeř. Kolik kamenů pokaždé zůstane a kdo pak vyhraje?
lesson-predict-1-task = Vyberte kámen, který bitvu vyhraje, ať modrý odpoví čímkoli.
lesson-predict-1-done = Po 1 i po 5 zůstanou tři, po 3 čtyři: vyhrajete pokaždé.
lesson-predict-1-wrong = Na to má modrý odpověď.

lesson-title-jeux-et-strategie = Jeux et Stratégie
lesson-jeux-et-strategie-1 = Časopis „Jeux et Stratégie“ popsal hru jinak. Kámen smí odkudkoli na kterýkoli volný bod rovníku.
lesson-jeux-et-strategie-1-task = Zahrajte kámen z vnější kružnice.
lesson-jeux-et-strategie-1-done = Nic mu nestálo v cestě, ačkoli je vnitřní kružnice plná.
lesson-jeux-et-strategie-2 = Ze dvou stejných kamenů se odloží ten právě zahraný.
lesson-jeux-et-strategie-2-task = Zahrajte kámen té velikosti, která tam už je.
lesson-jeux-et-strategie-2-done = Váš je odložen. Bod, který jste zvolili, ale přesto určí, kdo smí odpovědět.
lesson-jeux-et-strategie-3 = Zahraný bod určuje soupeřovy kameny, které smějí odpovědět: ty na čáře, která jím prochází.
lesson-jeux-et-strategie-3-task = Zvolte bod tak, aby modrý mohl odpovědět jen kamenem velikosti 1.
lesson-jeux-et-strategie-3-done = Oba modré kameny na tom poledníku mají velikost 1. Kámen jste soupeři vybrali vy.

lesson-title-hidden = Tajné rozestavení
lesson-hidden-1 = Rozestavit se lze i tajně: každý si kameny uspořádá a teprve pak se všechny ukážou.
lesson-hidden-1-task = Postavte svých deset kamenů, nebo je nechte doplnit náhodou, a potvrďte.
lesson-hidden-1-done = Teď jsou obě strany odkryté a začíná první bitva.

lesson-title-match = Zápas
lesson-match-1 = Několik partií tvoří zápas: pevný počet, nebo až někdo dosáhne dohodnutých bodů. Body se sčítají.
lesson-match-1-task = Vyhrajte poslední bitvu této partie.
lesson-match-1-done = 14 bodů k 7, a ty se v zápase počítají dál. Protože jste vyhráli poslední bitvu, začínáte příští partii.
explore-all = Prozkoumat všechny tahy
