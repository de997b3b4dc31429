# Coin to the border by halving: let m = min(x, y) > 2. After m moves the coin is on one anti-diagonal, and whoever makes the last
# of them can return to its middle. So (x, y) has the outcome of the cell of its diagonal with m // 2 + 1 instead of m: O(log m) steps
# to a cell of two rows or columns, then |x - y| along these. Nothing is prepared.
import sys


def wins(top, left, x, y):
    while min(x, y) > 2:
        least = min(x, y)
        half = least // 2 + 1
        x, y = x - least + half, y - least + half
    if y < x:  # columns instead of rows
        top, left, x, y = left, top, y, x
    line = [digit == "1" for digit in top[:y]]
    for i in range(x):
        won = left[i] == "1"
        for j in range(y):
            after_across, after_along = line[j], won
            won = not (after_across and after_along)
            line[j] = won
    return line[-1]


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    top, left, questions = next(words), next(words), int(next(words))
    digits = ""
    for _ in range(questions):
        x, y = int(next(words)), int(next(words))
        digits += "1" if wins(top, left, x, y) else "0"
    print(digits)
