#!/usr/bin/env python3
"""Reads a Pylos tablebase, written from docs/tablebase.md alone, to show how little it takes.

    python3 docs/solved/read.py standard.pylostable 'LD............../........./..../. L'

prints what `pylos probe` prints: `win 21`, `loss 40`, `draw`; `-` reads positions line by line."""
import struct
import sys
import zlib
from math import comb

LEVELS = [(side, rank, file) for side in (4, 3, 2, 1) for rank in range(side) for file in range(side)]
CELL = {place: cell for cell, place in enumerate(LEVELS)}
ORDER = [5, 6, 9, 10, 0, 3, 12, 15] + [c for c in range(30) if c not in (5, 6, 9, 10, 0, 3, 12, 15)]
IMAGES = []  # for each of the eight symmetries, where every cell goes
for i in range(8):
    image = []
    for side, rank, file in LEVELS:
        rank, file = (file, rank) if i & 1 else (rank, file)
        rank, file = side - 1 - rank if i & 4 else rank, side - 1 - file if i & 2 else file
        image.append(CELL[side, rank, file])
    IMAGES.append(image)


def moved(image, mask):
    return sum(1 << image[cell] for cell in range(30) if mask >> cell & 1)


class Tablebase:
    def __init__(self, path):
        self.file = open(path, "rb")
        header = self.file.read(128)
        version = int.from_bytes(header[8:12], "little")
        if len(header) < 128 or header[:8] != b"PylosTB\n" or version > 2:
            raise ValueError("this is no tablebase of a version that this program knows")
        if zlib.crc32(header[:124]) != struct.unpack_from("<I", header, 124)[0]:
            raise ValueError("the header is damaged")
        self.outcomes = header[12] == 1
        self.balls = [header[13], header[76] if version == 2 else header[13]]  # light's, dark's
        self.families = 1 if self.balls[0] == self.balls[1] else 2
        self.rules = header[16:48].rstrip(b"\0").decode()
        classes, blocks, directory, length = struct.unpack_from("<IIQQ", header, 48)
        checksum = zlib.crc32(self.file.read(63488))
        self.file.seek(directory)
        directory = self.file.read(length - directory)
        checksum = zlib.crc32(directory, checksum)
        if checksum != struct.unpack_from("<I", header, 72)[0]:
            raise ValueError("statistics or directory are damaged")
        self.classes = dict(struct.iter_unpack("<II", directory[: 8 * classes]))  # mask: first block
        self.starts = struct.unpack_from(f"<{blocks + 1}Q", directory, 8 * classes)
        self.checksums = struct.unpack_from(f"<{blocks}I", directory, 8 * classes + 8 * (blocks + 1))

    def probe(self, position):
        levels, mover = position.split()
        cells = levels.replace("/", "")
        if len(cells) != 30 or set(cells) - set("LD.") or mover not in "LD":
            raise ValueError(f"this is no position: {position}")
        occupied = sum(1 << i for i, cell in enumerate(cells) if cell != ".")
        waiting = sum(1 << i for i, cell in enumerate(cells) if cell not in (".", mover))
        n, k = occupied.bit_count(), waiting.bit_count()
        if n == 30:
            return "loss 0"
        image = min(IMAGES, key=lambda image: moved(image, occupied))
        occupied, waiting = moved(image, occupied), moved(image, waiting)
        if occupied not in self.classes:
            raise ValueError(f"this is no position of {self.rules}: {position}")
        # Which block: those of the class come by family, then by waiting balls.
        block = self.classes[occupied]
        mine = 0 if mover == "L" or self.families == 1 else 1
        for family in range(self.families):
            fewest, most = max(0, n - self.balls[family]), min(n, self.balls[1 - family])
            block += sum(-(-comb(n, j) // 4096) for j in range(fewest, most + 1) if (family, j) < (mine, k))
            if family == mine and not fewest <= k <= most:
                raise ValueError(f"a side has too many balls for {self.rules}: {position}")
        # Which position of it: the rank of the waiting balls among the cells, in table order.
        places = [cell for cell in ORDER if occupied >> cell & 1]
        taken = [place for place, cell in enumerate(places) if waiting >> cell & 1]
        rank = sum(comb(place, i + 1) for i, place in enumerate(taken))
        code = self.decode(block + rank // 4096, rank % 4096)
        outcome = "draw" if code == 0 else "loss" if code % 2 else "win"
        return outcome if code == 0 or self.outcomes else f"{outcome} {code - 1}"

    def decode(self, number, i):
        self.file.seek(self.starts[number])
        block = self.file.read(self.starts[number + 1] - self.starts[number])
        if zlib.crc32(block) != self.checksums[number]:
            raise ValueError(f"block {number} is damaged")
        values = block[0] + 1
        palette, packed = block[1 : 1 + values], block[1 + values :]
        if values == 3:
            return palette[packed[i // 5] // 3 ** (i % 5) % 3]
        width = (values - 1).bit_length()
        pair = int.from_bytes(packed[i * width // 8 :][:2], "little")
        return palette[pair >> i * width % 8 & (1 << width) - 1]


if __name__ == "__main__":
    tablebase = Tablebase(sys.argv[1])
    for text in sys.stdin if sys.argv[2] == "-" else sys.argv[2:]:
        print(tablebase.probe(text))
