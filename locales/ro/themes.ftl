# Despre ce sunt problemele, pentru toate interfețele.
puzzle-theme-raise = urcare
puzzle-theme-square = careu
puzzle-theme-line = aliniament
puzzle-theme-two-back = recuperează două
puzzle-theme-free-the-second = eliberează a doua bilă
puzzle-theme-decline-to-take-back = nu recupera
puzzle-theme-block-a-square = oprește un careu
puzzle-theme-zugzwang = zugzwang
puzzle-theme-last-ball = ultima bilă
puzzle-theme-counting = numărătoare
puzzle-theme-quiet-turn = mutare liniștită
puzzle-theme-defence = apărare
puzzle-theme-make-it-three = să rămână trei
puzzle-theme-set-aside = dat la o parte
puzzle-theme-force-a-pass = obligă la pas
puzzle-theme-fifth-battle = a cincea bătălie
puzzle-theme-pile = grămada
