# Knights by a table of nimbers: each move lowers row + column, so the table is filled along its
# anti-diagonals. Knights ignore one another: lost exactly when the xor of their nimbers is 0.
import sys

MOVES = (1, -2), (-1, -2), (-2, -1), (-2, 1)


def nimbers(n):
    nimber = [[0] * n for _ in range(n)]
    for diagonal in range(2 * n - 1):
        for row in range(max(0, diagonal - n + 1), min(diagonal, n - 1) + 1):
            column = diagonal - row
            seen = set()
            for down, right in MOVES:
                if 0 <= row + down < n and 0 <= column + right < n:
                    seen.add(nimber[row + down][column + right])
            mex = 0
            while mex in seen:
                mex += 1
            nimber[row][column] = mex
    return nimber


side, *board = sys.stdin.read().split()
n = int(side)
nimber = nimbers(n)
nim_sum = 0
for row in range(n):
    for column in range(n):
        if board[row][column] == "K":
            nim_sum ^= nimber[row][column]
print("The first player is in a", "winning" if nim_sum != 0 else "losing", "state")
