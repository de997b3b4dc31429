// Tables of texts that fall apart: their cells are worked out on demand.
#include "base/number.hpp"
#include "by_regions.hpp"
#include "lab/game/open_text.hpp"
#include "support.hpp"
#include "tables/paint.hpp"

namespace grundy::lab {
namespace {

/// Cram on h rows and w columns of a board.
std::string cram_by_sides(int rows, int columns) {
  return "h: 1.." + std::to_string(rows) + " = 2\nw: 1.." + std::to_string(columns) + " = 2\n" + board(rows, columns) +
         "move (i,j) of b if i < h and j + 1 < w and not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1\n"
         "move (i,j) of b if i + 1 < h and j < w and not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1\n"
         "show w across, h down\n";
}

std::unique_ptr<Solution> solved(const std::string& text) {
  auto solution = open_text({{"text", text}});
  if (!solution) return nullptr;
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  return std::move(*solution);
}

const Slice kNoTime{std::chrono::seconds(0)};

TEST(RegionTable, ACellHasTheValueOfItsBoard) {
  const auto solution = solved(cram_by_sides(4, 5));
  ASSERT_TRUE(solution);
  for (std::uint64_t h = 1; h <= 4; ++h) {
    for (std::uint64_t w = 1; w <= 5; ++w) {
      const CellValue cell = solution->cell(Layer::nimber, {w, h});
      ASSERT_TRUE(cell.is_known());
      EXPECT_EQ(decimal(cell.value()), by_regions(cram(static_cast<int>(h), static_cast<int>(w)))) << h << " x " << w;
    }
  }
  EXPECT_TRUE(solution->cell(Layer::outcome, {6, 1}).is_absent());
}

/// However short the slices are, and whatever is explained meanwhile, the same cells are found; pictures show what is known so far.
TEST(RegionTable, CellsAreFoundInSlicesBesideOtherWork) {
  const auto solution = solved(cram_by_sides(4, 5)), whole = solved(cram_by_sides(4, 5));
  ASSERT_TRUE(solution && whole);
  const PaintRequest request{1, 1, 1, 5, 4, Layer::nimber};
  const Picture first = paint(*solution, request);
  EXPECT_TRUE(first.sampled);
  EXPECT_TRUE(std::all_of(first.planes.begin(), first.planes.end(), [](std::uint8_t byte) { return byte == kUnknownByte; }));
  const State start = solution->start();
  int slices = 0;
  while (!solution->find_cells(Layer::nimber, {1, 6}, {1, 5}, Slice(std::chrono::microseconds(50)))) {
    ASSERT_LT(++slices, 1'000'000);
    // Explained positions go first.
    if (slices % 3 != 0) continue;
    const auto e = solution->explain_state(start);
    ASSERT_TRUE(e);
    while (!solution->prepare(e->options[static_cast<std::size_t>(slices) % e->options.size()].after)) {
      EXPECT_FALSE(solution->find_cells(Layer::nimber, {1, 6}, {1, 5}, Slice::endless()));
      while (solution->advance(kNoTime) < 1) {
      }
    }
  }
  const Picture last = paint(*solution, request);
  EXPECT_FALSE(last.sampled);
  EXPECT_EQ(last.planes, paint(*whole, request, Effort::fine).planes);
  for (std::uint64_t h = 1; h <= 4; ++h) {
    for (std::uint64_t w = 1; w <= 5; ++w) EXPECT_EQ(solution->cell(Layer::nimber, {w, h}), whole->cell(Layer::nimber, {w, h}));
  }
}

/// A window that is wanted exactly is worked out by `advance`, after what is to be explained.
TEST(RegionTable, AWindowIsPreparedByAdvancing) {
  const auto solution = solved(cram_by_sides(4, 5));
  ASSERT_TRUE(solution);
  int calls = 0;
  for (; !solution->prepare_cells(Layer::nimber, {1, 6}, {1, 5}); ++calls) {
    while (solution->advance(kNoTime) < 1) {
    }
  }
  EXPECT_GT(calls, 0);
  EXPECT_EQ(solution->cell(Layer::nimber, {5, 4}).value(), 2u);
}

}  // namespace
}  // namespace grundy::lab
