// Common parts of several commands: errors of the command line, and long work with its progress.
#pragma once

#include <chrono>
#include <string_view>

#include "base/encoding.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "base/slice.hpp"
#include "doors/command.hpp"

namespace grundy {

/// The command line is English only, so its own messages are text.
inline Error usage_error(std::string_view option, std::string_view expected, const Message& got) {
  return parameter_error(option, verbatim(expected), got, Error::Code::usage);
}

/// Returns the content of a file, or of standard input, "-", as UTF-8. `expected` says of which kind it is if it cannot be read.
inline Result<std::string> content_of(const ReadFile& read_file, const std::string& path, std::string_view option,
                                      std::string_view expected, const Message& got) {
  auto content = read_file(path);
  if (!content) return usage_error(option, expected, got);
  if (content->size() > kLongestFile) return usage_error(option, "at most " + decimal(kLongestFile) + " bytes", verbatim("more"));
  return utf8_of(std::move(*content));
}

inline Result<std::string> standard_input(const ReadFile& read_file) {
  return content_of(read_file, "-", "standard input", "readable text", verbatim("an error"));
}

/// Calls `advance(slice)` until it returns 1. If it takes long, shows the share that is done.
template <class Advance>
void finish(const ShowProgress& show, Advance advance) {
  if (!show) {
    while (advance(Slice::endless()) < 1) {
    }
    return;
  }
  constexpr std::chrono::milliseconds kSlice{200};
  bool shown = false;
  for (double share = advance(Slice(kSlice)); share < 1; share = advance(Slice(kSlice))) {
    show(share);
    shown = true;
  }
  if (shown) show(1);
}

}  // namespace grundy
