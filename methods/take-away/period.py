# Sums of subtraction games by the period of the nimbers: a heap's nimber depends on no more than the s nimbers before it, s the largest move. So once
# s nimbers in a row come back, everything after them repeats for ever, and heaps of any size are reduced modulo that period; then xor.
import sys
from array import array


def nimbers(largest, take):
    window = max((s for s in take if s <= largest), default=0)  # the largest move that matters
    nimber = array("i")  # a list whose windows compare fast
    start = 0
    for heap in range(largest + 1):
        seen = {nimber[heap - s] for s in take if s <= heap}
        mex = 0
        while mex in seen:
            mex += 1
        nimber.append(mex)
        last = heap + 1 - window  # where the last window starts
        if last <= start:
            continue
        if nimber[last:] == nimber[start:start + window]:
            return nimber, start, last - start
        if last > 2 * start + window:
            start = last  # wait for a later window: it lies behind the preperiod at last
    return nimber, 0, largest + 1


numbers = [int(word) for word in sys.stdin.read().split()]
m = numbers[0]
take = numbers[1:m + 1]
p = numbers[m + 1]
heaps = numbers[m + 2:m + 2 + p]
nimber, start, period = nimbers(max(heaps, default=0), take)
nim_sum = 0
for heap in heaps:  # nimber(i + period) = nimber(i) from start on
    nim_sum ^= nimber[heap if heap < start else start + (heap - start) % period]
print("First" if nim_sum != 0 else "Second")
