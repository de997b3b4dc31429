# Kings by nimbers and trial: every move goes up or left, so the squares' nimbers are found row by row;
# then each move of each king is tried, and wins exactly when the xor of all kings' nimbers is 0 after it.
import sys


def options(row, column, board):  # up, left, up-left
    squares = (row - 1, column), (row, column - 1), (row - 1, column - 1)
    return [(r, c) for r, c in squares if r >= 0 and c >= 0 and board[r][c] != "X"]


def nimbers(board):
    nimber = {}
    for row, line in enumerate(board):
        for column, square in enumerate(line):
            if square == "X":
                continue
            seen = {nimber[to] for to in options(row, column, board)}
            mex = 0
            while mex in seen:
                mex += 1
            nimber[row, column] = mex
    return nimber


def nim_sum(kings, nimber):
    total = 0
    for king in kings:
        total ^= nimber[king]
    return total


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n = int(next(words))
    board = [next(words) for _ in range(n)]
    kings = [(r, c) for r in range(n) for c in range(n) if board[r][c] == "K"]
    nimber = nimbers(board)
    winning = 0
    for i, king in enumerate(kings):
        for to in options(*king, board):
            winning += nim_sum(kings[:i] + [to] + kings[i + 1:], nimber) == 0
    print(f"WIN {winning}" if winning > 0 else "LOSE")
