// The phrases of reports: reasons for values, and refused requests.
#pragma once

#include "base/message.hpp"

namespace grundy {

inline constexpr auto kReportPhrases = phrases({
    {"terminal", "{}: there is no move, and who cannot move loses."},
    {"result", "{}: {}."},
    {"winning-move", "{}: {}, which leaves a {}-position."},
    {"one-option", "{}: the only option is {}."},
    {"both-options", "{}: both options are {}."},
    {"all-options", "{}: all {} options are {}."},
    {"drawn", "{}: no option is {}, and some option is a draw."},
    {"nim-sum-0", "{}: the nim-sum {} is 0, and every move makes it different from 0."},
    {"nim-sum-move", "{}: the nim-sum {} is {}; {} to make it 0."},
    {"nim-sum-some-move", "{}: the nim-sum {} is {}; some move makes it 0."},
    {"xor-more", "{} xor ... ({} components)"},

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
