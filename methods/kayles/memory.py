# Kayles by recursion with memory: each joint position is looked into once. Neither the order of the rows nor empty rows matter, so a position is
# the sorted list of the rows that have pins. Their number still grows faster than any power of the rows' lengths.
import sys


def position(rows):
    return tuple(sorted(row for row in rows if row > 0))


def wins(rows, known):
    if rows not in known:
        won = False
        for i, row in enumerate(rows):
            for taken in range(1, min(2, row) + 1):
                for left in range(row - taken + 1):
                    option = rows[:i] + rows[i + 1:] + (left, row - taken - left)
                    won |= not wins(position(option), known)
        known[rows] = won
    return known[rows]


sys.setrecursionlimit(10**6)
p, *rows = [int(word) for word in sys.stdin.read().split()]
print("First" if wins(position(rows), {}) else "Second")
