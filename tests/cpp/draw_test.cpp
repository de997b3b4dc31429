// Pictures as files: every pixel of every layout shows a block that exists, or paper; and the metadata of the files.
#include "draw/draw.hpp"
#include "draw/svg.hpp"
#include "games/catalogue.hpp"
#include "support.hpp"

namespace grundy::draw {
namespace {

TableShape shape_of(std::uint64_t columns, std::uint64_t rows, bool up, std::uint64_t grain) {
  TableShape shape;
  shape.x = {{}, 1, columns};
  shape.y = {{}, 0, rows};
  shape.y_up = up;
  shape.grain = grain;
  return shape;
}

/// The blocks come in order, none is skipped and none but the first and the last are cut off.
void expect_whole(const Side& side) {
  ASSERT_GE(side.pixels, 1u);
  ASSERT_LE(side.pixels, kMostSide);
  std::optional<std::uint32_t> last;
  for (std::uint64_t pixel = 0; pixel < side.pixels; ++pixel) {
    const auto block = side.block(pixel);
    if (!block) continue;
    ASSERT_LT(*block, side.blocks);
    if (last) {
      ASSERT_GE(*block, *last);
      ASSERT_LE(*block, *last + 1);
    }
    last = block;
  }
  ASSERT_TRUE(last);
}

TEST(Draw, LayoutsShowTheBlocksInOrder) {
  std::mt19937_64 random(29);
  const auto any = [&random](std::uint64_t most) { return 1 + random() % (std::uint64_t{1} << random() % std::bit_width(most)); };
  for (int round = 0; round < by_scale(300, 3000, 30000); ++round) {
    const auto shape = shape_of(any(std::uint64_t{1} << 50), any(std::uint64_t{1} << 50), random() % 2, random() % 2 ? 1 : any(64));
    DrawRequest request;
    if (random() % 4) request.width = any(2000);
    if (random() % 4) request.height = any(2000);
    const auto layout = lay_out(shape, Layer::outcome, request);
    if (!layout) continue;
    ASSERT_EQ(layout->x.pixels, request.width.value_or(layout->x.pixels));
    ASSERT_EQ(layout->y.pixels, request.height.value_or(layout->y.pixels));
    expect_whole(layout->x);
    expect_whole(layout->y);
    if (HasFatalFailure())
      FAIL() << decimal(shape.x.count) << " x " << decimal(shape.y.count) << " in " << layout->x.pixels << " x " << layout->y.pixels;
  }
}

TEST(Draw, EveryGameEveryLayerBothWays) {
  for (const Game* game : catalogue()) {
    auto solution = open_solved(game->info().id, {});
    for (const Layer layer : solution->shape().layers) {
      for (const Theme theme : {Theme::light, Theme::dark}) {
        DrawRequest request;
        request.width = 97;
        request.height = 61;
        request.theme = theme;
        const auto layout = lay_out(solution->shape(), layer, request);
        ASSERT_TRUE(layout);
        Inks inks(layer, theme);
        const Colours colours = colours_of(*solution, *layout, inks);
        const Raster raster = raster_of(colours, *layout, inks);
        ASSERT_EQ(raster.pixels.size(), 97u * 61u);
        const std::string text = svg(colours, *layout, inks, "a < b & c", [](std::string_view bytes) { return std::string(bytes); });
        ASSERT_NE(text.find("<title>a &lt; b &amp; c</title>"), std::string::npos);
        ASSERT_TRUE(text.ends_with("</g>\n</svg>\n"));
      }
    }
  }
}

TEST(Draw, SharesDoNotDependOnTheOrderOfRequests) {
  Inks inks(Layer::outcome, Theme::light);
  for (int p = 0; p <= 255; p += 3) {
    for (int d = 0; d + p <= 255; d += 3) {
      Inks fresh(Layer::outcome, Theme::light);
      ASSERT_EQ(inks.share(static_cast<std::uint8_t>(p), static_cast<std::uint8_t>(d)),
                fresh.share(static_cast<std::uint8_t>(p), static_cast<std::uint8_t>(d)))
          << p << " " << d;
    }
  }
}

TEST(Draw, WhatIsNotKnownHasItsOwnColour) {
  EXPECT_EQ(Inks(Layer::nimber, Theme::light).cell(kUnknownByte, kUnknownByte), rgb(0xe9e5da));
  EXPECT_EQ(Inks(Layer::nimber, Theme::dark).cell(kUnknownByte, kUnknownByte), rgb(0x2b2c31));
  EXPECT_FALSE(Inks(Layer::outcome, Theme::dark).cell(kAbsentByte, kAbsentByte));
}

/// Describes an uncompressed PNG: its length in bytes per pixel, and its colour type.
TEST(Draw, AByteNamesUpTo256Colours) {
  const auto kind_of = [](std::uint32_t colours) {
    Raster raster{colours, 1, {}};
    for (std::uint32_t i = 0; i < colours; ++i) raster.pixels.push_back(rgb(i * 257));
    std::string rows;
    const std::string file = png(raster, [&rows](std::string_view bytes) { return rows = std::string(bytes); });
    EXPECT_EQ(rows.size(), 1 + colours * (file[25] == 3 ? 1u : 3u));
    EXPECT_EQ(file.find("PLTE") != std::string::npos, file[25] == 3);
    return int{file[25]};
  };
  EXPECT_EQ(kind_of(255), 3);
  EXPECT_EQ(kind_of(256), 3);
  EXPECT_EQ(kind_of(257), 2);
}

TEST(Draw, MoreThan100000RunsAreAnImage) {
  const auto has_image = [](std::size_t runs) {
    const auto layout = lay_out(shape_of(1000, 101, false, 1), Layer::outcome, {{}, 1000, 101, Theme::light});
    EXPECT_TRUE(layout);
    Colours colours{1000, 101, std::vector<std::optional<Rgb>>(std::size_t{1000} * 101), {}};
    for (std::size_t i = 0; i < runs; ++i) colours.blocks[i] = i % 2 ? rgb(0xffffff) : rgb(0);
    const auto raw = [](std::string_view bytes) { return std::string(bytes); };
    return svg(colours, *layout, Inks(Layer::outcome, Theme::light), "", raw).find("<image") != std::string::npos;
  };
  EXPECT_FALSE(has_image(100'000));
  EXPECT_TRUE(has_image(100'001));
}

TEST(Draw, WindowsOutsideOfTheTableAreRefused) {
  const auto shape = shape_of(10, 5, false, 1);
  for (const Window window :
       {Window{0, 0, 1, 1}, Window{1, 0, 11, 1}, Window{1, 5, 1, 1}, Window{1, 0, 0, 1}, Window{11, 0, 1, 1}, Window{1, 4, 1, 2}}) {
    EXPECT_FALSE(lay_out(shape, Layer::outcome, {window, {}, {}, Theme::light}));
  }
  EXPECT_TRUE(lay_out(shape, Layer::outcome, {Window{1, 0, 10, 5}, {}, {}, Theme::light}));
  EXPECT_TRUE(lay_out(shape, Layer::outcome, {Window{10, 4, 1, 1}, {}, {}, Theme::light}));
}

}  // namespace
}  // namespace grundy::draw
