"""Weighted Tic-Tac-Toe, AtCoder ABC 349 E."""

import sys
from functools import cache

from brute import lines


LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def solve(text: str) -> str:
    weights = list(map(int, text.split()))

    @cache
    def takahashi(board):
        for line in LINES:
            if len({board[place] for place in line} | {"."}) == 2 and all(board[place] != "." for place in line):
                return board[line[0]] == "T"
        turn = "TA"[board.count(".") % 2 == 0]
        if "." not in board:
            return sum(weight if board[i] == "T" else -weight for i, weight in enumerate(weights)) > 0
        after = [takahashi(board[:i] + turn + board[i + 1 :]) for i in range(9) if board[i] == "."]
        return any(after) if turn == "T" else all(after)

    return lines("Takahashi" if takahashi("." * 9) else "Aoki")


def random_input(rng) -> str:
    weights = [rng.randint(-9, 9) for _ in range(9)]
    weights[-1] += (sum(weights) + 1) % 2
    return lines(*(weights[i : i + 3] for i in (0, 3, 6)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
