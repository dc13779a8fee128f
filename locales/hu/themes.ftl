# Miről szólnak a feladványok, minden felületnek.
puzzle-theme-raise = emelés
puzzle-theme-square = négyzet
puzzle-theme-line = sor
puzzle-theme-two-back = két golyó levétele
puzzle-theme-free-the-second = a második felszabadítása
puzzle-theme-decline-to-take-back = lemondás a levételről
puzzle-theme-block-a-square = négyzet megakadályozása
puzzle-theme-zugzwang = lépéskényszer
puzzle-theme-last-ball = utolsó golyó
puzzle-theme-counting = számolás
puzzle-theme-quiet-turn = csendes lépés
puzzle-theme-defence = védekezés
puzzle-theme-make-it-three = maradjon három
puzzle-theme-set-aside = félretevés
puzzle-theme-force-a-pass = kényszerített passz
puzzle-theme-fifth-battle = ötödik csata
puzzle-theme-pile = a halom
