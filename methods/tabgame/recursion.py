# Coin to the border by plain recursion, for each question anew: a(x, y) = NOT (a(x-1, y) AND a(x, y-1)), where a tells whether the player to move wins.
# On the border a is the digit, since 1 is lost for the player who moved there. There are choose(x + y, x) ways to the border: small tables only.
import sys


def wins(x, y, top, left):
    if x == 0:
        return top[y - 1] == "1"
    if y == 0:
        return left[x - 1] == "1"
    after_up = wins(x - 1, y, top, left)
    after_left = wins(x, y - 1, top, left)
    return not (after_up and after_left)


sys.setrecursionlimit(10**6)
words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    top, left, questions = next(words), next(words), int(next(words))
    digits = ""
    for _ in range(questions):
        x, y = int(next(words)), int(next(words))
        digits += "1" if wins(x, y, top, left) else "0"
    print(digits)
