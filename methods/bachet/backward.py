# Bachet's game, heaps upward: a heap is won if one of its options is lost. Options are smaller heaps, so they are known. O(n m).
import sys


def wins(n, take):
    won = []
    for heap in range(n + 1):
        lost_option = False
        for s in take:
            if s <= heap:
                lost_option |= not won[heap - s]
        won.append(lost_option)
    return won[n]


for line in sys.stdin:
    numbers = [int(word) for word in line.split()]
    if numbers:
        n, m, *take = numbers
        print("Stan wins" if wins(n, take) else "Ollie wins")
