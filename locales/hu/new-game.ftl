# Az új játszma űrlapja.
hero-pyramid = Építs piramist. Tedd fel az utolsó golyót.
hero-pyramid-lead = Két játékos, harminc fagolyó, négy szint. Aki többet spórol, annak marad az utolsó a piramis tetejére.
hero-equator = Öt csata az egyenlítőért.
hero-equator-lead = Tíz-tíz korong öt méretben. Ha négy van az egyenlítőn, a legnagyobb nyer, ha három, a középső, ha kettő, a legkisebb.
hero-learn = Most ismerkedsz vele? Tanuld meg öt perc alatt
game-pyramid-note = A Gigamic fapiramisa
game-equator-note = A Les Elfes földgömbje
choose-opponent = Ellenfél
opponent-computer = Számítógép
opponent-friend = Egy barát, linkkel
opponent-screen = Ketten egy képernyőn
opponent-anyone = Bárki
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
side-none = Csak nézem
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
handicap = Hendikep
handicap-light = Világos golyói
handicap-dark = Sötét golyói
handicap-wins-light = A legjobb játékkal világos nyer.
handicap-wins-dark = A legjobb játékkal sötét nyer.
handicap-wins-nobody = A legjobb játékkal döntetlen.
handicap-unknown = Hogy a legjobb játékkal ki nyer, még nem tudjuk.
handicap-offer = { $name } értékszáma { $theirs }, a tiéd { $mine }. A játszma igazságosabb lenne, ha { $who ->
    [you] te játszanál
   *[other] { $name } játszana
} 15 helyett { $balls } golyóval. Hogy kié a világos, azt azonnal kisorsoljuk, és a játszma nem számít bele az értékszámba.
handicap-take = Játék ezzel a hendikeppel
handicap-leave = Játék hendikep nélkül
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
choose-opening = Megnyitás
opening-usual = Üres tábla (szokásos)
opening-balanced = Kiegyenlített: hat kisorsolt lépés
opening-balanced-chosen = kiegyenlített megnyitás
start-computer = Játsszunk
start-watching = Kezdődjön
start-friend = Barát meghívása
start-screen = Játék itt
start-anyone = Ellenfél keresése
opponent-player = Egy játékos, név szerint
start-player = Kihívás
challenge-whom = A játékos neve
challenge-nobody = Nincs ilyen nevű játékos.
rated-game = Értékelt: beleszámít mindkét játékos értékszámába
clock-day-1 = 1 nap lépésenként
clock-day-3 = 3 nap lépésenként
clock-day-7 = 7 nap lépésenként
clock-day-14 = 14 nap lépésenként
clock-custom = Más óra
custom-clock = Idő
custom-clock-turn = Másodperc lépésenként
custom-clock-game = Perc fejenként
custom-seconds = Másodperc lépésenként
custom-minutes = Perc fejenként
custom-increment = Lépésenként hozzáadott másodperc
lobby = Szabad helyek
lobby-empty = Most senki sem keres ellenfelet. Válaszd fent a „Bárki” lehetőséget, és nyiss egy helyet.

# The invitation of a friend
invite-title = Hívd meg a barátodat
invite-text = Küldd el a linket, vagy olvastasd be a kódot. A játszma akkor kezdődik, amikor a barátod leül.
invite-here-only = Ez a szerver csak ezen a gépen érhető el. Ha a hálózatodon másokat is beengednél, állítsd le, indítsd el így, és kezdj új játszmát:
invite-qr = A meghívó QR-kódja
invite-link = Link a barátodnak
invite-copy = Link másolása
