# Sums of subtraction games by recursion with memory: a position is won if some move leads to a lost
# one. A position is all heaps together, and each is worked out once, when it is first met.
import sys


def wins(heaps, take, known):
    if heaps in known:
        return known[heaps]
    won = False
    for i, heap in enumerate(heaps):
        for s in take:
            if s <= heap:
                option = heaps[:i] + (heap - s,) + heaps[i + 1:]
                won |= not wins(option, take, known)
    known[heaps] = won
    return won


sys.setrecursionlimit(10**6)
numbers = [int(word) for word in sys.stdin.read().split()]
m = numbers[0]
take = numbers[1:m + 1]
p = numbers[m + 1]
heaps = tuple(numbers[m + 2:m + 2 + p])
print("First" if wins(heaps, take, {}) else "Second")
