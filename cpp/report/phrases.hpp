// The phrases of reports: why a position has its value, and what was asked in vain.
#pragma once

#include "base/message.hpp"

namespace grundy {

inline constexpr auto kReportPhrases = phrases({
    // Outcomes, as the literature writes them; catalogues may write them otherwise.
    {"N", "N"},
    {"P", "P"},
    {"D", "D"},

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
    {"even-length", "{}: every line of play lasts exactly {}, an even number."},
    {"odd-length", "{}: every line of play lasts exactly {}, an odd number."},
    {"misere-ones", "{}: no heap exceeds 1, so the stones go one by one, and whoever takes the last one loses."},
    {"misere-normal", "{}: a heap exceeds 1, so it is as in normal play, and the nim-sum is {}."},
    {"to-win", "{} To win, {}."},
    {"no-domino-fits", "{}: no domino fits, so the first player cannot move."},
    {"vanishing-draw", "{}: if dominoes never vanished, the game would last {}; they vanish after {}, so the loser always gets room in time."},
    {"vanishing-late", "{}: if dominoes never vanished, the game would last {}; they vanish after {}, too late to save the loser."},
    {"turns", "{} turn", "{} turns"},
    {"diagonal", "{} All of its diagonal is alike from row {}, column {} on: with {} before it both options are {}, with {} one of them is {}."},

    {"a-window", "a window, as --window column,row,width,height, of a table above {} cells"},
    {"a-table", "a table of {} x {}"},
    {"window-of", "a window of 1 to {} cells"},
    {"cells", "{} cells"},
    {"indices", "indices up to 2^53"},
    {"larger", "larger ones"},
    {"cell-of-table", "a cell of the table, {} and {}"},
    {"axis-range", "{} {}"},
    {"none", "none"},
    {"a-position", "a position of the game"},
    {"position-such-as", "a position of the game, such as {}"},
    {"a-move-of", "a move of the position"},
});

}  // namespace grundy
