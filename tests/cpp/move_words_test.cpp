// Moves to which a text gives no words are said as they are drawn.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "english/english.hpp"
#include "lab/game/move_words.hpp"
#include "lab/game/place_names.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

/// The words of all moves of the start, in the order of the text.
std::string words_of(const std::string& text, Mover mover = Mover::left) {
  Faults faults;
  const auto program = read_program(text, {}, faults);
  EXPECT_TRUE(program) << text;
  std::string out;
  if (!program) return out;
  each_move_in_words(*program, program->components[0], mover, [&](MoveResult&&, Message words) {
    out += (out.empty() ? "" : "; ") + english(words);
    return true;
  });
  return out;
}

void expect_words(std::initializer_list<std::pair<const char*, const char*>> table) {
  for (const auto& [text, words] : table) EXPECT_EQ(words_of(text), words) << text;
}

TEST(MoveWords, OfHeaps) {
  expect_words({
      {"n: 0..20\nmove k in 1..2: n -= k", "take 1; take 2"},
      {"n: 0..9\nturn: 0..1 = 0\nmove k in 1..2: n -= k, turn = 1 - turn", "take 1; take 2"},
      {"row[3]: 0..9 = {3, 4, 5}\nmove i in 1..2: row[i] -= i", "take 1 from heap 2; take 2 from heap 3"},
      {"x: 0..9\ny: 0..9\nmove: x -= 2\nmove: x -= 1, y -= 1\nmove: x -= 2, y -= 1",
       "take 2 from x; take 1 from each of x, y; take 2 from x and 1 from y"},
      {"row[3]: 0..9 = 9\nmove: row[0] -= 1, row[2] -= 1\nmove: row[0] -= 1, row[1] -= 2, row[2] -= 3",
       "take 1 from each of heaps 1 and 3; take 1 from heap 1, 2 from heap 2 and 3 from heap 3"},
      {"a[2]: 0..9 = 5\nb[2]: 0..9 = 5\nmove: a[1] -= 1\nmove: b[0] -= 2\nmove: a[0] -= 1, a[1] -= 1",
       "take 1 from heap 2 of a; take 2 from heap 1 of b; take 1 from heap 1 of a and 1 from heap 2 of a"},
      {"h[2]: 0..9 = 5\nshow h as heaps\nmove: h[0] += 2\nmove: h[0] -= 1, h[1] += 1\nmove: h[0] -= 2, h[1] += 1",
       "add 2 to heap 1; move 1 from heap 1 to heap 2; take 2 from heap 1, add 1 to heap 2"},
      {"row[3]: 0..6 = 6\nshow row as bar\nmove j in 4..5: row[k] = min(row[k], j) for k in 1..2\nmove: row[2] = 0",
       "bite at e2; bite at f2; bite at a3"},
      {"n: 0..9\nm: 0..20 = 9\nmove k in 1..1: n -= k, m = 2 * k", "take 1, m: 9 to 2"},
      {"x: 0..5 = 3\nsteps: 0..3\ny: 0..9 = 2\nmove: x = 5, steps -= 1", "x: 3 to 5, take 1 from steps"},
  });
}

TEST(MoveWords, OfSplits) {
  expect_words({
      {"n: 0..9 = 7\nmove a in 1..3: split n into a, n - a", "split 7 into 1 and 6; split 7 into 2 and 5; split 7 into 3 and 4"},
      {"n: 0..9 = 4\nmove a in 0..1: split n into a, n - 2 - a", "take 2, leave 2; take 2, leave 1 and 1"},
      {"n: 0..9 = 2\nmove: split n into 0, n - 2\nmove: split n into 1 if n == 2", "take 2; take 1, leave 1"},
      {"n: 0..99 = 24\nmove d in {3, 6}: split n into n / d for i in 1..d", "split 24 into 8, 8 and 8; split 24 into 6 heaps of 4"},
      {"n: 0..9 = 7\nmove: split n into 3, 4, 5", "split into 3, 4 and 5"},
      {"w: 0..9 = 8\nh: 0..9 = 3\nmove: split (w, h) into (3, h), (5, h)\nmove: split (w, h) into (3, h)",
       "split 8 × 3 into 3 × 3 and 5 × 3; leave 3 × 3"},
      {"a: 0..9 = 5\nb: 0..9 = 2\nc: 0..9 = 3\nmove: split a into 2, 3", "split into a = 2, b = 2, c = 3 and a = 3, b = 2, c = 3"},
      {"n: 0..9 = 7\nmove \"cut\": split n into 3, 4", "cut: leaves n = 3 and n = 4"},
  });
}

TEST(MoveWords, OfCells) {
  const auto board = [](const std::string& moves) { return words_of("b[3,3]: 0..1 = 0\n" + moves); };
  EXPECT_EQ(board("move: b[0,2] = 1"), "place on c1");
  EXPECT_EQ(board("move: b[1,1] = 1, b[2,1] = 1"), "domino on b2–b3");
  EXPECT_EQ(board("move: b[1,1] = 1, b[2,1] = 1, b[2,2] = 1"), "piece on b2, b3 and c3");
  EXPECT_EQ(board("move: b[0,i] = 1 for i in 0..2"), "piece on a1–c1");
  EXPECT_EQ(board("move: b[0,0] = 1, b[2,2] = 1"), "place on a1 and c3");
  EXPECT_EQ(words_of("b[2,28]: 0..1 = 0\nmove: b[1,25] = 1\nmove: b[1,26] = 1\nmove: b[0,27] = 1"),
            "place on z2; place on aa2; place on ab1");
  const std::string full = "c[3,3]: 0..1 = 1\n";
  EXPECT_EQ(words_of(full + "move: c[0,0] = 0\nmove: c[0,0] = 0, c[0,1] = 0\nmove: c[i,1] = 0 for i in 0..2"),
            "take a1; take a1 and b1; take b1–b3");
  expect_words({
      {"p[5]: 0..1 = 0\nmove: p[2] = 1\nmove: p[2] = 1, p[3] = 1", "place on 3; domino on 3–4"},
      {"p[4]: 0..3 = 0\nmove: p[2] = 3\nmove: p[0] = 1, p[1] = 2", "3 on 3; 1 on 1, 2 on 2"},
      {"t[5]: 0..1 = 1\nshow t as coins\nmove: t[0] = 0, t[2] = 0, t[3] = 0\nmove: t[i] = 0 for i in 1..3", "turn 1, 3 and 4; turn 2–4"},
      {"t[2,2]: 0..1 = 1\nmove: t[0,0] = 0\nmove: t[0,0] = 0, t[1,1] = 1 - t[1,1]", "turn a1; turn a1 and b2"},
      {"t[2,2]: 0..1 = 1\nshow t as lights\nmove: t[0,0] = 0, t[1,0] = 0", "switch a1 and a2"},
      {"a[2]: 0..1 = 0\nb[2,2]: 0..1 = 0\nmove: a[1] = 1\nmove: b[1,1] = 1", "a: place on 2; b: place on b2"},
      {"a[3]: 0..2 = 0\nshow a as stones\nmove: a[1] = 1\nmove: a[0] = 2, a[1] = 2", "black on 2; white on 1 and 2"},
  });
}

TEST(MoveWords, OfPieces) {
  const auto board = [](const std::string& moves) {
    return words_of("b[3,3]: 0..2 = {1, 0, 0, 2, 0, 0, 0, 0, 0}\nshow b as grid \".XO\"\n" + moves);
  };
  EXPECT_EQ(board("move: b[0,0] = 0, b[0,1] = 1"), "a1 to b1");
  EXPECT_EQ(board("move: b[0,0] = 0, b[1,0] = 1"), "a1 takes a2");
  EXPECT_EQ(board("move: b[0,0] = 0, b[1,0] = 0, b[2,0] = 1"), "a1 to a3, takes a2");
  EXPECT_EQ(board("move: b[1,0] = 1\nmove: b[1,1] = 2"), "O to X on a2; O on b2");
  EXPECT_EQ(board("move: b[0,0] = 0, b[0,1] = 1, b[2,2] = 2"), "a1 to b1, O on c3");
  expect_words({
      {"p[3]: 0..1 = {1, 1, 0}\nmove: p[0] = 0, p[1] = 0, p[2] = 1", "1 to 3, takes 2"},
      {"r: 0..7 = 3\nc: 0..7 = 4\nmove: r -= 1\nmove: r += 1, c += 2", "e4 to e3; e4 to g5"},
      {"x: 0..7 = 3\ny: 0..7 = 4\nmove: x -= 1, y += 1", "d4 to c3"},
  });
}

TEST(MoveWords, OfGraphs) {
  const std::string path = "E = {(0,1), (1,2), (2,3)}\n";
  const std::string grid = "E = {(0,1), (1,2), (3,4), (4,5), (0,3), (1,4), (2,5)}\ne[7]: 0..1 = 0\nshow e on edges E\n";
  EXPECT_EQ(words_of(path + "v: 0..3 = 0\nshow v on graph E\nmove: v = 3"), "0 to 3");
  EXPECT_EQ(words_of(path + "s[4]: 0..1 = 0\nshow s on graph E\nmove: s[3] = 1\nmove: s[0] = 1, s[1] = 1"), "place on 3; place on 0 and 1");
  EXPECT_EQ(words_of(path + "e[3]: 0..1 = 0\nshow e on edges E\nmove: e[1] = 1"), "edge 1–2");
  EXPECT_EQ(words_of(path + "e[3]: 0..1 = 1\nshow e on edges E\nmove: e[1] = 0\nmove: e[0] = 0, e[2] = 0"),
            "take edge 1–2; take edges 0–1 and 2–3");
  EXPECT_EQ(words_of(grid + "move: e[1] = 1, gain 1\nmove: e[6] = 1, gain 1"), "line b1–c1; line c1–c2");
  EXPECT_EQ(words_of("h[3,2]: 0..1 = 0\nv[2,3]: 0..1 = 0\nshow h, v as lines\nmove: h[1,1] = 1\nmove: v[1,2] = 1, again"),
            "line b2–c2; line c2–c3, and move again");
}

TEST(MoveWords, OfNumbers) {
  expect_words({
      {"x: 0..5 = 3\nmove: x = 5", "3 to 5"},
      {"x: 0..5 = 3\ny: 0..200 = 7\nmove: x = 5\nmove: x = 0, y = 100", "x: 3 to 5; x: 3 to 0, y: 7 to 100"},
      {"a[3]: 0..9 = 3\nmove: a[1] = 5\nmove: a[0] = 7, a[2] = 7", "3 to 5 in row 2; 3 to 7 in rows 1 and 3"},
      {"a[3]: 0..4 = 1\nb[3]: 0..4 = 2\nshow a, b as pieces \"ox\"\nmove: a[1] = 3", "a: 1 to 3 in row 2"},
      {"b[2,2]: 0..9 = 3\nmove: b[0,1] = 5", "3 to 5 on b1"},
  });
}

TEST(MoveWords, OfHiddenPartsOnlyWhereNothingElseChanges) {
  expect_words({
      {"n: 0..9\nq: 0..9 = 2\nhide q\nmove: n -= 1, q = 1\nmove: q = 5\nmove: pass", "take 1; q: 2 to 5; pass"},
      {"n: 0..9\nturn: 0..1 = 0\nhide turn\nmove: turn = 1", "pass"},
  });
}

TEST(MoveWords, PlacesOfThePosition) {
  const auto place = [](const std::string& text, std::size_t slot) {
    Faults faults;
    const auto program = read_program(text, {}, faults);
    return program ? slot_in_words(*program, looks_of(*program), slot) : std::string();
  };
  const std::string moves = "\nmove: n -= 1";
  EXPECT_EQ(place("n: 0..9\nb[2,3]: 0..1" + moves, 0), "n");
  EXPECT_EQ(place("n: 0..9\nb[2,3]: 0..1" + moves, 6), "c2");
  EXPECT_EQ(place("n: 0..9\nb[2,3]: 0..1\na[2]: 0..1" + moves, 8), "a 2");
}

TEST(MoveWords, OfTheGalleryHaveNoNamesOfTheLanguage) {
  for (const auto& entry : std::filesystem::directory_iterator(GRUNDY_GALLERY)) {
    if (entry.path().extension() != ".game") continue;
    std::stringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    for (const Mover mover : {Mover::left, Mover::right}) {
      const std::string words = words_of(text.str(), mover);
      EXPECT_EQ(words.find_first_of("[]$"), std::string::npos) << entry.path() << ": " << words;
    }
  }
}

}  // namespace
}  // namespace grundy::lab
