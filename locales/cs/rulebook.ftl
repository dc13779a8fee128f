# Úplná pravidla.
rules-of-pyramid = Pravidla hry Pylos
rules-of-pyramid-lead = Pro dva hráče, 5 až 20 minut. Na turnajích lze omezit čas na tah.
rule-pyramid-board = Deska a kuličky
rule-pyramid-board-text =
    Deska má 16 důlků a kolem nich žlábek. Kuliček je 15 světlých a 15 tmavých; na začátku leží všechny ve žlábku, v zásobníku.
    Barvy se losují. Světlý začíná, pak se hráči střídají a nikdo nesmí tah vynechat.
rule-pyramid-goal = Cíl
rule-pyramid-goal-text =
    Hráči společně stavějí pyramidu ze třiceti kuliček ve čtyřech úrovních: 4 × 4, 3 × 3, 2 × 2 a vrchol. Vyhrává, kdo položí poslední kuličku na vrchol. Kuličkami je tedy třeba šetřit.
rule-pyramid-place = Pokládání
rule-pyramid-place-text =
    Dejte kuličku ze zásobníku do prázdného důlku, nebo na čtyři kuličky, které tvoří čtverec. Na jejich barvách nezáleží.
rule-pyramid-raise = Přemístění výš
rule-pyramid-raise-text =
    Nebo vezměte svou kuličku, která žádnou nepodpírá, a dejte ji na čtverec aspoň o úroveň výš. Čtverec musí být úplný i bez ní. Zásobník se nemění.
rule-pyramid-square = Čtverec vlastní barvy
rule-pyramid-square-text =
    Doplní-li položená nebo přemístěná kulička čtverec čtyř kuliček vaší barvy na jedné úrovni, smíte si z desky vzít zpět jednu nebo dvě své kuličky. Mohou být z kterékoli úrovně, i ta právě hraná, nikdy však kulička, která podpírá jinou.
    Berou se jedna po druhé: první může uvolnit druhou. V jednom tahu nejvýš dvě, bez ohledu na to, kolik čtverců vzniklo. Dřívější čtverec později nic nedává.
rule-pyramid-combined = Všechno v jednom tahu
rule-pyramid-combined-text =
    Čtverec může doplnit i kulička přemístěná výš. Jediný tah pak zvládne vše: kulička jde výš, čtverec je úplný a jedna nebo dvě kuličky se vrátí do vašeho zásobníku. Nic jste nevydali a získali jste až dvě kuličky.
rule-pyramid-end = Konec hry
rule-pyramid-end-text =
    Kdo položí poslední kuličku na vrchol, vyhrál. Kdo je na tahu a v zásobníku nic nemá, prohrál.
    Tím hra končí: soupeř už kuličky nemá, takže vítěz by mohl všechny své zbylé položit sám, poslední na vrchol; není to však nutné.
    Nastane-li stejná pozice se stejným hráčem na tahu potřetí, je to remíza.
rule-pyramid-children = Pro děti
rule-pyramid-children-text =
    Dětská hra nezná čtverec vlastní barvy: šetří se jen přemisťováním výš.
rule-pyramid-lines = Pro vyspělé
rule-pyramid-lines-text =
    Ve hře pro vyspělé platí řady jako čtverce: čtyři kuličky vaší barvy v řadě na 1. úrovni, nebo tři na 2. úrovni. Úhlopříčky neplatí. I tak se v tahu berou nejvýš dvě kuličky.
rule-pyramid-readings = V čem se pravidla rozcházejí
rule-pyramid-readings-text =
    V některých vydáních hráč po čtverci kuličky vzít smí, v jiných musí aspoň jednu. A některá nechají hráče s prázdným zásobníkem hrát dál, dokud může přemisťovat výš. Obojí se volí při založení partie.
rule-pyramid-notation = Zápis
rule-pyramid-notation-text =
    Sloupce jsou a–d na 1. úrovni, e–g na 2., h–i na 3.; řady se číslují od 1; j1 je vrchol. f1 pokládá kuličku, a1-f1 jednu přemisťuje a x přidává kuličku vzatou zpět: a1-f1xf1xb2.

rules-of-equator = Pravidla hry Le Pylos
rules-of-equator-lead = Les Elfes, 1986. Pro dva hráče; modrý sedí na severu, červený na jihu.
rule-equator-globe = Glóbus
rule-equator-globe-text =
    Dvě soustředné kružnice, jejich společný průměr zvaný rovník a pět poledníků, které je protínají. Polokoule každého hráče má deset průsečíků, po pěti na kružnici. Rovník má devět bodů.
rule-equator-pawns = Kameny
rule-equator-pawns-text =
    Každá strana má deset kamenů, po dvou z pěti velikostí. Jeden navíc, singleton, zpočátku nepatří nikomu.
rule-equator-setup = Rozestavení
rule-equator-setup-text =
    Hráči střídavě stavějí po jednom kameni na volný průsečík své polokoule, dokud jich nestojí všech dvacet. Začíná ten, kdo nebude zahajovat první bitvu. Kdo ji zahájí, určí los.
rule-equator-battle = Pět bitev
rule-equator-battle-text =
    Partie má pět bitev o čtyřech kamenech: jeden zahraje hráč, který bitvu zahajuje, pak soupeř, a ještě jednou oba. Vítěz bitvy zahajuje další.
rule-equator-slide = Tah kamenem
rule-equator-slide-text =
    Kámen se posouvá po čarách své polokoule na volný bod rovníku. Na průsečíku smí odbočit, obsazeným nikdy neprojde a na rovníku se zastaví.
rule-equator-equal = Stejné velikosti
rule-equator-equal-text =
    Je-li na rovníku už stejně velký kámen, jakékoli barvy, odloží se na hromádku. Velikosti na rovníku se tedy vždy liší.
rule-equator-winner = Kdo vyhrává bitvu
rule-equator-winner-text =
    Po čtyřech kamenech: zůstaly-li čtyři, vyhrává největší; tři, prostřední; dva, nejmenší; jeden, ten jediný.
rule-equator-capture = Zajetí
rule-equator-capture-text =
    Vítěz zajme kameny zbylé na rovníku, každý za bod, a rovník se vyprázdní. Kameny se na polokoule nikdy nevracejí.
    Carpentier píše, že zahrané kameny na rovníku zůstávají. Rozumíme tomu tak, že do konce bitvy: protože se tam velikosti liší, nemohlo by jich na rovníku nikdy stát víc než pět a další bitvy by neměly své čtyři.
rule-equator-score = Poslední bitva a skóre
rule-equator-score-text =
    Vítěz páté bitvy bere také hromádku a singleton. Bodů je 21; k výhře stačí 11. Hraje se vždy všech pět bitev.
    Více partií tvoří zápas: na předem daný počet partií, nebo do dohodnutého počtu bodů. Body se sčítají a vítěz poslední bitvy zahajuje první bitvu další partie.
rule-equator-advice = Jak hrát dobře
rule-equator-advice-text =
    Co vyhrává, závisí na počtu zbylých kamenů, takže žádná velikost není dobrá nebo špatná sama o sobě. Ze čtyř vyhrává velký kámen, ze tří prostřední, ze dvou malý. Nechte si od každého něco a počítejte, co zůstane po čtvrtém kameni.
    Kámen velikosti, která už na rovníku je, jeden odloží a změní počet: nejlepší odpovědí často není silnější kámen, ale stejný.
    Rozestavení rozhoduje o tom, které kameny se dostanou ven brzy. A sledujte hromádku: během partie roste a celá připadne vítězi poslední bitvy.
rule-equator-variants = Varianty
rule-equator-variants-text =
    Prameny této hry se rozcházejí. Podle časopisu „Jeux et Stratégie“ jde kámen na kterýkoli volný bod rovníku, odkládá se právě hraný kámen, je-li tam stejný, a zahraný bod, i kdyby se kámen odložil, určuje soupeřovy kameny, které smějí odpovědět: ty na čáře, která jím vede.
    Další volby: pět bodů na rovníku místo devíti, posun bez odbočení, bez singletonu, jiná rozestavení. Každou lze zvolit zvlášť.
rule-equator-history = Odkud hra pochází
rule-equator-history-text =
    Le Pylos vydala v roce 1986 malá firma Les Elfes, od níž jsou i „Féerie“, „Ost“ a „Borodino“. Je to od základu přepsaná hra „Quadrume“, která zaujala na Pion d’Or.
    Časopis „Jeux et Stratégie“ ji v čísle 41 ohodnotil 9 body z 10 za originalitu, 8 za vzhled a 5 za srozumitelnost pravidel. Tento článek a Patrik Carpentier jsou vše, co máme: pravidla zapsal a hrál se sadou, kterou si sám vyrobil; původní hru nikdy nesehnal.
rule-equator-notation = Zápis
rule-equator-notation-text =
    Průsečíky vnitřní kružnice jsou i1 až i5, vnější o1 až o5, zleva doprava; body rovníku ol, il, e1 až e5, ir, or. 4@i3 staví kámen velikosti 4, i3-e2 jeden posouvá.
