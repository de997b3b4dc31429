"""Circle Game, Codeforces 1695B."""

import sys

from brute import lines, some, take, tests, wins


search = wins(lambda piles: [(*piles[1:], after) for after in range(piles[0])])


def solve(text: str) -> str:
    return tests(text, lambda tokens: "Mike" if search(tuple(take(tokens, next(tokens)))) else "Joe")


def random_input(rng) -> str:
    rows = [some(rng, 4, 4) for _ in range(rng.randint(1, 4))]
    return lines(len(rows), *(row for piles in rows for row in ([len(piles)], piles)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
