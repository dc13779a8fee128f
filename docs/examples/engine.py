#!/usr/bin/env python3
"""A whole engine: random legal turns of the pyramid game (docs/protocol.md)."""
import random, sys

FILES = ["abcd", "efg", "hi", "j"]  # of each level
CELLS = [f + str(r + 1) for files in FILES for r in range(len(files)) for f in files]
LEVEL = {c: n for n, files in enumerate(FILES) for c in CELLS if c[0] in files}
BELOW = {c: [FILES[n - 1][FILES[n].index(c[0]) + i] + str(int(c[1]) + j) for j in (0, 1) for i in (0, 1)]
         for c, n in LEVEL.items() if n}  # the four cells under each; these are all squares, too

def can_hold(balls, c):  # P1: an empty cell that rests on four balls
    return c not in balls and all(b in balls for b in BELOW.get(c, ()))

def free(balls, c, me):  # one of my balls that carries no other
    return balls.get(c) == me and not any(c in BELOW.get(up, ()) for up in balls)

def without(balls, c):
    return {other: ball for other, ball in balls.items() if other != c}

def turns(balls, me, rules):
    """Every legal turn: its text, and the balls after it."""
    if "j1" in balls or list(balls.values()).count(me) == 15:
        return {}  # P10, P11: the game is over
    found = {c: {**balls, c: me} for c in CELLS if can_hold(balls, c)}  # P4
    for a in CELLS:
        if free(balls, a, me):  # P5
            rest = without(balls, a)
            found |= {f"{a}-{c}": {**rest, c: me} for c in CELLS if LEVEL[c] > LEVEL[a] and can_hold(rest, c)}
    for text, after in list(found.items()) if rules == "standard" else ():
        if any(text[-2:] in four and all(after.get(c) == me for c in four) for four in BELOW.values()):
            pairs = set()
            for a in [a for a in CELLS if free(after, a, me)]:  # P6: one or two balls back
                once = without(after, a)
                found[f"{text}x{a}"] = once
                for b in [b for b in CELLS if free(once, b, me) and frozenset((a, b)) not in pairs]:
                    pairs.add(frozenset((a, b)))  # of the two orders, the first is the one that is written
                    found[f"{text}x{a}x{b}"] = without(once, b)
    return found

def position(words, rules):
    """The balls and who is to move; ValueError or KeyError if that cannot be."""
    at = words.index("moves") if "moves" in words else len(words)
    _, board, side = ["pos", "." * 30, "L"] if words[:at] == ["start"] else words[:at]
    board = board.replace("/", "")
    if len(board) != 30 or set(board + side) - set("LD."):
        raise ValueError("no such position")
    balls = {c: ball for c, ball in zip(CELLS, board) if ball != "."}
    for turn in words[at + 1:]:
        balls, side = turns(balls, side, rules)[turn], "D" if side == "L" else "L"
    return balls, side

LIMITS = ("depth", "nodes", "movetime", "clock", "increment", "infinite")
rules, here, answer = "standard", ({}, "L"), None
for line in open(0, errors="replace", newline="\n"):
    words = line.split()
    if words == ["pylos"]:
        print("id name Random in Python\noption name Rules type string default standard\npylosok")
    elif words == ["isready"]:
        print("readyok")
    elif words[:4] == ["setoption", "name", "Rules", "value"] and words[4:] in (["standard"], ["children"]):
        rules, here = words[4], ({}, "L")
    elif words == ["newgame"]:
        here = ({}, "L")
    elif words[:1] == ["position"]:
        try:
            here = position(words[1:], rules)
        except (ValueError, KeyError):
            print("error no such position")
    elif words[:1] == ["go"] and all(word.isdigit() or word in LIMITS for word in words[1:]):
        answer = "bestmove " + random.choice(list(turns(*here, rules)) or ["none"])
    elif words == ["quit"]:
        break
    elif words not in ([], ["stop"]):
        print("error unknown request")
    if answer and words and words[0] in ("go", "stop") and "infinite" not in words:
        print(answer)
        answer = None
    sys.stdout.flush()
