# Bachet's game by recursion with memory: each heap is looked into once, so at most n + 1 heaps with m options each. The calls still nest up to n deep.
import sys


def wins(heap, take, known):
    if heap not in known:
        won = False
        for s in take:
            if s <= heap:
                won |= not wins(heap - s, take, known)
        known[heap] = won
    return known[heap]


sys.setrecursionlimit(10**6)
for line in sys.stdin:
    numbers = [int(word) for word in line.split()]
    if numbers:
        n, m, *take = numbers
        print("Stan wins" if wins(n, take, {}) else "Ollie wins")
