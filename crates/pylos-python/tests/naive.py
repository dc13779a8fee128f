"""The pyramid game once more, written from its rules (P1 to P13) as plainly as
possible, to hold the package against."""

from itertools import product

LEVELS = [("abcd", 4), ("efg", 3), ("hi", 2), ("j", 1)]
CELLS = [f + str(r + 1) for files, side in LEVELS for r in range(side) for f in files]


def level(cell):
    return next(n for n, (files, _) in enumerate(LEVELS) if cell[0] in files)


def below(cell):
    """P1: the four cells that a cell rests on."""
    n = level(cell)
    if n == 0:
        return []
    file, rank = LEVELS[n][0].index(cell[0]), int(cell[1])
    files = LEVELS[n - 1][0]
    return [files[file + df] + str(rank + dr) for dr, df in product((0, 1), (0, 1))]


BELOW = {cell: below(cell) for cell in CELLS}
ABOVE = {cell: [other for other in CELLS if cell in BELOW[other]] for cell in CELLS}


def shapes(lines):
    """What gives balls back: squares (P6) and, if wanted, lines (P13)."""
    found = []
    for files, side in LEVELS:
        for f, r in product(range(side - 1), range(side - 1)):
            found.append([files[f + i] + str(r + j + 1) for i, j in product((0, 1), (0, 1))])
    if lines:
        for files, side in LEVELS[:2]:
            found += [[file + str(r + 1) for r in range(side)] for file in files]
            found += [[file + str(r + 1) for file in files] for r in range(side)]
    return [frozenset(shape) for shape in found]


class Naive:
    """Balls of the mover and of the other side, and the side to move."""

    def __init__(self, rules, own=(), others=(), light=True):
        self.rules, self.own, self.others = rules, frozenset(own), frozenset(others)
        self.light = light

    def text(self):
        letters = {cell: "L" if self.light else "D" for cell in self.own}
        letters |= {cell: "D" if self.light else "L" for cell in self.others}
        row = "".join(letters.get(cell, ".") for cell in CELLS)
        rows = "/".join([row[:16], row[16:25], row[25:29], row[29:]])
        return f"{rows} {'L' if self.light else 'D'}"

    def turns(self):
        """Every turn with the position after it, in the canonical order."""
        if len(self.own) == 15:
            return  # P11
        taken = self.own | self.others
        for cell in CELLS:
            if cell not in taken and all(under in taken for under in BELOW[cell]):
                yield from self.finished(cell, self.own, cell)
        for ball in CELLS:
            if ball not in self.own or any(over in taken for over in ABOVE[ball]):
                continue
            left = taken - {ball}
            for cell in CELLS:
                higher = level(cell) > level(ball)
                if cell not in taken and higher and all(u in left for u in BELOW[cell]):
                    yield from self.finished(f"{ball}-{cell}", self.own - {ball}, cell)

    def finished(self, text, own, cell):
        """P6 to P9: what may be taken back once the ball lies on its cell."""
        own = own | {cell}
        after = lambda own: Naive(self.rules, self.others, own, not self.light)
        lines = "advanced" in self.rules
        completes = "children" not in self.rules and any(
            cell in shape and shape <= own for shape in shapes(lines)
        )
        if not completes or "must" not in self.rules:
            yield text, after(own)
        if not completes:
            return
        free = lambda own: [
            ball for ball in CELLS
            if ball in own and not any(over in own | self.others for over in ABOVE[ball])
        ]
        for first in free(own):
            yield f"{text}x{first}", after(own - {first})
        seen = set()
        for first in free(own):
            for second in free(own - {first}):
                pair = frozenset({first, second})
                if pair not in seen:
                    seen.add(pair)
                    yield f"{text}x{first}x{second}", after(own - pair)
