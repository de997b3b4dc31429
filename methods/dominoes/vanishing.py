# The disappearing domino game as it is, a finite graph with cycles, solved backwards from its ends: a position without options is lost, one with a lost option
# is won, one whose options are all won is lost. What is never decided is a draw. Every position that can arise is stored: tiny strips only.
import sys


def options(position, k, d):
    """A position: the turns left by cell, 0 if free, -1 if blocked."""
    for first in range(len(position) - k + 1):
        if not any(position[first:first + k]):
            laid = position[:first] + (d,) * k + position[first + k:]
            yield tuple(turns - (turns > 0) for turns in laid)


def outcome_of(start, k, d):
    before = {start: []}  # for each position those that have it as an option
    open_options = {}     # for each position the number of options that are not known to be won
    positions = [start]
    for position in positions:
        open_options[position] = 0
        for option in options(position, k, d):
            if option not in before:
                before[option] = []
                positions.append(option)
            before[option].append(position)
            open_options[position] += 1

    outcome = {position: "lost" for position in positions if open_options[position] == 0}
    decided = list(outcome)
    for option in decided:
        for position in before[option]:
            if position in outcome:
                continue
            open_options[position] -= 1
            if outcome[option] == "won" and open_options[position] > 0:
                continue
            outcome[position] = "won" if outcome[option] == "lost" else "lost"
            decided.append(position)
    return outcome.get(start, "draw")


n, k, d, strip = sys.stdin.read().split()
start = tuple(-1 if cell == "1" else 0 for cell in strip)
print({"won": "Alice", "lost": "Bob", "draw": "Draw"}[outcome_of(start, int(k), int(d))])
