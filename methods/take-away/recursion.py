# Sums of subtraction games by plain recursion over all heaps together: a position is won if some
# move leads to a lost one. Every position is looked into again each time it is met.
import sys


def wins(heaps, take):
    won = False
    for i, heap in enumerate(heaps):
        for s in take:
            if s <= heap:
                option = heaps[:i] + (heap - s,) + heaps[i + 1:]
                won |= not wins(option, take)
    return won


sys.setrecursionlimit(10**6)
numbers = [int(word) for word in sys.stdin.read().split()]
m = numbers[0]
take = numbers[1:m + 1]
p = numbers[m + 1]
heaps = tuple(numbers[m + 2:m + 2 + p])
print("First" if wins(heaps, take) else "Second")
