# Sums of subtraction games by a table of all positions up to the given heaps, in mixed-radix order:
# a move lowers one digit, so the options of a position come before it.
import sys
from itertools import product


def wins(heaps, take):
    table = {}
    for position in product(*(range(heap + 1) for heap in heaps)):
        won = False
        for i, heap in enumerate(position):
            for s in take:
                if s <= heap:
                    option = position[:i] + (heap - s,) + position[i + 1:]
                    won |= not table[option]
        table[position] = won
    return table[heaps]


numbers = [int(word) for word in sys.stdin.read().split()]
m = numbers[0]
take = numbers[1:m + 1]
p = numbers[m + 1]
heaps = tuple(numbers[m + 2:m + 2 + p])
print("First" if wins(heaps, take) else "Second")
