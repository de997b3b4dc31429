// Encodings of files: UTF-8 with or without its mark, and UTF-16 with its mark, as PowerShell writes it.
#pragma once

#include <string>

namespace grundy {

/// The content of a file as UTF-8, without a byte-order mark. Units of UTF-16 that are no characters become bytes that UTF-8 does not have:
/// they are refused at their place like others. O(length).
std::string utf8_of(std::string content);

}  // namespace grundy
