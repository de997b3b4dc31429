"""Say Goodbye to Tic-Tac-Toe, UVa 11534."""

import sys

from brute import lines, wins


def moves(row):
    for i, square in enumerate(row):
        for mark in "XO":
            after = row[:i] + mark + row[i + 1 :]
            if square == "." and mark * 2 not in after:
                yield after


search = wins(moves)


def solve(text: str) -> str:
    out = []
    for row in text.split()[1:]:
        first_to_move = (len(row) - row.count(".")) % 2 == 0
        out.append("Possible" if search(row) == first_to_move else "Impossible")
    return lines(*out)


def random_input(rng) -> str:
    rows = []
    for _ in range(rng.randint(1, 4)):
        row = ""
        for _ in range(rng.randint(1, 8)):
            row += rng.choice([mark for mark in "...XO" if mark == "." or not row.endswith(mark)])
        rows.append(row)
    return lines(len(rows), *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
