// Messages about rule texts, in English.
#pragma once

#include <string>

namespace grundy::lab {

/// Returns the faults of a text: "line:column message", one per line.
std::string faults_of(const std::string& text);

/// Solves a text and returns the error, or an empty string.
std::string failure_of(const std::string& text);

}  // namespace grundy::lab
