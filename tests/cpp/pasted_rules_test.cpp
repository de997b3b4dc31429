// Rule texts and their values as people paste them: read as typed, with faults at their place in the pasted text.
#include "lab/game/open_text.hpp"
#include "lab/solvers/solved.hpp"
#include "lab_messages.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

std::string plain(const std::string& text) { return PlainText(text).text(); }

TEST(PastedRules, SignsAndSpacesAreReadAsTyped) {
  const std::pair<const char*, const char*> forms[] = {
      {"n: 0\u202620 = 7", "n: 0..20 = 7"},
      {"move k in 1..n if k \u2264 3: n \u2212= k", "move k in 1..n if k <= 3: n -= k"},
      {"end if a \u2265 2 \u2227 b \u2260 1: last wins", "end if a >= 2  and  b != 1: last wins"},
      {"c = 2 \u00D7 3 \u00F7 2", "c = 2 * 3 / 2"},
      {"move \u201Ctake {k}\u201D k in 1..3: n -= k", "move \"take {k}\" k in 1..3: n -= k"},
      {"legal if s[0] == \u2018X\u2019", "legal if s[0] == 'X'"},
      {"n\uFF1A0..2\uFF10\uFF0Cm: 0..3", "n:0..20,m: 0..3"},
      {"n:\u00A00..20\u2003=\u30007", "n: 0..20 = 7"},
      {"\uFEFFn: 0..\u200B20\u00AD = 7", "n: 0..20 = 7"},
      {"\tn: 0..20 = 7", "\tn: 0..20 = 7"},
      {"n: 0..10\u202F000 = 7", "n: 0..10000 = 7"},
      {"n: 0..10\u202F00 = 7", "n: 0..10 00 = 7"},
      {"x \u2295 y", "x ^ y"},
      {"\u00AC(a \u2228 b)", " not (a  or  b)"},
      {"k \u2208 {1, 3}", "k  in  {1, 3}"},
      // Words and comments stay as they are.
      {"move \"n \u2264 3\u2026 {k}\" k in 1..3: n -= k", "move \"n \u2264 3\u2026 {k}\" k in 1..3: n -= k"},
      {"n: 0..9 # \u2264 \u201Cx\u201D", "n: 0..9 # \u2264 \u201Cx\u201D"},
      {"plain \u00E9", "plain \u00E9"},
      {"n: 0..9\u0085 = 3\u2028", "n: 0..9  = 3 "},
  };
  for (const auto& [pasted, typed] : forms) EXPECT_EQ(plain(pasted), typed) << pasted;
}

TEST(PastedRules, HaveTheSameAnswer) {
  const auto answer = [](const RawParameters& parameters) -> std::string {
    auto solution = open_text(parameters);
    if (!solution) return english(solution.error());
    while ((*solution)->advance(Slice::endless()) < 1) {
    }
    return english((*solution)->answer().text);
  };
  const std::string typed = "take = {1, 3, 8}\nn: 0..100 = 20\nmove \"take {s}\" s in take if s <= n: n -= s\n";
  const std::string pasted =
      "\uFEFFtake = {1\uFF0C 3,\u00A08}\r\nn: 0\u2026100 = 20\r\nmove \u201Ctake {s}\u201D s \u2208 take if s \u2264 n: n \u2212= s\r\n";
  EXPECT_EQ(answer({{"text", pasted}}), answer({{"text", typed}}));
  for (const char* list : {"1,2", "1 2", "1;2", "[1, 2]", "{1,2}", "1, 2,", "\uFF11\uFF0C2", "+1,+2", "1\u00A02", "(1, 2)"})
    EXPECT_EQ(answer({{"text", typed}, {"take", list}}), answer({{"text", typed}, {"take", "1,2"}})) << list;
  for (const char* number : {"21", "+21", "\uFF12\uFF11", " 21 ", "2\u200B1"})
    EXPECT_EQ(answer({{"text", typed}, {"n", number}}), answer({{"text", typed}, {"n", "21"}})) << number;
  const std::string large = "n: 0..20000 = 7\nmove k in 1..3: n -= k\n";
  for (const char* number : {"10000", "10,000", "10 000", "10\u202F000", "10'000"})
    EXPECT_EQ(answer({{"text", large}, {"n", number}}), answer({{"text", large}, {"n", "10000"}})) << number;
  const std::string board = "b = \"..K/.X./...\"\nr: 0..rows(b)-1 = 2\nmove if b[r,1] != 'X': r -= 1\n";
  for (const char* rows : {"K../.../.X.", "K..\n...\n.X.", "\u201CK../.../.X.\u201D", "K../\u2026/.X."})
    EXPECT_EQ(answer({{"text", board}, {"b", rows}}), answer({{"text", board}, {"b", "K../.../.X."}})) << rows;
}

TEST(PastedRules, FaultsStandAtTheirPlaceInThePastedText) {
  const auto place = [](const std::string& text) {
    Faults faults;
    read_program(text, {}, faults);
    return faults.empty() ? std::string("none") : std::to_string(faults[0].place.line) + ":" + std::to_string(faults[0].place.column);
  };
  EXPECT_EQ(place("n: 0..20\nmove k in 1..3 if k <= 3 and oops: n -= k\n"), "2:30");
  // One character each instead of two, and one that is not there.
  EXPECT_EQ(place("n: 0..20\nmove k in 1\u20263 if k \u2264 3 and oops: n -= k\n"), "2:28");
  EXPECT_EQ(place("n: 0..20\nmove k in 1..3\u200B if k <= 3 and oops: n -= k\n"), "2:31");
  EXPECT_EQ(place("n: 0..20\nmove k in 1..3 if k <= 3 \u2227 oops: n -= k\n"), "2:28");
  EXPECT_EQ(place("n: 0..20\nmove k in 1..3 if k \u20AC 3: n -= k\n"), "2:21");
}

}  // namespace
}  // namespace grundy::lab
