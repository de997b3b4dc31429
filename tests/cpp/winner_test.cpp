// Every layer of a table names the same winner: in the colours of its cells, and compared with the other layers.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "doors.hpp"
#include "draw/drawing.hpp"
#include "lab/game/open_text.hpp"
#include "support.hpp"
#include "tables/derived_table.hpp"

namespace grundy {
namespace {

using draw::Rgb;

/// Blue is won, orange is lost, grey is a draw, in all lightnesses.
Outcome winner_of(Rgb colour) {
  if (std::abs(colour.red - colour.blue) < 20) return Outcome::D;
  return colour.blue > colour.red ? Outcome::N : Outcome::P;
}

/// Compares the colours of all cells of a layer with their outcomes.
void expect_colours_of_outcomes(Solution& solution, Layer layer) {
  const TableShape& shape = solution.shape();
  const PaintRequest window{static_cast<std::int64_t>(shape.x.first),  static_cast<std::int64_t>(shape.y.first),  1,
                            static_cast<std::uint32_t>(shape.x.count), static_cast<std::uint32_t>(shape.y.count), layer};
  draw::Layout layout;
  layout.paint = window;
  draw::Inks inks(layer, draw::Theme::light);
  const draw::Colours colours = colours_of(solution, layout, inks);
  for (std::uint64_t j = 0; j < shape.y.count; ++j) {
    for (std::uint64_t i = 0; i < shape.x.count; ++i) {
      const Cell at{shape.x.first + i, shape.y.first + j};
      const CellValue outcome = solution.cell(Layer::outcome, at), value = solution.cell(layer, at);
      const auto& colour = colours.blocks[j * shape.x.count + i];
      ASSERT_EQ(colour.has_value(), !outcome.is_absent());
      const bool draws = outcome.is_known() && outcome.value() == Natural{2};
      if (!colour || (!value.is_known() && !draws)) continue;
      ASSERT_EQ(letter(winner_of(*colour)), letter(static_cast<Outcome>(outcome.value())))
          << facts(layer).name << " at " << at.x << "," << at.y;
      ASSERT_EQ(!colours.hatched.empty() && colours.hatched[j * shape.x.count + i], draws);
    }
  }
}

/// Where a layer and the outcome are both known, they must not differ.
void expect_no_difference(Solution& solution, Layer layer) {
  const auto differs = difference(solution, layer, solution, Layer::outcome);
  ASSERT_TRUE(differs);
  const TableShape& shape = solution.shape();
  for (std::uint64_t j = 0; j < shape.y.count; ++j) {
    std::vector<std::uint8_t> row(shape.x.count);
    (*differs)->paint_row(Layer::outcome, {shape.x.first, shape.y.first + j}, row);
    for (const std::uint8_t byte : row) ASSERT_NE(byte, 1) << facts(layer).name << " in row " << j;
  }
}

void expect_one_winner(Solution& solution) {
  if (Natural{solution.shape().x.count} * solution.shape().y.count > 250'000) return;
  for (const Layer layer : solution.shape().layers) {
    const LayerScale scale = facts(layer).scale;
    if (scale != LayerScale::nimbers && !has_texts(scale)) expect_colours_of_outcomes(solution, layer);
    expect_no_difference(solution, layer);
  }
}

TEST(Winner, IsTheSameInAllLayersOfRandomBorders) {
  std::mt19937 random(7);
  const auto border = [&] {
    std::string digits;
    for (std::size_t left = 1 + random() % 12; left > 0; --left) digits += random() % 2 ? '1' : '0';
    return digits;
  };
  for (int round = 0; round < by_scale(100, 500, 2000); ++round) {
    const std::string top = border(), left = border();
    SCOPED_TRACE(top + " " + left);
    ASSERT_NO_FATAL_FAILURE(expect_one_winner(*open_solved("tabgame", {{"top", top}, {"left", left}})));
  }
}

TEST(Winner, IsTheSameInAllLayersOfEveryGame) {
  for (const Game* game : catalogue()) {
    SCOPED_TRACE(game->info().id);
    ASSERT_NO_FATAL_FAILURE(expect_one_winner(*open_solved(game->info().id, {})));
  }
}

std::unique_ptr<Solution> solved_text(const std::string& text, RawParameters parameters = {}) {
  parameters["text"] = text;
  auto solution = lab::open_text(parameters);
  if (!solution) return nullptr;
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  return (*solution)->failure() ? nullptr : std::move(*solution);
}

TEST(Winner, IsTheSameInAllLayersOfTheGallery) {
  std::size_t texts = 0, scored = 0;
  for (const auto& entry : std::filesystem::directory_iterator(GRUNDY_GALLERY)) {
    if (entry.path().extension() != ".game") continue;
    std::ifstream file(entry.path());
    std::stringstream text;
    text << file.rdbuf();
    SCOPED_TRACE(entry.path().filename());
    const auto solution = solved_text(text.str());
    ASSERT_TRUE(solution);
    ASSERT_NO_FATAL_FAILURE(expect_one_winner(*solution));
    ++texts;
    const auto& layers = solution->shape().layers;
    scored += std::find(layers.begin(), layers.end(), Layer::score) != layers.end();
  }
  EXPECT_GT(texts, 20u);
  EXPECT_GT(scored, 0u);
}

TEST(Winner, IsTheSameUnderAllEndsOfOwnRules) {
  const std::string take = "n: 0..11 = 11\nmove k in 1..3: n -= k\n";
  const std::string two = "a: 0..9 = 5\nb: 0..9 = 4\nLeft k in 1..2: a -= k\nRight k in {1, 3}: b -= k\n";
  const std::string circle = "n: 0..9 = 4\nmove k in {-1, 2}: n += k\n";
  const std::string points =
      "l: 0..6 = 0\nr: -1..5 = 5\ncoins = {8, 15, 3, 7, 2, 9}\nmove if l <= r: gain coins[l], l += 1\n"
      "move if l <= r: gain coins[r], r -= 1\n";
  for (const char* end : {"", "end: next wins", "end: last wins", "end: draw", "end if n == 2: draw", "end if n < 3: next wins",
                          "end if n == 5: next loses", "end if n in {1, 4}: last wins\nend: next wins"}) {
    for (const std::string& text : {take, circle}) {
      SCOPED_TRACE(text + end);
      const auto solution = solved_text(text + end);
      ASSERT_TRUE(solution);
      ASSERT_NO_FATAL_FAILURE(expect_one_winner(*solution));
    }
  }
  for (const char* end : {"", "end: next wins", "end: Left wins", "end: Right wins", "end: draw", "end if a == b: Left wins"}) {
    for (const char* first : {"left", "right"}) {
      SCOPED_TRACE(two + end);
      const auto solution = solved_text(two + end, {{"first", first}});
      ASSERT_TRUE(solution);
      ASSERT_NO_FATAL_FAILURE(expect_one_winner(*solution));
    }
  }
  ASSERT_NO_FATAL_FAILURE(expect_one_winner(*solved_text(points)));
}

/// Points above 126 share a byte.
TEST(Winner, ScoresAreComparedBeyondTheirBytes) {
  const auto solution = solved_text("n: 0..20 = 20\nx: 0..3 = 0\nmove k in 1..2: gain k * 200, n -= k\nmove: gain 7, x += 1\n");
  ASSERT_TRUE(solution);
  const TableShape& shape = solution->shape();
  std::size_t large = 0;
  for (std::uint64_t x = 0; x < shape.x.count; ++x) {
    for (std::uint64_t y = 0; y < shape.y.count; ++y) {
      const CellValue wanted = solution->cell(Layer::score, {x, y});
      large += wanted.score() > 126 || wanted.score() < -126;
      const auto same = alike(*solution, Layer::score, {x, y});
      for (std::uint64_t j = 0; j < shape.y.count; ++j) {
        std::vector<std::uint8_t> row(shape.x.count);
        (*same)->paint_row(Layer::outcome, {0, j}, row);
        for (std::uint64_t i = 0; i < shape.x.count; ++i) ASSERT_EQ(row[i], solution->cell(Layer::score, {i, j}) == wanted ? 1 : 0);
      }
    }
  }
  EXPECT_GT(large, 0u);
}

}  // namespace
}  // namespace grundy
