# Elemzés és értékelés.
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
