# Nim by plain recursion over all heaps together: a position is won if some move leads to a lost
# one. Every position is looked into again each time it is met.
import sys


def wins(heaps):
    won = False
    for i, heap in enumerate(heaps):
        for left in range(heap - 1, -1, -1):
            won |= not wins(heaps[:i] + (left,) + heaps[i + 1:])
    return won


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for word in words:
    n = int(word)
    if n == 0:
        break
    heaps = tuple(int(next(words)) for _ in range(n))
    print("Yes" if wins(heaps) else "No")
