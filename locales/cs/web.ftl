# Webové rozhraní.
play = Hrát
analysis = Rozbor
learn = Naučit se
watch = Sledovat
settings = Nastavení
pages = Stránky
skip-to-content = Přejít k obsahu
loading = Okamžik…
cancel = Zrušit
close = Zavřít
copy = Kopírovat
copied = Zkopírováno
next = Dál
try-again = Zkusit znovu
stop = Zastavit
accept = Přijmout
decline = Odmítnout
you = Vy
guest = Host
not-found = Taková stránka neexistuje
not-found-text = Adresa je možná chybně napsaná, nebo se stránka přestěhovala.
offline = bez spojení
offline-notice = Deska ukazuje poslední pozici ze serveru; váš tah se odešle, jakmile se spojení obnoví.
new-version = Je připravena nová verze
new-version-take = Načíst novou verzi
independent = Nezávislé zpracování. Pylos je hra Davida G. Royffa, kterou vydává Gigamic, majitel ochranné známky; Le Pylos vydali Les Elfes v roce 1986.

## Nová partie
new-game = Nová partie
hero-pyramid = Postavte pyramidu. Položte poslední kuličku.
hero-pyramid-lead = Dva hráči, třicet dřevěných kuliček, čtyři úrovně. Kdo jich víc ušetří, tomu zbude poslední na vrchol.
hero-equator = Pět bitev o rovník.
hero-equator-lead = Každý má deset kamenů pěti velikostí. Jsou-li na rovníku čtyři, vyhrává největší, tři prostřední, dva nejmenší.
hero-learn = Začínáte? Naučte se hru za pět minut
choose-game = Hra
game-pyramid-note = Dřevěná pyramida od Gigamicu
game-equator-note = Glóbus od Les Elfes
choose-opponent = Soupeř
opponent-computer = Počítač
opponent-friend = Kamarád, přes odkaz
opponent-screen = Dva u této obrazovky
opponent-anyone = Kdokoli
level-name = Stupeň { $level }
level-1 = teprve se učí pravidla
level-2 = hraje, jak ho napadne
level-3 = vidí příští tah
level-4 = příležitostný hráč
level-5 = myslí dopředu
level-6 = klubový hráč
level-7 = těžko ho obelstít
level-8 = silný
level-9 = velmi silný
level-10 = dokonalý, kde to jde
choose-side = Vaše barva
side-by-lot = Losem
choose-rules = Pravidla
rules-children-note = Jen pokládání a přemisťování výš
rules-standard-note = Za čtverec své barvy si vezmete kuličky zpět
rules-advanced-note = Počítají se i řady
rules-carpentier-note = Kameny se posouvají po čarách; ze dvou stejných se odloží starší.
rules-jeux-et-strategie-note = Kameny táhnou volně; ze dvou stejných se odloží nový; zahraný bod určuje, kdo smí odpovědět.
reading-take-back = Po čtverci
reading-take-back-may = Smíte vzít zpět žádnou, jednu nebo dvě kuličky
reading-take-back-must = Musíte vzít zpět jednu nebo dvě kuličky
reading-empty-reserve = Na tahu s prázdným zásobníkem
reading-empty-reserve-loses = Prohráváte
reading-empty-reserve-raise = Smíte ještě přemisťovat výš; když to nejde, prohráváte
reading-setup = Zaplnění polokoulí
reading-setup-alternating = Střídavě po jednom kameni
reading-setup-hidden = Tajně, pak se odhalí
reading-setup-whole = Nejdřív jedna strana, pak druhá
reading-setup-random = Náhodně
reading-setup-mirror = Střídavě; kdo zahajuje 1. bitvu, opakuje po soupeři
reading-movement = Jak se kámen dostane na rovník
reading-movement-slide = Po čarách, na křižovatkách smí odbočit
reading-movement-straight = Po jedné čáře bez odbočení
reading-movement-free = Na kterýkoli volný bod
reading-equal = Když se na rovníku sejdou dva stejně velké kameny
reading-equal-old = Odloží se ten, který tam už byl
reading-equal-new = Odloží se právě hraný
reading-designation = Kdo smí odpovědět
reading-designation-any = Kterýkoli kámen
reading-designation-line = Jen kameny na čáře vedoucí zahraným bodem
reading-points = Body rovníku
reading-points-9 = Devět, i s kružnicemi
reading-points-5 = Pět, jen poledníky
reading-singleton = Singleton
reading-singleton-on = Přináší jeden bod v poslední bitvě
reading-singleton-off = Nepoužívá se
choose-clock = Hodiny
clock-none = Bez hodin
clock-move-30 = 30 sekund na tah
clock-move-60 = 1 minuta na tah
clock-game-5 = 5 minut každý, 5 sekund navíc za tah
clock-game-10 = 10 minut každý, 5 sekund navíc za tah
clock-per-move = { $seconds ->
    [one] { $seconds } sekunda na tah
    [few] { $seconds } sekundy na tah
    [many] { $seconds } sekundy na tah
   *[other] { $seconds } sekund na tah
}
clock-per-game = { $minutes } min + { $increment } s
visible-to-all = Kdokoli se smí dívat
more-choices = Další možnosti
all-as-usual = vše jako obvykle
readings = V čem se pravidla rozcházejí
choose-length = Kolik partií
length-one = Jedna partie
length-games = Pevný počet partií
length-target = Do daného počtu bodů
length-games-chosen = { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}
length-target-chosen = do { $target ->
    [one] { $target } bodu
    [few] { $target } bodů
    [many] { $target } bodu
   *[other] { $target } bodů
}
choose-repetition = Remíza při opakování pozice
repetition-third = Potřetí (obvyklé)
repetition-other = Po jiném počtu výskytů
repetition-other-chosen = remíza při výskytu č. { $times } téže pozice
repetition-never = Nikdy
repetition-never-chosen = bez remízy opakováním
start-computer = Hrát
start-friend = Pozvat kamaráda
start-screen = Hrát tady
start-anyone = Hledat soupeře
your-games = Vaše rozehrané partie

## U stolu
board = Deska
game-title = Partie, { $rules }
view = Pohled
view-standing = Pyramida
view-lifted = Oddělené úrovně
view-plan = Plán úrovní
view-names = Názvy polí
board-keys = Šipky přecházejí mezi poli, Page Up a Page Down mezi úrovněmi, tečka na další pole, kde lze něco udělat, Enter vybírá, Escape ruší. Název pole lze i napsat. Shift se šipkami otáčí desku; S, L a P mění pohled.
cell-empty = prázdné
cell-chosen = vybraná
cell-raisable = lze přemístit výš
cell-takeable = lze vzít zpět
cell-target = sem lze dát kuličku
cell-last = poslední tah
cell-in-flight = odesílá se
point-empty = prázdný
equator = rovník
hemisphere-blue = modrá polokoule
hemisphere-red = červená polokoule
pawn-movable = lze hrát
pawn-chosen = vybraný
pawn-target = sem lze dát kámen
sets-aside = odloží se { $pawn }
hint-place = Položte kuličku ze zásobníku.
hint-place-or-raise = Položte kuličku, nebo přemístěte některou svou výš.
hint-take-back = { $must ->
    [yes] Vezměte zpět jednu nebo dvě své kuličky.
   *[no] { $taken ->
        [0] Smíte vzít zpět až dvě kuličky, nebo tah dokončit.
       *[other] Smíte vzít zpět ještě jednu, nebo tah dokončit.
    }
}
hint-set = Vyberte velikost a pak bod své polokoule.
hint-arrange = { $left ->
    [0] Vše stojí. Soupeř zatím nic nevidí.
    [one] Zbývá postavit jeden kámen.
    [few] Zbývá postavit { $left } kameny. Soupeř je nevidí.
    [many] Zbývá postavit { $left } kamene. Soupeř je nevidí.
   *[other] Zbývá postavit { $left } kamenů. Soupeř je nevidí.
}
hint-choose-pawn = Vyberte kámen.
hint-pass = Žádný váš kámen nemůže táhnout: vynecháváte.
pass = Vynechat
finish-turn = Dokončit tah
stock = Kameny k postavení
stock-size = { $pawn }, zbývá: { $count }
quick-fill = Zaplnit
mirror = Podle soupeře
arrange-ready = Hotovo
your-turn = Jste na tahu
their-turn = Soupeř přemýšlí
completed-square = Čtverec!
completed-line = Řada!
computer-thinks = Počítač přemýšlí
their-arrangement = Soupeř ještě staví
hand-over-taken = { $side } je tu: začít
help = Pravidla a klávesy
keys = Klávesy
key-arrows = na sousední místo
key-level = na jinou úroveň
key-next = na další nebo předchozí místo, kde lze něco udělat
key-choose = vybrat
key-cancel = zrušit začatý tah
key-back = zrušit poslední klepnutí
key-type = pole lze napsat: písmeno, pak číslo
key-rotate = otočit desku
key-views = pyramida, oddělené úrovně, plán
key-names = názvy polí
key-history = mimo desku: zpět, vpřed, na začátek, k poslednímu tahu
declined-draw = { $who ->
    [computer] Počítač remízu odmítá.
   *[opponent] Soupeř remízu odmítá.
}
declined-undo = { $who ->
    [computer] Počítač nechce tah vrátit.
   *[opponent] Soupeř nechce tah vrátit.
}
declined-rematch = { $who ->
    [computer] Počítač nechce hrát znovu.
   *[opponent] Soupeř nechce hrát znovu.
}
accept-rematch = Přijmout odvetu
watch-speed = Rychlost
watch-speed-value = { $seconds } s na tah
resign-means = Soupeř tím hned vyhraje. Nelze to vrátit.
play-on = Hrát dál
clock-unknown = poslední známý čas, dokud není spojení
offline-title = Bez spojení
sending = Tah se odesílá…
waiting-for-opponent = Čeká se na soupeře
waiting-in-lobby = Partie je vypsaná na stránce „Sledovat“, dokud si někdo nepřisedne.
seat-free = Volné místo
seat-by-invitation = Místo je pro toho, kdo má pozvánku.
away = pryč
invited = Jste zváni ke hře. Vaše barva: { $side }.
sit-down = Přisednout
invite-title = Pozvěte kamaráda
invite-text = Pošlete odkaz, nebo dejte naskenovat kód. Hra začne, jakmile si kamarád přisedne.
invite-here-only = Tento server odpovídá jen na tomto počítači. Chcete-li jej otevřít ostatním ve své síti, ukončete jej, spusťte takto a založte novou partii:
invite-qr = QR kód pozvánky
invite-link = Odkaz pro kamaráda
invite-copy = Kopírovat odkaz
record = Tahy
no-turns-yet = Zatím žádný tah.
go-first = Na začátek
go-back = O tah zpět
go-forward = O tah dál
go-last = K poslednímu tahu
reading-back = { $news ->
    [one] Díváte se na tah { $ply }; následoval jeden tah.
    [few] Díváte se na tah { $ply }; následovaly { $news } tahy.
    [many] Díváte se na tah { $ply }; následovalo { $news } tahu.
   *[other] Díváte se na tah { $ply }; následovalo { $news } tahů.
}
ask-undo = Vrátit tah
asked-undo = Žádost odeslána
offered-undo = Soupeř by rád vrátil poslední tah.
ask-draw = Nabídnout remízu
asked-draw = Remíza nabídnuta
offered-draw = Soupeř nabízí remízu.
ask-rematch = Odveta
asked-rematch = Odveta nabídnuta
offered-rematch = Soupeř by rád hrál znovu.
resign = Vzdát se
resign-sure = Opravdu partii vzdát?
abort = Zrušit partii
claim = Nárokovat výhru
next-game = Další partie
review-game = Rozebrat
download-record = Zápis
print-record = Tisk
back-to-game = Zpět k partii
final-position = Konečná pozice
series-score = { $number }. partie zápasu, { $first } : { $second }
sound = Zvuk
score = Skóre
score-of = { $side } { $points }
race-note = K výhře stačí { $goal } bodů z { $all }.
race-note-even = { $goal } bodů z { $all } vyhrává s poslední bitvou, víc v každém případě.
stake = Poslední bitva přinese navíc: { $what }.
stake-pile = { $pile ->
    [one] jeden odložený kámen
    [few] { $pile } odložené kameny
    [many] { $pile } odloženého kamene
   *[other] { $pile } odložených kamenů
}
stake-singleton = singleton

## Sledovat
watch-lead = Partie, které smí sledovat každý, a volná místa.
watch-here-only = Ke sledování druhých je potřeba server a tato kopie Pylosu žádný nemá. Mohou tu pro vás hrát dva počítače.
watch-engines = Ať hrají dva počítače
watch-open = Volná místa
watch-open-empty = Nikdo právě nehledá soupeře. Otevřete místo na stránce „Hrát“.
watch-live = Právě se hraje
watch-live-empty = Nehraje se žádná veřejná partie.
watch-finished = Dohrané
watch-finished-empty = Zatím nic. Veřejné partie tu po skončení zůstávají.
ply-number = { $ply ->
    [one] { $ply } tah
    [few] { $ply } tahy
    [many] { $ply } tahu
   *[other] { $ply } tahů
}

## Rozbor
tab-values = Hodnoty
tab-review = Průběh partie
tab-edit = Upravit
tab-exchange = Sdílet
evaluating = Počítá se…
source-exact = Přesně, ať soupeř hraje cokoli. Vzdálenosti počítají tahy obou stran.
source-solved = Přesně: propočteno do poslední bitvy, ať soupeř hraje cokoli.
source-engine-balls = Odhad programu: náskok nebo ztráta v kuličkách.
source-engine-points = Odhad programu: náskok nebo ztráta v bodech.
source-rules = Partie skončila.
show-all = Všechny tahy ({ $count })
show-fewer = Méně
play-line = Nejlepší hra, { $count ->
    [one] jeden tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
table-open = Přesné hodnoty z vašeho souboru ({ $file }, vytvořeného příkazem „pylos solve“)
table-keep = Uchovat v tomto zařízení
table-keeping = Tabulka se ukládá do tohoto zařízení…
table-forget = Smazat tabulku z tohoto zařízení
table-close = Zavřít tabulku
table-no_ranges = Hostitel posílá tabulku jen celou (bez částečných požadavků): přesné hodnoty odtud nelze číst.
table-compressed = Hostitel posílá tabulku komprimovanou: její části tak nelze číst.
table-changed = Tabulka byla mezitím vyměněna; další pozice začne znovu.
table-cut_short = Tabulka je neúplná: část chybí.
table-unreachable = Tabulka teď není dostupná.
table-damaged = Tabulka je poškozená nebo patří k jiným pravidlům; bez ní jde o odhady.
tablebase-absent = Přesné hodnoty potřebují tabulku všech pozic těchto pravidel. Vytváří se jen jednou.
tablebase-host = Může ji vytvořit provozovatel těchto stránek.
tablebase-build = Vytvořit tabulku
building = Vytváří se tabulka: { $percent } %
building-label = Průběh
building-left = { $seconds ->
    [one] zbývá asi sekunda
    [few] zbývají asi { $seconds } sekundy
    [many] zbývá asi { $seconds } sekundy
   *[other] zbývá asi { $seconds } sekund
}
review-empty = Zahrajte na desce pár tahů, nebo otevřete zápis pod „Sdílet“: každý tah se porovná s nejlepším.
solving = Toto jsou odhady. Přesný výsledek se právě počítá v tomto zařízení.
solving-label = Kolik je vyřešeno
solve-exactly = Spočítat přesný výsledek
reviewing = Zkoumá se každý tah…
graph-up = Nad čarou vyhrává { $side }
graph-label = { $count ->
    [one] Hodnota po jednom tahu
    [few] Hodnoty po { $count } tazích
    [many] Hodnoty po { $count } tahu
   *[other] Hodnoty po { $count } tazích
}
accuracy = Přesnost
accuracy-none = příliš málo možností volby
accuracy-note = Přesnost počítá jen tahy, při nichž bylo co pokazit: 100 % znamená nic, 0 % tolik jako náhodou.
accuracy-estimated = Posoudil program bez přesných hodnot: odhad.
choices = Správné volby
choices-kept = { $kept } z { $choices }
mistakes = Chyby
blunders = Hrubé chyby
previous-mistake = Předchozí chyba
next-mistake = Další chyba
mark-best = nejlepší tah
mark-good = dobrý tah
mark-slower = drží výsledek, ale ne nejkratší cestou
mark-mistake = chyba
mark-blunder = hrubá chyba: z výhry prohra
mark-only = jediný dobrý tah
review-turn = Před tahem: { $before }. Po tahu: { $after }.
better = Lepší:
edit-text = Vyberte barvu a klaďte kuličky na desku; kulička druhé barvy barvu změní. Co ztratí oporu, zmizí také.
edit-text-equator = Vyberte kámen a dejte ho na jeho polokouli nebo na rovník. Zda je taková pozice možná, se ověří při rozboru.
edit-leader = Zahajuje
edit-battle = Bitva (0: rozestavení)
edit-played = Tahů v této bitvě
edit-last = Poslední zahraný bod
edit-pile = Odložené kameny
edit-points = Body, { $side }
edit-tool = Co položit
edit-remove = Odebrat
edit-clear = Vyprázdnit desku
edit-done = Rozebrat
export-link = Odkaz na tento rozbor
export-position = Pozice
export-turns = Tahy
import-text = Pozice nebo zápis
import-file = Načíst ze souboru
import-open = Otevřít

## Naučit se
learn-lead = Ke každému pravidlu krátká lekce; táhnete vy.
learn-pyramid = Od první kuličky k vrcholu.
learn-equator = Od rozestavení k poslední bitvě.
lesson-place = Pokládání
lesson-raise = Přemístění výš
lesson-square = Čtverec
lesson-take-back = Jedna po druhé
lesson-lines = Řady
lesson-apex = Vrchol
lesson-setup = Rozestavení
lesson-slide = Na rovník
lesson-set-aside = Stejné velikosti
lesson-battle = Jak vyhrát bitvu
lesson-last-battle = Poslední bitva
lesson-done = hotovo
rules-in-full = Úplná pravidla

## Nastavení
language = Jazyk
setting-theme = Barvy
setting-theme-system = Podle systému
setting-theme-light = Světlé
setting-theme-dark = Tmavé
setting-sound = Zvuk
setting-sound-on = Zapnutý
setting-sound-off = Vypnutý
setting-view = Pyramida se ukazuje
setting-view-standing = Celá
setting-view-lifted = Po úrovních
setting-view-plan = Jako plán
setting-names = Názvy polí
setting-names-hidden = Skryté
setting-names-shown = Zobrazené
setting-motion = Pohyb
setting-motion-system = Podle systému
setting-motion-off = Bez pohybu
setting-keys = Klávesy s jediným písmenem
setting-keys-on = Zapnuté
setting-keys-off = Vypnuté
setting-keys-note = S, L, P a N mění pohled; na desce lze pole napsat. Vypněte je, pokud počítač ovládáte hlasem.
account = Účet
account-text = Ke hře není potřeba. S účtem vám zůstanou vaše partie i hodnocení.
name = Jméno
password = Heslo
sign-in = Přihlásit se
sign-out = Odhlásit se
register = Zaregistrovat se
account-none = Ještě nemáte účet?
account-known = Už máte účet?
rating = { $games ->
    [one] { $rating } po jedné partii
    [few] { $rating } po { $games } partiích
    [many] { $rating } po { $games } partie
   *[other] { $rating } po { $games } partiích
}

## Co se nepovedlo a co dál
error-offline = Server není dostupný. Zkontrolujte spojení a zkuste to znovu.
error-no_server = Tato kopie hry Pylos nemá server: s ostatními zde hrát nelze.
error-storage_full = V tomto zařízení už není místo. Nic se neztratilo; uvolněte místo a zkuste to znovu.
error-storage_refused = Tento prohlížeč zde nic neuchovává. Nic se neodehrálo.
error-bad_tablebase = Tuto tabulku nelze použít.
error-damaged_game = To, co toto zařízení z partie uchovalo, nelze přečíst. Vašich ostatních partií se to netýká.
error-stale = Partie mezitím pokročila; podívejte se znovu na desku.
error-not_your_turn = Nejste na tahu.
error-not_now = To teď nejde.
error-no_seat = V této partii nemáte místo. Otevřete ji v prohlížeči, ve kterém jste si přisedli.
error-forbidden = Provozovatel těchto stránek to nedovoluje.
error-sign_in = Nejdřív se přihlaste v Nastavení.
error-wrong_password = Jméno a heslo k sobě nepatří.
error-name_taken = Jméno je obsazené; zvolte jiné.
error-bad_name = Jméno má 2 až 24 písmen, číslic, - nebo _.
error-bad_password = Heslo má aspoň 8 znaků.
error-not_found = Taková partie neexistuje. Zkontrolujte odkaz, nebo začněte novou.
error-too_large = To je příliš velké.
error-too_many = Příliš rychle; chvilku počkejte.
error-busy = Server je zaneprázdněn; zkuste to za chvíli.
error-internal = Chyba je na naší straně. Zkuste to znovu.
error-part = Část této stránky se nepodařilo načíst. Zkontrolujte spojení a zkuste to znovu.
error-bad_request = Server tomu nerozuměl.
error-bad_rules = Tato pravidla nejsou známa.
error-bad_position = Taková pozice není možná.
error-bad_record = To není zápis.
error-illegal_turn = Tento tah není dovolen.
