#include "doors/samples.hpp"

#include "base/json.hpp"
#include "english/english.hpp"
#include "lab/game/contest_run.hpp"
#include "lab/language/contest_lines.hpp"

namespace grundy {

namespace {

constexpr std::string_view kBlank = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlank);
  return first == text.npos ? std::string_view() : text.substr(first, text.find_last_not_of(kBlank) + 1 - first);
}

/// Takes a word from the front of a text; false if another one stands there.
bool take(std::string_view& text, std::string_view word) {
  text = trimmed(text);
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

/// With line ends for `\n`. The last one may be left out.
std::string lines_of(std::string_view written) {
  std::string out = lab::with_line_ends(written);
  if (!out.empty() && out.back() != '\n') out += '\n';
  return out;
}

/// Without blanks at the ends of lines, and without empty lines at the end.
std::string compared(std::string_view output) {
  std::string out;
  while (!output.empty()) {
    const std::size_t end = std::min(output.find('\n'), output.size());
    std::string_view line = output.substr(0, end);
    line = line.substr(0, line.find_last_not_of(kBlank) + 1);
    (out += line) += '\n';
    output.remove_prefix(std::min(end + 1, output.size()));
  }
  out.resize(out.find_last_not_of('\n') + 1);
  return out;
}

Result<std::string> judged(const RawParameters& parameters, std::string_view input) {
  const auto run = lab::open_contest(parameters, input);
  if (!run) return run.error();
  while ((*run)->advance(Slice::endless()) < 1) {
  }
  return (*run)->take();
}

/// Writes what came of a sample, but for its line. Returns whether it passed.
bool put_result(Json& out, const Result<std::string>& output, std::string_view wanted) {
  const bool passed = output && compared(*output) == compared(wanted);
  out.key("passed").boolean(passed);
  if (!output) out.key("error").text(english(output.error()));
  else if (!passed) out.key("output").text(*output);
  return passed;
}

}  // namespace

bool put_samples(std::string& json, std::string_view text, RawParameters parameters) {
  parameters["text"] = std::string(text);
  bool passed = true, found = false;
  Json samples;
  samples.begin_array();
  for (std::uint64_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const bool sample = take(line, "#") && take(line, "sample:");
    const std::size_t arrow = line.find("->");
    if (!sample || arrow == line.npos) continue;
    const std::string input = lines_of(trimmed(line.substr(0, arrow))), wanted = lines_of(trimmed(line.substr(arrow + 2)));
    samples.begin_object().key("line").number(number);
    passed &= put_result(samples, judged(parameters, input), wanted);
    samples.end_object();
    found = true;
  }
  samples.end_array();
  if (found) json.replace(json.size() - 1, 1, ",\"samples\":" + std::move(samples).str() + "}");
  return passed;
}

}  // namespace grundy
