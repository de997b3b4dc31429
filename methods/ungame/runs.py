# Pawn on a strip, a row as its runs of lost cells: those of row k + 1, moved k both ways, cover the won cells of row k; the gaps between are its lost
# runs. Both shifted lists are sorted, so merging them takes time in proportion to the runs: in all rows nearly (n ln n) / 2, as counted up to n = 10^6.
import sys


def first_row(n):
    lost = []  # runs as pairs: first and last cell, in order
    for k in range(n, 0, -1):
        left = [(first - k, last - k) for first, last in lost if last - k >= 1]
        right = [(first + k, last + k) for first, last in lost if first + k <= n]
        won = sorted(left + right)  # finds the two sorted lists and merges them in linear time
        won.append((n + 1, n + 1))  # closes the last gap
        lost = []
        following = 1  # the first cell that is not covered yet
        for first, last in won:
            if first > following:
                lost.append((following, first - 1))
            following = max(following, last + 1)
    return lost


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n, m = int(next(words)), int(next(words))
    lost = [False] * (n + 1)
    for first, last in first_row(n):
        lost[first:last + 1] = [True] * (last + 1 - first)
    starts = [int(next(words)) for _ in range(m)]
    print(*(2 if lost[start] else 1 for start in starts))
