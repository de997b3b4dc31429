# Kayles by plain recursion on all rows together: a position is won if some move leads to a lost one. Positions are looked into again each time they are met.
import sys


def wins(rows):
    won = False
    for i, row in enumerate(rows):
        for taken in range(1, min(2, row) + 1):
            for left in range(row - taken + 1):
                option = rows[:i] + [left, row - taken - left] + rows[i + 1:]
                won |= not wins(option)
    return won


sys.setrecursionlimit(10**6)
p, *rows = [int(word) for word in sys.stdin.read().split()]
print("First" if wins(rows) else "Second")
