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
    """The letters of each row of a text."""
    return [[ord(c) for c in row] for row in text.split("/")]


def rows(count):
    return text_rows("/".join(word() for _ in range(count)))


def text_of(letters):
    return "".join(map(chr, letters))


def squares(board, alphabet, least):
    """The places of letters in an alphabet."""
    return tuple(least + alphabet.index(chr(letter)) for row in board for letter in row)


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
