"""Nim, POJ 2068."""

import sys

from brute import lines, numbers, some, take, wins_misere


def solve(text: str) -> str:
    tokens = numbers(text)
    out = []
    while players := next(tokens):
        stones, *most = take(tokens, 2 * players + 1)
        search = wins_misere(
            lambda at: [(at[0] - k, (at[1] + 1) % (2 * players)) for k in range(1, min(most[at[1]], at[0]) + 1)]
        )
        out.append(int(search((stones, 0))))
    return lines(*out)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 4)):
        players = rng.randint(1, 3)
        rows.append([players, rng.randint(1, 40), *some(rng, 2 * players, 6, least_count=2 * players)])
    return lines(*rows, 0)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
