# Bachet's game by plain recursion: a heap is won if some move leads to a lost one. Every heap is looked into again each time it is met.
import sys


def wins(heap, take):
    won = False
    for s in take:
        if s <= heap:
            won |= not wins(heap - s, take)
    return won


sys.setrecursionlimit(10**6)
for line in sys.stdin:
    numbers = [int(word) for word in line.split()]
    if numbers:
        n, m, *take = numbers
        print("Stan wins" if wins(n, take) else "Ollie wins")
