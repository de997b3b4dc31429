# Bachet's game by nimbers, heaps upward: a heap's nimber is the mex of its options' nimbers, and it is 0 exactly on lost heaps.
# m options leave one of 0..m free, so a row of m + 1 marks finds the mex in O(m), and all takes O(n m).
import sys


def nimber_of(n, take):
    nimber = []
    for heap in range(n + 1):
        seen = [False] * (len(take) + 1)
        for s in take:
            if s <= heap:
                seen[nimber[heap - s]] = True
        nimber.append(seen.index(False))
    return nimber[n]


for line in sys.stdin:
    numbers = [int(word) for word in line.split()]
    if numbers:
        n, m, *take = numbers
        print("Stan wins" if nimber_of(n, take) != 0 else "Ollie wins")
