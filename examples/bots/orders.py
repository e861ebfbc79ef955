"""A player in Python for Reiters with written orders, which the enemy does not see until they are revealed.

  npx tambour simulate metrieux --set advanced=on --a "cmd:python3 examples/bots/orders.py" --b greedy --games 4

It has an "attack" written wherever it may, remembers what it has seen of the enemy's orders, and prefers orders that fight.
"""
import json
import random
import sys


def ask(op, **fields):
    print(json.dumps({"op": op, **fields}), flush=True)
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)  # Tambour has gone.
    answer = json.loads(line)
    if not answer["ok"]:  # Shown by Tambour if we fail.
        print(op, answer["error"]["message"], file=sys.stderr)
    return answer


def decide(commands, draw):
    """Written orders first, then whatever fights, then anything."""
    for wanted in ("attack", "advance"):
        written = [c for c in commands if c.get("order") == wanted]
        if written:
            return draw.choice(written)
    fights = [c for c in commands if c["type"] in ("attack", "charge", "fire")]
    return draw.choice(fights or commands)


def main():
    battle, draw, seen = None, random.Random(), []
    while True:
        told = ask("wait")
        if told["match"] is None:  # No battle is left.
            return
        if told["match"] != battle:  # Another battle: nothing is kept of the one before.
            battle, draw, seen = told["match"], random.Random(told["battle"]["random"]), []
        for news in told["since"]:
            # What the enemy keeps secret has the type "hidden"; dice we may not see are 0.
            command = news.get("command", {})
            if news.get("side") != told["side"] and command.get("type") != "hidden":
                seen.append(command)
        if told["status"]["over"]:
            continue
        commands = ask("legal")["commands"]
        ask("apply", command=decide(commands, draw))


main()
