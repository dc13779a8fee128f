#!/usr/bin/env python3
"""A bot that accepts every challenge and plays random legal turns (docs/bots.md).

    PYLOS_SERVER=http://127.0.0.1:8080 PYLOS_TOKEN=pylos_… python3 bot.py
"""
import json, os, random, time, urllib.error, urllib.request

SERVER, TOKEN = os.environ["PYLOS_SERVER"], os.environ["PYLOS_TOKEN"]


class Refused(Exception):
    """The server understood, and said no: its `code` says why."""


def ask(method, path, body=None):
    """One request; the answer as JSON."""
    request = urllib.request.Request(
        SERVER.rstrip("/") + "/api/v1" + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read() or "null")
    except urllib.error.HTTPError as error:
        if error.code in (429, 503):  # slow down, or come back: like a broken line
            raise urllib.error.URLError(error.reason)
        raise Refused(json.loads(error.read())["code"])


def choose(state):
    """A turn. The state has the board (`position`) and all legal turns."""
    return random.choice(state["legal"])["turn"]


def play(game):
    """Plays a turn, if it is ours to play."""
    state = ask("GET", f"/games/{game}")
    if state.get("legal"):
        moment = {"ply": state["ply"], "undos": state["undos"]}
        ask("POST", f"/games/{game}/actions", {"type": "turn", **moment, "turn": choose(state)})


def main():
    while True:
        try:
            for challenge in ask("GET", "/me/challenges")["games"]:
                ask("POST", f"/games/{challenge['id']}/join", {})
            for game in ask("GET", "/me/games?list=waiting")["games"]:
                if game["phase"] == "playing":
                    play(game["id"])
        except Refused as refused:
            print("refused:", refused, flush=True)
        except OSError as error:  # the server is away: it has everything when it is back
            print("trouble:", error, flush=True)
            time.sleep(5)
        time.sleep(1)


main()
