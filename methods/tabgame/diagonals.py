# Coin to the border by diagonals: from row 2 and column 2 on, a(x, y) = NOT (a(x-1, y) AND a(x, y-1)) makes each diagonal constant. So two rows
# and two columns are enough, and each question goes back along its diagonal to one of them: O(N + M), then O(1) a question.
import sys


def two_rows_and_columns(top, left):
    n, m = len(left), len(top)
    a = {}
    for y in range(1, m + 1):
        a[0, y] = top[y - 1] == "1"
    for x in range(1, n + 1):
        a[x, 0] = left[x - 1] == "1"
        for y in range(1, (m if x <= 2 else min(2, m)) + 1):
            after_up = a[x - 1, y]
            after_left = a[x, y - 1]
            a[x, y] = not (after_up and after_left)
    return a


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    top, left, questions = next(words), next(words), int(next(words))
    a = two_rows_and_columns(top, left)
    digits = ""
    for _ in range(questions):
        x, y = int(next(words)), int(next(words))
        back = max(min(x, y), 2) - 2
        digits += "1" if a[x - back, y - back] else "0"
    print(digits)
