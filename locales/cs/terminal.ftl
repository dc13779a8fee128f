# Terminál: `pylos play`, `rules` a `show`. Na obrazovce o 80 sloupcích má
# řádek kláves 78 znaků, panel hráčů se láme po 17.

## Hráči a tahy
seat-human = člověk
seat-level = stupeň { $level }
thinking = přemýšlí…
prompt-over = konec partie
prompt-here = { $side } je tu: Enter
welcome-prompt = Napište tah, nebo „help“.
welcome-screen = Vítejte. F1 nebo ? pomůže.
turns-to-choose = { $count ->
    [one] Na tahu: { $side }, jediný možný tah
    [few] Na tahu: { $side }, { $count } možné tahy
    [many] Na tahu: { $side }, { $count } možného tahu
   *[other] Na tahu: { $side }, { $count } možných tahů
}
side-plays = { $side } hraje { $turn }
hint-told = Rada: { $turn } ({ $score })
hint-sought = Hledá se rada…
step-may-take-back = Enter zahraje { $turn }; nebo vezměte zpět kuličku.
step-must-take-back = Vezměte zpět jednu nebo dvě své kuličky; Esc tah zruší.
step-place = Vyberte průsečík své polokoule; Esc tah zruší.
step-pass = Žádný váš kámen nemůže táhnout: Enter vynechá tah.
next-orders = Co dál? „new“ hraje znovu, „review“ projde každý tah, „save { file-word }“ partii uloží.
saved-to = uloženo do { $file }
not-saved = Partie není uložená: „save { file-word }“, nebo znovu Ctrl-C k odchodu.

## Kresby
to-place = { $side } má postavit
in-hand = v ruce: { $piece }
setup-placed = Rozestavení: { $placed } z 20 kamenů; začne { $leader }
setup-secret = Tajné rozestavení: { $placed } z 10 kamenů; začne { $leader }
secret-setup = tajné rozestavení
battle-turn = Bitva { $number } z 5, tah { $turn } ze 4, zahájil { $leader }
battle-decides = { $why } ({ $pawn })
points-and-pile = Body: { $first } { $one }, { $second } { $two }; odloženo: { $pile }

## Rozbor partie
review-empty-game = Ještě se nehrálo.
review-best = nejlepší tah
review-slower = stále vyhrává, ale později; lepší: { $best }
review-sooner = prohráno tak jako tak, ale dřív; lepší: { $best }
review-win-drawn = pustil výhru: teď remíza; lepší: { $best }
review-win-lost = pustil výhru: teď prohra; lepší: { $best }
review-draw-lost = pustil remízu: teď prohra; lepší: { $best }
review-points = { $points ->
    [one] ztratil bod; lepší: { $best }
    [few] ztratil { $points } body; lepší: { $best }
    [many] ztratil { $points } bodu; lepší: { $best }
   *[other] ztratil { $points } bodů; lepší: { $best }
}
review-worse = horší o { $worth }; lepší: { $best }

## Co nejde
error-said = chyba: { $message }
nothing-to-undo = Není co vrátit.
nothing-to-redo = Není co zopakovat.
undo-not-yours = Nemáte nic svého, co by šlo vrátit.
undo-shown = Tajné rozestavení už po odhalení vrátit nelze.
undo-in-turn = Tah není dokončen: dokončete ho, nebo ho zrušte klávesou Esc.
turn-incomplete = Tah není úplný.
computer-draws-not = Počítač na remízu nepřistupuje.
computer-to-move = Na tahu je počítač.
game-over = Partie skončila. { $result }
nothing-there = Tam se nedá nic dělat.
no-turn-begins = Žádný dovolený tah nezačíná na „{ $text }“.
no-order = „{ $word } …“ tu nic neznamená; „help“ ukáže, co lze napsat.
or-help = { $error } „help“ ukáže, co dalšího lze napsat.
no-values = Přesné hodnoty tu nejsou známy: spočítá je `pylos solve` (hra s pyramidou).
tablebase-missing = { $file }: takový soubor neexistuje; vytvoří ho `pylos solve`
tablebase-unusable = { $file }: { $why }; smažte ho a vytvořte znovu pomocí `pylos solve`
tablebase-trouble = nelze ho přečíst: { $error }
tablebase-empty = soubor je prázdný
tablebase-foreign = to není tabulka hry Pylos
tablebase-newer = jeho formát (verze { $version }) je novější než tento program
tablebase-cut = má mít { $expected } bajtů a má { $found }
tablebase-damaged = část je poškozená (nesouhlasí kontrolní součet)
tablebase-other-rules = to je tabulka pro { $found }, ne pro { $wanted }
no-hints = Není tu nikdo, kdo by poradil.
hand-over-first = Nejdřív předejte obrazovku: { $side } stiskne Enter.
save-where = Kam uložit? „save partie.pylos“
save-secret = Partii lze uložit, až obě strany rozestaví své kameny.
load-what = Co otevřít? „load partie.pylos“

## Nápověda
key-line = šipky, Tab, mezerník, Enter · Esc · ^Z vrátí · F2 rada · F1 pomoc · ^C konec
key-line-no-undo = šipky, Tab, mezerník, Enter · Esc · F2 rada · F1 pomoc · ^C konec
page-keys = nahoru a dolů posouvá, jiná klávesa zavře
key-space = Mezerník
key-enter = Enter
key-backspace = Backspace
key-moves = pohyb kurzoru
key-next-place = další a předchozí místo, kde lze něco udělat
key-does = udělat, co tu jde
key-ends = dokončit tah, jak je
key-undoes-step = vrátit krok tahu
key-drops = zrušit začatý tah
key-undoes = vrátit tah, zopakovat ho
key-hints = rada
key-values = přesná hodnota, ano či ne
key-saves = uložit
key-leaves = odejít
keys-or-type = Nebo napište a stiskněte Enter:
turn-word = TAH
text-word = TEXT
file-word = SOUBOR
order-turn = zahrát tah; „turns“ ukáže všechny
order-turns = dovolené tahy, nebo ty, které začínají na { text-word }
order-hint = co by hrál počítač
order-value = kdo při nejlepší hře vyhraje, je-li tu tabulka
order-undo = vrátit poslední tah, zopakovat ho
order-show = znovu nakreslit desku
order-position = pozice jako text
order-rules = pravidla ve zkratce
order-save = uložit zápis partie
order-load = pokračovat v uložené partii
order-new = začít znovu
order-review = každý tah ve srovnání s nejlepším
order-resign = vzdát se
order-draw = obě strany se dohodnou na remíze
order-quit = odejít

## Pravidla ve zkratce
chapter-board = Deska
chapter-turn = Tah
chapter-end = Konec hry
chapter-battle = Bitva
chapter-score = Skóre
clause-p1 = 30 polí ve čtyřech úrovních: 4×4 (a1…d4), 3×3 (e1…g3), 2×2 (h1…i2) a vrchol (j1). Nad 1. úrovní leží kulička na čtyřech kuličkách pod sebou, jakékoli barvy.
clause-p2 = Každý hráč, světlý i tmavý, má 15 kuliček, zpočátku všechny v zásobníku.
clause-p3 = Barvy určí los. Světlý začíná; hráči se střídají a nikdo nesmí vynechat.
clause-p4 = Pokládání: dejte kuličku ze zásobníku na kterékoli prázdné podepřené pole.
clause-p5 = Přemístění výš: nebo vezměte svou kuličku, která žádnou nepodpírá, a dejte ji na podepřené pole aspoň o úroveň výš. Pole musí být podepřené i bez ní. Přemístění nestojí žádnou kuličku ze zásobníku.
clause-p6-none = Podle těchto pravidel čtverce ani řady nic nedávají.
clause-p6-square = Odebrání: doplní-li vaše kulička čtverec (2×2) vaší barvy, { $must ->
    [yes] musíte
   *[no] smíte
} vrátit jednu nebo dvě své kuličky do zásobníku.
clause-p6-line = Odebrání: doplní-li vaše kulička čtverec (2×2) nebo řadu vaší barvy, { $must ->
    [yes] musíte
   *[no] smíte
} vrátit jednu nebo dvě své kuličky do zásobníku.
clause-p7 = Kuličky se berou zpět jedna po druhé a první může uvolnit druhou. Mohou být z kterékoli úrovně, i ta právě hraná, nikdy však kulička, která podpírá jinou.
clause-p8 = V jednom tahu nejvýš dvě, ať kulička doplnila cokoli.
clause-p9 = Platí jen kulička hraná v tomto tahu: dřívější čtverec později nic nedává.
clause-p10 = Kdo položí poslední kuličku, na vrchol, vyhrává.
clause-p11-loses = Kdo je na tahu a v zásobníku nic nemá, prohrál. Tím hra končí: kuličky, které vítězi zbyly, není třeba pokládat.
clause-p11-raise = Kdo je na tahu a v zásobníku nic nemá, smí ještě přemisťovat výš, a prohrál, když už nemůže.
clause-p12 = Pozice, která nastane potřetí se stejnou stranou na tahu, je remíza.
clause-p13 = Řada je celý řádek nebo sloupec 1. úrovně (čtyři kuličky) nebo 2. úrovně (tři). Úhlopříčky neplatí.
clause-p14 = Partie trvá 5 až 20 minut. Na turnajích může být omezen čas na tah (--time 30s/move).
clause-p15 = S handicapem začíná jeden hráč s méně kuličkami: zde má světlý { $light } a tmavý { $dark }. S méně než 30 kuličkami celkem se na vrchol nikdy nedostane a rozhodují zásoby.
clause-e1 = Glóbus: dvě kružnice, rovník napříč jimi, pět poledníků. Polokoule každého hráče má deset průsečíků, i1 až i5 na vnitřní kružnici a o1 až o5 na vnější. Modrý sedí na severu, červený na jihu.
clause-e2-nine = Rovník má devět bodů, zleva doprava ol il e1 e2 e3 e4 e5 ir or: tam, kde ho protínají kružnice a poledníky.
clause-e2-five = Rovník má pět bodů, e1 až e5: tam, kde ho protínají poledníky.
clause-e3 = Každý hráč má deset kamenů: po dvou z každé velikosti od 1 do 5.
clause-e5-alternating = Rozestavení: hráči střídavě stavějí po jednom kameni, až zaplní svých deset průsečíků. Začíná ten, kdo nebude zahajovat bitvu 1.
clause-e5-hidden = Rozestavení: oba hráči rozestaví svých deset kamenů tajně a pak je odhalí.
clause-e5-whole = Rozestavení: hráč, který nebude zahajovat bitvu 1, postaví všech deset kamenů, potom druhý hráč.
clause-e5-random = Rozestavení: místo každého kamene určí los.
clause-e5-mirror = Rozestavení: střídavě; hráč, který zahájí bitvu 1, staví to, co právě postavil soupeř, na průsečík téhož jména.
clause-e6 = Pět bitev po čtyřech tazích: jeden zahájí, druhý odpoví, a ještě jednou oba. Kdo zahájí bitvu 1, určí los; vítěz bitvy zahajuje další.
clause-e7-slide = Kámen se hraje posunem po čarách vlastní polokoule na volný bod rovníku. Na průsečíku smí odbočit, obsazeným nikdy neprojde.
clause-e7-straight = Kámen se hraje posunem po jediné čáře vlastní polokoule, bez odbočení, na volný bod rovníku; obsazeným místem nikdy neprojde. Hráč, který nemůže táhnout, musí vynechat; nikdo jiný nesmí.
clause-e7-free = Kámen se hraje na kterýkoli volný bod rovníku.
clause-e8-old = Přijde-li kámen a na rovníku je jiný stejné velikosti, jakékoli barvy, odloží se ten, který tam byl.
clause-e8-new = Přijde-li kámen a na rovníku je jiný stejné velikosti, jakékoli barvy, odloží se ten, který přišel.
clause-e9 = Po čtyřech tazích rozhodne o vítězi bitvy jeden kámen: ze čtyř zbylých největší, ze tří prostřední, ze dvou nejmenší, nebo ten jediný.
clause-e10 = Vítěz bitvy bere kameny zbylé na rovníku, každý za bod, a rovník se vyprázdní. Odložené kameny tvoří hromádku; žádný se nevrací.
clause-e11-singleton = Vítěz bitvy 5 bere také všechny odložené kameny a singleton, kámen, který nepatří nikomu.
clause-e11-without = Vítěz bitvy 5 bere také všechny odložené kameny a za stavu 10–10 vyhrává partii.
clause-e12 = K výhře stačí 11 z { $points } bodů. Hraje se vždy všech pět bitev.
clause-e13 = Zápas má předem daný počet partií, nebo se hraje do dohodnutého počtu bodů; body se sčítají.
clause-e14 = Odpovědět smějí jen kameny na čáře, která vede právě zahraným bodem: na jeho poledníku, nebo na půlkružnici, která tam končí. Nemůže-li žádný z nich táhnout, smí kterýkoli. I odložený kámen určuje odpovědi.

## Co o sobě říkají odkazy tam, kde je někdo předá dál
share-to-move = { $game } – na tahu: { $side }
share-over = { $game } – { $result }
share-setup = { $game } – rozestavují se kameny
share-analysis = { $game } – pozice k rozboru
share-game-text = Partie podle pravidel „{ $rules }“: otevřete odkaz a sledujte ji, nebo se přidejte.
share-analysis-text = Každý tah se svou hodnotou, podle pravidel „{ $rules }“.
share-pyramid = { $balls ->
    [0] Prázdná deska
    [one] Deska s jednou kuličkou
   *[other] Deska s { $balls } kuličkami
}; v zásobě: světlé { $light }, tmavé { $dark }
share-globe = Glóbus v bitvě { $battle } z 5; body: Modrý { $blue }, Červený { $red }
share-globe-setup = Glóbus při rozestavování kamenů
