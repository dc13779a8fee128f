# Feladványok: amit a terminál és a nyomtatott lap mond róluk, és a témák neve
# mindenhol.

## Célok
puzzle-goal-win = { $side } lép és nyer
puzzle-goal-draw = { $side } lép és döntetlent ér el
puzzle-goal-points = { $side } lép és megtartja a pontjait
puzzle-goal-resist = { $side } vesztésre áll: tarts ki, ameddig csak lehet
puzzle-turns = { $count } lépést kell megtalálni

## A terminálban
puzzle-title = { $id } feladvány, { $rules }, értékszám: { $rating }
puzzle-orders = Írj be egy lépést, vagy ezt: „hint” (súgás), „solution” (megoldás), „next” (következő), „quit” (kilépés).
puzzle-right = { $turn }: helyes.
puzzle-wrong = { $turn }: nem ez az.
puzzle-wrong-reply = { $turn }: nem ez az. { $side } válasza: { $reply }.
puzzle-left = { $side } most: { $value }. Próbáld újra.
puzzle-hint = Súgás: { $steps }
puzzle-solution = Megoldás: { $line }
puzzle-solved = Megoldva!
puzzle-solved-with-help = Megvan, segítséggel.
puzzle-about = Témák: { $themes }
puzzle-rating = Értékszámod: { $rating } ({ $change })
puzzle-over = Ez a feladvány véget ért: a „next” a következőre visz, a „quit” befejezi.
puzzle-no-more = Nincs több ilyen feladvány.
puzzle-no-next = Itt a „next” nem vezet sehová.
puzzle-shared = Pylos-feladvány, { $date }: { $marks }

## Papíron
puzzle-sheet = Tizenkét Pylos-feladvány
puzzle-sheet-about = { $rules }. Minden állásban egyetlen út tartja meg azt, amije a lépő félnek van.
puzzle-sheet-solutions = Megoldások
