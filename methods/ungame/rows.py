# Pawn on a strip, from the last move back to the first: row k says which cells are won for the player who makes move k, by row k + 1 alone. In row n
# no move stays on the strip, so all cells are lost; row 1 is the answer. O(n^2) time, two rows kept.
import sys


def first_row(n):
    won = []
    for k in range(n, 0, -1):
        following, won = won, [False] * (n + 1)  # rows k + 1 and k
        for pawn in range(1, n + 1):
            for to in (pawn - k, pawn + k):
                if 1 <= to <= n:
                    won[pawn] |= not following[to]
    return won


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n, m = int(next(words)), int(next(words))
    won = first_row(n)
    starts = [int(next(words)) for _ in range(m)]
    print(*(1 if won[start] else 2 for start in starts))
