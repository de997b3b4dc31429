// The phrases of reports: reasons for values, and refused requests.
#pragma once

#include "base/message.hpp"

namespace grundy {

inline constexpr auto kReportPhrases = phrases({
    {"player-to-move", "The player to move"},
    {"terminal", "{} loses: there is no move, and whoever cannot move loses."},
    {"result-won", "{} wins: {}."},
    {"result-lost", "{} loses: {}."},
    {"result-drawn", "The game is a draw: {}."},
    {"winning-move", "{} wins, for example with this move: {}."},
    {"only-winning-move", "{} wins, but only with this move: {}."},
    {"ends-game", "{}; it ends the game"},
    {"leaves-lost", "{}; it leaves the opponent a lost position"},
    {"leaves-lost-place", "{}; it leaves the opponent a lost position, {}"},
    {"one-option", "{} loses: after the only move, “{}”, the opponent wins."},
    {"both-options", "{} loses: after either move the opponent wins."},
    {"all-options", "{} loses: after each of the {} moves the opponent wins."},
    {"answered", "{} The answer to “{}” is “{}”."},
    {"drawn-some-move", "Neither player can force a win: no move wins, and some move keeps the draw."},
    {"drawn", "Neither player can force a win: no move wins, and this one keeps the draw: {}."},
    {"nim-sum-0", "{} loses: the nim-sum of {} is 0 ({}). Every move makes it different from 0, and the opponent can make it 0 again."},
    {"nim-sum-move", "{} wins: the nim-sum of {} is not 0 ({}). To win, make it 0: {}."},
    {"two-sentences", "{} {}"},

    {"a-window", "a window, as --window column,row,width,height, of a table above {} cells"},
    {"a-table", "a table of {} x {}"},
    {"window-of", "a window of 1 to {} cells"},
    {"cells", "{} cells"},
    {"indices", "indices up to 2^53"},
    {"larger", "larger ones"},
    {"cell-of-table", "a cell of the table, {} and {}"},
    {"axis-range", "{} {}"},
    {"explained-size", "a position of at most {} numbers, or a cell of the table to explain"},
    {"numbers-of-it", "one of {}"},
    {"a-position", "a position of the game"},
    {"position-such-as", "a position of the game, such as {}"},
    {"a-move-of", "a move of the position"},

    // Calls of the modules.
    {"open-handle", "expected the handle of something open, got another"},
    {"solved-handle", "expected the handle of what is solved"},
    {"whole-number", "expected a whole number up to 2^53, got another"},
    {"from-cell", "expected a cell of the table, got another"},
});

}  // namespace grundy
