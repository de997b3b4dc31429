# Kayles by its period: from row 71 on the nimbers repeat with period 12, so the nimbers of 83 rows do for all. Proof (Guy and Smith): g(n + 12) = g(n)
# for 71 <= n < 156; each option of a longer row has a part so long that 12 pins more or less change no nimber, and so on by induction.
import sys

PREPERIOD, PERIOD = 71, 12


def row_nimbers(longest):
    nimber = []
    for row in range(longest + 1):
        seen = set()
        for taken in range(1, min(2, row) + 1):
            for left in range(row - taken + 1):
                seen.add(nimber[left] ^ nimber[row - taken - left])
        mex = 0
        while mex in seen:
            mex += 1
        nimber.append(mex)
    return nimber


nimber = row_nimbers(PREPERIOD + PERIOD - 1)
p, *rows = [int(word) for word in sys.stdin.read().split()]
nim_sum = 0
for row in rows:
    if row >= PREPERIOD:
        row = PREPERIOD + (row - PREPERIOD) % PERIOD
    nim_sum ^= nimber[row]
print("First" if nim_sum != 0 else "Second")
