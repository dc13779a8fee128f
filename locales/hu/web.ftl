# A webes felület.
play = Játék
analysis = Elemzés
learn = Tanulás
puzzles = Feladványok
watch = Nézés
tournaments = Versenyek
settings = Beállítások
account = Fiók
players = Játékosok
rated = értékelt
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
bot-name = { $name } (program)
not-found = Nincs ilyen oldal
not-found-text = Lehet, hogy a cím el van írva, vagy az oldal elköltözött.
offline = nincs kapcsolat
offline-notice = A tábla a szerver utolsó állását mutatja; a lépésed elmegy, amint a kapcsolat helyreáll.
new-version = Új verzió érhető el
new-version-take = Új verzió betöltése

## Új játszma
new-game = Új játszma
choose-game = Játék
level-name = { $level }. fokozat
choose-rules = Szabályok
handicap-name = { $light } világos golyó { $dark } sötét ellen
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
clock-per-days = { $days } nap lépésenként
clock-per-game = { $minutes } perc + { $increment } mp
visible-to-all = Bárki nézheti
your-games = Játszmáid

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
waiting-in-lobby = A játszmád a „Játék” oldalon látszik, amíg valaki le nem ül.
seat-free = Szabad hely
seat-by-invitation = Ez a hely azé, akinek meghívója van.
away = távol
on-vacation = szabadságon
invited = Meghívtak játszani. A színed: { $side }.
sit-down = Leülök
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
embed-link = Megmutatás a saját oldaladon
back-to-game = Vissza a játszmához
final-position = A végállás
series-score = A mérkőzés { $number }. játszmája, { $first } : { $second }
ballot = Kiegyenlített megnyitás: { $turns }
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
ply-number = { $ply ->
    [one] { $ply } lépés
   *[other] { $ply } lépés
}

## Elemzés
mark-best = a legjobb lépés
mark-good = jó lépés
mark-slower = megtartja az eredményt, de nem a legrövidebb úton
mark-mistake = hiba
mark-blunder = baklövés: nyert állásból vesztett
mark-only = az egyetlen jó lépés

## Tanulás
rules-in-full = A teljes szabályok

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
error-sign_in = Előbb lépj be a „Fiók” oldalon.
error-wrong_password = A név és a jelszó nem tartozik össze.
error-wrong_code = A név és a helyreállító kód nem tartozik össze.
error-account_closed = Az oldal üzemeltetője lezárta ezt a fiókot.
error-fair_play = Ez nem lehetséges, amíg értékszámra menő játszmát játszol: sem az állás elemzése, sem egy program segítsége.
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
