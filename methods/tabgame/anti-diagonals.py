# Coin to the border by anti-diagonals d = x + y: a move lowers d by one, so all cells of a d follow at once from those of d - 1. With bit x for
# the cell (x, d - x), a(x, y) = NOT (a(x-1, y) AND a(x, y-1)) becomes NOT (line AND line << 1), and one integer holds a line.
import sys


def answers(top, left, queries, questions):
    n, m = len(left), len(top)
    digits = [""] * questions
    cells = (1 << (n + 1)) - 1
    line = 0
    for d in range(2, n + m + 1):
        if d - 1 <= m:  # the border's cells (0, d - 1) and (d - 1, 0)
            line = (line & ~1) | int(top[d - 2])
        if d - 1 <= n:
            line = (line & ~(1 << (d - 1))) | (int(left[d - 2]) << (d - 1))
        line = cells & ~(line & (line << 1))
        for x, number in queries[d]:
            digits[number] = str((line >> x) & 1)
    return "".join(digits)


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    top, left, questions = next(words), next(words), int(next(words))
    queries = [[] for _ in range(len(top) + len(left) + 1)]  # by x + y
    for number in range(questions):
        x, y = int(next(words)), int(next(words))
        queries[x + y].append((x, number))
    print(answers(top, left, queries, questions))
