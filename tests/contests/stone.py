"""Stone, HDU 4764."""

import sys
from functools import cache

from brute import lines, take, until_end


def solve(text: str) -> str:
    def one(tokens):
        limit, most = take(tokens, 2)
        if limit == most == 0:
            return None

        @cache
        def search(number):
            return number >= limit or any(not search(number + more) for more in range(1, most + 1))

        return "Tang" if search(0) else "Jiang"

    return until_end(text, one)


def random_input(rng) -> str:
    return lines(*([rng.randint(1, 50), rng.randint(1, 9)] for _ in range(rng.randint(1, 5))), [0, 0])


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
