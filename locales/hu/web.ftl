# A webes felület.
play = Játék
analysis = Elemzés
learn = Tanulás
watch = Nézés
settings = Beállítások
pages = Oldalak
skip-to-content = Ugrás a tartalomra
loading = Egy pillanat…
cancel = Mégse
close = Bezárás
copy = Másolás
copied = Kimásolva
next = Tovább
try-again = Újra
stop = Leállítás
accept = Elfogadom
decline = Elutasítom
you = Te
guest = Vendég
not-found = Nincs ilyen oldal
not-found-text = Lehet, hogy a cím el van írva, vagy az oldal elköltözött.
offline = nincs kapcsolat
offline-notice = A tábla a szerver utolsó állását mutatja; a lépésed elmegy, amint a kapcsolat helyreáll.
new-version = Új verzió érhető el
new-version-take = Új verzió betöltése
independent = Független megvalósítás. A Pylos David G. Royffe játéka, kiadója és védjegyének tulajdonosa a Gigamic; a Le Pylost a Les Elfes adta ki 1986-ban.

## Új játszma
new-game = Új játszma
hero-pyramid = Építs piramist. Tedd fel az utolsó golyót.
hero-pyramid-lead = Két játékos, harminc fagolyó, négy szint. Aki többet spórol, annak marad az utolsó a piramis tetejére.
hero-equator = Öt csata az egyenlítőért.
hero-equator-lead = Tíz-tíz korong öt méretben. Ha négy van az egyenlítőn, a legnagyobb nyer, ha három, a középső, ha kettő, a legkisebb.
hero-learn = Most ismerkedsz vele? Tanuld meg öt perc alatt
choose-game = Játék
game-pyramid-note = A Gigamic fapiramisa
game-equator-note = A Les Elfes földgömbje
choose-opponent = Ellenfél
opponent-computer = Számítógép
opponent-friend = Egy barát, linkkel
opponent-screen = Ketten ennél a képernyőnél
opponent-anyone = Bárki
level-name = { $level }. fokozat
level-1 = még tanulja a szabályokat
level-2 = ahogy esik, úgy puffan
level-3 = látja a következő lépést
level-4 = alkalmi játékos
level-5 = előre gondolkodik
level-6 = klubjátékos
level-7 = nehéz becsapni
level-8 = erős
level-9 = nagyon erős
level-10 = tökéletes, ahol lehet
choose-side = A te színed
side-by-lot = Sorsolás
choose-rules = Szabályok
rules-children-note = Csak lerakás és emelés
rules-standard-note = Saját színű négyzetért golyót vehetsz le
rules-advanced-note = A sorok is számítanak
rules-carpentier-note = A korongok a vonalakon csúsznak; két egyforma közül a régi kerül félre.
rules-jeux-et-strategie-note = A korongok szabadon lépnek; két egyforma közül az új kerül félre; a megjátszott pont dönti el, ki válaszolhat.
reading-take-back = Négyzet után
reading-take-back-may = Levehetsz nulla, egy vagy két golyót
reading-take-back-must = Le kell venned egy vagy két golyót
reading-empty-reserve = Ha lépned kell, de üres a tárolód
reading-empty-reserve-loses = Vesztettél
reading-empty-reserve-raise = Emelhetsz még; ha nem tudsz, vesztettél
reading-setup = A féltekék feltöltése
reading-setup-alternating = Felváltva, egy-egy korong
reading-setup-hidden = Titokban, aztán felfedve
reading-setup-whole = Előbb az egyik fél, aztán a másik
reading-setup-random = Sorsolással
reading-setup-mirror = Felváltva; aki az 1. csatát kezdi, lemásolja a másikat
reading-movement = Hogyan jut a korong az egyenlítőre
reading-movement-slide = A vonalakon, a kereszteződésben fordulhat
reading-movement-straight = Egyetlen vonalon, fordulás nélkül
reading-movement-free = Bármelyik szabad pontra
reading-equal = Ha két egyforma korong találkozik az egyenlítőn
reading-equal-old = Az kerül félre, amelyik már ott volt
reading-equal-new = Az kerül félre, amelyiket most játsszák
reading-designation = Ki válaszolhat
reading-designation-any = Bármelyik korong
reading-designation-line = Csak a megjátszott ponton átmenő vonal korongjai
reading-points = Az egyenlítő pontjai
reading-points-9 = Kilenc, a körökkel együtt
reading-points-5 = Öt, csak a délkörök
reading-singleton = A singleton
reading-singleton-on = Egy pontot ér az utolsó csatában
reading-singleton-off = Kimarad
choose-clock = Óra
clock-none = Óra nélkül
clock-move-30 = 30 másodperc lépésenként
clock-move-60 = 1 perc lépésenként
clock-game-5 = 5-5 perc, lépésenként 5 másodperc ráadás
clock-game-10 = 10-10 perc, lépésenként 5 másodperc ráadás
clock-per-move = { $seconds ->
    [one] { $seconds } másodperc lépésenként
   *[other] { $seconds } másodperc lépésenként
}
clock-per-game = { $minutes } perc + { $increment } mp
visible-to-all = Bárki nézheti
more-choices = További beállítások
all-as-usual = minden a szokásos
readings = Amiben a szabálykönyvek eltérnek
choose-length = Hány játszma
length-one = Egy játszma
length-games = Adott számú játszma
length-target = Adott pontszámig
length-games-chosen = { $games ->
    [one] { $games } játszma
   *[other] { $games } játszma
}
length-target-chosen = { $target ->
    [one] { $target } pontig
   *[other] { $target } pontig
}
choose-repetition = Döntetlen, ha egy állás ismétlődik
repetition-third = Harmadszorra (szokásos)
repetition-other = Más számú előfordulás után
repetition-other-chosen = döntetlen egy állás { $times }. előfordulásakor
repetition-never = Soha
repetition-never-chosen = nincs döntetlen ismétlésért
start-computer = Játsszunk
start-friend = Barát meghívása
start-screen = Játék itt
start-anyone = Ellenfél keresése
your-games = Folyamatban lévő játszmáid

## Az asztalnál
board = Tábla
game-title = Játszma, { $rules }
view = Nézet
view-standing = Piramis
view-lifted = Szétemelt szintek
view-plan = A szintek alaprajza
view-names = A helyek neve
board-keys = A nyilak helyről helyre visznek, a Page Up és a Page Down szintről szintre, a pont a következő helyre, ahol tenni lehet valamit, az Enter választ, az Escape visszavon. A hely be is gépelhető. A Shift és a nyilak forgatják a táblát; az S, az L és a P nézetet vált.
cell-empty = üres
cell-chosen = kiválasztva
cell-raisable = emelhető
cell-takeable = levehető
cell-target = ide tehető golyó
cell-last = utolsó lépés
cell-in-flight = küldés alatt
point-empty = üres
equator = egyenlítő
hemisphere-blue = kék félteke
hemisphere-red = piros félteke
pawn-movable = játszható
pawn-chosen = kiválasztva
pawn-target = ide tehető korong
sets-aside = félreteszi: { $pawn }
hint-place = Tegyél fel egy golyót a tárolódból.
hint-place-or-raise = Tegyél fel egy golyót, vagy emeld följebb valamelyiket.
hint-take-back = { $must ->
    [yes] Vegyél le egy vagy két golyódat.
   *[no] { $taken ->
        [0] Legfeljebb két golyót vehetsz le, vagy befejezheted a lépést.
       *[other] Még egyet levehetsz, vagy befejezheted a lépést.
    }
}
hint-set = Válassz méretet, aztán egy pontot a féltekéden.
hint-arrange = { $left ->
    [0] Minden a helyén. Az ellenfél még nem lát semmit.
    [one] Még egy korong van hátra.
   *[other] Még { $left } korong van hátra. Az ellenfél nem látja őket.
}
hint-choose-pawn = Válassz egy korongot.
hint-pass = Egyik korongod sem tud lépni: passzolsz.
pass = Passz
finish-turn = Lépés befejezése
stock = Felállítandó korongok
stock-size = { $pawn }, maradt { $count }
quick-fill = Feltöltés
mirror = Ellenfél másolása
arrange-ready = Kész
your-turn = Te jössz
their-turn = Az ellenfél gondolkodik
completed-square = Négyzet!
completed-line = Sor!
computer-thinks = A számítógép gondolkodik
their-arrangement = Az ellenfél még rakja fel a korongjait
hand-over-taken = { $side } itt van: kezdés
help = Szabályok és billentyűk
keys = Billentyűk
key-arrows = a szomszédos helyre
key-level = másik szintre
key-next = a következő vagy az előző helyre, ahol tenni lehet valamit
key-choose = választás
key-cancel = a megkezdett lépés elvetése
key-back = az utolsó kattintás elvetése
key-type = a hely be is gépelhető: betű, aztán szám
key-rotate = a tábla forgatása
key-views = piramis, szétemelve, alaprajz
key-names = a helyek neve
key-history = a táblán kívül: vissza, előre, az elejére, az utolsó lépésre
declined-draw = { $who ->
    [computer] A számítógép nem fogadja el a döntetlent.
   *[opponent] Az ellenfél nem fogadja el a döntetlent.
}
declined-undo = { $who ->
    [computer] A számítógép nem vonja vissza a lépést.
   *[opponent] Az ellenfél nem vonja vissza a lépést.
}
declined-rematch = { $who ->
    [computer] A számítógép nem kér visszavágót.
   *[opponent] Az ellenfél nem kér visszavágót.
}
accept-rematch = Jöhet a visszavágó
watch-speed = Sebesség
watch-speed-value = { $seconds } mp lépésenként
resign-means = Az ellenfél azonnal nyer. Nem vonható vissza.
play-on = Játszom tovább
clock-unknown = az utolsó ismert idő, amíg nincs kapcsolat
offline-title = Nincs kapcsolat
sending = A lépés küldése…
waiting-for-opponent = Várakozás az ellenfélre
waiting-in-lobby = A játszmád a „Nézés” oldalon látszik, amíg valaki le nem ül.
seat-free = Szabad hely
seat-by-invitation = Ez a hely azé, akinek meghívója van.
away = távol
invited = Meghívtak játszani. A színed: { $side }.
sit-down = Leülök
invite-title = Hívd meg a barátodat
invite-text = Küldd el a linket, vagy olvastasd be a kódot. A játszma akkor kezdődik, amikor a barátod leül.
invite-here-only = Ez a szerver csak ezen a gépen érhető el. Ha a hálózatodon másokat is beengednél, állítsd le, indítsd el így, és kezdj új játszmát:
invite-qr = A meghívó QR-kódja
invite-link = Link a barátodnak
invite-copy = Link másolása
record = Lépések
no-turns-yet = Még nincs lépés.
go-first = Az elejére
go-back = Egy lépést vissza
go-forward = Egy lépést előre
go-last = Az utolsó lépéshez
reading-back = { $news ->
    [one] Visszanézel: { $ply }. lépés; azóta egy lépés történt.
   *[other] Visszanézel: { $ply }. lépés; azóta { $news } lépés történt.
}
ask-undo = Lépés visszavonása
asked-undo = Visszavonás kérve
offered-undo = Az ellenfél visszavonná az utolsó lépést.
ask-draw = Döntetlent ajánlok
asked-draw = Döntetlen ajánlva
offered-draw = Az ellenfél döntetlent ajánl.
ask-rematch = Visszavágó
asked-rematch = Visszavágó kérve
offered-rematch = Az ellenfél visszavágót szeretne.
resign = Feladom
resign-sure = Tényleg feladod a játszmát?
abort = Játszma törlése
claim = Győzelem igénylése
next-game = Következő játszma
review-game = Áttekintés
download-record = Jegyzőkönyv
print-record = Nyomtatás
back-to-game = Vissza a játszmához
final-position = A végállás
series-score = A mérkőzés { $number }. játszmája, { $first } : { $second }
sound = Hang
score = Eredmény
score-of = { $side } { $points }
race-note = { $all } pontból { $goal } elég a győzelemhez.
race-note-even = { $all } pontból { $goal } az utolsó csatával együtt nyer, több mindenképp.
stake = Az utolsó csata ezt is hozza: { $what }.
stake-pile = { $pile ->
    [one] egy félretett korong
   *[other] { $pile } félretett korong
}
stake-singleton = a singleton

## Nézés
watch-lead = Játszmák, amelyeket bárki követhet, és szabad helyek.
watch-here-only = Mások játszmáihoz szerver kell, és a Pylosnak ennél a példányánál nincs ilyen. Itt két számítógép játszhat neked.
watch-engines = Játsszon két számítógép
watch-open = Szabad helyek
watch-open-empty = Most senki sem keres ellenfelet. Nyiss helyet a „Játék” oldalon.
watch-live = Folyamatban
watch-live-empty = Nincs folyamatban nyilvános játszma.
watch-finished = Befejezett
watch-finished-empty = Még semmi. A nyilvános játszmák a végük után itt maradnak.
ply-number = { $ply ->
    [one] { $ply } lépés
   *[other] { $ply } lépés
}

## Elemzés
tab-values = Értékek
tab-review = Áttekintés
tab-edit = Szerkesztés
tab-exchange = Megosztás
evaluating = Számolás…
source-exact = Pontos, bármit játszik is az ellenfél. A távolság mindkét fél lépéseit számolja.
source-solved = Pontos: az utolsó csatáig kiszámolva, bármit játszik is az ellenfél.
source-engine-balls = A program becslése: előny vagy hátrány golyóban mérve.
source-engine-points = A program becslése: előny vagy hátrány pontban mérve.
source-rules = A játszma véget ért.
show-all = Az összes lépés ({ $count })
show-fewer = Kevesebb
play-line = A legjobb folytatás, { $count ->
    [one] egy lépés
   *[other] { $count } lépés
}
table-open = Pontos értékek egy saját fájlból ({ $file }, a „pylos solve” készíti)
table-keep = Maradjon ezen az eszközön
table-keeping = A táblázat mentése erre az eszközre…
table-forget = A táblázat törlése erről az eszközről
table-close = A táblázat bezárása
table-no_ranges = A tárhely csak egészben küldi a táblázatot (nincs részleges lekérés): onnan nem olvashatók pontos értékek.
table-compressed = A tárhely tömörítve küldi a táblázatot: így a részei nem olvashatók.
table-changed = A táblázatot közben kicserélték; a következő állás elölről kezdi.
table-cut_short = A táblázat csonka: egy része hiányzik.
table-unreachable = A táblázat most nem érhető el.
table-damaged = A táblázat sérült, vagy más szabályokhoz tartozik; nélküle ezek becslések.
tablebase-absent = A pontos értékekhez e szabályok összes állásának táblázata kell. Csak egyszer kell elkészíteni.
tablebase-host = Az oldal üzemeltetője tudja elkészíteni.
tablebase-build = Táblázat készítése
building = Készül a táblázat: { $percent }%
building-label = Haladás
building-left = { $seconds ->
    [one] még kb. egy másodperc
   *[other] még kb. { $seconds } másodperc
}
review-empty = Lépj néhányat a táblán, vagy nyiss meg egy jegyzőkönyvet a „Megosztás” alatt: minden lépést a legjobbhoz mérünk.
solving = Ezek becslések. A pontos eredmény kiszámítása folyamatban van ezen az eszközön.
solving-label = Ennyi van megoldva
solve-exactly = A pontos eredmény kiszámítása
reviewing = Minden lépés vizsgálata…
graph-up = A vonal fölött { $side } áll nyerésre
graph-label = { $count ->
    [one] Érték egy lépés után
   *[other] Értékek { $count } lépés után
}
accuracy = Pontosság
accuracy-none = túl kevés választás
accuracy-note = A pontosság csak azokat a lépéseket nézi, ahol el lehetett rontani valamit: 100%-nál semmi, 0%-nál annyi veszett el, amennyi véletlenül is.
accuracy-estimated = A program ítélete, pontos értékek nélkül: becslés.
choices = Jó döntések
choices-kept = { $kept } / { $choices }
mistakes = Hibák
blunders = Baklövések
previous-mistake = Előző hiba
next-mistake = Következő hiba
mark-best = a legjobb lépés
mark-good = jó lépés
mark-slower = megtartja az eredményt, de nem a legrövidebb úton
mark-mistake = hiba
mark-blunder = baklövés: nyert állásból vesztett
mark-only = az egyetlen jó lépés
review-turn = Előtte: { $before }. Utána: { $after }.
better = Jobb:
edit-text = Válassz színt, és rakj golyókat a táblára; a másik színű golyó színt vált. Ami alól kikerül a támasz, az is eltűnik.
edit-text-equator = Válassz korongot, és tedd a saját féltekéjére vagy az egyenlítőre. Az elemzésnél kiderül, lehetséges-e az állás.
edit-leader = A csatát kezdi
edit-battle = Csata (0: felállás)
edit-played = Lépések ebben a csatában
edit-last = Utoljára játszott pont
edit-pile = Félretett korongok
edit-points = Pontok, { $side }
edit-tool = Mit teszel fel
edit-remove = Levétel
edit-clear = Tábla ürítése
edit-done = Elemzés
export-link = Link ehhez az elemzéshez
export-position = Állás
export-turns = Lépések
import-text = Állás vagy jegyzőkönyv
import-file = Olvasás fájlból
import-open = Megnyitás

## Tanulás
learn-lead = Minden szabályhoz egy rövid lecke; te lépsz.
learn-pyramid = Az első golyótól a piramis tetejéig.
learn-equator = A felállástól az utolsó csatáig.
lesson-place = Lerakás
lesson-raise = Emelés
lesson-square = A négyzet
lesson-take-back = Egyik a másik után
lesson-lines = A sorok
lesson-apex = A piramis teteje
lesson-setup = A felállás
lesson-slide = Az egyenlítőre
lesson-set-aside = Egyforma méretek
lesson-battle = Hogyan nyerj csatát
lesson-last-battle = Az utolsó csata
lesson-done = kész
rules-in-full = A teljes szabályok

## Beállítások
language = Nyelv
setting-theme = Színek
setting-theme-system = A rendszer szerint
setting-theme-light = Világos
setting-theme-dark = Sötét
setting-sound = Hang
setting-sound-on = Be
setting-sound-off = Ki
setting-view = A piramis képe
setting-view-standing = Egyben
setting-view-lifted = Szétemelve
setting-view-plan = Alaprajz
setting-names = A helyek neve
setting-names-hidden = Rejtve
setting-names-shown = Látható
setting-motion = Mozgás
setting-motion-system = A rendszer szerint
setting-motion-off = Nincs
setting-keys = Egybetűs billentyűk
setting-keys-on = Be
setting-keys-off = Ki
setting-keys-note = Az S, L, P és N a nézetet váltja; a táblán egy mező be is gépelhető. Kapcsold ki, ha hanggal vezérled a gépet.
account = Fiók
account-text = A játékhoz nem kell. Fiókkal a játszmáid és az értékszámod veled maradnak.
name = Név
password = Jelszó
sign-in = Belépés
sign-out = Kilépés
register = Regisztráció
account-none = Még nincs fiókod?
account-known = Van már fiókod?
rating = { $games ->
    [one] { $rating } egy játszma után
   *[other] { $rating } { $games } játszma után
}

## Mi nem sikerült, és mit tegyél
error-offline = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
error-no_server = A Pylosnak ez a példánya mögött nincs kiszolgáló: itt nem lehet másokkal játszani.
error-storage_full = Ezen az eszközön nincs több hely. Semmi sem veszett el; szabadíts fel helyet, és próbáld újra.
error-storage_refused = Ez a böngésző itt semmit sem őriz meg. Nem történt lépés.
error-bad_tablebase = Ez a táblázat nem használható.
error-damaged_game = Amit ez az eszköz a játszmából megőrzött, nem olvasható. A többi játszmádat ez nem érinti.
error-stale = A játszma továbbment; nézd meg újra a táblát.
error-not_your_turn = Nem te jössz.
error-not_now = Ez most nem lehetséges.
error-no_seat = Nincs helyed ebben a játszmában. Nyisd meg abban a böngészőben, amelyikben leültél.
error-forbidden = Az oldal üzemeltetője ezt nem engedi.
error-sign_in = Előbb lépj be a Beállításokban.
error-wrong_password = A név és a jelszó nem tartozik össze.
error-name_taken = Ez a név foglalt; válassz másikat.
error-bad_name = A név 2–24 betű, számjegy, - vagy _.
error-bad_password = A jelszó legalább 8 karakter.
error-not_found = Nincs ilyen játszma. Ellenőrizd a linket, vagy kezdj újat.
error-too_large = Ez túl nagy.
error-too_many = Ez túl gyors volt; várj egy kicsit.
error-busy = A szerver túlterhelt; próbáld újra egy kicsit később.
error-internal = Nálunk történt hiba. Próbáld újra.
error-part = Az oldal egy részét nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
error-bad_request = A szerver ezt nem értette.
error-bad_rules = Ismeretlen szabályok.
error-bad_position = Ilyen állás nem lehetséges.
error-bad_record = Ez nem játszma-jegyzőkönyv.
error-illegal_turn = Ez a lépés nem szabályos.
