"""Ouths and Crosses, Timus 1195."""

import sys
from functools import cache

from brute import lines


LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def three(board):
    return any(board[a] == board[b] == board[c] != "#" for a, b, c in LINES)


@cache
def result(board, mark):
    """1 if the player to move wins, -1 if the other one does, else 0."""
    if three(board):
        return -1
    other = "O" if mark == "X" else "X"
    after = [board[:i] + mark + board[i + 1 :] for i in range(9) if board[i] == "#"]
    return max((-result(one, other) for one in after), default=0)


def solve(text: str) -> str:
    return lines(("Draw", "Crosses win", "Ouths win")[result("".join(text.split()), "X")])


def random_input(rng) -> str:
    while True:
        board = "".join(rng.sample("XXXOOO###", 9))
        if not three(board):
            return lines(board[:3], board[3:6], board[6:])


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
