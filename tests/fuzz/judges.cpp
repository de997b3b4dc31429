// A game's id in a line, then any bytes as its judge's input: judged in slices as in one go, or refused at a place that the text has.
#include <algorithm>

#include "english/english.hpp"
#include "games/catalogue.hpp"
#include "instances.hpp"
#include "target.hpp"

using namespace grundy;

namespace {

using fuzz::expect;

/// More is not read by anybody, and reading it is what takes the time.
constexpr std::size_t kLongest = 4096;

void expect_place(const Error& error, std::string_view input) {
  const auto lines = static_cast<std::uint64_t>(std::count(input.begin(), input.end(), '\n')) + 1;
  expect(error.code == Error::Code::input || error.code == Error::Code::reach);
  if (error.code == Error::Code::input) expect(error.line >= 1 && error.line <= lines && error.token >= 1);
  const std::string words = english(error);
  expect(!words.empty() && words.size() < 400);
  for (const char c : words) expect(static_cast<unsigned char>(c) >= ' ');
}

/// Nothing where it takes too long.
std::optional<Result<std::string>> judged(std::string_view id, std::string_view input, int slices, std::chrono::microseconds length) {
  auto run = open_judge(id, input);
  expect(bool(run));
  double last = 0;
  for (; last < 1; --slices) {
    if (slices == 0) return std::nullopt;
    const double share = (*run)->advance(Slice(length));
    expect(share >= last && share <= 1);
    last = share;
  }
  expect((*run)->advance(Slice(length)) == 1);
  return (*run)->take();
}

void run(std::string_view bytes) {
  const std::string_view id = fuzz::next_line(bytes);
  if (!find_game(id) || bytes.size() > kLongest) return;
  const auto whole = judged(id, bytes, 5, std::chrono::milliseconds(20));
  if (!whole) return;
  if (!*whole) expect_place(whole->error(), bytes);
  const auto sliced = judged(id, bytes, 20'000, std::chrono::microseconds(0));
  if (!sliced) return;
  expect(bool(*whole) == bool(*sliced));
  if (*whole) expect(**whole == **sliced);
  if (!*whole) expect(english(whole->error()) == english(sliced->error()));
}

const fuzz::Registered registered("judges", run);

}  // namespace
