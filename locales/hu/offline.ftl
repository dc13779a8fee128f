# Kapcsolat és szerver nélkül: a beállításoknál és az eszköz játszmái
# mellett olvasható, és az olvassa, aki lemezről nyitja meg az oldalt.
opened-from-disk = A böngésző nem engedi, hogy egy fájlból megnyitott oldal betöltse a többi fájlját, ezért a Pylos így nem tud elindulni. Tedd a mappát bármilyen webtárhelyre, vagy indíts benne egy kis szervert, például ezzel: „python3 -m http.server”, és nyisd meg a címet, amelyet kiír.
offline-use = Kapcsolat nélkül
offline-keeping = A Pylos mentése erre az eszközre…
offline-kept = Minden oldal és nyelv el van mentve ezen az eszközön: a Pylos kapcsolat nélkül is megnyílik.
offline-incomplete = Még nem sikerült mindent elmenteni. A következő látogatás újra megpróbálja; addig a Pylosnak kapcsolat kell.
offline-impossible = Itt nem használható kapcsolat nélkül: a böngésző semmit sem tárol ehhez a címhez. Lehet, hogy privát ablak, elfogyott a hely, vagy a cím nem https. Kapcsolattal minden működik.
engine-there = A program benne van: ezen az eszközön is tud válaszolni.
engine-missing = Ez a példány a böngészőbe való program nélkül készült: a játszmákhoz, az elemzéshez és a leckékhez szerver kell.
version = { $version } verzió
account-here-only = A fiókokhoz és az értékszámokhoz szerver kell, és a Pylosnak ennél a példányánál nincs ilyen. A játszmáid és a beállításaid ezen az eszközön maradnak.
game-not-kept = Ez a böngésző semmit sem tárol a Pylosnak: a játszma nem marad meg, és az oldal bezárásakor vagy újratöltésekor elvész.
keep-on-server = Maradjon meg a szerveren
