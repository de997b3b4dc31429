// Contest input and output of rule texts: what is read, what is printed, and faults at their place.
#include <random>

#include "english/english.hpp"
#include "lab/game/contest_run.hpp"
#include "lab/game/open_text.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

/// Returns the output, or the error in English.
std::string judged(const std::string& text, const std::string& input, std::chrono::microseconds slice = std::chrono::hours(1)) {
  const auto run = open_contest({{"text", text}}, input);
  if (!run) return english(run.error());
  while ((*run)->advance(Slice(slice)) < 1) {
  }
  const auto output = (*run)->take();
  return output ? *output : english(output.error());
}

constexpr const char* kTake = "a = {2, 3}\nn: 0..1000 = 20\nmove \"take {s}\" s in a: n -= s\n";

std::string take(const std::string& lines) { return lines + '\n' + kTake; }

TEST(Contest, ReadsTestsAndPrintsLines) {
  const std::string text = take("read T times: n, k, a[k]\nprint wins ? \"First\" : \"Second\"");
  EXPECT_EQ(judged(text, "2\n10 2\n2 3\n7 2\n2 5"), "Second\nSecond\n");
  EXPECT_EQ(judged(text,
                   "\xEF\xBB\xBF"
                   "1\r\n2 1\r\n2\r\n"),
            "First\n");
  EXPECT_EQ(judged(text, "0\n"), "");
}

TEST(Contest, RepeatsToTheEndOrUntilAConditionHolds) {
  EXPECT_EQ(judged(take("read until end: n\nprint n, remoteness"), "4 5 6\n"), "4 1\n5 2\n6 2\n");
  const std::string until = take("read until n == 0: n, k\nprint n * k");
  EXPECT_EQ(judged(until, "3 4\n5 6\n0 this is ignored"), "12\n30\n");
  EXPECT_EQ(judged(until, "3 4\n"), "12\n");
  const std::string both = take("read until n == 0 and k == 0: n, k\nprint n * k");
  EXPECT_EQ(judged(both, "0 4\n5 0\n0 0\n1 1\n"), "0\n0\n");
}

/// Two moves with the same result are one, whatever ends the game.
TEST(Contest, CountsWinningMovesByTheirResults) {
  const auto counted = [](const std::string& rules, const std::string& input) {
    return judged("m: 0..8 = 1\nread m\nprint winning_moves\n" + rules, input);
  };
  const std::string twice = "move k in {1, 1}: m -= k\n";
  EXPECT_EQ(counted(twice, "1"), "1\n");
  EXPECT_EQ(counted(twice + "end: next wins", "2"), "1\n");
  EXPECT_EQ(counted(twice + "end if m == 0: last wins", "1"), "1\n");
  EXPECT_EQ(counted("Left k in {1, 1}: m -= k\nRight: m -= 1", "1"), "1\n");
  EXPECT_EQ(counted("Left k in {1, 1}: m -= k\nmove: m -= 1\nRight: m -= 1", "1"), "1\n");
  // Points are part of a result.
  EXPECT_EQ(counted("move k in {1, 1}: m -= k, gain 1\nmove: m -= 1, gain 2", "1"), "2\n");
  EXPECT_EQ(counted("move: m = 0", "1"), "0\n");
  EXPECT_EQ(counted("move: m = 0\nend if m == 0: draw", "1"), "0\n");
  // Splits: 2 + 0 is 0 + 2.
  EXPECT_EQ(counted("move k in {1, 1, 2}, a in 0..m-k: split m into a, m - k - a", "2"), "1\n");
  EXPECT_EQ(counted("move k in {1, 1, 2}, a in 0..m-k: split m into a, m - k - a\nend: next wins", "2"), "1\n");
  EXPECT_EQ(counted("Left a in 0..m-1: split m into a, m - 1 - a\nRight a in 0..m-1: split m into a, m - 1 - a", "3"), "2\n");
  // Moves in different components are different moves.
  const std::string heaps = "read c, h[c]\nprint winning_moves\nh = {3}\nn: 0..9\nmove k in {1, 1, 2}: n -= k\nstart k in h: n = k\n";
  EXPECT_EQ(judged(heaps, "3 1 1 1"), "3\n");
  EXPECT_EQ(judged(heaps + "end: next wins", "2 1 1"), "2\n");
}

TEST(Contest, ReadsLinesBeforeTheTests) {
  EXPECT_EQ(judged(take("read k, a[k]\nread T times: n\nprint nimber"), "2 1 3\n3\n0\n1\n5\n"), "0\n1\n1\n");
  // The number of tests may stand among what comes first.
  EXPECT_EQ(judged(take("read T, k, a[k]\nread T times: n\nprint nimber"), "3 2 1 3\n0\n1\n5\n"), "0\n1\n1\n");
}

TEST(Contest, PrintsEveryPartOfTheAnswer) {
  EXPECT_EQ(judged(take("read n\nprint wins, loses, draws, nimber, remoteness, winning_moves, winning_move"), "3"), "1 0 0 1 1 2 take 2\n");
  EXPECT_EQ(judged(take("read T times: n\nprint \"Case {test}: {n + 1} of {T}\", loses ? \"none\" : winning_move"), "2 0 6"),
            "Case 1: 1 of 2 none\nCase 2: 7 of 2 none\n");
  EXPECT_EQ(judged("read n\nprint score, nimber\nn: 0..9 = 3\nmove k in 1..2: n -= k, gain k * k", "4"),
            "text: expected a rule text without faults, got in line 2, column 14: nimber is not known here: this game has no nimbers");
  EXPECT_EQ(judged("read n\nprint score\nn: 0..9 = 3\nmove k in 1..2: n -= k, gain k * k", "4"), "0\n");
  EXPECT_EQ(
      judged("read n\nprint draws ? -1 : remoteness\nn: 0..2 = 1\nmove if n == 1: n = 2\nmove if n == 2: n = 1\nmove if n == 2: n = 0\n"
             "end if n == 0: draw",
             "1"),
      "-1\n");
}

TEST(Contest, CountsTheMovesOfEqualComponents) {
  const std::string nim =
      "read m, h[m]\nprint winning_moves, wins ? winning_move : \"none\"\nh = {3}\nn: 0..100\nstart k in h: n = k\n"
      "move \"take {k}\" k in 1..n: n -= k";
  EXPECT_EQ(judged(nim, "3 3 3 3"), "3 take 3\n");
  EXPECT_EQ(judged(nim, "4 5 5 5 0"), "3 take 5\n");
  EXPECT_EQ(judged(nim, "2 4 4"), "0 none\n");
  EXPECT_EQ(judged(nim, "0"), "0 none\n");
}

TEST(Contest, PrintsTheWordsOfMovesThatSplit) {
  const std::string text =
      "read h, a[h]\nprint winning_move\na = {5}\nn: 0..9\nmove \"break off {k}\" k in 1..(n-1)/2: split n into k, n - k\n";
  EXPECT_EQ(judged(text + "start x in a: n = x", "1 3"), "break off 1\n");
  EXPECT_EQ(judged(text + "start x in a: n = x", "2 2 6"), "break off 2\n");
}

TEST(Contest, PrintsOtherStarts) {
  const std::string text = take("read T times: n\nprint (wins ? \"W\" : \"L\") for n in 1..n\nprint n");
  EXPECT_EQ(judged(text, "2\n6 1\n"), "LWWWLL\n6\nL\n1\n");
  EXPECT_EQ(judged(take("read n\nprint nimber for n in 5..n"), "2"), "\n");
}

TEST(Contest, ReadsANameThatIsAWordOfTheLineElsewhere) {
  const std::string text = "print until\nuntil = 3 in 1..9\nn: 0..9 = 2\nmove k in 1..until: n -= k\n";
  EXPECT_EQ(judged(text + "read until", "4"), "4\n");
  EXPECT_EQ(judged(text + "read until, n", "4 1"), "4\n");
  EXPECT_EQ(judged(text + "read until until == 5: until", "4 6 5 7"), "4\n6\n");
}

TEST(Contest, PrintsATextBetweenOtherStarts) {
  EXPECT_EQ(judged(take("read n\nprint (wins ? \"W\" : \"L\") for n in 1..4 by \"\\n\""), "9"), "L\nW\nW\nW\n");
  EXPECT_EQ(judged(take("read n\nprint n, nimber for n in 1..4 by \", \"\nprint n"), "9"), "1 0, 2 1, 3 1, 4 2\n9\n");
  EXPECT_EQ(judged(take("read n\nprint \"a\\n{n}\\n\""), "9"), "a\n9\n\n");
}

TEST(Contest, PrintsAllMovesThatWin) {
  const std::string text = "A = 1\nn: 0..20\nm: 0..20\nmove \"n{k}\" k in 1..2: n -= k\nmove \"m{k}\" k in 1..2: m -= k\n";
  EXPECT_EQ(judged(text + "read n, m\nprint winning_move for all", "1 2"), "m1\n");
  EXPECT_EQ(judged(text + "read n, m\nprint \"to\", winning_move for all by \" or\\n\"", "4 2"), "to n2 or\nm1\n");
  EXPECT_EQ(judged(text + "read n, m\nprint winning_move for all\nprint loses", "3 3"), "\n1\n");
  EXPECT_EQ(judged("read n\nprint winning_move for all\nn: 0..9\nmove k in 1..2: n -= k", "4"),
            "text: expected a rule text without faults, got in line 2, column 7: the winning move has no words: give its line some, such "
            "as move \"take {k}\"");
}

/// AtCoder ABC 209 E, "Shiritori".
TEST(Contest, ReadsWordsOfDifferentLengths) {
  const std::string text =
      "read N, s[N] rows\nprint wins ? \"Second\" : loses ? \"First\" : \"Draw\" for at in 0..N-1 by \"\\n\"\nN = 3 in 1..1000\n"
      "s = {\"abcd\", \"bcdabc\", \"abcbcd\"}\nat: 0..N-1 = 0\nsize(i) = count(s[i,j] != ' ' for j in 0..cols(s)-1)\n"
      "move \"say {w}\" w in 0..N-1 if all(s[w,j] == s[at,size(at)-3+j] for j in 0..2): at = w";
  EXPECT_EQ(judged(text, "3\nabcd\nbcda\nada\n"), "Second\nFirst\nDraw\n");
  EXPECT_EQ(judged(text, "1\nABC\n"), "Draw\n");
  EXPECT_EQ(judged(text, "5\neaaaabaa\neaaaacaa\ndaaaaaaa\neaaaadaa\ndaaaafaa\n"), "First\nFirst\nFirst\nSecond\nFirst\n");
}

TEST(Contest, ReadsWordsRowsBoardsAndTuples) {
  const std::string word = "read n, s[n]\nprint winning_moves\ns = \"abc\"\nat: 0..len(s)-1 = 0\nmove if s[at+1] > s[at]: at += 1";
  EXPECT_EQ(judged(word, "4 abab"), "1\n");
  EXPECT_EQ(judged(word, "4 aba"), "line 1, token 2: expected s, a word of 4 characters, got \"aba\"");
  const std::string rows =
      "read R, g[R] rows\nprint remoteness\ng = \"../..\"\nx: 0..cols(g)-1 = 0\ny: 0..rows(g)-1 = 0\n"
      "move if g[y+1,x] == '.': y += 1\nmove if g[y,x+1] == '.': x += 1";
  EXPECT_EQ(judged(rows, "2\n...\n.#.\n"), "1\n");
  EXPECT_EQ(judged(rows, "2\n...\n..\n"), "line 2, token 1: all rows of g have the same length: here are 3 and 2");
  const std::string board =
      "read R, C, b[R] rows\nprint nimber\nR = 1\nC = 1\nb[R,C]: 0..1 = 0\nshow b as grid \".#\"\n"
      "move (i,j) of b if not b[i,j]: b[i,j] = 1";
  EXPECT_EQ(judged(board, "2 2 .# .."), "1\n");
  EXPECT_EQ(judged(board, "1 1 x"), "line 1, token 3: expected b, a word of the characters .#, got \"x\"");
  const std::string edges = "read N, m, E[m], v\nprint remoteness\nN = 3\nE = {(0,1)}\nv: 0..N-1 = 0\nmove (a,b) in E if a == v: v = b";
  EXPECT_EQ(judged(edges, "4 3\n0 1\n1 2\n2 3\n1"), "2\n");
  EXPECT_EQ(judged(edges, "4 0 1"), "0\n");
  EXPECT_EQ(judged(edges, "4 1 0 1 9"), "line 1, token 5: expected a number from 0 to 3, got 9");
  EXPECT_EQ(judged(take("read _, n, _\nprint n"), "x 5 y"), "5\n");
}

TEST(Contest, ReadsLongLists) {
  std::string input = "5000";
  for (int i = 0; i < 5000; ++i) input += " 100000000";
  EXPECT_EQ(judged("read k, a[k]\nprint len(a), wins\na = {1}\nn: 0..9 = 9\nmove: n -= 1", input), "5000 1\n");
}

TEST(Contest, RefusesInputAtItsPlace) {
  const std::string text = take("read T times: n, k, a[k]\nprint wins");
  EXPECT_EQ(judged(text, "1\nx"), "line 2, token 1: expected n, a number from 0 to 1000, got \"x\"");
  EXPECT_EQ(judged(text, "-1"), "line 1, token 1: expected T, a number from 0 to 2147483647, got -1");
  EXPECT_EQ(judged(text, "1\n5 -1"), "line 2, token 2: expected how many numbers or rows a has, at most 100000, got -1");
  EXPECT_EQ(judged(text, "1\n5 2 2"), "line 2, token 4: expected a, a number from -2147483647 to 2147483647, got the end of the input");
  EXPECT_EQ(judged(text, "1\n5 1 2 9"), "line 2, token 4: expected the end of the input after the last test, got 9");
  EXPECT_EQ(judged(take("print 1"), "1"),
            "text: expected a text with a line that begins with read, and one that begins with print, got one without read");
  // The first test is answered before the second one is refused.
  const auto run = open_contest({{"text", text}}, "2\n5 1 5\n7 1 x");
  while ((*run)->advance(Slice::endless()) < 1) {
  }
  EXPECT_EQ((*run)->answered(), "1\n");
}

TEST(Contest, FaultsOfTheLines) {
  const auto fault = [](const std::string& lines) { return judged(take(lines), ""); };
  const auto at = [](const std::string& place, const std::string& what) {
    return "text: expected a rule text without faults, got in line " + place + ": " + what;
  };
  EXPECT_EQ(fault("read n\nprint k"), at("2, column 7", "nothing here is called k: a text has quotes, \"k\""));
  EXPECT_EQ(fault("read n[2]\nprint n"), at("1, column 6", "n has no places to choose from: it is a number"));
  EXPECT_EQ(fault("read a\nprint n"), at("1, column 6", "say how many numbers are read, such as a[3], or a[k] after a k that is read"));
  EXPECT_EQ(judged("read h, w, b\nprint wins\nh = 1\nw = 1\nb[2,h*w]: 0..9 = 0\nmove (i,j) of b: b[i,j] -= 1", ""),
            at("1, column 12", "say how many numbers are read, such as b[3], or b[k] after a k that is read"));
  EXPECT_EQ(judged("read m, c[m], b\nprint wins\nc = {1}\nb[len(c)]: 0..9 = 0\nmove i of b: b[i] -= 1", ""),
            at("1, column 15", "say how many numbers are read, such as b[3], or b[k] after a k that is read"));
  EXPECT_EQ(judged("read h, b\nprint h, nimber\nh = 1\nb[2]: 0..9 = 0\nmove i of b, k in 1..b[i]: b[i] -= k", "7 3 5"), "7 6\n");
  EXPECT_EQ(fault("read b[2]\nprint n"), at("1, column 6", "no list of this text is called b: declare it, such as b = {1, 2}"));
  EXPECT_EQ(fault("read a[2] rows\nprint n"), at("1, column 6", "rows are read into a text or a board: a is neither"));
  EXPECT_EQ(
      fault("read c\nprint n\nc = len(a)"),
      at("1, column 6", "c is worked out from other values: only a constant written as a value, or the start of a part, can be read"));
  EXPECT_EQ(fault("read T times: n\nread n\nprint n"), at("1, column 1", "only the last line that reads can repeat"));
  EXPECT_EQ(fault("read until 2 > 3: n\nprint n"),
            at("1, column 14", "the condition needs a number that this line reads, such as until n == 0"));
  EXPECT_EQ(fault("read n\nprint winning_move + 1"), at("2, column 20", "winning_move is the words of a move, not a number"));
  EXPECT_EQ(fault("read n\nprint n for a in 1..2"), at("2, column 13", "a is no number of the position with a start of its own"));
  EXPECT_EQ(fault("read n\nprint \"{n\""), at("2, column 7", "this text is not closed on its line: } is missing"));
}

TEST(Contest, ItsWordsAreNamesElsewhere) {
  const auto opened = open_text({{"text",
                                  "read = 3\nprint(x) = x + read\ntest: 0..20 = 9\nnimber = 1\nuntil = 1\ntimes = 2\n"
                                  "move k in {until, times} if print(test) > nimber: test -= k"}});
  ASSERT_TRUE(opened);
  EXPECT_EQ(judged("read: 0..3 = 3\nmove k in 1..2: read -= k", ""),
            "text: expected a text with a line that begins with read, and one that begins with print, got one without read");
}

/// However the work is cut, the output is the same.
TEST(Contest, WorksInSlices) {
  std::string input = "300\n";
  std::mt19937 random(3);
  for (int i = 0; i < 300; ++i) input += std::to_string(random() % 1000) + " 2 " + std::to_string(1 + random() % 4) + " 7\n";
  const std::string text = take("read T times: n, k, a[k]\nprint wins, nimber\nprint wins for n in n-3..n");
  const std::string whole = judged(text, input);
  EXPECT_EQ(std::count(whole.begin(), whole.end(), '\n'), 600) << whole;
  EXPECT_EQ(judged(text, input, std::chrono::microseconds(0)), whole);
}

}  // namespace
}  // namespace grundy::lab
