// Cost of an exported program at the limits that a text names: `# limit: n <= 100000, k <= 100`.
#pragma once

#include <string>
#include <vector>

#include "lab/export/source_frame.hpp"

namespace grundy::lab {

/// Returns sentences for the head of a program: how many positions and moves there are at the limits, or in the ranges of the text if it
/// names none; a warning if that is too much for a program in this language; and what theory may help. O(length of the text) after its
/// order is found.
std::vector<std::string> cost_sentences(const SourcePlan& plan, Language language);

}  // namespace grundy::lab
