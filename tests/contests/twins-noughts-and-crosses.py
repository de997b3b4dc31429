"""Twins' noughts and crosses game, AtCoder ABC 025 C."""

import sys
from functools import cache

from brute import lines


def points(board, b, c):
    pairs = [(b[place], place, place + 3) for place in range(6)]
    pairs += [(c[2 * row + column], 3 * row + column, 3 * row + column + 1) for row in range(3) for column in range(2)]
    same = sum(weight for weight, one, other in pairs if board[one] == board[other])
    return same, sum(b) + sum(c) - same


def solve(text: str) -> str:
    values = list(map(int, text.split()))
    b, c = values[:6], values[6:]

    @cache
    def best(board):
        turn = 9 - board.count(".")
        if turn == 9:
            return points(board, b, c)
        after = [best(board[:i] + "ox"[turn % 2] + board[i + 1 :]) for i in range(9) if board[i] == "."]
        return max(after, key=lambda both: both[turn % 2])

    return lines(*best("." * 9))


def random_input(rng) -> str:
    return lines(*([rng.randint(0, 100) for _ in range(count)] for count in (3, 3, 2, 2, 2)))


if __name__ == "__main__":
    print(solve(sys.stdin.read()), end="")
