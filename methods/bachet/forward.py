# Bachet's game, heaps upward: each lost heap marks the heaps from which one move leads to it as won. A heap that is still unmarked when
# its turn comes is lost, since all its options are won. O(n + m times the lost heaps), no recursion.
import sys


def wins(n, take):
    won = [False] * (n + 1)
    for heap in range(n + 1):
        if not won[heap]:
            for s in take:
                if heap + s <= n:
                    won[heap + s] = True
    return won[n]


for line in sys.stdin:
    numbers = [int(word) for word in line.split()]
    if numbers:
        n, m, *take = numbers
        print("Stan wins" if wins(n, take) else "Ollie wins")
