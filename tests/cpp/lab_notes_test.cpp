// Findings in a text beyond its faults of reading: faults that positions have, and what is probably not meant.
#include "english/english.hpp"
#include "lab/solvers/inspect.hpp"
#include "lab_messages.hpp"
#include "lab_texts.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

std::string put(Place place, const Message& message) {
  return std::to_string(place.line) + ":" + std::to_string(place.column) + " " + english(message);
}

/// The fault of a text that is read, and its notes, one a line.
std::string found_in(const std::string& text) {
  forget();
  std::shared_ptr<const Program> program;
  const auto solved = prepare({{"text", text}}, program);
  EXPECT_TRUE(solved) << text << (solved ? std::string() : english(solved.error()));
  if (!solved) return {};
  const Inspection inspection = inspect(**solved);
  std::string out = inspection.fault ? put(inspection.fault->place, inspection.fault->message) : std::string();
  for (const Note& note : inspection.notes) out += (out.empty() ? "" : "\n") + put(note.place, note.message);
  return out;
}

TEST(LabNotes, CheckingFindsWhatSolvingWouldFind) {
  const std::pair<const char*, const char*> all[] = {
      {"n: 0..20\nmove k in 1..3: n = n-k\n", "2:17 n = -1 leaves 0..20 at the position 0"},
      {"n: 0..100000\nmove k in 1..3: n = n-k\n", "2:17 n = -1 leaves 0..100000 at the position 0"},
      {"n: 0..60 = 20\nm: 0..50 = 19\nmove k in 1..min(n, m): n -= k, m = 2 * k\n", "3:33 m = 52 leaves 0..50 at the position 26,26"},
      // Only the last positions are at fault.
      {"n: 0..100000\nmove k in 1..3 if n < 99990 or k < 2: n -= k\nmove if n > 99998: n = n + 2\n",
       "3:20 n = 100002 leaves 0..100000 at the position 100000"},
      // Only positions near the start are solved.
      {"b[15]: 0..9 = 0\nmove i of b, k in 1..b[i]: b[i] -= k\nmove i of b if b[i] == 0 and i < 1: b[i] = b[i] - 1\n",
       "3:37 b[0] = -1 leaves 0..9 at the position 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0"},
      {"n: 0..9\nmove a in 0..n: split n into a, n - a\n",
       "2:1 this move can lead back to a position before it: a game that splits or counts points must come to an end"},
      {"n: 0..9\nLeft k in 1..2: n -= k\nRight: n = n - 1\n", "3:8 n = -1 leaves 0..9 at the position 0"}};
  for (const auto& [text, wanted] : all) {
    const std::string found = found_in(text);
    EXPECT_EQ(found.substr(0, found.find('\n')), wanted) << text;
    const std::string failure = failure_of(text);
    EXPECT_EQ(failure.empty(), std::string(wanted).empty()) << text << failure;
  }
}

TEST(LabNotes, WhatIsProbablyNotMeantIsNoted) {
  const std::pair<const char*, const char*> all[] = {
      {"n: 0..20\nmove: n -= 30\n", "2:1 each of these moves would leave a range, so none of them is allowed"},
      {"n: 0..20\nmove: n -= 1\nmove if n > 30: n -= 2\n", "3:1 no position allows this move"},
      {"n: 0..20\nmove: n -= 1\nend if n == 21: next wins\n", "3:1 no position meets this condition"},
      {"n: 0..20\nmove k in 1..3: n -= k if n > 5\n",
       "2:24 where this condition is false, the step is skipped, and the move changes nothing: before the colon it would forbid the move"},
      {"n: 0..20\nmove k in 0..3: n -= k\n", "2:1 some of these moves change nothing, so play can repeat"},
      {"x: 0..9\ny: 0..9\nmove if x > y: x = y, y = x\n",
       "3:27 x is what the step before has made of it: each step reads the results of those before it"},
      {"c = {1, 2, 3}\nl: 0..3\nmove: l += 1, gain c[l]\n",
       "3:22 l is what the step before has made of it: each step reads the results of those before it"},
      {"h[2]: 0..5 = 5\nmove i of h, k in 1..h[i]: h[i] -= k, gain h[i]\n",
       "2:44 h is what the step before has made of it: each step reads the results of those before it"},
      {"x[8]: 0..1\nmove i of x if not x[i] and not x[i+1] and not x[i-1]: x[i] = 1\n",
       "2:40 at 1,1,1,1,1,1,1,0 this looks at a place that does not exist, which forbids the move"},
      {"x[8]: 0..1\nmove i of x: x[i] += 1, if x[i+1] == 0\n",
       "2:35 at 1,1,1,1,1,1,1,0 this looks at a place that does not exist, which forbids the move"},
      {"h[3]: 0..5\nmove i in h: h[i] -= 1\n", "2:6 i is one of the numbers in h here; of goes through its places"},
      {"n: 0..90\nmove k in 1..5: n -= k ^ 3 + 8\n", ""},
      {"n: 0..90\nmove k in 4..5: n -= k ^ 2\n", "2:24 ^ is the nim-sum; ** is the power"}};
  for (const auto& [text, wanted] : all) EXPECT_EQ(found_in(text), wanted) << text;
}

/// The solver of the same text may have been found from another start.
TEST(LabNotes, WhatWasSolvedBeforeDoesNotMatter) {
  const std::string text = "n: 0..9 = 3\nmove k in 1..2: n -= k\n";
  bool ok = false;
  const auto checked = [&] { return check_json(text, {}, [](Json& out, const Message& message) { out.text(english(message)); }, ok); };
  forget();
  const std::string fresh = checked();
  forget();
  std::shared_ptr<const Program> program;
  ASSERT_TRUE(static_cast<bool>(prepare({{"text", text}, {"n", "1"}}, program)));
  EXPECT_EQ(checked(), fresh);
}

TEST(LabNotes, MovesAreCountedAndThoseThatLeaveTheBoard) {
  bool ok = false;
  const std::string json = check_json("n: 0..9\nmove k in 1..3: n -= k\nmove: n -= 10\n", {}, put_english, ok);
  EXPECT_NE(json.find("\"line\":2,\"message\":\"30 moves over all positions, 6 of them would leave a range and are not allowed\""),
            std::string::npos)
      << json;
  EXPECT_NE(json.find("\"line\":3,\"message\":\"10 moves over all positions, 10 of them would leave a range and are not allowed\""),
            std::string::npos)
      << json;
  EXPECT_NE(json.find("\"line\":3,\"column\":1,\"message\":\"each of these"), std::string::npos) << json;
}

TEST(LabNotes, WhatIsMeantIsNotNoted) {
  for (const char* text :
       {"n: 0..20\nmove: n -= 1, pass\n", "n: 0..20\nmove: pass\n", "n: 0..20\nmove k in 1..3: n -= k, if n != 3\n",
        // A domino needs both squares, and a look outside takes away nothing that its steps would not.
        "b[3,3]: 0..1\nmove (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1\n",
        // Conditions inside of expressions decide no move.
        "x[8]: 0..1\nmove i of x if not x[i] and not any(x[j+1] for j in i..i if x[j+1] >= 0): x[i] = 1\n",
        "n: 0..9\nm: 0..9\nmove if n > 0: m = n, n -= 1\n", "t[3]: 0..1\nmove i of t, j in 0..i-1 if t[i]: t[i] = 0, t[j] = 1 - t[j]\n",
        "n: 0..9\nm: 0..9\nmove k in 1..3: n -= k, m = 0 if m > n\n"})
    EXPECT_EQ(found_in(text), "") << text;
}

/// A fault that checking finds is one that solving finds, and of small texts it misses none.
TEST(LabNotes, CheckingAndSolvingAgreeOnRandomTexts) {
  std::uint64_t faults = 0;
  const std::uint64_t texts = by_scale(300, 600, 4000);
  for (std::uint64_t seed = 1; seed <= texts; ++seed) {
    const std::string text = random_rule_text(seed);
    std::shared_ptr<const Program> program;
    forget();
    const auto solved = prepare({{"text", text}}, program);
    if (!solved) continue;
    const Inspection inspection = inspect(**solved);
    const std::string failure = failure_of(text);
    const bool counted = !inspection.moves.empty();
    if (inspection.fault) {
      ++faults;
      EXPECT_NE(failure, "") << put(inspection.fault->place, inspection.fault->message) << "\n" << text;
    } else if (counted) {
      EXPECT_EQ(failure.find(" leaves "), std::string::npos) << failure << "\n" << text;
    }
  }
  EXPECT_GE(faults, texts / 100);
}

/// The work is bounded: what could be noted only after all positions is not.
TEST(LabNotes, LargeTextsAreInspectedInPart) {
  EXPECT_EQ(found_in("n: 0..10000000\nmove k in 1..3: n -= k\nend if n == 5000000: next wins\n"), "");
  // Bounds of expressions hold for all positions.
  EXPECT_EQ(found_in("n: 0..10000000\nmove k in 1..3: n -= k\nmove if n > 20000000: n -= 4\nend if n < 0: next wins\n"),
            "3:1 no position allows this move\n4:1 no position meets this condition");
  EXPECT_EQ(found_in("n: 0..19000\nmove k in 1..1000 if any(i * k == n for i in 1..500): n -= k\nend if n * n == 7: next wins\n"), "");
}

}  // namespace
}  // namespace grundy::lab
