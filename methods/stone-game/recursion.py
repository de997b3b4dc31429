# Exactly i stones from pile i, by plain recursion over all piles together: a position is won if some
# move leads to a lost one. Every position is looked into again each time it is met.
import sys


def wins(piles):  # pile i is piles[i - 1]
    won = False
    for i, pile in enumerate(piles, 1):
        if i <= pile:
            won |= not wins(piles[:i - 1] + (pile - i,) + piles[i:])
    return won


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n = int(next(words))
    piles = tuple(int(next(words)) for _ in range(n))
    print("ALICE" if wins(piles) else "BOB")
