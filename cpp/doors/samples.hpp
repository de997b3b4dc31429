// Samples in the comments of a rule text, as tests of it.
#pragma once

#include <string>
#include <string_view>

#include "kit/parameters.hpp"

namespace grundy {

/// Tries each comment `# sample: INPUT -> OUTPUT` of a text without faults: \n is the end of a line, and blanks at the ends of lines do not
/// count. Adds `"samples"` to a JSON object, if there are any: for each {"line","passed"}, and where it does not pass "output" or "error".
/// `parameters`: without the text. Returns whether all pass.
bool put_samples(std::string& json, std::string_view text, RawParameters parameters);

}  // namespace grundy
