// The command line as a function of its arguments: the native program and the Node `bin` both run this, so they print the same bytes.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "draw/png.hpp"

namespace grundy {

/// The most bytes of a file that are taken.
inline constexpr std::size_t kLongestFile = std::size_t{1} << 26;

/// Reads a file; "-" is standard input. Of one longer than kLongestFile at least one byte more than that is enough. Nothing if it cannot be
/// read.
using ReadFile = std::function<std::optional<std::string>(const std::string& path)>;

struct CommandResult {
  int status = 0;  // 0; 2 after an error; 1 for an invalid certificate
  std::string out;
  std::string err;
  std::optional<Error> error = {};  // the error that `err` prints, for programs
};

/// Writes a file; false if it cannot be written.
using WriteFile = std::function<bool(const std::string& path, std::string_view bytes)>;

/// Shows the share of a long command's work that is done: 0 to 1, and 1 at the end if it was shown before.
using ShowProgress = std::function<void(double share)>;

/// The services of the machine that a command uses.
struct Machine {
  ReadFile read_file;
  draw::Deflate deflate;
  WriteFile write_file;
  ShowProgress show_progress = {};  // none if nobody watches
};

/// Runs a command; `arguments` without the name of the program. After an error `out` is empty; with `-o FILE` it is, too, and the file is
/// written instead.
CommandResult run_command(std::vector<std::string> arguments, const Machine& machine);

}  // namespace grundy
