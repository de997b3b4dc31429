"""More Reclamation, Codeforces 335C."""

import sys
from itertools import product

from brute import lines, numbers, take, wins


def moves(position):
    rows, cells = position
    for row, column in product(range(rows), (1, 2)):
        if (row, column) not in cells and not cells & {(row + by, 3 - column) for by in (-1, 0, 1)}:
            yield rows, cells | {(row, column)}


search = wins(moves)


def solve(text: str) -> str:
    tokens = numbers(text)
    rows, count = take(tokens, 2)
    cells = [tuple(take(tokens, 2)) for _ in range(count)]
    return lines("WIN" if search((rows, frozenset((row - 1, column) for row, column in cells))) else "LOSE")


def random_input(rng) -> str:
    rows = rng.randint(1, 7)
    cells = []
    for row, column in rng.sample([(row, column) for row in range(1, rows + 1) for column in (1, 2)], rng.randint(0, 3 if rows > 2 else 1)):
        if not any(abs(row - other) <= 1 and column != there for other, there in cells):
            cells.append((row, column))
    return lines([rows, len(cells)], *cells)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
