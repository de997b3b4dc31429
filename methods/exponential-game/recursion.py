# Take k^k stones, by plain recursion over all heaps together: a position is won if some move leads
# to a lost one. Every position is looked into again each time it is met.
import sys


def wins(heaps):
    won = False
    for i, heap in enumerate(heaps):
        k = 1
        while k**k <= heap:
            won |= not wins(heaps[:i] + (heap - k**k,) + heaps[i + 1:])
            k += 1
    return won


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n = int(next(words))
    heaps = tuple(int(next(words)) for _ in range(n))
    print("Little Chef" if wins(heaps) else "Head Chef")
