"""Game of Stones, Codeforces 768E."""

import sys

from brute import lines, put, some, wins


def moves(piles):
    for i, (stones, used) in enumerate(piles):
        for taken in range(1, stones + 1):
            if taken not in used:
                yield tuple(sorted(put(piles, i, (stones - taken, (*sorted({*used, taken}),)))))


search = wins(moves)


def solve(text: str) -> str:
    return lines("NO" if search(tuple(sorted((stones, ()) for stones in map(int, text.split()[1:])))) else "YES")


def random_input(rng) -> str:
    piles = some(rng, 3, rng.choice([3, 5, 7]))
    return lines(len(piles), piles)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
