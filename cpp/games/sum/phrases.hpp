// Phrases of sums of positions of any games.
#pragma once

#include "base/message.hpp"

namespace grundy {

inline constexpr auto kSumPhrases = phrases({
    // Parameters: expected and given.
    {"sum-game-id", "the id of a game, such as nim, or rules;text=... for rules of your own, in part {}"},
    {"sum-most-parts", "at most {} parts joined by |"},
    {"sum-name-value", "a name, = and a value after each semicolon, such as n=7 (; in a value is written %3B), in part {} ({})"},
    {"sum-once", "each parameter once, in part {} ({})"},
    {"sum-escape", "%3B for ;, %7C for |, %25 for % in a value, in part {} ({})"},
    {"sum-in-part", "{} (part {}: {})"},
    {"sum-in-parameter", "{} (part {}: {}, {})"},
    {"sum-nimbers", "positions that have a nimber: normal play without draws (part {}: {})"},
    {"sum-no-nimber", "one without"},
    {"sum-no-sum", "a game other than sum in part {}"},
    {"sum-shown", "a part from 1 to {}"},
    {"sum-nothing", "nothing"},

    // Judge input.
    {"sum-count", "the number of parts p"},
    {"sum-part", "a part, such as nim;heaps=3,5"},
    {"sum-last", "the last part"},

    // Moves and positions.
    {"sum-move", "{} in part {}"},
    {"sum-of", "{} + {}"},
    {"sum-part-nimbers", "the nimbers of the parts"},
    {"sum-values", "The parts are worth {}."},
    {"sum-hottest",
     "The parts are worth {}. The hottest is part {}: a move there is worth {}. That is usually, not always, the best place to move."},
});

}  // namespace grundy
