// Pictures, counted as each game counts them, against the table's cells one by one.
#include "support.hpp"
#include "tables/paint.hpp"

namespace grundy {
namespace {

struct Instance {
  const char* id;
  RawParameters parameters;
};

/// Of every game, with the borders, corners and sizes at which counting could go wrong.
std::vector<Instance> instances() {
  std::vector<Instance> all = {
      {"dominoes", {}},
      {"dominoes", {{"table", "B"}}},
      {"tabgame", {}},
      {"tabgame", {{"top", "random:300:1"}, {"left", "random:170:2"}}},
      {"tabgame", {{"top", "1"}, {"left", "random:40:2"}}},
      {"tabgame", {{"top", "random:40:2"}, {"left", "0"}}},
      {"tabgame", {{"top", "10"}, {"left", "01"}}},
      {"letter-picking", {}},
      {"letter-picking", {{"s", "random:200:4"}}},
      {"letter-picking", {{"s", std::string(120, 'a')}}},
      {"letter-picking", {{"s", "aabbbbccaaaabbccccbbaaaaccbbbbaaabab"}}},
      {"bachet", {}},
      {"bachet", {{"take", "2,5,6"}, {"n", "5000"}, {"width", "64"}}},
      {"bachet", {{"take", "1,3,4"}, {"n", "1000"}, {"width", "1"}}},
      {"bachet", {{"take", "1,3,4,5,7,8,11,13,23,38"}, {"n", "100000"}, {"width", "35"}}},
      {"bachet", {{"take", "3,7,90"}, {"n", "20000"}, {"width", "300"}}},
      {"bachet", {{"take", "7"}, {"n", "3"}}},
      {"take-away", {}},
      {"take-away", {{"take", "2,3,7,11,20"}, {"heaps", "1,2,9,30"}, {"max", "300"}}},
      {"nim", {}},
      {"nim", {{"heaps", "3,4,9,70"}, {"max", "200"}}},
      {"nim", {{"heaps", "3,4,1000000007,70"}, {"max", "100"}}},
      {"nim", {{"heaps", "3,4"}, {"max", "90"}, {"misere", "1"}}},
      {"nim", {{"heaps", "3,4,1"}, {"max", "90"}, {"misere", "1"}}},
      {"nim", {{"heaps", "3,4,2,1"}, {"max", "90"}, {"misere", "1"}}},
      {"knights", {{"n", "130"}}},
      {"knights", {{"n", "7"}}},
      {"the-game", {}},
      {"stone-game", {}},
      {"stone-game", {{"max", "700"}, {"rows", "90"}}},
      {"stone-game", {{"max", "40"}, {"rows", "300"}}},
      {"exclusively-edible", {}},
      {"exclusively-edible", {{"m", "128"}, {"n", "256"}}},
      {"exclusively-edible", {{"m", "301"}, {"n", "97"}}},
      {"exclusively-edible", {{"m", "1"}, {"n", "97"}}},
      {"exponential-game", {}},
      {"exponential-game", {{"size", "70000"}, {"width", "333"}}},
      {"bobs-game", {}},
      {"bobs-game", {{"board", "random:75:3:30"}}},
  };
  for (const char* n : {"1", "2", "3", "4", "5", "31", "64", "97", "98", "99", "400", "1001"}) all.push_back({"ungame", {{"n", n}}});
  return all;
}

std::string name(const Instance& instance) {
  std::string text = instance.id;
  for (const auto& [name, value] : instance.parameters) text += " " + name + "=" + value.substr(0, 40);
  return text;
}

/// A window that may reach over the edges of the table.
PaintRequest some_window(const TableShape& shape, std::uint64_t step, std::mt19937& random) {
  PaintRequest r{0, 0, step, 13, 11, Layer::outcome};
  const auto corner = [&](const Axis& axis, std::uint64_t pixels) {
    const auto covered = static_cast<std::int64_t>(pixels * step), count = static_cast<std::int64_t>(axis.count);
    std::uniform_int_distribution<std::int64_t> anywhere(std::min<std::int64_t>(-3, count - covered - 3),
                                                         std::max<std::int64_t>(3, count - covered / 2));
    return static_cast<std::int64_t>(axis.first) + anywhere(random);
  };
  r.x = corner(shape.x, r.width);
  r.y = corner(shape.y, r.height);
  return r;
}

std::uint8_t byte_at(Solution& solution, Layer layer, std::int64_t x, std::int64_t y) {
  return x < 0 || y < 0 ? 255 : solution.cell(layer, {static_cast<std::uint64_t>(x), static_cast<std::uint64_t>(y)}).byte();
}

void expect_block(Solution& solution, const PaintRequest& r, const Picture& picture, std::uint32_t i, std::uint32_t j) {
  unsigned cells = 0, p = 0, d = 0;
  for (std::uint64_t dy = 0; dy < r.step; ++dy) {
    for (std::uint64_t dx = 0; dx < r.step; ++dx) {
      const std::uint8_t byte = byte_at(solution, Layer::outcome, r.x + static_cast<std::int64_t>(i * r.step + dx),
                                        r.y + static_cast<std::int64_t>(j * r.step + dy));
      cells += byte < 254;
      p += byte == 1;
      d += byte == 2;
    }
  }
  const std::size_t at = j * r.width + i, plane = std::size_t{r.width} * r.height;
  ASSERT_EQ(picture.planes[2 * plane + at], cells == 0);
  for (const auto& [part, share] : {std::pair{p, picture.planes[at]}, std::pair{d, picture.planes[plane + at]}}) {
    ASSERT_EQ(share == 0, part == 0);
    ASSERT_EQ(share == 255, cells > 0 && part == cells);
    ASSERT_NEAR(share, cells > 0 ? 255.0 * part / cells : 0.0, 1.0);
  }
}

TEST(Paint, BlocksCountTheirCells) {
  std::mt19937 random(37);
  for (const Instance& instance : instances()) {
    SCOPED_TRACE(name(instance));
    const auto solution = open_solved(instance.id, instance.parameters);
    for (const std::uint64_t step : {2u, 3u, 4u, 5u, 7u, 8u, 13u, 16u, 21u, 63u, 64u, 65u, 100u}) {
      if (step > 2 * std::max(solution->shape().x.count, solution->shape().y.count)) continue;
      for (int round = 0; round < by_scale(1, 3, 12); ++round) {
        const PaintRequest r = some_window(solution->shape(), step, random);
        SCOPED_TRACE("step " + std::to_string(step) + " from " + std::to_string(r.x) + "," + std::to_string(r.y));
        const Picture picture = paint(*solution, r, round % 2 ? Effort::fine : Effort::coarse);
        ASSERT_FALSE(picture.sampled);
        for (std::uint32_t j = 0; j < r.height; ++j) {
          for (std::uint32_t i = 0; i < r.width; ++i) {
            ASSERT_NO_FATAL_FAILURE(expect_block(*solution, r, picture, i, j)) << "pixel " << i << "," << j;
          }
        }
      }
    }
  }
}

TEST(Paint, CellsAreTheTables) {
  std::mt19937 random(38);
  for (const Instance& instance : instances()) {
    SCOPED_TRACE(name(instance));
    const auto solution = open_solved(instance.id, instance.parameters);
    for (const Layer layer : solution->shape().layers) {
      for (int round = 0; round < by_scale(2, 6, 30); ++round) {
        PaintRequest r = some_window(solution->shape(), 1, random);
        r.layer = layer;
        const Picture picture = paint(*solution, r);
        for (std::uint32_t j = 0; j < r.height; ++j) {
          for (std::uint32_t i = 0; i < r.width; ++i) {
            ASSERT_EQ(picture.planes[j * r.width + i], byte_at(*solution, layer, r.x + i, r.y + j))
                << facts(layer).name << " pixel " << i << "," << j << " from " << r.x << "," << r.y;
          }
        }
      }
    }
  }
}

TEST(Paint, SlicesGiveTheSamePicture) {
  std::mt19937 random(39);
  for (const Instance& instance : instances()) {
    SCOPED_TRACE(name(instance));
    const auto solution = open_solved(instance.id, instance.parameters);
    for (const std::uint64_t step : {1u, 3u, 20u}) {
      const PaintRequest r = some_window(solution->shape(), step, random);
      Painting painting(*solution, r, Effort::fine);
      unsigned slices = 1;
      while (painting.advance(Slice(std::chrono::seconds(0))) < 1) ++slices;
      ASSERT_EQ(painting.picture().planes, paint(*solution, r).planes);
      ASSERT_LE(slices, r.height * (step + 1));
    }
  }
}

/// Large tables, whose coarse pictures are not counted run by run: against the fine ones.
TEST(Paint, PawnGridAgreesWithItsRuns) {
  constexpr std::uint32_t n = 400'009;
  const auto solution = open_solved("ungame", {{"n", std::to_string(n)}});
  const auto side = static_cast<std::uint32_t>(solution->shape().grain);
  ASSERT_GT(side, 1u);
  for (const std::int64_t corner : {std::int64_t{1}, 1 + std::int64_t{40} * side}) {
    const PaintRequest aligned{corner, corner, 10 * side, n / (10 * side) + 1, n / (10 * side) + 1, Layer::outcome};
    const Picture coarse = paint(*solution, aligned), fine = paint(*solution, aligned, Effort::fine);
    EXPECT_FALSE(coarse.sampled);
    EXPECT_EQ(coarse.planes, fine.planes);
  }
  const PaintRequest any{-500, 3, 777, 600, 600, Layer::outcome};
  const Picture coarse = paint(*solution, any), fine = paint(*solution, any, Effort::fine);
  EXPECT_TRUE(coarse.sampled);
  EXPECT_FALSE(fine.sampled);
  double difference = 0;
  for (std::size_t i = 0; i < 600 * 600; ++i) {
    ASSERT_TRUE(coarse.planes[i] > 0 || fine.planes[i] == 0) << "a share is shown as none";
    ASSERT_TRUE(coarse.planes[i] < 255 || fine.planes[i] == 255) << "a share is shown as all";
    difference += std::abs(coarse.planes[i] - fine.planes[i]);
  }
  EXPECT_LT(difference / (600 * 600), 2.0);
}

/// Sampled pictures stay near the exact ones on the whole, though here every other row is drawn.
TEST(Paint, SamplesOfLettersAreNearTheCounts) {
  const auto solution = open_solved("letter-picking", {{"s", std::string(3000, 'a') + std::string(3000, 'b')}});
  constexpr std::size_t side = 120, pixels = side * side;
  const PaintRequest r{0, 0, 50, side, side, Layer::outcome};
  const Picture coarse = paint(*solution, r), fine = paint(*solution, r, Effort::fine);
  EXPECT_TRUE(coarse.sampled);
  EXPECT_FALSE(fine.sampled);
  double difference = 0, sum = 0;
  for (std::size_t i = 0; i < pixels; ++i) {
    ASSERT_EQ(coarse.planes[2 * pixels + i], fine.planes[2 * pixels + i]);
    const double d = coarse.planes[pixels + i] - fine.planes[pixels + i];
    difference += std::abs(d);
    sum += d;
  }
  EXPECT_LT(difference / pixels, 30);
  EXPECT_LT(std::abs(sum) / pixels, 5);
}

}  // namespace
}  // namespace grundy
