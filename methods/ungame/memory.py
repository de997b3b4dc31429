# Pawn on a strip by recursion with memory: a position is the pawn's cell and the number k of the move, so there are at most n^2, and each is looked
# into once for all starts of a test. The calls nest up to n deep.
import sys


def wins(pawn, k, n, known):
    if (pawn, k) not in known:
        won = False
        for to in (pawn - k, pawn + k):
            if 1 <= to <= n:
                won |= not wins(to, k + 1, n, known)
        known[pawn, k] = won
    return known[pawn, k]


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n, m = int(next(words)), int(next(words))
    starts = [int(next(words)) for _ in range(m)]
    known = {}
    print(*(1 if wins(start, 1, n, known) else 2 for start in starts))
