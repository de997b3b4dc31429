# Sums of subtraction games by one row of nimbers: the nimber of a heap is the mex of its options'
# nimbers, and by Sprague and Grundy a sum is lost exactly when the xor of its heaps' nimbers is 0.
import sys


def nimbers(largest, take):
    nimber = []
    for heap in range(largest + 1):
        seen = {nimber[heap - s] for s in take if s <= heap}
        mex = 0
        while mex in seen:
            mex += 1
        nimber.append(mex)
    return nimber


numbers = [int(word) for word in sys.stdin.read().split()]
m = numbers[0]
take = numbers[1:m + 1]
p = numbers[m + 1]
heaps = numbers[m + 2:m + 2 + p]
nimber = nimbers(max(heaps, default=0), take)
nim_sum = 0
for heap in heaps:
    nim_sum ^= nimber[heap]
print("First" if nim_sum != 0 else "Second")
