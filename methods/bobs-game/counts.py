# Kings by nimbers and counting: with s the xor of all kings' nimbers, a king's move from nimber g wins
# exactly when it leads to nimber g xor s, so each move is judged in O(1). If s = 0 there is none.
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


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n = int(next(words))
    board = [next(words) for _ in range(n)]
    kings = [(r, c) for r in range(n) for c in range(n) if board[r][c] == "K"]
    nimber = nimbers(board)
    nim_sum = 0
    for king in kings:
        nim_sum ^= nimber[king]
    winning = 0
    for king in kings:
        for to in options(*king, board):
            winning += nimber[to] == nimber[king] ^ nim_sum
    print(f"WIN {winning}" if winning > 0 else "LOSE")
