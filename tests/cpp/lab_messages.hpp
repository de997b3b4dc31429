// What is said of rule texts, in English.
#pragma once

#include <string>

namespace grundy::lab {

/// What reading a text finds wrong: "line:column message", one a line.
std::string faults_of(const std::string& text);

/// What is said of a text when it is solved, nothing where nothing is wrong.
std::string failure_of(const std::string& text);

}  // namespace grundy::lab
