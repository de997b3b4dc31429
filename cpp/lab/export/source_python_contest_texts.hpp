// The fixed parts of Python programs that read contest input.
#pragma once

#include <string_view>

namespace grundy::lab::python {

inline constexpr std::string_view kContestHead = R"(import sys
from itertools import takewhile
from math import gcd

tokens = sys.stdin.read().split()
tokens.reverse()


def word():
    return tokens.pop()


def number():
    return int(tokens.pop())


def numbers(count):
    return [number() for _ in range(count)]


def text_rows(text):
    """The letters of each row of a text; short rows end with blanks."""
    rows = [list(row.encode()) for row in text.split("/")]
    width = max(map(len, rows))
    return [row + [32] * (width - len(row)) for row in rows]


def rows(count):
    return text_rows("/".join(word() for _ in range(count)))


def text_of(letters):
    return bytes(letters).decode()


def squares(board, alphabet, least):
    """The places of letters in an alphabet."""
    return tuple(least + alphabet.encode().index(letter) for row in board for letter in row)


)";

inline constexpr std::string_view kFitted = R"(def fitted(name, numbers, size, least, most):
    """What is read has to fit the position."""
    if len(numbers) != size:
        sys.exit(f"{name} has {size} places, and {len(numbers)} numbers are read")
    for number in numbers:
        inside(name, number, least, most)


)";

/// Depth-first without recursion: play may be long.
inline constexpr std::string_view kSolveMet = R"(values = {}
loops = False  # whether play can come back to a position


def solve_in_order(position):
    """Solves a position after all that a move can lead to. False if play can come back to a position."""
    stack, met = [position], set()
    while stack:
        position = stack[-1]
        height = len(stack)
        if position not in values:
            met.add(position)
            for option in targets(position):
                if option in values:
                    continue
                if option in met:
                    return False
                stack.append(option)
            if len(stack) > height:
                continue
            values[position] = value(position, values)
        stack.pop()
    return True


)";

/// The same where outcomes are enough.
inline constexpr std::string_view kSolveWinner = R"(values = {}
loops = False  # whether play can come back to a position


def solve_in_order(position):
    """Looks for a move to a lost position, and no further once there is one. False if play can come back to a position."""
    open_ones = {position}
    # A position, the options that are left, what was found so far, and the option that is open.
    stack = [[position, iter(AFTER(position)), None, None]]
    while stack:
        top = stack[-1]
        option = top[3] or next(top[1], None)
        if option is None:
            values[top[0]] = (top[2], 0, None) if top[2] else value(top[0], values)
            stack.pop()
        elif option not in values:
            if option in open_ones:
                return False
            open_ones.add(option)
            top[3] = option
            stack.append([option, iter(AFTER(option)), None, None])
        elif values[option][0] == "P":
            values[top[0]] = ("N", 0, None)
            stack.pop()
        else:
            top[3] = None
            if top[2] != "D":
                top[2] = "D" if values[option][0] == "D" else "P"
    return True


)";

inline constexpr std::string_view kSolveBackward = R"(def solve_backward(position):
    """Wins and losses spread backward from the ends, and the rest is drawn."""
    before, left = {position: []}, {}
    there = [position]
    for position in there:
        after = targets(position)
        left[position] = len(after)
        for option in after:
            if option not in before:
                before[option] = []
                there.append(option)
            before[option].append(position)
    for position in there:
        values[position] = ("D", 0, None) if left[position] else value(position, values)
    queue = [position for position in there if values[position][0] != "D"]
    for position in queue:
        outcome, _, remoteness = values[position]
        for earlier in before[position]:
            if values[earlier][0] != "D":
                continue
            left[earlier] -= 1
            if outcome == "P" or left[earlier] == 0:
                values[earlier] = ("N" if outcome == "P" else "P", 0, None if remoteness is None else remoteness + 1)
                queue.append(earlier)


def solve(position):
    global loops
    if position in values:
        return
    loops = loops or not solve_in_order(position)
    if loops:
        solve_backward(position)


)";

inline constexpr std::string_view kSolveEnding = R"(def solve(position):
    if not solve_in_order(position):
        sys.exit("play can come back to a position before it")


)";

}  // namespace grundy::lab::python
