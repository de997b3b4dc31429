"""Circle Game, Codeforces 1451D."""

import sys

from brute import lines, some, take, tests, wins


def solve(text: str) -> str:
    def one(tokens):
        radius, step = take(tokens, 2)
        search = wins(
            lambda at: [
                (x, y) for x, y in ((at[0] + step, at[1]), (at[0], at[1] + step)) if x * x + y * y <= radius * radius
            ]
        )
        return "Ashish" if search((0, 0)) else "Utkarsh"

    return tests(text, one)


def random_input(rng) -> str:
    rows = [[radius, rng.randint(1, radius)] for radius in some(rng, 5, 40)]
    return lines(len(rows), *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
