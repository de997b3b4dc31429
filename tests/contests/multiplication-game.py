"""A Multiplication Game, UVa 847."""

import sys

from brute import lines, until_end, wins


def solve(text: str) -> str:
    def one(tokens):
        goal = next(tokens)
        search = wins(lambda p: [] if p >= goal else [p * factor for factor in range(2, 10)])
        return "Stan wins." if search(1) else "Ollie wins."

    return until_end(text, one)


def random_input(rng) -> str:
    return lines(*(rng.randint(2, rng.choice([20, 200, 2000])) for _ in range(rng.randint(1, 5))))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
