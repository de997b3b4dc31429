"""kiki's game, HDU 2147."""

import sys

from brute import lines, take, until_end, wins


def solve(text: str) -> str:
    search = wins(lambda at: [(at[0] - a, at[1] - b) for a, b in ((1, 0), (0, 1), (1, 1)) if at[0] > a and at[1] > b])

    def one(tokens):
        size = tuple(take(tokens, 2))
        return None if size == (0, 0) else "Wonderful!" if search(size) else "What a pity!"

    return until_end(text, one)


def random_input(rng) -> str:
    return lines(*([rng.randint(1, 20), rng.randint(1, 20)] for _ in range(rng.randint(1, 6))), [0, 0])


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
