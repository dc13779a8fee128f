# Webové rozhraní.
play = Hrát
analysis = Rozbor
learn = Naučit se
puzzles = Úlohy
watch = Sledovat
tournaments = Turnaje
settings = Nastavení
account = Účet
players = Hráči
rated = hodnocená
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
bot-name = { $name } (program)
not-found = Taková stránka neexistuje
not-found-text = Adresa je možná chybně napsaná, nebo se stránka přestěhovala.
offline = bez spojení
offline-notice = Deska ukazuje poslední pozici ze serveru; váš tah se odešle, jakmile se spojení obnoví.
new-version = Je připravena nová verze
new-version-take = Načíst novou verzi

## Nová partie
new-game = Nová partie
choose-game = Hra
level-name = Stupeň { $level }
choose-rules = Pravidla
handicap-name = { $light } světlých kuliček proti { $dark } tmavým
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
clock-per-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
clock-per-game = { $minutes } min + { $increment } s
visible-to-all = Kdokoli se smí dívat
your-games = Vaše partie

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
waiting-in-lobby = Partie je vypsaná na stránce „Hrát“, dokud si někdo nepřisedne.
seat-free = Volné místo
seat-by-invitation = Místo je pro toho, kdo má pozvánku.
away = pryč
on-vacation = na dovolené
invited = Jste zváni ke hře. Vaše barva: { $side }.
sit-down = Přisednout
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
embed-link = Ukázat na vlastní stránce
back-to-game = Zpět k partii
final-position = Konečná pozice
series-score = { $number }. partie zápasu, { $first } : { $second }
ballot = Vyrovnané zahájení: { $turns }
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
ply-number = { $ply ->
    [one] { $ply } tah
    [few] { $ply } tahy
    [many] { $ply } tahu
   *[other] { $ply } tahů
}

## Rozbor
mark-best = nejlepší tah
mark-good = dobrý tah
mark-slower = drží výsledek, ale ne nejkratší cestou
mark-mistake = chyba
mark-blunder = hrubá chyba: z výhry prohra
mark-only = jediný dobrý tah

## Naučit se
rules-in-full = Úplná pravidla

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
error-sign_in = Nejdřív se přihlaste na stránce „Účet“.
error-wrong_password = Jméno a heslo k sobě nepatří.
error-wrong_code = Jméno a obnovovací kód k sobě nepatří.
error-account_closed = Provozovatel těchto stránek tento účet uzavřel.
error-fair_play = To není možné, dokud hrajete hodnocenou partii: ani rozbor její pozice, ani pomoc programu.
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
