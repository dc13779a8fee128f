# De quoi parlent les problèmes, pour toutes les interfaces.
puzzle-theme-raise = monter
puzzle-theme-square = carré
puzzle-theme-line = alignement
puzzle-theme-two-back = en reprendre deux
puzzle-theme-free-the-second = libérer la seconde
puzzle-theme-decline-to-take-back = ne pas reprendre
puzzle-theme-block-a-square = empêcher un carré
puzzle-theme-zugzwang = zugzwang
puzzle-theme-last-ball = dernière bille
puzzle-theme-counting = compter
puzzle-theme-quiet-turn = coup tranquille
puzzle-theme-defence = défense
puzzle-theme-make-it-three = en laisser trois
puzzle-theme-set-aside = écarter un pion
puzzle-theme-force-a-pass = forcer à passer
puzzle-theme-fifth-battle = cinquième bataille
puzzle-theme-pile = la pile
