// Code that the lab makes at run time, against the register code that every door has: whole tables, in all layers.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "fixture.hpp"
#include "interpreter.hpp"
#include "lab/solved.hpp"
#include "lab/text_solution.hpp"
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

/// Every cell of every layer of a text's table, or what was said instead.
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
  EXPECT_GE(machines, 8u);
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

}  // namespace
}  // namespace grundy
