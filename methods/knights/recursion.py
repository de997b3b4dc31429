# Knights by plain recursion over all knights together: a position is won if some move leads to a
# lost one. Every position is looked into again each time it is met.
import sys

MOVES = (1, -2), (-1, -2), (-2, -1), (-2, 1)


def wins(knights, n):
    won = False
    for i, (row, column) in enumerate(knights):
        for down, right in MOVES:
            if 0 <= row + down < n and 0 <= column + right < n:
                option = knights[:i] + ((row + down, column + right),) + knights[i + 1:]
                won |= not wins(option, n)
    return won


sys.setrecursionlimit(10**6)
side, *board = sys.stdin.read().split()
n = int(side)
knights = tuple((r, c) for r in range(n) for c in range(n) if board[r][c] == "K")
print("The first player is in a", "winning" if wins(knights, n) else "losing", "state")
