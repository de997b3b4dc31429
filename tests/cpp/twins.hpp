// Small random instances of a game, as cpp/games/ID/twins.json describes them.
#pragma once

#include <random>
#include <string>

#include "fixture.hpp"
#include "support.hpp"

namespace grundy {

/// The parameters of an instance. A pattern is a text; {NAME} in it stands for the value of another parameter of the same record, and
/// A-B for a range of numbers, whose B may be {NAME} or {NAME}-1:
///
///    number A-B                 list C-D of A-B               text C-D [even] of LETTERS
///    board C-D of SQUARES with A-B PIECE                      squares C-D below A
///    edges C-D below A
///
/// Anything else stands for itself.
RawParameters random_instance(const Record& patterns, std::mt19937_64& random);

}  // namespace grundy
