"""Sequential Nim, Codeforces 1382B."""

import sys

from brute import lines, some, take, tests, wins


def moves(piles):
    return [(after, *piles[1:]) if after else piles[1:] for after in range(piles[0])] if piles else []


search = wins(moves)


def solve(text: str) -> str:
    return tests(text, lambda tokens: "First" if search(tuple(take(tokens, next(tokens)))) else "Second")


def random_input(rng) -> str:
    rows = [some(rng, 7, 4) for _ in range(rng.randint(1, 5))]
    return lines(len(rows), *(row for piles in rows for row in ([len(piles)], piles)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
