# Feladványok az oldalakon.
puzzle-page-lead = Egy állás, egyetlen jó lépés. Kapcsolat nélkül is megy.
puzzle-page-daily = A nap feladványa
puzzle-page-daily-lead = { $date }, mindenkinek ugyanaz.
puzzle-page-daily-solve = Megoldom
puzzle-page-daily-again = Megnézem újra
puzzle-page-themes = Téma szerint
puzzle-page-any = Bármilyen téma
puzzle-page-streak = Idő ellen
puzzle-page-streak-lead = Három perc, három hiba: hányat találsz meg?
puzzle-page-streak-start = Indulhat az óra
puzzle-page-streak-another = Még egyszer
puzzle-page-streak-found = { $found } megtalálva
puzzle-page-streak-missed = hibák: { $missed } / { $of }
puzzle-page-streak-best = A rekordod: { $best }
puzzle-page-streak-longest = Eddigi legjobb eredményed!
puzzle-page-time-left = Hátralévő idő
puzzle-page-again = Amit elvétettél
puzzle-page-again-lead = Az elvétett feladványok egy nap múlva térnek vissza, aztán három múlva, majd egyre később, ha közben sikerül megoldanod őket. Ugyanígy a hibák, amelyeket egy játszma értékeléséből adsz hozzá.
puzzle-page-bring-back = Térjen vissza, amit elvétek
puzzle-page-due = Most esedékes: { $due }; várakozik: { $waiting }
puzzle-page-again-start = Újra megpróbálom
puzzle-page-nothing-due = Még semmi sem tért vissza. Nézz vissza holnap.
puzzle-page-progress = Hogy állsz
puzzle-page-tried = Kipróbálva: { $tried }; elsőre megvolt: { $solved }
puzzle-page-kept-device = Az értékszám és a haladás ezen az eszközön marad meg.
puzzle-page-kept-account = Az értékszám és a haladás a fiókodnál marad meg.
puzzle-page-rating = értékszám: { $rating }
puzzle-page-your-rating = Az értékszámod: { $rating }, { $puzzles } feladvány alapján
puzzle-page-named = Feladvány: { $name }
puzzle-page-none = Nincs ilyen feladvány.
puzzle-page-no-theme = Nincs „{ $theme }” téma.
puzzle-page-no-day = „{ $day }” nem dátum.
puzzle-page-all-done = Ezeket mind megpróbáltad. Válassz másik témát vagy más szabályokat.
puzzle-page-next = Következő feladvány

puzzle-page-goal-win = Találd meg a nyerő lépést.
puzzle-page-goal-draw = Találd meg a lépést, amely megmenti a döntetlent.
puzzle-page-goal-points = Találd meg a lépést, amely minden pontot megtart.
puzzle-page-goal-resist = Minden veszít: találd meg a legtovább kitartó lépést.
puzzle-page-goal-better = Itt hibáztál. Találj jobb lépést.
puzzle-page-you-played = A játszmában ezt játszottad: { $turn }.
puzzle-page-found = { $decisions } lépésből { $found } megvan
puzzle-page-right = Helyes. { $decisions } közül { $found } megvan; folytasd.
puzzle-page-solved = { $decisions ->
    [one] Helyes: megoldva.
   *[other] Helyes: mind a { $found } megvan.
}
puzzle-page-leaves = Nem { $turn }. Előtte: { $before }. Utána: { $after }.
puzzle-page-hint = Segítség
puzzle-page-hinted = Nézd meg: { $places }.
puzzle-page-solution = Megoldás
puzzle-page-line = A megoldás: { $turns }
puzzle-page-analyse = Elemzés innen
puzzle-page-about = Témák: { $themes }
puzzle-page-share = Eredmény megosztása
puzzle-page-share-solved = Megoldva
puzzle-page-share-missed = Nincs megoldva

puzzle-page-sheet = Tizenkettő papíron
puzzle-page-sheet-title = Tizenkét feladvány, { $rules }
puzzle-page-sheet-lead = Minden állásban pontosan egy lépés jó. A megoldások a végén vannak.
puzzle-page-sheet-others = Másik tizenkettő
puzzle-page-sheet-solutions = Megoldások
puzzle-page-print = Nyomtatás

practise-mistakes = { $side }: { $count ->
    [one] a hiba
   *[other] { $count } hiba
} gyakorlása
practise-queued = A feladványok között várnak.
practise-go = Gyakorlás most
