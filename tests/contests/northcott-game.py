"""Northcott Game, HDU 1730."""

import sys
from functools import cache
from itertools import product

from brute import lines, loopy, take, until_end


def rows(width):
    return [(black, white) for black in range(1, width + 1) for white in range(1, width + 1) if black != white]


def moves(width, position):
    turn, *lines_of_men = position
    for i, row in enumerate(lines_of_men):
        for to in range(1, width + 1):
            after = (to, row[1]) if turn == 0 else (row[0], to)
            if after != row and after[0] != after[1] and (after[0] < after[1]) == (row[0] < row[1]):
                yield (1 - turn, *lines_of_men[:i], after, *lines_of_men[i + 1 :])


@cache
def outcomes(count, width):
    positions = [(turn, *men) for turn in (0, 1) for men in product(rows(width), repeat=count)]
    return loopy(positions, lambda position: moves(width, position))


def solve(text: str) -> str:
    def one(tokens):
        count, width = take(tokens, 2)
        men = [tuple(take(tokens, 2)) for _ in range(count)]
        return "I WIN!" if outcomes(count, width).get((0, *men)) == "W" else "BAD LUCK!"

    return until_end(text, one)


def random_input(rng) -> str:
    out = []
    for _ in range(rng.randint(1, 4)):
        count, width = rng.choice([(1, 3), (1, 5), (2, 3), (2, 4), (3, 3)])
        out += [[count, width], *(rng.sample(range(1, width + 1), 2) for _ in range(count))]
    return lines(*out)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
