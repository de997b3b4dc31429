# Take k^k stones, by recursion with memory: a position is won if some move leads to a lost one. A
# position is all heaps together, and each is worked out once, when it is first met.
import sys


def wins(heaps, known):
    if heaps in known:
        return known[heaps]
    won = False
    for i, heap in enumerate(heaps):
        k = 1
        while k**k <= heap:
            won |= not wins(heaps[:i] + (heap - k**k,) + heaps[i + 1:], known)
            k += 1
    known[heaps] = won
    return won


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    n = int(next(words))
    heaps = tuple(int(next(words)) for _ in range(n))
    print("Little Chef" if wins(heaps, {}) else "Head Chef")
