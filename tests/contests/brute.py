"""Brute force for small positions: each function takes the moves of a game and returns a search with a memo of whole positions."""

import sys
from functools import cache
from itertools import chain

sys.setrecursionlimit(100_000)


def wins(moves):
    """`moves(position)` lists the positions that moves lead to. A player who cannot move loses."""

    @cache
    def search(position):
        return any(not search(after) for after in moves(position))

    return search


def wins_misere(moves):
    """The same, but a player who cannot move wins."""

    @cache
    def search(position):
        after = list(moves(position))
        return not after or any(not search(one) for one in after)

    return search


def score(moves):
    """`moves(position)` lists pairs: points that the player gains, and the position after it. The search returns the mover's lead."""

    @cache
    def search(position):
        return max((gain - search(after) for gain, after in moves(position)), default=0)

    return search


def loopy(positions, moves, won=(), lost=()):
    """Outcomes of games that may never end: a dict of "W" and "L" for the player to move; positions that are not in it are draws."""
    options = {position: list(moves(position)) for position in positions}
    outcome = {**dict.fromkeys(won, "W"), **dict.fromkeys(lost, "L")}
    changed = True
    while changed:
        changed = False
        for position, after in options.items():
            if position in outcome:
                continue
            if any(outcome.get(one) == "L" for one in after):
                outcome[position] = "W"
            elif all(outcome.get(one) == "W" for one in after):
                outcome[position] = "L"
            else:
                continue
            changed = True
    return outcome


def mex(values):
    values = set(values)
    return next(number for number in range(len(values) + 1) if number not in values)


def numbers(text):
    """The numbers of an input, one after the other."""
    return iter(map(int, text.split()))


def take(tokens, count):
    return [next(tokens) for _ in range(count)]


def put(heaps, place, heap):
    """The tuple with another number at a place."""
    return heaps[:place] + (heap,) + heaps[place + 1 :]


def lines(*rows):
    """An input: each row is a number, a word or a list of them."""
    return "".join(" ".join(map(str, row)) + "\n" if isinstance(row, (list, tuple)) else f"{row}\n" for row in rows)


def some(rng, most_count, most, least=1, least_count=1):
    """A random list: from `least_count` to `most_count` numbers from `least` to `most`."""
    return [rng.randint(least, most) for _ in range(rng.randint(least_count, most_count))]


def tests(text, one, read=int):
    """The output for a number of tests and the tests: `one(tokens)` reads a test and returns its lines."""
    tokens = map(read, text.split())
    return lines(*(one(tokens) for _ in range(int(next(tokens)))))


def until_end(text, one, read=int):
    """The output for tests up to the end of the input, or to a test for which `one` returns None."""
    tokens = map(read, text.split())
    out = []
    for first in tokens:
        answer = one(chain([first], tokens))
        if answer is None:
            break
        out.append(answer)
    return lines(*out)
