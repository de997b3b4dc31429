// The fixed parts of exported Python programs.
#pragma once

#include <string_view>

namespace grundy::lab::python {

inline constexpr std::string_view kHead = R"(import sys
from itertools import product, takewhile
from math import ceil, gcd, sqrt

arguments = dict(argument.split("=", 1) for argument in sys.argv[1:])


def number(name, default):
    return int(arguments.get(name, default))


def numbers(name, default):
    return [int(n) for n in arguments[name].split(",")] if name in arguments else default


def text_rows(name, default):
    return [list(row.encode()) for row in arguments.get(name, default).split("/")]


)";

inline constexpr std::string_view kInside = R"(def inside(name, value, least, most):
    """What `=` gives to a part of the position has to fit its range."""
    if not least <= value <= most:
        sys.exit(f"{name} = {value} leaves {least}..{most}")
    return value


)";

/// The groups of places that hang together, numbered from 0.
inline constexpr std::string_view kGroups = R"(def numbered(size, edges, there):
    """The group of each vertex from 0 on; -1 without one."""
    above = list(range(size))

    def top(v):
        while above[v] != v:
            v = above[v]
        return v

    for a, b in edges:
        a, b = sorted((top(a), top(b)))
        above[b] = a
    group = [-1] * size
    for v in range(size):
        if there[v]:
            group[v] = max(group, default=-1) + 1 if top(v) == v else group[top(v)]
    return group


def groups_on_graph(pairs, on):
    """`on`: for each pair, or for each vertex, whether it is there."""
    of_pairs = len(on) == len(pairs)
    size = max([max(pair) + 1 for pair in pairs] + ([] if of_pairs else [len(on)]), default=0)
    edges = [pair for i, pair in enumerate(pairs) if (on[i] if of_pairs else on[pair[0]] and on[pair[1]])]
    if not of_pairs:
        return numbered(size, edges, on)
    met = {v for edge in edges for v in edge}
    group = numbered(size, edges, [v in met for v in range(size)])
    # A vertex without pairs is reached from itself alone.
    return [-2 - v if n < 0 else n for v, n in enumerate(group)]


def groups_on_board(on, columns, corners):
    steps = [(0, 1), (1, 0)] + ([(1, -1), (1, 1)] if corners else [])
    edges = []
    for v in range(len(on)):
        for down, right in steps:
            to = v + down * columns + right
            if 0 <= v % columns + right < columns and to < len(on) and on[v] and on[to]:
                edges.append((v, to))
    return numbered(len(on), edges, on)


def are_vertices(group, a, b):
    return 0 <= min(a, b) and max(a, b) < len(group)


def in_one_group(group, a, b):
    return group[a] != -1 and group[a] == group[b]


def count_groups(group):
    return max(group, default=-1) + 1 if max(group, default=-1) >= 0 else 0


)";

inline constexpr std::string_view kMex = R"(def mex(seen):
    """The least number from 0 that was not seen."""
    n = 0
    while n in seen:
        n += 1
    return n


)";

inline constexpr std::string_view kLasts = R"(def lasts(outcome, after):
    """Moves to the end: who wins hurries, who loses delays."""
    if outcome == "D":
        return None
    if outcome == "N":
        return 1 + min(remoteness for other, _, remoteness in after if other == "P")
    return 1 + max((remoteness for _, _, remoteness in after if remoteness is not None), default=-1)


)";

inline constexpr std::string_view kNimberValue = R"(def value(position, values):
    """Outcome, nimber and remoteness of a position from those of its options."""
    after = [values[option] for option in options(position)]
    nimber = mex({nimber for _, nimber, _ in after})
    outcome = "P" if nimber == 0 else "N"
    return outcome, nimber, lasts(outcome, after)


)";

inline constexpr std::string_view kSplitValue = R"(def value(position, values):
    """Outcome and nimber; independent positions add up as nim-sums."""
    seen = set()
    for pieces in options(position):
        nimber = 0
        for piece in pieces:
            nimber ^= values[piece][1]
        seen.add(nimber)
    nimber = mex(seen)
    return "P" if nimber == 0 else "N", nimber, None


)";

inline constexpr std::string_view kDecidedValue = R"(def value(position, values):
    """Outcome and remoteness of a position from those of its options."""
    worth = ended(position)
    after = [values[option] for option in options(position)] if worth is None else []
    if not after:
        worth = stuck(position) if worth is None else worth
        return ("N", None, 0) if worth > 0 else ("P", None, 0) if worth < 0 else ("D", None, None)
    outcomes = {outcome for outcome, _, _ in after}
    outcome = "N" if "P" in outcomes else "D" if "D" in outcomes else "P"
    return outcome, None, lasts(outcome, after)


)";

inline constexpr std::string_view kScoredValue = R"(def value(position, values):
    """Outcome and score: the best of what a move gains less what the opponent gets after it."""
    worth = ended(position)
    if worth is None:
        worth = max((gain - values[option][1] for gain, option in options(position)), default=None)
    if worth is None:
        worth = stuck(position)
    return "N" if worth > 0 else "P" if worth < 0 else "D", worth, None


)";

inline constexpr std::string_view kSolveInOrder = R"(def solve():
    """Each position after its options."""
    values = {}
    for position in ORDERED:
        LEGALvalues[position] = value(position, values)
    return values


)";

inline constexpr std::string_view kSolveGraph = R"(def solve():
    """Each position after its options; where play can come back, backward from the ends."""
    after = REACH
    before = {position: [] for position in after}
    for position, found in after.items():
        for option in found:
            before[option].append(position)
    left = {position: len(found) for position, found in after.items()}
    queue = [position for position in after if left[position] == 0]
    for position in queue:
        for earlier in before[position]:
            left[earlier] -= 1
            if left[earlier] == 0:
                queue.append(earlier)
    if len(queue) == len(after):
        values = {}
        for position in queue:
            values[position] = value(position, values)
        return values
BACKWARD

)";

inline constexpr std::string_view kBackward =
    R"(    values = {position: value(position, {}) if not found else ("D", None, None) for position, found in after.items()}
    left = {position: len(found) for position, found in after.items()}
    queue = [position for position in after if values[position][0] != "D"]
    for position in queue:
        outcome, _, remoteness = values[position]
        for earlier in before[position]:
            if values[earlier][0] != "D":
                continue
            left[earlier] -= 1
            if outcome == "P" or left[earlier] == 0:
                values[earlier] = ("N" if outcome == "P" else "P", None, remoteness + 1)
                queue.append(earlier)
    return values
)";

inline constexpr std::string_view kNoEnd = R"(    sys.exit("play can come back to a position before it")
)";

inline constexpr std::string_view kReached = R"(def positions():
    """All that can be reached."""
    found = dict.fromkeys(components)
    queue = list(found)
    for position in queue:
        for option in targets(position):
            if option not in found:
                found[option] = None
                queue.append(option)
    return queue


)";

inline constexpr std::string_view kCell = R"(layer = arguments.get("layer", "outcome")
if layer not in LAYERS:
    sys.exit("layer: one of " + ", ".join(LAYERS))
values = solve()


def cell(position):
    shown = values[position][LAYERS[layer]] if position in values else None
    return "" if shown is None else str(shown)


)";

inline constexpr std::string_view kPair = R"(others = 0
for component in components[2:]:
    others ^= values[component][1]


def pair(one, other):
    """The sum of two heaps and the other components."""
    if (one,) not in values or (other,) not in values or layer == "remoteness":
        return ""
    nimber = values[(one,)][1] ^ values[(other,)][1] ^ others
    return str(nimber) if layer == "nimber" else "P" if nimber == 0 else "N"


)";

}  // namespace grundy::lab::python
