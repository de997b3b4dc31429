// The layers `value`, `mean` and `temperature` of tables: what their cells show, against reports of the positions one by one.
#include "base/json_value.hpp"
#include "lab/game/open_text.hpp"
#include "lab/values/position_report.hpp"
#include "lab_messages.hpp"
#include "lab_texts.hpp"
#include "report/report.hpp"
#include "support.hpp"
#include "tables/derived_table.hpp"
#include "tables/paint.hpp"

namespace grundy::lab {
namespace {

constexpr Layer kValueLayers[] = {Layer::value, Layer::mean, Layer::temperature};

std::unique_ptr<Solution> solved_text(const RawParameters& raw) {
  auto solution = open_text(raw);
  if (!solution) return nullptr;
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  return (*solution)->failure() ? nullptr : std::move(*solution);
}

bool has_values(const Solution& solution) {
  const auto& layers = solution.shape().layers;
  return std::find(layers.begin(), layers.end(), Layer::value) != layers.end();
}

/// The report of the position of a cell; nothing if it has no value.
std::optional<JsonValue> report_of_cell(const RawParameters& raw, Cell at) {
  auto task = open_position_value(raw, at, std::nullopt);
  if (!task) return std::nullopt;
  while ((*task)->advance(Slice::endless()) < 1) {
  }
  const auto json = (*task)->json(put_english);
  if (!json) return std::nullopt;
  return parse_json(*json).value;
}

/// Compares the cells of a small table with reports. Returns how many had a value.
int compare_cells(const RawParameters& raw, Solution& solution) {
  constexpr std::uint64_t kMost = 6;
  int known = 0;
  const TableShape& shape = solution.shape();
  for (std::uint64_t y = shape.y.first; y < shape.y.first + std::min(shape.y.count, kMost); ++y) {
    for (std::uint64_t x = shape.x.first; x < shape.x.first + std::min(shape.x.count, kMost); ++x) {
      const Cell at{x, y};
      const CellValue outcome = solution.cell(Layer::outcome, at), value = solution.cell(Layer::value, at);
      EXPECT_EQ(outcome.is_absent(), value.is_absent()) << x << "," << y;
      if (outcome.is_absent()) continue;
      const auto report = report_of_cell(raw, at);
      EXPECT_EQ(report.has_value(), value.is_known()) << x << "," << y;
      if (!report || !value.is_known()) continue;
      ++known;
      EXPECT_EQ(solution.cell_text(Layer::value, value), *report->find("value")->text()) << x << "," << y;
      EXPECT_EQ(kClassLetters[value.byte()], *report->find("class")->text()) << x << "," << y;
      const bool left_wins_first = value.byte() == 0 || value.byte() == 2;
      EXPECT_EQ(outcome.value() == Natural{0}, left_wins_first) << x << "," << y;
      for (const Layer layer : {Layer::mean, Layer::temperature}) {
        const CellValue cell = solution.cell(layer, at);
        const std::string text = solution.cell_text(layer, cell);
        EXPECT_EQ(text, *report->find(facts(layer).name)->text()) << x << "," << y;
        EXPECT_EQ(cell.byte() < kEvenByte, text[0] == '-');
        EXPECT_EQ(cell.byte() == kEvenByte, text == "0");
      }
    }
  }
  return known;
}

TEST(ValueLayers, ShowWhatReportsOfPositionsTell) {
  int known = 0, texts = 0;
  const std::uint64_t seeds = by_scale<std::uint64_t>(500, 2'000, 20'000);
  for (std::uint64_t seed = 1; seed < seeds && !testing::Test::HasFailure(); seed += 2) {
    const RawParameters raw{{"text", random_rule_text(seed)}};
    const auto solution = solved_text(raw);
    if (!solution || !has_values(*solution)) continue;
    SCOPED_TRACE(raw.at("text"));
    known += compare_cells(raw, *solution);
    ++texts;
  }
  std::printf("%d cells of %d texts compared\n", known, texts);
  if (scale() == Scale::small) return;
  EXPECT_GT(texts, 5);
  EXPECT_GT(known, 50);
}

const std::string kDomineering =
    "h: 1..4 = 2\nw: 1..4 = 2\nb[4,4]: 0..1\n"
    "Left (i,j) of b if i + 1 < h and j < w and not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1\n"
    "Right (i,j) of b if i < h and j + 1 < w and not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1\n"
    "show w across, h down\n";

/// Values of rectangles from Berlekamp, Conway and Guy, Winning Ways, chapter 5, by rows.
TEST(ValueLayers, DomineeringHasItsPublishedValues) {
  const auto solution = solved_text({{"text", kDomineering}});
  ASSERT_TRUE(solution);
  EXPECT_EQ(table_csv(*solution, Layer::value, {1, 1, 3, 3}), "0,-1,-1\n1,±1,{2|-1/2}\n1,{1/2|-2},±1\n");
  EXPECT_EQ(table_csv(*solution, Layer::mean, {1, 1, 3, 3}), "0,-1,-1\n1,0,3/4\n1,-3/4,0\n");
  EXPECT_EQ(table_csv(*solution, Layer::temperature, {1, 1, 3, 3}), "-1,-1,-1\n-1,1,5/4\n-1,5/4,1\n");
}

/// However short the slices are, the same cells are found; pictures show what is known so far.
TEST(ValueLayers, AreFoundInSlices) {
  for (const std::string& text : {kDomineering, std::string("n: 0..60 = 20\nLeft k in {1, 4}: n -= k\nRight k in {1, 3}: n -= k")}) {
    const auto solution = solved_text({{"text", text}}), whole = solved_text({{"text", text}});
    ASSERT_TRUE(solution && whole);
    const TableShape& shape = solution->shape();
    const Range x{shape.x.first, shape.x.first + shape.x.count}, y{shape.y.first, shape.y.first + shape.y.count};
    int slices = 0;
    while (!solution->prepare_cells(Layer::value, x, y)) {
      ASSERT_LT(++slices, 1'000'000);
      while (solution->advance(Slice(std::chrono::microseconds(20))) < 1) {
      }
    }
    for (const Layer layer : kValueLayers) {
      const PaintRequest request{static_cast<std::int64_t>(x.from),    static_cast<std::int64_t>(y.from),    1,
                                 static_cast<std::uint32_t>(x.size()), static_cast<std::uint32_t>(y.size()), layer};
      const Window window{x.from, y.from, x.size(), y.size()};
      EXPECT_EQ(table_json(*solution, layer, window, true), table_json(*whole, layer, window));
      EXPECT_EQ(paint(*solution, request).planes, paint(*whole, request).planes);
    }
  }
}

/// Values known so far take no work.
TEST(ValueLayers, AreReadWithoutWork) {
  const auto solution = solved_text({{"text", kDomineering}});
  ASSERT_TRUE(solution);
  const Window window{1, 1, 2, 1};
  const std::string frame = "{\"x0\":1,\"y0\":1,\"width\":2,\"height\":1,\"rows\":[[";
  EXPECT_EQ(table_json(*solution, Layer::value, window, true), frame + "null,null]]}");
  solution->cell(Layer::value, {2, 1});
  EXPECT_EQ(table_json(*solution, Layer::value, window, true), frame + "null,\"-1\"]]}");
}

TEST(ValueLayers, CellsWithTheSameValueAreAlike) {
  const auto solution = solved_text({{"text", kDomineering}});
  ASSERT_TRUE(solution);
  const auto marks = alike(*solution, Layer::value, {2, 2});
  ASSERT_TRUE(marks);
  for (std::uint64_t h = 1; h <= 3; ++h) {
    std::vector<std::uint8_t> row(3);
    EXPECT_TRUE((*marks)->find_cells(Layer::outcome, {1, 4}, {h, h + 1}, Slice::endless()));
    (*marks)->paint_row(Layer::outcome, {1, h}, row);
    for (std::uint64_t w = 1; w <= 3; ++w) EXPECT_EQ(row[w - 1] == 1, h == w && h > 1) << h << " x " << w;
  }
}

/// The keys of values belong to one table: values of two tables are compared by their texts.
TEST(ValueLayers, TablesDifferWhereTheirValuesDo) {
  const std::string moves = "\nLeft k in {1, 4}: n -= k\nRight k in {1, 3}: n -= k",
                    others = "\nLeft k in {1, 4}: n -= k\nRight k in {1, 2}: n -= k";
  const auto one = solved_text({{"text", "n: 0..40 = 40" + moves}}), other = solved_text({{"text", "n: 0..40 = 3" + others}});
  ASSERT_TRUE(one && other);
  // So that the first values of both tables are met in another order.
  one->cell(Layer::value, {30, 0});
  for (const Layer layer : kValueLayers) {
    const auto differs = difference(*one, layer, *other, layer);
    ASSERT_TRUE(differs);
    for (std::uint64_t n = 0; n <= 40; ++n) {
      const Cell at{n, 0};
      const bool same = one->cell_text(layer, one->cell(layer, at)) == other->cell_text(layer, other->cell(layer, at));
      EXPECT_EQ((*differs)->cell(Layer::outcome, at) == CellValue::of(Outcome::P), !same) << facts(layer).name << " " << n;
    }
  }
}

TEST(ValueLayers, AreNotOfferedWithoutValues) {
  for (const char* text : {
           "n: 0..9 = 5\nmove k in 1..2: n -= k",                                           // both have the same moves
           "n: 0..9 = 5\nLeft k in 1..2: n -= k\nRight: n -= 1\nend if n == 2: next wins",  // not normal play
           "n: 0..9 = 5\nLeft: n -= 1\nRight: n += 1",                                      // play may come back
       }) {
    const auto solution = solved_text({{"text", text}});
    ASSERT_TRUE(solution) << text;
    EXPECT_FALSE(has_values(*solution)) << text;
  }
}

/// A comma would end a field.
TEST(ValueLayers, FieldsWithCommasAreQuoted) {
  const auto solution = solved_text({{"text", "n: 0..9 = 9\nLeft k in {2, 5}: n -= k\nRight k in {1, 3}: n -= k"}});
  ASSERT_TRUE(solution);
  const std::string csv = table_csv(*solution, Layer::value, {0, 0, 10, 1});
  bool quoted = false;
  for (std::uint64_t n = 0; n < 10; ++n) {
    const std::string text = solution->cell_text(Layer::value, solution->cell(Layer::value, {n, 0}));
    if (text.find(',') == std::string::npos) continue;
    quoted = true;
    EXPECT_NE(csv.find('"' + text + '"'), std::string::npos) << csv;
  }
  EXPECT_TRUE(quoted) << csv;
}

}  // namespace
}  // namespace grundy::lab
