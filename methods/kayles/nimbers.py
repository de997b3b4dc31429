# Kayles by nimbers: a move leaves two rows, whose sum has the nim-sum of their nimbers, so g(n) = mex { g(a) xor g(b) : a + b = n - 1 or n - 2 }.
# By Sprague-Grundy the position is lost exactly when the nim-sum of all rows is 0. O(n^2) for the longest row n.
import sys


def row_nimbers(longest):
    nimber = []
    for row in range(longest + 1):
        seen = set()
        for taken in range(1, min(2, row) + 1):
            for left in range(row - taken + 1):
                seen.add(nimber[left] ^ nimber[row - taken - left])
        mex = 0
        while mex in seen:
            mex += 1
        nimber.append(mex)
    return nimber


p, *rows = [int(word) for word in sys.stdin.read().split()]
nimber = row_nimbers(max(rows, default=0))
nim_sum = 0
for row in rows:
    nim_sum ^= nimber[row]
print("First" if nim_sum != 0 else "Second")
