// Rule texts made at random, the same for the same seed: short ones of few positions, with all kinds of sentences.
#pragma once

#include <cstdint>
#include <string>

namespace grundy {

/// Most are understood; some reach too far, or start outside of what is legal.
std::string random_rule_text(std::uint64_t seed);

/// Large boards on which few positions can be reached, so that each engine is chosen for some.
std::string random_board_text(std::uint64_t seed);

}  // namespace grundy
