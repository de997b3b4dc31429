"""Integer Game, UVa 11489."""

import sys

from brute import lines, wins


def moves(digits):
    for i in range(len(digits)):
        after = digits[:i] + digits[i + 1 :]
        if sum(map(int, after)) % 3 == 0:
            yield after


search = wins(moves)


def solve(text: str) -> str:
    rows = text.split()[1:]
    return lines(*(f"Case {i + 1}: {'S' if search(row) else 'T'}" for i, row in enumerate(rows)))


def random_input(rng) -> str:
    rows = ["".join(rng.choice("123456789") for _ in range(rng.randint(1, 8))) for _ in range(rng.randint(1, 4))]
    return lines(len(rows), *rows)


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
