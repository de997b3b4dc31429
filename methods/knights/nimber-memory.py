# Knights as a sum, for they ignore one another: the nimber of each knight's square, by recursion with
# memory; the position is lost exactly when their xor is 0. Squares no knight can reach are not met.
import sys

MOVES = (1, -2), (-1, -2), (-2, -1), (-2, 1)


def nimber(row, column, n, known):
    if (row, column) in known:
        return known[row, column]
    seen = set()
    for down, right in MOVES:
        if 0 <= row + down < n and 0 <= column + right < n:
            seen.add(nimber(row + down, column + right, n, known))
    mex = 0
    while mex in seen:
        mex += 1
    known[row, column] = mex
    return mex


sys.setrecursionlimit(10**6)
side, *board = sys.stdin.read().split()
n = int(side)
known = {}
nim_sum = 0
for row in range(n):
    for column in range(n):
        if board[row][column] == "K":
            nim_sum ^= nimber(row, column, n, known)
print("The first player is in a", "winning" if nim_sum != 0 else "losing", "state")
