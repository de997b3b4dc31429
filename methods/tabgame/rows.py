# Coin to the border, row by row: a(x, y) = NOT (a(x-1, y) AND a(x, y-1)), a = the digit on the border. The cell above and the cell on
# the left are known when they are needed. The whole table is kept: O(N M) time and space, then O(1) a question.
import sys

words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    top, left, questions = next(words), next(words), int(next(words))
    n, m = len(left), len(top)
    a = [[None] + [digit == "1" for digit in top]]
    for x in range(1, n + 1):
        row = [left[x - 1] == "1"]
        for y in range(1, m + 1):
            after_up = a[x - 1][y]
            after_left = row[y - 1]
            row.append(not (after_up and after_left))
        a.append(row)
    digits = ""
    for _ in range(questions):
        x, y = int(next(words)), int(next(words))
        digits += "1" if a[x][y] else "0"
    print(digits)
