"""Alice and Bob, HDU 4111."""

import sys
from itertools import combinations

from brute import lines, numbers, some, take, wins


def moves(piles):
    for i, stones in enumerate(piles):
        rest = piles[:i] + piles[i + 1 :]
        yield tuple(sorted((*rest, stones - 1))) if stones > 1 else rest
    for i, j in combinations(range(len(piles)), 2):
        rest = [stones for k, stones in enumerate(piles) if k not in (i, j)]
        yield tuple(sorted((*rest, piles[i] + piles[j])))


search = wins(moves)


def solve(text: str) -> str:
    tokens = numbers(text)
    return lines(
        *(
            f"Case #{case}: {'Alice' if search(tuple(sorted(take(tokens, next(tokens))))) else 'Bob'}"
            for case in range(1, next(tokens) + 1)
        )
    )


def random_input(rng) -> str:
    rows = [some(rng, 4, 3) for _ in range(rng.randint(1, 3))]
    return lines(len(rows), *(row for piles in rows for row in ([len(piles)], piles)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
