"""Be the Winner, HDU 2509."""

import sys

from brute import lines, some, take, until_end, wins_misere


def moves(lines_of_apples):
    for i, apples in enumerate(lines_of_apples):
        others = lines_of_apples[:i] + lines_of_apples[i + 1 :]
        for taken in range(1, apples + 1):
            for before in range(apples - taken + 1):
                parts = [before, apples - taken - before]
                yield tuple(sorted([*others, *(part for part in parts if part)]))


search = wins_misere(moves)


def solve(text: str) -> str:
    return until_end(text, lambda tokens: "Yes" if search(tuple(sorted(take(tokens, next(tokens))))) else "No")


def random_input(rng) -> str:
    groups = [some(rng, 4, 4) for _ in range(rng.randint(1, 4))]
    return lines(*([len(group), *group] for group in groups))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
