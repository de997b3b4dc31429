# Nim by recursion with memory: a position is won if some move leads to a lost one. The order of the
# heaps does not matter, so they are kept sorted, and each sorted position is worked out once.
import sys


def wins(heaps, known):
    if heaps in known:
        return known[heaps]
    won = False
    for i, heap in enumerate(heaps):
        for left in range(heap - 1, -1, -1):
            option = tuple(sorted(heaps[:i] + (left,) + heaps[i + 1:]))
            won |= not wins(option, known)
    known[heaps] = won
    return won


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for word in words:
    n = int(word)
    if n == 0:
        break
    heaps = tuple(sorted(int(next(words)) for _ in range(n)))
    print("Yes" if wins(heaps, {}) else "No")
