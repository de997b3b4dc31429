"""Interval Game 2, AtCoder ABC 206 F."""

import sys

from brute import lines, take, tests, wins


def solve(text: str) -> str:
    search = wins(
        lambda free: [
            frozenset(one for one in free if one[1] <= chosen[0] or chosen[1] <= one[0]) for chosen in free
        ]
    )

    def one(tokens):
        return "Alice" if search(frozenset(tuple(take(tokens, 2)) for _ in range(next(tokens)))) else "Bob"

    return tests(text, one)


def random_input(rng) -> str:
    groups = [[sorted(rng.sample(range(1, 9), 2)) for _ in range(rng.randint(1, 6))] for _ in range(rng.randint(1, 4))]
    return lines(len(groups), *(row for group in groups for row in [len(group), *group]))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
