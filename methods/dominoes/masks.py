# Dominoes by recursion with memory, as if dominoes never vanished: a position is the mask of taken cells, each looked into once. t, the moves that game lasts,
# is 0 without options, else 1 + the least even t of an option, or 1 + the largest if all are odd; odd t are won. If t < D, its winner wins the real game; otherwise that is a draw.
import sys


def remoteness(taken, n, k, known):
    """Bit i of `taken`: cell i is blocked or covered."""
    if taken not in known:
        options = []
        for first in range(n - k + 1):
            domino = ((1 << k) - 1) << first
            if taken & domino == 0:
                options.append(remoteness(taken | domino, n, k, known))
        lost = [t for t in options if t % 2 == 0]
        known[taken] = 1 + (min(lost) if lost else max(options, default=-1))
    return known[taken]


sys.setrecursionlimit(10**6)
n, k, d, strip = sys.stdin.read().split()
n, k, d = int(n), int(k), int(d)
taken = sum(1 << i for i, cell in enumerate(strip) if cell == "1")
t = remoteness(taken, n, k, {})
print("Draw" if t >= d else "Alice" if t % 2 == 1 else "Bob")
