"""A New Tetris Game, HDU 1760."""

import sys

from brute import lines, take, until_end, wins


def moves(rows):
    for y in range(len(rows) - 1):
        for x in range(len(rows[0]) - 1):
            if rows[y][x : x + 2] == rows[y + 1][x : x + 2] == "00":
                after = list(rows)
                for row in (y, y + 1):
                    after[row] = rows[row][:x] + "11" + rows[row][x + 2 :]
                yield tuple(after)


search = wins(moves)


def solve(text: str) -> str:
    def one(tokens):
        height, _ = int(next(tokens)), next(tokens)
        return "Yes" if search(tuple(take(tokens, height))) else "No"

    return until_end(text, one, str)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 3)):
        height, width = rng.randint(1, 4), rng.randint(1, 5)
        rows += [[height, width], *("".join(rng.choice("00001") for _ in range(width)) for _ in range(height))]
    return lines(*rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
