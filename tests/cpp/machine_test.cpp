// Code that the lab makes at run time, against the register code that every door has: whole tables, in all layers.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "english/english.hpp"
#include "fixture.hpp"
#include "interpreter.hpp"
#include "lab/game/open_text.hpp"
#include "lab/solvers/code.hpp"
#include "lab/solvers/solved.hpp"
#include "lab/wasm/wasm_body.hpp"
#include "lab_texts.hpp"
#include "support.hpp"

namespace grundy {
namespace {

/// Interpreted, more positions take seconds.
constexpr std::uint64_t kMostPositions = 40'000;

bool large(const std::string& text) {
  std::shared_ptr<const lab::Program> program;
  const auto solved = lab::prepare({{"text", text}}, program, {});
  return solved && (*solved)->layout.size > kMostPositions;
}

/// Every cell of every layer of a text's table, or the error.
std::vector<std::string> solved(const std::string& text, bool by_machine) {
  lab::forget();
  interpret_machines(by_machine);
  auto opened = lab::open_text({{"text", text}});
  std::vector<std::string> out;
  if (opened) {
    Solution& solution = **opened;
    const Axis &x = solution.shape().x, &y = solution.shape().y;
    while (solution.advance(Slice::endless()) < 1) {
    }
    if (const auto error = solution.failure()) out.push_back(english(*error));
    for (const Layer layer : solution.shape().layers) {
      out.push_back(facts(layer).name);
      for (std::uint64_t j = y.first; j < y.first + y.count; ++j) {
        for (std::uint64_t i = x.first; i < x.first + x.count; ++i) {
          const CellValue value = solution.cell(layer, {i, j});
          out.push_back(value.is_known() ? decimal(value.value()) : value.is_absent() ? "-" : "?");
        }
      }
    }
  } else {
    out.push_back(english(opened.error()));
  }
  interpret_machines(false);
  return out;
}

/// Whether a machine was made for it.
bool expect_same(const std::string& text) {
  if (large(text)) return false;
  const std::uint64_t before = interpreted_machines();
  const auto by_machine = solved(text, true);
  const bool made = interpreted_machines() > before;
  EXPECT_EQ(by_machine, solved(text, false)) << text;
  return made;
}

TEST(Machines, TextsOfTheGallery) {
  std::size_t machines = 0;
  for (const auto& entry : std::filesystem::directory_iterator(GRUNDY_FIXTURES "/texts")) {
    std::ifstream file(entry.path());
    machines += expect_same(std::string(std::istreambuf_iterator<char>(file), {}));
  }
  EXPECT_GE(machines, 8);
}

TEST(Machines, EveryWayToKeepATable) {
  const auto texts = fixture("machines.json");
  for (const auto& [name, text] : texts.front()) {
    SCOPED_TRACE(name);
    expect_same(text);
  }
}

TEST(Machines, RandomTexts) {
  const auto count = by_scale<std::uint64_t>(120, 400, 4000);
  std::uint64_t machines = 0;
  for (std::uint64_t seed = 1; seed <= count; ++seed) machines += expect_same(random_rule_text(seed));
  EXPECT_GE(machines, count / 4);
}

/// WebAssembly core specification, 5.2.2: numbers in as few bytes as hold them.
TEST(Machines, NumbersTakeAsFewBytesAsTheyNeed) {
  using lab::Bytes;
  const auto natural = [](std::uint64_t n) {
    Bytes out;
    lab::Body::put_unsigned(out, n);
    return out;
  };
  const auto integer = [](std::int64_t n) {
    Bytes out;
    lab::Body::put_signed(out, n);
    return out;
  };
  EXPECT_EQ(natural(0), (Bytes{0}));
  EXPECT_EQ(natural(127), (Bytes{0x7F}));
  EXPECT_EQ(natural(128), (Bytes{0x80, 0x01}));
  EXPECT_EQ(natural(624485), (Bytes{0xE5, 0x8E, 0x26}));
  EXPECT_EQ(integer(63), (Bytes{0x3F}));
  EXPECT_EQ(integer(64), (Bytes{0xC0, 0x00}));
  EXPECT_EQ(integer(-64), (Bytes{0x40}));
  EXPECT_EQ(integer(-65), (Bytes{0xBF, 0x7F}));
  EXPECT_EQ(integer(-123456), (Bytes{0xC0, 0xBB, 0x78}));
}

/// Factors that are powers of two are shifts, and 1 is nothing.
TEST(Machines, MultiplyOnlyWhereTheyMust) {
  const auto code = [](std::int64_t factor) {
    lab::Body body(0);
    body.times(factor);
    return body.size();
  };
  EXPECT_EQ(code(1), 0u);
  for (const std::int64_t factor : {2, 8, 3, 0, -1}) EXPECT_EQ(code(factor), 3u) << factor;
}

/// Rounds count by what they do: a position that takes longer is refused, by emitted code as by register code.
TEST(Machines, StepsOfAPositionAreCounted) {
  const std::string most = decimal(lab::kMostSteps / 16);
  const auto text = [&](const std::string& condition) { return "n: 0..1\nmove k in 1.." + most + " if " + condition + ": n -= 1"; };
  const auto within = solved(text("k == " + most + " + 1 - n"), false);
  const auto beyond = solved(text("sum((i*k + n) % 7 for i in 1..50) == k"), false);
  EXPECT_EQ(within, (std::vector<std::string>{"outcome", "1", "0", "nimber", "0", "1", "remoteness", "0", "1"}));
  ASSERT_FALSE(beyond.empty());
  EXPECT_NE(beyond.front().find("134217728"), std::string::npos) << beyond.front();
}

}  // namespace
}  // namespace grundy
