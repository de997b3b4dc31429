// Derived tables and searches against a scan of every cell; re-wrapped sequences against ones opened with that width.
#include "english/english.hpp"
#include "support.hpp"
#include "tables/derived_table.hpp"
#include "tables/paint.hpp"
#include "tables/search.hpp"

namespace grundy {
namespace {

constexpr std::uint8_t kN = 0, kP = 1, kUnknown = 254, kAbsent = 255;

std::uint8_t different(Solution& a, Layer la, Solution& b, Layer lb, Cell at) {
  // Against an outcome, the outcome of the cell counts.
  if ((la == Layer::outcome) != (lb == Layer::outcome)) la = lb = Layer::outcome;
  const CellValue va = a.cell(la, at), vb = b.cell(lb, at);
  if (va.is_absent() && vb.is_absent()) return kAbsent;
  if (va.is_absent() || vb.is_absent()) return kP;
  if (!va.is_known() || !vb.is_known()) return kUnknown;
  return va.value() != vb.value() ? kP : kN;
}

std::uint8_t same_as(CellValue wanted, CellValue found) {
  return found.is_known() ? (found.value() == wanted.value() ? kP : kN) : found.byte();
}

/// A window of these blocks: the table's corner if it is small, else anywhere, edges included.
PaintRequest window_of(const TableShape& shape, std::uint64_t step, std::mt19937& random) {
  PaintRequest r{0, 0, step, 23, 17, Layer::outcome};
  const auto corner = [&](const Axis& axis, std::uint64_t pixels) {
    const std::int64_t last = static_cast<std::int64_t>(axis.count) - static_cast<std::int64_t>(pixels * step) / 2;
    std::uniform_int_distribution<std::int64_t> anywhere(-5, std::max<std::int64_t>(-5, last));
    return static_cast<std::int64_t>(axis.first) + anywhere(random);
  };
  if (shape.x.count <= step * 8 || shape.y.count <= step * 8) {
    r.x = static_cast<std::int64_t>(shape.x.first);
    r.y = static_cast<std::int64_t>(shape.y.first);
  } else {
    r.x = corner(shape.x, r.width);
    r.y = corner(shape.y, r.height);
  }
  return r;
}

/// A cell alone, and in a row of one cell.
void expect_alone(Table& table, Cell at, std::uint8_t byte) {
  ASSERT_EQ(table.cell(Layer::outcome, at).byte(), byte);
  std::uint8_t alone = 0;
  table.paint_row(Layer::outcome, at, {&alone, 1});
  ASSERT_EQ(alone, byte);
}

/// A pixel of a picture with a cell a pixel. `bytes(x, y)` is expected of each cell, also of those beside the table.
template <class Bytes>
void expect_cell_pixel(Table& table, const PaintRequest& r, const Picture& picture, std::uint32_t i, std::uint32_t j, const Bytes& bytes) {
  const std::uint8_t byte = bytes(r.x + i, r.y + j);
  ASSERT_EQ(picture.planes[std::size_t{j} * r.width + i], byte) << "cell " << r.x + i << "," << r.y + j;
  if (byte != kAbsent) expect_alone(table, {static_cast<std::uint64_t>(r.x + i), static_cast<std::uint64_t>(r.y + j)}, byte);
}

/// A pixel of a picture with a block of cells a pixel.
template <class Bytes>
void expect_block_pixel(const PaintRequest& r, const Picture& picture, std::uint32_t i, std::uint32_t j, const Bytes& bytes) {
  const std::size_t pixels = std::size_t{r.width} * r.height, pixel = std::size_t{j} * r.width + i;
  unsigned cells = 0, p = 0;
  for (std::uint64_t dy = 0; dy < r.step; ++dy) {
    for (std::uint64_t dx = 0; dx < r.step; ++dx) {
      const std::uint8_t byte = bytes(r.x + static_cast<std::int64_t>(i * r.step + dx), r.y + static_cast<std::int64_t>(j * r.step + dy));
      cells += byte < kUnknown;
      p += byte == kP;
    }
  }
  ASSERT_EQ(picture.planes[2 * pixels + pixel], cells == 0) << "block " << i << "," << j;
  ASSERT_EQ(picture.planes[pixels + pixel], 0);
  ASSERT_EQ(picture.planes[pixel] == 0, p == 0) << "block " << i << "," << j;
  ASSERT_EQ(picture.planes[pixel] == 255, cells > 0 && p == cells);
  ASSERT_NEAR(picture.planes[pixel], cells > 0 ? 255.0 * p / cells : 0.0, 1.0);
}

/// Some columns of the rows in a window, as a sampled picture takes them.
template <class Bytes>
void expect_picked(Table& table, const PaintRequest& r, const Bytes& bytes, std::mt19937& random) {
  const Blocks x(table.shape().x, r.x, r.step, r.width), y(table.shape().y, r.y, r.step, r.height);
  if (x.count() == 0 || y.count() == 0) return;
  std::vector<std::uint64_t> columns;
  for (std::uint64_t c = x.whole().from; c < x.whole().to; c += 1 + random() % 40) columns.push_back(c);
  std::vector<std::uint8_t> picked(columns.size());
  const auto rows = table.cell_rows(Layer::outcome, x.whole(), y.whole());
  for (std::uint64_t row = y.whole().to; row-- > y.whole().from;) {
    if (random() % 3 == 0) continue;
    pick_cells(table, Layer::outcome, *rows, row, columns, picked);
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const std::uint8_t byte = bytes(static_cast<std::int64_t>(columns[i]), static_cast<std::int64_t>(row));
      ASSERT_EQ(picked[i], byte) << "picked " << columns[i] << "," << row;
    }
  }
}

/// Compares windows of the table with the bytes of `expected`: cells, rows of cells, and blocks.
template <class Expected>
void expect_table(Table& table, Expected expected, std::mt19937& random) {
  const TableShape& shape = table.shape();
  ASSERT_EQ(shape.layers, std::vector<Layer>{Layer::outcome});
  const auto bytes = [&](std::int64_t x, std::int64_t y) -> std::uint8_t {
    if (x < 0 || y < 0) return kAbsent;
    const Cell at{static_cast<std::uint64_t>(x), static_cast<std::uint64_t>(y)};
    return shape.contains(at) ? expected(at) : kAbsent;
  };
  for (const std::uint64_t step : {1u, 1u, 1u, 2u, 3u, 7u, 16u, 17u, 40u}) {
    const PaintRequest r = window_of(shape, step, random);
    SCOPED_TRACE("step " + std::to_string(step) + " from " + std::to_string(r.x) + "," + std::to_string(r.y));
    const Picture picture = paint(table, r, Effort::fine);
    ASSERT_FALSE(picture.sampled);
    for (std::uint32_t j = 0; j < r.height; ++j) {
      for (std::uint32_t i = 0; i < r.width; ++i) {
        if (step == 1) {
          ASSERT_NO_FATAL_FAILURE(expect_cell_pixel(table, r, picture, i, j, bytes));
        } else {
          ASSERT_NO_FATAL_FAILURE(expect_block_pixel(r, picture, i, j, bytes));
        }
      }
    }
    ASSERT_NO_FATAL_FAILURE(expect_picked(table, r, bytes, random));
  }
}

struct Pair {
  const char* id;
  RawParameters one, other;
};

const std::vector<Pair>& pairs() {
  static const std::vector<Pair> all = {
      {"nim", {{"heaps", "3,4,1"}, {"max", "90"}}, {{"heaps", "3,4,1"}, {"max", "90"}, {"misere", "1"}}},
      {"nim", {{"heaps", "3,4,300"}, {"max", "600"}}, {{"heaps", "3,4,301"}, {"max", "600"}}},  // nimbers and remotenesses above 252
      {"take-away", {{"take", "2,3,7"}, {"max", "150"}}, {{"take", "2,3,8"}, {"max", "150"}}},
      {"ungame", {{"n", "400"}}, {{"n", "400"}, {"start", "7"}}},
      {"ungame", {{"n", "1500"}}, {{"n", "1500"}}},
      {"bobs-game", {{"board", "random:75:3:30"}}, {{"board", "random:75:4:30"}}},  // stars are absent
      {"letter-picking", {{"s", "random:200:4"}}, {{"s", "random:200:5"}}},         // draws; half of the cells are absent
      {"bachet",
       {{"take", "2,5,6"}, {"n", "5000"}, {"width", "64"}},
       {{"take", "2,5,7"}, {"n", "5030"}, {"width", "64"}}},  // the last row is cut
      {"exponential-game", {{"size", "3000"}, {"width", "50"}}, {{"size", "3000"}, {"width", "50"}}},
      {"tabgame", {{"top", "random:90:1"}, {"left", "random:70:2"}}, {{"top", "random:90:3"}, {"left", "random:70:4"}}},
      {"dominoes", {}, {}},
      {"stone-game", {{"max", "199"}, {"rows", "90"}}, {{"max", "199"}, {"rows", "90"}}},
  };
  return all;
}

TEST(Derived, DifferencesAreThoseOfTheCells) {
  std::mt19937 random(41);
  for (std::size_t i = 0; i < pairs().size(); ++i) {
    const Pair& pair = pairs()[i];
    const auto a = open_solved(pair.id, pair.one), b = open_solved(pair.id, pair.other);
    for (const Layer la : a->shape().layers) {
      for (const Layer lb : b->shape().layers) {
        SCOPED_TRACE(std::string(pair.id) + " " + facts(la).name + " against " + facts(lb).name);
        const auto table = difference(*a, la, *b, lb);
        ASSERT_TRUE(table) << english(table.error());
        ASSERT_NO_FATAL_FAILURE(expect_table(**table, [&](Cell at) { return different(*a, la, *b, lb, at); }, random));
      }
    }
  }
}

TEST(Derived, AlikeAreTheCellsThatHoldTheSame) {
  std::mt19937 random(42);
  for (const Pair& pair : pairs()) {
    const auto solution = open_solved(pair.id, pair.one);
    const TableShape& shape = solution->shape();
    for (const Layer layer : shape.layers) {
      for (int round = 0; round < by_scale(2, 4, 12); ++round) {
        const Cell at{shape.x.first + random() % shape.x.count, shape.y.first + random() % shape.y.count};
        SCOPED_TRACE(std::string(pair.id) + " " + facts(layer).name + " as " + std::to_string(at.x) + "," + std::to_string(at.y));
        const CellValue wanted = solution->cell(layer, at);
        const auto table = alike(*solution, layer, at);
        ASSERT_EQ(static_cast<bool>(table), wanted.is_known());
        if (!table) {
          EXPECT_EQ(table.error().field, "cell");
          continue;
        }
        ASSERT_NO_FATAL_FAILURE(expect_table(**table, [&](Cell c) { return same_as(wanted, solution->cell(layer, c)); }, random));
      }
    }
  }
}

TEST(Derived, TablesOfOtherSizesAreRefused) {
  const auto a = open_solved("nim", {{"max", "90"}}), b = open_solved("nim", {{"max", "80"}});
  const auto table = difference(*a, Layer::outcome, *b, Layer::outcome);
  ASSERT_FALSE(table);
  EXPECT_EQ(english(table.error()), "other: expected a table of 91 x 91 cells from (0, 0), got a table of 81 x 81 cells from (0, 0)");
}

TEST(Derived, FarLookedAtTheyAreSampled) {
  const auto game = open_solved("ungame", {{"n", "100000"}});
  const auto table = difference(*game, Layer::outcome, *game, Layer::outcome);
  ASSERT_TRUE(table);
  const Picture picture = paint(**table, {1, 1, 1000, 100, 100, Layer::outcome});
  EXPECT_TRUE(picture.sampled);
  for (std::size_t i = 0; i < 20'000; ++i) ASSERT_EQ(picture.planes[i], 0);
  for (std::size_t i = 20'000; i < 30'000; ++i) ASSERT_EQ(picture.planes[i], 0);
  const auto p = alike(*game, Layer::outcome, {50'000, 90'000});
  const Picture shares = paint(**p, {1, 1, 1000, 100, 100, Layer::outcome}), own = paint(*game, {1, 1, 1000, 100, 100, Layer::outcome});
  EXPECT_EQ(shares.planes, own.planes);
}

/// The next cell, by going there cell by cell.
std::optional<Cell> naive(Table& table, const SearchQuery& q) {
  using Along = SearchQuery::Along;
  const Axis &x = table.shape().x, &y = table.shape().y;
  const std::int64_t width = static_cast<std::int64_t>(x.count), height = static_cast<std::int64_t>(y.count), way = q.backward ? -1 : 1;
  std::int64_t i = q.from ? static_cast<std::int64_t>(q.from->x - x.first) : q.backward ? width - 1 : 0;
  std::int64_t j = q.from ? static_cast<std::int64_t>(q.from->y - y.first) : q.backward ? height - 1 : 0;
  for (bool first = !q.from;; first = false) {
    if (!first) (q.along == Along::column ? j : i) += way;
    if (i < 0 || i >= width) {
      if (q.along == Along::row) return std::nullopt;
      i = q.backward ? width - 1 : 0;
      j += way;
    }
    if (j < 0 || j >= height) return std::nullopt;
    const Cell at{x.first + static_cast<std::uint64_t>(i), y.first + static_cast<std::uint64_t>(j)};
    const std::uint8_t byte = table.cell(Layer::outcome, at).byte();
    if (byte == static_cast<std::uint8_t>(q.either) || byte == static_cast<std::uint8_t>(q.or_else)) return at;
  }
}

TEST(Search, FindsTheNearestCell) {
  std::mt19937 random(43);
  std::vector<std::pair<const char*, RawParameters>> games = {
      {"ungame", {{"n", "3000"}}},
      {"ungame", {{"n", "1"}}},
      {"nim", {{"max", "200"}, {"heaps", "3,4,900"}}},  // no P at all
      {"nim", {{"max", "200"}, {"heaps", "3,4,9"}}},
      {"bobs-game", {{"board", "random:75:3:30"}}},
      {"letter-picking", {{"s", "random:200:4"}}},
      {"letter-picking", {{"s", "aabbbbccaaaabbccccbbaaaaccbbbbaaabab"}}},
      {"bachet", {{"take", "2,5,6"}, {"n", "5000"}, {"width", "3"}}},
      {"bachet", {{"take", "1,3,4"}, {"n", "1000"}, {"width", "1"}}},
      {"tabgame", {{"top", "random:300:1"}, {"left", "random:170:2"}}},
  };
  for (const auto& [id, parameters] : games) {
    const auto solution = open_solved(id, parameters);
    const TableShape& shape = solution->shape();
    const auto marks = alike(*solution, Layer::outcome, {shape.x.first + shape.x.count - 1, shape.y.first});
    for (Table* table : {static_cast<Table*>(solution.get()), marks ? marks->get() : nullptr}) {
      if (!table) continue;
      for (int round = 0; round < by_scale(60, 300, 2000); ++round) {
        SearchQuery q;
        if (round % 7 != 0) q.from = Cell{shape.x.first + random() % shape.x.count, shape.y.first + random() % shape.y.count};
        q.along = static_cast<SearchQuery::Along>(random() % 3);
        q.backward = random() % 2 == 0;
        const auto sought = random() % 3;
        q.either = sought == 1 ? Outcome::D : Outcome::P;
        q.or_else = sought == 0 ? Outcome::P : Outcome::D;
        // Reading a large table to its end is for the search, not for its twin.
        if (q.along == SearchQuery::Along::reading && sought == 1 && shape.x.count > 500) continue;
        SCOPED_TRACE(std::string(id) + " round " + std::to_string(round));
        Search search(*table, q);
        double share = 0;
        for (double now = 0; now < 1; share = now) {
          now = search.advance(Slice(std::chrono::seconds(0)));
          ASSERT_GE(now, share);
        }
        ASSERT_EQ(search.found(), naive(*table, q))
            << (q.from ? "from " + std::to_string(q.from->x) + "," + std::to_string(q.from->y) : "from the end") << " along "
            << static_cast<int>(q.along) << (q.backward ? " backward" : "");
      }
    }
  }
}

TEST(Wrap, IsAsIfOpenedWithThatWidth) {
  std::vector<std::pair<const char*, RawParameters>> games = {
      {"bachet", {{"take", "2,5,6"}, {"n", "5000"}}},
      {"bachet", {{"take", "1,3,4,5,7,8,11,13,23,38"}, {"n", "100000"}}},
      {"exponential-game", {{"size", "70000"}}},
  };
  for (auto& [id, parameters] : games) {
    const auto solution = open_solved(id, parameters);
    for (const char* width : {"1", "7", "64", "333", "1048576"}) {
      SCOPED_TRACE(std::string(id) + " width " + width);
      ASSERT_FALSE(solution->wrap(std::stoull(width)));
      parameters["width"] = width;
      const auto fresh = open_solved(id, parameters);
      const TableShape &a = solution->shape(), &b = fresh->shape();
      ASSERT_EQ(std::tie(a.x.name, a.x.count, a.y.name, a.y.count), std::tie(b.x.name, b.x.count, b.y.name, b.y.count));
      ASSERT_EQ(solution->marks().size(), fresh->marks().size());
      for (std::size_t i = 0; i < solution->marks().size(); ++i) EXPECT_EQ(solution->marks()[i].cell, fresh->marks()[i].cell);
      for (const Layer layer : a.layers) {
        for (const std::uint64_t step : {1u, 2u, 5u, 64u}) {
          const PaintRequest r{-3, 2, step, 120, 90, layer};
          for (const Effort effort : {Effort::coarse, Effort::fine}) {
            const Picture one = paint(*solution, r, effort), other = paint(*fresh, r, effort);
            ASSERT_EQ(one.planes, other.planes) << facts(layer).name << " step " << step;
            ASSERT_EQ(one.sampled, other.sampled);
          }
        }
      }
      EXPECT_EQ(a.sequence->period, b.sequence->period);
    }
    const auto error = solution->wrap(0);
    ASSERT_TRUE(error);
    EXPECT_EQ(english(*error), "width: expected a number from 1 to 1048576, got 0");
  }
}

TEST(Wrap, BeforeTheSolutionIsDoneItStays) {
  const auto solution = open_unsolved("bachet", {{"take", "2,5,6"}, {"n", "5000"}});
  ASSERT_FALSE(solution->wrap(30));
  while (solution->advance(Slice::endless()) < 1) {
  }
  EXPECT_EQ(solution->shape().x.count, 30u);
  ASSERT_TRUE(solution->shape().sequence);
  EXPECT_EQ(solution->shape().sequence->count, 5001u);
  EXPECT_EQ(solution->shape().sequence->parameter, "width");
  ASSERT_TRUE(solution->shape().sequence->period);
  const std::uint64_t period = solution->shape().sequence->period->period;
  EXPECT_EQ(open_solved("bachet", {{"take", "2,5,6"}, {"n", "5000"}})->shape().x.count, period);
}

TEST(Wrap, IsRefusedByOtherTables) {
  const auto error = open_solved("nim", {})->wrap(5);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code, Error::Code::usage);
}

}  // namespace
}  // namespace grundy
