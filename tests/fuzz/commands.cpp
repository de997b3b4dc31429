// Lines as the arguments of the command, hostile names and all, up to an empty one; the rest is its standard input. It answers, or says
// what is wrong in one line; what looks like JSON is JSON.
#include "base/json_value.hpp"
#include "doors/command.hpp"
#include "instances.hpp"
#include "target.hpp"

using namespace grundy;

namespace {

using fuzz::expect;

/// Above this a table takes longer to write than there is time.
constexpr std::uint64_t kMost = 40;

void run(std::string_view bytes) {
  std::vector<std::string> arguments;
  while (!bytes.empty()) {
    const std::string_view line = fuzz::next_line(bytes);
    if (line.empty()) break;
    // "count" and "certify" solve whatever they are given; numbers of 19 digits and more are refused by everybody.
    if (!fuzz::modest(line, kMost) && line.size() < 30) return;
    arguments.emplace_back(line);
  }
  if (arguments.size() > 12 || bytes.size() > 2000 || !fuzz::modest(bytes, kMost)) return;
  const std::string input(bytes);
  const auto read = [&](const std::string& path) { return path == "-" ? std::optional(input) : std::nullopt; };
  // A picture that is not packed is as large as what is drawn.
  const auto packed = [](std::string_view bytes) { return std::string(bytes); };
  const CommandResult result = run_command(arguments, {read, packed});
  expect(result.status >= 0 && result.status <= 2);
  const std::string& words = result.err;
  if (result.status == 0) expect(words.empty());
  if (result.status == 2 && words.empty()) expect(arguments[0] == "check" || arguments[0] == "verify");
  if (!words.empty()) {
    expect(words.starts_with("error: ") && words.ends_with('\n') && result.out.empty());
    for (const char c : std::string_view(words).substr(0, words.size() - 1)) expect(static_cast<unsigned char>(c) >= ' ' && c != 0x7f);
  }
  const std::string& out = result.out;
  if (result.status == 1) {
    for (const char c : out) expect(static_cast<unsigned char>(c) >= ' ' || c == '\n');
  }
  const bool json = !arguments.empty() && (arguments[0] == "answer" || arguments[0] == "period" || arguments[0] == "explain" ||
                                           arguments[0] == "certify" || arguments[0] == "methods");
  if (json && result.status == 0) expect(!parse_json(out).fault);
}

const fuzz::Registered registered("commands", run);

}  // namespace
