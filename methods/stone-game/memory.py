# Exactly i stones from pile i, by recursion with memory: a position is won if some move leads to a
# lost one. A position is all piles together, and each is worked out once, when it is first met.
import sys


def wins(piles, known):  # pile i is piles[i - 1]
    if piles in known:
        return known[piles]
    won = False
    for i, pile in enumerate(piles, 1):
        if i <= pile:
            won |= not wins(piles[:i - 1] + (pile - i,) + piles[i:], known)
    known[piles] = won
    return won


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n = int(next(words))
    piles = tuple(int(next(words)) for _ in range(n))
    print("ALICE" if wins(piles, {}) else "BOB")
