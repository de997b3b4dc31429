// Phrases shared by several games: parameters, judges, verdicts, moves and positions.
#pragma once

#include "base/message.hpp"

namespace grundy {

inline constexpr auto kKitPhrases = phrases({
    // Parameters: expected and given.
    {"a-number", "a number {}"},
    {"numbers-each", "numbers separated by commas, each {}"},
    {"numbers", "{} number", "{} numbers"},
    {"characters", "{} character", "{} characters"},
    {"at-least", "at least {}"},
    {"to", "{} to {}"},
    {"lowercase-letters", "lowercase letters"},
    {"and", "{} and {}"},
    {"or", "{} or {}"},
    {"only", "only {}"},
    {"only-in-rows", "only {}, rows joined by /"},
    {"as-character", "{} as character {}"},
    {"in-row", "{} in row {}"},
    {"random-text", "random:LENGTH:SEED"},
    {"random-board", "random:N:SEED:PERCENT, PERCENT from 0 to 100"},
    {"board-side", "a board with a side {}"},
    {"square-board", "a square board: {} in each of its {}"},
    {"squares", "{} square", "{} squares"},
    {"rows", "{} row", "{} rows"},
    {"squares-each", "squares as row.column separated by commas, each number {}"},
    {"edges-each", "edges as FROM>TO separated by commas, each vertex a number {}"},
    {"in-edge", "{} in edge {}"},
    {"edges", "{} edge", "{} edges"},
    {"random-edges", "random:VERTICES:EDGES:SEED"},
    {"random-edges-within", "random:VERTICES:EDGES:SEED, VERTICES {}, EDGES up to {}"},
    {"flag", "1 or 0"},
    {"one-of", "one of {}"},
    {"one-of-parameters", "one of {}"},  // in the refusal of an unknown parameter
    {"both", "both"},
    {"no-sequence", "expected a table that is a sequence, got another"},
    {"row-from-to", "a row from {} to {}"},
    {"column-from-to", "a column from {} to {}"},

    // Judge input.
    {"tests-T", "the number of tests T"},
    {"tests-t", "the number of tests t"},
    {"last-test", "the last test"},
    {"heaps-N", "the number of heaps N"},
    {"heap-size", "the size of a heap"},
    {"moves-m", "the number of moves m"},
    {"a-move", "a move"},
    {"side-n", "the side n of the board"},

    // Outcomes, in the notation of the literature; other languages may differ.
    {"N", "N"},
    {"P", "P"},
    {"D", "D"},

    // Verdicts.
    {"draw", "Draw"},
    {"wins", "{} wins"},
    {"wins-at-once", "{} wins at once: there is no move"},
    {"wins-in", "{} wins in {}"},
    {"wins-after", "{} wins; every game lasts {}"},
    {"moves", "{} move", "{} moves"},
    {"wins-by", "{} wins by {}"},
    {"points", "{} point", "{} points"},
    {"also-if-begins", "also if {} begins"},
    {"class-next", "whoever begins wins"},
    {"class-previous", "whoever begins loses"},
    // Faults of ours.
    {"outcome-contradicts", "the outcome {} and the class {} were found in two ways and contradict each other: please report this fault"},
    {"value-contradicts", "the class {} and the value {} were found in two ways and contradict each other: please report this fault"},
    {"with-first-moves", "{}; {}"},
    {"winning-first-moves", "{} winning first move", "{} winning first moves"},
    {"first-player", "The first player"},
    {"second-player", "The second player"},

    // Moves, positions, axes.
    {"take", "take {}"},
    {"take-from-heap", "take {} from heap {}"},
    {"xor-more", "{} xor ... = {}, {} numbers in all"},
    {"more-in-all", "{}... ({} in all)"},
    {"column", "column"},
    {"row", "row"},
    {"first-heap", "first heap"},
    {"second-heap", "second heap"},
});

}  // namespace grundy
