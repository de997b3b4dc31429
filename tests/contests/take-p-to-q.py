"""邂逅明下, HDU 2897."""

import sys

from brute import lines, take, until_end, wins_misere


def solve(text: str) -> str:
    def one(tokens):
        stones, least, most = take(tokens, 3)
        search = wins_misere(lambda n: [0] if 0 < n < least else [n - k for k in range(least, min(most, n) + 1)])
        return "WIN" if search(stones) else "LOST"

    return until_end(text, one)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 6)):
        least = rng.randint(1, 6)
        rows.append([rng.randint(1, 50), least, rng.randint(least, 9)])
    return lines(*rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
