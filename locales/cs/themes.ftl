# O čem úlohy jsou, pro všechna rozhraní.
puzzle-theme-raise = přemístění výš
puzzle-theme-square = čtverec
puzzle-theme-line = řada
puzzle-theme-two-back = dvě kuličky zpět
puzzle-theme-free-the-second = uvolnit druhou
puzzle-theme-decline-to-take-back = nebrat zpět
puzzle-theme-block-a-square = zabránit čtverci
puzzle-theme-zugzwang = nevýhoda tahu
puzzle-theme-last-ball = poslední kulička
puzzle-theme-counting = počítání
puzzle-theme-quiet-turn = tichý tah
puzzle-theme-defence = obrana
puzzle-theme-make-it-three = nechat tři
puzzle-theme-set-aside = odložení
puzzle-theme-force-a-pass = vynutit vynechání
puzzle-theme-fifth-battle = pátá bitva
puzzle-theme-pile = hromádka
