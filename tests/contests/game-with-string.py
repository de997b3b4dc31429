"""Game With String, Codeforces 1221E."""

import sys
from functools import cache

from brute import lines, tests


@cache
def search(string, own, other):
    return any(
        not search(string[:i] + "X" * own + string[i + own :], other, own)
        for i in range(len(string) - own + 1)
        if "X" not in string[i : i + own]
    )


def solve(text: str) -> str:
    def one(tokens):
        own, other = int(next(tokens)), int(next(tokens))
        return "YES" if search(next(tokens), own, other) else "NO"

    return tests(text, one, str)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 4)):
        other = rng.randint(1, 3)
        rows += [[rng.randint(other + 1, 5), other], "".join(rng.choice(".....X") for _ in range(rng.randint(1, 12)))]
    return lines(len(rows) // 2, *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
