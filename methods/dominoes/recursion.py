# Dominoes by plain recursion, as if dominoes never vanished. That game lasts t moves if the winner hurries and the loser delays: t is 0 without options, else 1 + the least even t
# of an option, or 1 + the largest t if all are odd; odd t are won. If t < D, its winner wins the real game as well; otherwise that is a draw.
import sys


def remoteness(taken, n, k):
    """Bit i of `taken`: cell i is blocked or covered."""
    options = []
    for first in range(n - k + 1):
        domino = ((1 << k) - 1) << first
        if taken & domino == 0:
            options.append(remoteness(taken | domino, n, k))
    lost = [t for t in options if t % 2 == 0]
    return 1 + (min(lost) if lost else max(options, default=-1))


sys.setrecursionlimit(10**6)
n, k, d, strip = sys.stdin.read().split()
n, k, d = int(n), int(k), int(d)
taken = sum(1 << i for i, cell in enumerate(strip) if cell == "1")
t = remoteness(taken, n, k)
print("Draw" if t >= d else "Alice" if t % 2 == 1 else "Bob")
