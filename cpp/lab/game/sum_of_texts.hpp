// Rule texts whose components add up by their nimbers.
#pragma once

#include <memory>

#include "lab/game/held.hpp"

namespace grundy::lab {

/// Normal play, both players alike, any number of components (Sprague 1935, Grundy 1939).
std::unique_ptr<Solution> sum_of_texts(Held held);

}  // namespace grundy::lab
