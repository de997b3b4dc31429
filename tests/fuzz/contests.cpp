// A rule text, a line ---, then any bytes as contest input: judged in slices as in one go, or refused at a place that the input or the text
// has.
#include "lab/game/contest_run.hpp"

#include <algorithm>

#include "english/english.hpp"
#include "target.hpp"
#include "texts.hpp"

using namespace grundy;

namespace {

using fuzz::expect;

/// More is not read by anybody, and reading it is what takes the time.
constexpr std::size_t kLongest = 4096;
constexpr std::string_view kBetween = "\n---\n";

std::uint64_t lines_of(std::string_view text) { return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n')) + 1; }

void expect_place(const Error& error, std::string_view text, std::string_view input) {
  if (error.code == Error::Code::input) expect(error.line >= 1 && error.line <= lines_of(input) && error.token >= 1);
  else expect(error.line <= lines_of(text));
  expect(!english(error).empty());
}

/// Nothing where it takes too long.
std::optional<Result<std::string>> judged(const std::string& text, std::string_view input, int slices, std::chrono::microseconds length) {
  lab::forget();
  auto run = lab::open_contest({{"text", text}}, input, lab::kFuzzReach);
  if (!run) return Result<std::string>(run.error());
  for (; (*run)->advance(Slice(length)) < 1; --slices) {
    if (slices == 0) return std::nullopt;
  }
  return (*run)->take();
}

void run(std::string_view bytes) {
  const std::size_t between = bytes.find(kBetween);
  if (between == bytes.npos || bytes.size() > kLongest) return;
  const std::string text(bytes.substr(0, between));
  const std::string_view input = bytes.substr(between + kBetween.size());
  if (!lab::understood(text)) return;
  const auto whole = judged(text, input, 5, std::chrono::milliseconds(20));
  if (!whole) return;
  if (!*whole) expect_place(whole->error(), text, input);
  const auto sliced = judged(text, input, 20'000, std::chrono::microseconds(0));
  if (!sliced) return;
  expect(bool(*whole) == bool(*sliced));
  if (*whole) expect(**whole == **sliced);
  if (!*whole) expect(english(whole->error()) == english(sliced->error()));
}

const fuzz::Registered registered("contests", run);

}  // namespace
