# Bachet's game by its period: a heap's outcome depends only on the s outcomes before it, s the largest move. So once s outcomes in a row come back,
# all later ones repeat for ever, and n is reduced modulo the distance. The window kept for comparison is taken anew each time the heaps have doubled, so past any preperiod.
import sys


def wins(n, take):
    window = max((s for s in take if s <= n), default=0)  # the largest move that matters
    won = bytearray()
    kept = window  # the window kept for comparison ends before this heap
    for heap in range(n + 1):
        lost_option = False
        for s in take:
            if s <= heap:
                lost_option |= not won[heap - s]
        won.append(lost_option)
        end = heap + 1
        if end <= kept:
            continue
        if won[end - window:end] == won[kept - window:kept]:
            period = end - kept
            return won[kept + (n - kept) % period]
        if end == 2 * kept:
            kept = end  # keep a later window, in case this one lies in the preperiod
    return won[n]


for line in sys.stdin:
    numbers = [int(word) for word in line.split()]
    if numbers:
        n, m, *take = numbers
        print("Stan wins" if wins(n, take) else "Ollie wins")
