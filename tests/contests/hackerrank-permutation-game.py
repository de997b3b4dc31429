"""Permutation game, HackerRank permutation-game."""

import sys

from brute import lines, some, take, tests, wins


def moves(p):
    return [] if list(p) == sorted(p) else [p[:i] + p[i + 1 :] for i in range(len(p))]


search = wins(moves)


def solve(text: str) -> str:
    return tests(text, lambda tokens: "Alice" if search(tuple(take(tokens, next(tokens)))) else "Bob")


def random_input(rng) -> str:
    rows = [rng.sample(range(1, count + 1), count) for count in some(rng, 4, 7)]
    return lines(len(rows), *(row for p in rows for row in ([len(p)], p)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
