# Dominoes by free runs, as if dominoes never vanished: neither order nor place of the runs matters, nor those shorter than K, so a position is a sorted list.
# t, the moves that game lasts, is 0 without options, else 1 + the least even t of an option, or 1 + the largest if all are odd. If t < D, its winner wins; otherwise it is a draw.
import sys


def position(runs, k):
    return tuple(sorted(run for run in runs if run >= k))


def remoteness(runs, k, known):
    if runs not in known:
        options = []
        for i, run in enumerate(runs):
            for left in range(run - k + 1):
                option = runs[:i] + runs[i + 1:] + (left, run - k - left)
                options.append(remoteness(position(option, k), k, known))
        lost = [t for t in options if t % 2 == 0]
        known[runs] = 1 + (min(lost) if lost else max(options, default=-1))
    return known[runs]


sys.setrecursionlimit(10**6)
n, k, d, strip = sys.stdin.read().split()
k, d = int(k), int(d)
t = remoteness(position([len(run) for run in strip.split("1")], k), k, {})
print("Draw" if t >= d else "Alice" if t % 2 == 1 else "Bob")
