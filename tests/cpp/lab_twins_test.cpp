// The games of the catalogue written as texts: whole tables equal those of their own solutions.
#include <functional>

#include "english/english.hpp"
#include "lab/game/open_text.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

struct Twin {
  const char* id;
  RawParameters fast;
  std::string text;
  RawParameters of_text = {};
};

std::unique_ptr<Solution> solved_text(const Twin& twin) {
  RawParameters raw = twin.of_text;
  raw["text"] = twin.text;
  auto solution = open_text(raw);
  if (!solution) {
    ADD_FAILURE() << english(solution.error()) << "\n" << twin.text;
    return nullptr;
  }
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  EXPECT_FALSE((*solution)->failure()) << twin.text;
  return std::move(*solution);
}

bool has(const TableShape& shape, Layer layer) { return std::find(shape.layers.begin(), shape.layers.end(), layer) != shape.layers.end(); }

void expect_same(const Twin& twin) {
  SCOPED_TRACE(std::string(twin.id) + "\n" + twin.text);
  const auto text = solved_text(twin);
  const auto fast = open_solved(twin.id, twin.fast);
  ASSERT_TRUE(text && fast);
  const Layer layer = has(text->shape(), Layer::nimber) && has(fast->shape(), Layer::nimber) ? Layer::nimber : Layer::outcome;
  const Axis &x = fast->shape().x, &y = fast->shape().y;
  std::uint64_t compared = 0;
  for (std::uint64_t j = y.first; j < y.first + y.count; ++j) {
    for (std::uint64_t i = x.first; i < x.first + x.count; ++i) {
      const CellValue wanted = fast->cell(layer, {i, j});
      if (!wanted.is_known()) continue;
      const CellValue found = text->cell(layer, {i, j});
      ASSERT_TRUE(found.is_known()) << i << "," << j;
      ASSERT_EQ(static_cast<std::uint64_t>(found.value()), static_cast<std::uint64_t>(wanted.value())) << i << "," << j;
      ++compared;
    }
  }
  EXPECT_GT(compared, 0u);
}

std::string range(std::uint64_t most) { return "0.." + std::to_string(most); }

TEST(LabTwins, Heaps) {
  for (const std::uint64_t n : {10u, 100u, 900u}) {
    const std::string s = std::to_string(n);
    expect_same({"bachet",
                 {{"take", "1,3,8"}, {"n", s}, {"width", "10"}},
                 "take = {1, 3, 8}\nn: " + range(n) + "\nmove \"take {s}\" s in take: n -= s\n",
                 {{"width", "10"}}});
    expect_same(
        {"exponential-game", {{"size", s}, {"width", "10"}}, "n: " + range(n) + "\nmove k in 1..4: n -= k ** k\n", {{"width", "10"}}});
  }
  for (const std::uint64_t n : {6u, 30u, 90u}) {
    const std::string s = std::to_string(n);
    expect_same({"take-away",
                 {{"take", "1,3,8"}, {"heaps", "5,4,6"}, {"max", s}},
                 "take = {1, 3, 8}\nheaps = {5, 4, 6}\nn: " + range(n) + "\nmove s in take: n -= s\nstart h in heaps: n = h\n"});
    expect_same({"nim",
                 {{"heaps", "3,5,4"}, {"max", s}},
                 "heaps = {3, 5, 4}\nn: " + range(n) + "\nmove k in 1..n: n -= k\nstart h in heaps: n = h\n"});
    expect_same({"stone-game",
                 {{"piles", "3,5"}, {"max", s}, {"rows", "9"}},
                 "i: 1..9\nx: " + range(n) + "\nmove: x -= i\n",
                 {{"across", "x"}, {"down", "i"}}});
    expect_same({"kayles",
                 {{"rows", "4,5,3"}, {"max", s}},
                 "rows_of = {4, 5, 3}\nn: " + range(n) +
                     "\nmove k in {1, 2}, a in 0..(n-k)/2: split n into a, n - k - a\nstart h in rows_of: n = h\n"});
  }
  for (const std::uint64_t n : {6u, 9u, 14u}) {
    const std::string s = std::to_string(n);
    expect_same({"nim",
                 {{"heaps", "3,5,4"}, {"max", s}, {"misere", "1"}},
                 "h[3]: " + range(n) + " = {3, 5, 4}\nmove i of h, k in 1..h[i]: h[i] -= k\nend: next wins\n"});
  }
}

TEST(LabTwins, Boards) {
  for (const std::uint64_t n : {3u, 8u, 20u}) {
    expect_same(
        {"knights",
         {{"n", std::to_string(n)}, {"knights", ""}},
         "N = " + std::to_string(n) + "\nr: 0..N-1\nc: 0..N-1\nmove (dr, dc) in {(1,-2), (-1,-2), (-2,-1), (-2,1)}: r += dr, c += dc\n",
         {{"across", "c"}, {"down", "r"}}});
  }
  for (const char* board : {"K", ".....K/.X..../...X../..K.../X..K../......", "..X/K.X/..."}) {
    expect_same({"bobs-game",
                 {{"board", board}},
                 "board = \"" + std::string(board) + "/" +
                     std::string(std::string_view(board).find('/') == std::string_view::npos ? 1 : std::string_view(board).find('/'), 'X') +
                     "\"\nr: 0..rows(board)-1\nc: 0..cols(board)-1\nlegal if board[r,c] != 'X'\nmove (dr, dc) in {(-1,0), (0,-1), "
                     "(-1,-1)}: r += dr, c += dc\nstart (i, j) of board if board[i,j] == 'K': r = i, c = j\n",
                 {{"across", "c"}, {"down", "r"}}});
  }
  for (const char* top : {"0", "101", "1101001011"}) {
    for (const char* left : {"1", "01", "0010110111"}) {
      expect_same({"tabgame",
                   {{"top", top}, {"left", left}},
                   "top = \"" + std::string(top) + "\"\nleft = \"" + left +
                       "\"\nx: 0..len(left)\ny: 0..len(top)\nlegal if x > 0 or y > 0\nend if y == 0 and left[x-1] == '1': last loses\nend "
                       "if x == 0 and top[y-1] == '1': last loses\n"
                       "end if x == 0 or y == 0: last wins\nmove: x -= 1\nmove: y -= 1\n",
                   {{"across", "y"}, {"down", "x"}}});
    }
  }
}

TEST(LabTwins, Strips) {
  for (const std::uint64_t n : {2u, 7u, 30u}) {
    expect_same({"ungame",
                 {{"n", std::to_string(n)}},
                 "n = " + std::to_string(n) + "\npawn: 1..n\nk: 1..n+1 = 1\nmove side in {-1, 1}: pawn += side * k, k += 1\n",
                 {{"across", "pawn"}, {"down", "k"}}});
  }
}

std::string text_of(std::uint64_t number) { return std::to_string(number); }

/// Compares each cell of a table that shows other things than positions of one game with the text that `of_cell` makes of it, if any.
void expect_same_cells(const char* id, const RawParameters& raw, std::uint64_t wanted_cells,
                       const std::function<std::optional<Twin>(std::uint64_t x, std::uint64_t y)>& of_cell) {
  const auto fast = open_solved(id, raw);
  ASSERT_TRUE(fast);
  const TableShape shape = fast->shape();
  const Axis &x = shape.x, &y = shape.y;
  std::uint64_t compared = 0;
  for (std::uint64_t j = y.first; j < y.first + y.count; ++j) {
    for (std::uint64_t i = x.first; i < x.first + x.count; ++i) {
      const CellValue outcome = fast->cell(Layer::outcome, {i, j});
      const auto twin = outcome.is_known() ? of_cell(i, j) : std::nullopt;
      if (!twin) continue;
      SCOPED_TRACE(twin->text + text_of(i) + "," + text_of(j));
      const auto text = solved_text(*twin);
      ASSERT_TRUE(text);
      const Value found = text->value_of(text->start());
      ASSERT_EQ(letter(found.outcome), letter(static_cast<Outcome>(outcome.value())));
      if (has(shape, Layer::nimber) && found.nimber) {
        ASSERT_EQ(found.nimber->value, static_cast<std::uint64_t>(fast->cell(Layer::nimber, {i, j}).value()));
      }
      ++compared;
    }
  }
  EXPECT_EQ(compared, wanted_cells);
}

TEST(LabTwins, LetterPicking) {
  for (const char* const word : {"ab", "abca", "forces", "bananaab", "aabbccddeeffgg"}) {
    const std::uint64_t n = std::string_view(word).size();
    const std::string text = "word = \"" + std::string(word) +
                             "\"\nl: 0..len(word) = 0\nr: -1..len(word)-1 = len(word)-1\ntaken: 0..'z' = 0\nahead: -1..1 = 0\n"
                             "end if l > r and ahead < 0: next wins\nend if l > r and ahead > 0: last wins\nend if l > r: draw\n"
                             "move c = word[l] if taken == 0: taken = c, l += 1\nmove c = word[r] if taken == 0: taken = c, r -= 1\n"
                             "move c = word[l] if taken > 0: ahead = taken < c ? -1 : taken > c ? 1 : ahead, taken = 0, l += 1\n"
                             "move c = word[r] if taken > 0: ahead = taken < c ? -1 : taken > c ? 1 : ahead, taken = 0, r -= 1\n";
    expect_same_cells("letter-picking", {{"s", word}}, n * n / 4,
                      [&](std::uint64_t x, std::uint64_t y) { return Twin{"", {}, text, {{"l", text_of(y)}, {"r", text_of(x)}}}; });
  }
}

TEST(LabTwins, Dominoes) {
  for (const char* const strip : {"000", "00100", "00000", "0001000", "0000000"}) {
    const std::uint64_t n = std::string_view(strip).size();
    // From two turns on: blocks that are gone at once leave nothing to remember.
    expect_same_cells(
        "dominoes", {{"strip", strip}, {"k", "2"}, {"d", "2"}}, 4 * n, [&](std::uint64_t d, std::uint64_t k) -> std::optional<Twin> {
          if (d < 2 || d > 5) return std::nullopt;
          return Twin{
              "",
              {},
              "strip = \"" + std::string(strip) + "\"\nK = " + text_of(k) + "\nD = " + text_of(d) +
                  "\nblock[D-1]: 0..len(strip)-K+1 = 0\nmove p in 1..len(strip)-K+1\n  if all(strip[i] == '0' for i in p-1..p+K-2)\n"
                  "  if all(b == 0 or abs(b - p) >= K for b in block):\n  block[D-1-i] = block[D-2-i] for i in 1..D-2, block[0] = p\n"};
        });
  }
}

TEST(LabTwins, Chocolate) {
  for (const auto& [m, n] : {std::pair{1u, 1u}, std::pair{5u, 6u}, std::pair{9u, 4u}, std::pair{11u, 11u}}) {
    const std::string text = "m: 1..12 = " + text_of(m) + "\nn: 1..12 = " + text_of(n) +
                             "\nr: 0..11 = 0\nc: 0..11 = 0\nlegal if r < m and c < n\nmove k in 1..r: m -= k, r -= k\n"
                             "move k in 1..m-1-r: m -= k\nmove k in 1..c: n -= k, c -= k\nmove k in 1..n-1-c: n -= k\n";
    expect_same_cells("exclusively-edible", {{"m", text_of(m)}, {"n", text_of(n)}, {"r", "0"}, {"c", "0"}}, m * n,
                      [&](std::uint64_t x, std::uint64_t y) { return Twin{"", {}, text, {{"r", text_of(y)}, {"c", text_of(x)}}}; });
  }
}

TEST(LabTwins, Coins) {
  for (const auto& [counts, rest] : {std::pair{"1", ""}, std::pair{"1,0,2,1", ", 3, 4"}, std::pair{"0,0,3,1,0,1", ", 3, 4, 6"}}) {
    const std::uint64_t squares = (std::string_view(counts).size() + 1) / 2;
    // The table: the squares of the first two coins, beside the rest.
    expect_same_cells("the-game", {{"counts", counts}}, (squares + 1) * (squares + 1), [rest = rest](std::uint64_t x, std::uint64_t y) {
      return Twin{
          "",
          {},
          "coins = {" + text_of(x) + ", " + text_of(y) + rest + "}\nx: 0..40\nmove to in 0..x-1: x = to\nstart s in coins: x = s\n"};
    });
  }
}

/// Wythoff 1907: the lost pairs are (floor(n phi), floor(n phi^2)); their numbers are each the least that is in no pair before, and that
/// plus n.
TEST(LabTwins, WythoffsPairs) {
  const std::uint64_t most = by_scale<std::uint64_t>(2000, 3000, 10'000);
  const std::string range = "0.." + std::to_string(most);
  const std::string text =
      "x: " + range + "\ny: " + range + "\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k\n";
  const auto solution = solved_text({"", {}, text});
  ASSERT_TRUE(solution);
  ASSERT_EQ(solution->shape().layers, std::vector<Layer>{Layer::outcome});
  std::vector<std::uint64_t> partner(most + 1, UINT64_MAX);
  for (std::uint64_t a = 0, n = 0; a <= most; ++a) {
    if (partner[a] != UINT64_MAX) continue;
    const std::uint64_t b = a + n++;
    partner[a] = b;
    if (b <= most) partner[b] = a;
  }
  std::vector<std::uint8_t> row(most + 1);
  std::uint64_t lost = 0;
  for (std::uint64_t y = 0; y <= most; ++y) {
    solution->paint_row(Layer::outcome, {0, y}, row);
    for (std::uint64_t x = 0; x <= most; ++x) {
      ASSERT_EQ(row[x] == 1, partner[y] == x) << x << ", " << y;
      lost += row[x] == 1;
    }
  }
  EXPECT_GT(lost, most / 2);
}

}  // namespace
}  // namespace grundy::lab
