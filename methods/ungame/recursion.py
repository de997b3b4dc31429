# Pawn on a strip by plain recursion: a position is the pawn's cell and the number k of the move; it is won if a move leads to a lost one. All lines
# of play from each start are followed anew, so their number grows exponentially with n.
import sys


def wins(pawn, k, n):
    won = False
    for to in (pawn - k, pawn + k):
        if 1 <= to <= n:
            won |= not wins(to, k + 1, n)
    return won


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n, m = int(next(words)), int(next(words))
    starts = [int(next(words)) for _ in range(m)]
    print(*(1 if wins(start, 1, n) else 2 for start in starts))
