# Coin to the border by recursion with memory: a(x, y) = NOT (a(x-1, y) AND a(x, y-1)), a = the digit on the border. A cell that was
# found for one question serves all others, so at most N M cells are looked into. The calls nest up to x + y deep.
import sys


def wins(x, y, top, left, known):
    if x == 0:
        return top[y - 1] == "1"
    if y == 0:
        return left[x - 1] == "1"
    if (x, y) not in known:
        after_up = wins(x - 1, y, top, left, known)
        after_left = wins(x, y - 1, top, left, known)
        known[x, y] = not (after_up and after_left)
    return known[x, y]


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    top, left, questions = next(words), next(words), int(next(words))
    known = {}
    digits = ""
    for _ in range(questions):
        x, y = int(next(words)), int(next(words))
        digits += "1" if wins(x, y, top, left, known) else "0"
    print(digits)
