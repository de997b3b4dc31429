// Input as people paste it, in all readers: each form has the value that is meant, or is refused in words.
#include "kit/edge_list.hpp"
#include "base/characters.hpp"
#include "english/english.hpp"
#include "kit/parameters.hpp"
#include "support.hpp"

namespace grundy {
namespace {

constexpr ParameterSpec kSpecs[] = {
    {.name = "number", .kind = ParameterKind::integer, .fallback = "1", .most = 1'000'000'000},
    {.name = "list", .kind = ParameterKind::list, .fallback = "1"},
    {.name = "flag", .kind = ParameterKind::flag, .fallback = "0"},
    {.name = "word", .kind = ParameterKind::text, .fallback = "ab", .alphabet = "abcdefghijklmnopqrstuvwxyz"},
    {.name = "board", .kind = ParameterKind::board, .fallback = ".K/..", .least = 1, .most = 9, .alphabet = ".KX"},
    {.name = "squares", .kind = ParameterKind::squares, .fallback = "", .most = 9},
    {.name = "edges", .kind = ParameterKind::edges, .fallback = "", .most = 99, .shortest = 0, .longest = 4, .read_edges = read_edges},
};

Result<Parameters> read(const char* name, const std::string& text) { return Parameters::read(kSpecs, {{name, text}}); }

std::string refusal(const char* name, const std::string& text) {
  const auto read_as = read(name, text);
  return read_as ? "" : english(read_as.error());
}

/// Byte escapes never reach people.
void expect_readable(const std::string& words) {
  EXPECT_EQ(words.find("\\x"), std::string::npos) << words;
  EXPECT_EQ(words, readable(words));
}

const char* const kNoBreak = "\u00A0";
const char* const kThin = "\u2009";
const char* const kNarrow = "\u202F";
const char* const kSpaces[] = {" ", "\t", "\n", "\r\n", "  ", "\u00A0", "\u2003", "\u2007", "\u3000", "\u2009", "\u202F"};

TEST(Pasted, Edges) {
  const std::vector<std::uint64_t> edges = {Edge(0, 1).number(), Edge(1, 2).number(), Edge(12, 0).number()};
  for (const char* form : {
           "0>1,1>2,12>0",
           "0 1\n1 2\n12 0\n",
           "0,1\r\n1,2\r\n12,0",
           "0->1, 1->2, 12->0",
           "0 -> 1; 1 -> 2; 12 -> 0;",
           "{0 => 1 => 2, 12 --> 0}",
           "0>1>2 12>0",
           "[[0,1],[1,2],[12,0]]",
           "[(0, 1), (1, 2), (12, 0)]",
           "0\u21921, 1 \u2192 2, 12\u21920",
           "0\u2013>1 1\u2212>2 12>0",
           "# from\tto\n0\t1\n1\t2 % the rest\n12\t0 # end",
           "\uFEFF\uFF10>\uFF11,1\u2009>\u00A02,+12>+0",
           "\"0\" \"1\" '1' '2' 12 0",
           "digraph { 0 -> 1 -> 2; 12 -> 0 }",
           "strict digraph \"my graph\" {\n  rankdir=LR; node [shape=circle, label=\"a ] b\"]\n  0 -> 1 [weight=3] // one\n  \"1\" -> 2:n\n"
           "  subgraph s { 12 }\n  12 -> 0 /* the\n rest */ # of it\n}\n",
           "digraph{0->{1};1->2;subgraph c{12}->0}",
           "from,to\n0,1\n1,2\n12,0\n",
           "Source;Target;Weight\r\n0;1;0.5\r\n1;2;7\r\n12;0;1\r\n",
           "id\ttarget\tsource\n9\t1\t0\n9\t2\t1\n9\t0\t12",
           "\"u\",\"v\"\n\"0\",\"1\"\n1,2\n\n12,0",
           "a,b\n0,1\n1,2\n12,0",
           "[{\"from\":0,\"to\":1},{\"from\":1,\"to\":2},{\"from\":12,\"to\":0}]",
           "{\"nodes\":[{\"id\":0,\"x\":-1.5e-3}],\"links\":[{\"source\":\"0\",\"target\":1,\"value\":2.5},{\"target\":2,\"source\":1},"
           "{\"source\":12,\"target\":0}]}",
           "{\"edges\": [[0, 1], [1, 2, 0.5], [12, 0]], \"name\": \"x\", \"positions\": [[1, 2]]}",
           "{\"0\": [1], \"1\": [2], \"2\": [], \"12\": [0]}",
           "\uFEFFdigraph { 0 -> 1 -> 2; 12 -> 0 }",
       }) {
    const auto read_as = read("edges", form);
    ASSERT_TRUE(read_as) << form << ": " << refusal("edges", form);
    EXPECT_EQ(read_as->list("edges"), edges) << form;
  }
  for (const char* form : {"", " \n", "[]", "# none"})
    EXPECT_TRUE(read("edges", form) && read("edges", form)->list("edges").empty()) << form;
  EXPECT_EQ(read("edges", "0>1,1>2,2>3,3>4")->list("edges").size(), 4u);
}

TEST(Pasted, EdgesAreRefusedAtTheirPlace) {
  const std::string expected = "edges: expected edges as FROM>TO separated by commas, each vertex a number from 0 to 99, got ";
  EXPECT_EQ(refusal("edges", "0>1,1>2,3"), expected + "the end of the input in edge 3");
  EXPECT_EQ(refusal("edges", "0>1,>2"), expected + "\">2\" in edge 2");
  EXPECT_EQ(refusal("edges", "0>1\n1>x\n2>3"), expected + "\"x\" in edge 2");
  EXPECT_EQ(refusal("edges", "0>1>"), expected + "the end of the input in edge 2");
  EXPECT_EQ(refusal("edges", "0>1,2>100"), expected + "100 in edge 2");
  EXPECT_EQ(read("edges", "0>1,2>100").error().code, Error::Code::reach);
  EXPECT_EQ(refusal("edges", "0>99999999999999999999"), expected + "99999999999999999999 in edge 1");
  EXPECT_EQ(refusal("edges", "0 1.5"), expected + "\"1.5\" in edge 1");
  EXPECT_EQ(refusal("edges", "0>-1"), expected + "-1 in edge 1");
  EXPECT_EQ(refusal("edges", "0--1"), expected + "--1 in edge 1");
  EXPECT_EQ(refusal("edges", "digraph { 0 -> 1; 1 -> b }"), expected + "\"b\" in edge 2");
  EXPECT_EQ(refusal("edges", "digraph { 0 -> \"1,2\" }"), expected + "\"1?2\" in edge 1");
  EXPECT_EQ(refusal("edges", "digraph { 0 -> 1 "), expected + "\"digraph\" in edge 1");
  EXPECT_EQ(refusal("edges", "from,to\n0,1\n1\n"), expected + "\"?\" in edge 2");
  EXPECT_EQ(refusal("edges", "from,to"), expected + "\"from\" in edge 1");
  EXPECT_EQ(refusal("edges", "{\"edges\": [[0, 1], [1, -2]]}"), expected + "-2 in edge 2");
  EXPECT_EQ(refusal("edges", "digraph { {0 1 2} -> {3 4 5} }"), "edges: expected 0 to 4 edges, got at least 5");
  EXPECT_EQ(read("edges", "graph { 0 -- 1; }")->list("edges"), (std::vector<std::uint64_t>{Edge(0, 1).number(), Edge(1, 0).number()}));
  EXPECT_EQ(refusal("edges", "0>1 2 \u200B\u2603 3"), expected + "\"\u2603\" in edge 2");
  EXPECT_EQ(refusal("edges", "0>1,1>2,2>3,3>4,4>5"), "edges: expected 0 to 4 edges, got at least 5");
  EXPECT_EQ(refusal("edges", "random:9:5:1"),
            "edges: expected random:VERTICES:EDGES:SEED, VERTICES from 1 to 100, EDGES up to 4, got \"random:9:5:1\"");
  EXPECT_EQ(refusal("edges", "random:9:4"), "edges: expected random:VERTICES:EDGES:SEED, got \"random:9:4\"");
  const auto random = read("edges", "random:9:4:1"), again = read("edges", "random:9:4:1");
  EXPECT_EQ(random->list("edges"), again->list("edges"));
  for (const std::uint64_t edge : random->list("edges")) EXPECT_LT(std::max(Edge(edge).from, Edge(edge).to), 9u);
  for (const char* wrong : {"0>1,1>2,3", "0>\u00A0\u2003x", "\xFF>1", "0>1\u200Dx"}) expect_readable(refusal("edges", wrong));
}

TEST(Pasted, Lists) {
  std::vector<std::string> forms = {
      "3,5,7",
      "3;5;7",
      "3, 5, 7",
      "3; 5; 7",
      "3 ,5 ,7",
      "3, 5, 7,",
      "3;5;7;",
      "[3,5,7]",
      "{3,5,7}",
      "(3, 5, 7)",
      "[ 3, 5, 7, ]",
      "[3 5 7]",
      "{3;5;7}",
      "\uFF13\uFF0C\uFF15\uFF0C\uFF17",
      "\uFF13\u3001\uFF15\u3001\uFF17",
      "\uFF3B\uFF13,5,7\uFF3D",
      "\uFF5B3,5,7\uFF5D",
      "+3,+5,+7",
      "3\uFF1B5\uFF1B7",
      "\uFEFF3,5,7",
      "3,\u200B5,7",
      "3,5,7\u200B",
      "\u200E3,5,7\u200F",
      "3,5,\u20607",
      "3,\u00AD5,7",
      "03,05,07",
      "3,5,7\n",
      "\t3,5,7\t",
      "3,\n5,\n7",
      "3,\r\n5,\r\n7",
  };
  for (const char* space : kSpaces) {
    forms.push_back("3" + std::string(space) + "5" + space + "7");
    forms.push_back("3," + std::string(space) + "5," + space + "7");
    forms.push_back(space + std::string("3") + space + "," + space + "5,7" + space);
  }
  for (const std::string& form : forms) {
    const auto list = read("list", form);
    ASSERT_TRUE(list) << form << ": " << english(list.error());
    EXPECT_EQ(list->list("list"), (std::vector<std::uint64_t>{3, 5, 7})) << form;
  }
  const auto values = [](const std::string& text) { return read("list", text)->list("list"); };
  // Only thin spaces group, and only before exactly three digits.
  for (const std::string thin : {kThin, kNarrow}) {
    EXPECT_EQ(values("10" + thin + "000,5"), (std::vector<std::uint64_t>{10'000, 5}));
    EXPECT_EQ(values("1" + thin + "234" + thin + "567"), (std::vector<std::uint64_t>{1'234'567}));
    EXPECT_EQ(values("1" + thin + "23" + thin + "456"), (std::vector<std::uint64_t>{1, 23'456}));
    EXPECT_EQ(values("1" + thin + "2345"), (std::vector<std::uint64_t>{1, 2345}));
  }
  EXPECT_EQ(values("10,000"), (std::vector<std::uint64_t>{10, 0}));
  EXPECT_EQ(values("10\uFF0C000"), (std::vector<std::uint64_t>{10, 0}));
  EXPECT_EQ(values("10" + std::string(kNoBreak) + "000"), (std::vector<std::uint64_t>{10, 0}));
  EXPECT_EQ(values("10 000"), (std::vector<std::uint64_t>{10, 0}));
}

TEST(Pasted, ListsThatAreRefused) {
  for (const char* form :
       {"3,,5",   ",3,5", "3;;5", "3, ,5", "3.5",     "3-5", "3..5", "10'000", "3 and 5", "\u22123,5", "\u20133", "[3,5", "3,5]",
        "{3}{5}", "3/5",  "a",    "3,5,x", "[3],[5]", "3:5", "1e3",  "\u00BD", "\uE000",  "3\xFF",     "++3",     "+",    "-3"}) {
    const std::string words = refusal("list", form);
    EXPECT_TRUE(words.starts_with("list: expected numbers separated by commas, each ")) << form << ": " << words;
    expect_readable(words);
  }
  EXPECT_EQ(refusal("list", "3,\u22125"), "list: expected numbers separated by commas, each from 0 to 9223372036854775807, got -5");
}

TEST(Pasted, Numbers) {
  std::vector<std::string> forms = {
      "10000",       "10,000",      "10\uFF0C000", "10'000",      "10\u2019000", "+10000",  "+10,000",    "\uFF11\uFF10\uFF10\uFF10\uFF10",
      "10000\u200B", "\uFEFF10000", "010000",      "10\u200B000", "\uFF0B10000", "10000\n", "10\u2060000"};
  for (const char* space : kSpaces) {
    forms.push_back(space + std::string("10000") + space);
    // Line breaks and more than one space do not group.
    if (std::string_view(space) != "\t" && std::string_view(space).find('\n') == std::string_view::npos && std::string_view(space) != "  ")
      forms.push_back("10" + std::string(space) + "000");
  }
  for (const std::string& form : forms) {
    const auto number = read("number", form);
    ASSERT_TRUE(number) << form << ": " << english(number.error());
    EXPECT_EQ(number->integer("number"), 10'000u) << form;
  }
  for (const char* form : {"1,234,567", "1'234'567", "1 234 567", "1\u00A0234\u00A0567", "1\u202F234\u202F567"})
    EXPECT_EQ(read("number", form)->integer("number"), 1'234'567u) << form;
  for (const char* form : {"10,00", "10,0000", "1,0000", ",100", "10,", "1000,000", "1,234'567", "10.000", "10_000", "10,000,", "1,,000",
                           "-5",    "\u22125", "10 00",  "1e4",  "ten", "",         "+",         "10;000", "0x10",   "10\n000"}) {
    const std::string words = refusal("number", form);
    EXPECT_TRUE(words.starts_with("number: expected a number from 0 to 1000000000, got ")) << form << ": " << words;
    expect_readable(words);
  }
}

TEST(Pasted, WordsFlagsAndBoards) {
  for (const char* form : {"forces", " forces ", "forces\n", "\uFF46orces", "for\u200Bces", "\uFEFFforces", "\"forces\"",
                           "\u201Cforces\u201D", "\u2018forces\u2019", "for\u00ADces", "\u00A0forces\u00A0", "\u00ABforces\u00BB"}) {
    const auto word = read("word", form);
    ASSERT_TRUE(word) << form << ": " << english(word.error());
    EXPECT_EQ(word->text("word"), "forces") << form;
  }
  for (const char* form : {"1", " 1", "\uFF11", "1\u200B"}) EXPECT_EQ(read("flag", form)->integer("flag"), 1u) << form;
  for (const char* form : {".K./.../..X", ".K.\n...\n..X", ".K.\r\n...\r\n..X\r\n", " .K. / ... / ..X ", ".K. ... ..X", ".K.,...,..X",
                           ". K .\n. . .\n. . X", ".K.\n\u2026\n..X", ".K.\uFF0F...\uFF0F..X", "\u201C.K./.../..X\u201D",
                           ".K.\n...\n..X\u200B", "\uFF0E\uFF2B\uFF0E/.../..X", ".K.\n\n...\n..X"}) {
    const auto board = read("board", form);
    ASSERT_TRUE(board) << form << ": " << english(board.error());
    EXPECT_EQ(board->board("board").squares, ".K......X") << form;
  }
  for (const char* form : {"1.2,3.4", "1.2, 3.4", "1.2 3.4", "1.2;3.4", "[1.2, 3.4]", "\uFF11.\uFF12\uFF0C3.4", "1.2,\u00A03.4,"}) {
    const auto squares = read("squares", form);
    ASSERT_TRUE(squares) << form << ": " << english(squares.error());
    EXPECT_EQ(squares->squares("squares"), (std::vector<Square>{{1, 2}, {3, 4}})) << form;
  }
  for (const char* form : {"for ces", "forc\u00E9s", "FORCES", "f\uE000"}) expect_readable(refusal("word", form));
  for (const char* form : {".K.//..X", ".K./..", ".K./.../..Y", ".K./.\u00B7./..X"}) {
    EXPECT_NE(refusal("board", form), "") << form;
    expect_readable(refusal("board", form));
  }
}

TEST(Pasted, JudgeInput) {
  const auto output = [](const std::string& input) {
    const auto judged = judge_game("nim", input);
    return judged ? *judged : english(judged.error());
  };
  std::vector<std::string> forms = {
      "3\n3 5 7\n0\n",      "3 3,5,7 0",       "3\n3, 5, 7\n0",         "3\n3;5;7\n0",           "3\n[3,5,7]\n0",
      "3\n{3, 5, 7}\n0",    "3\n3, 5, 7,\n0",  "3\n+3 +5 +7\n0",        "\uFEFF3\n3 5 7\n0",     "3\n3 \u200B5 7\n0",
      "3\n(3 5 7)\n0",      "3\n3 , 5 , 7\n0", "\uFF13\n\uFF13 5 7\n0", "3\n3\uFF0C5\uFF0C7\n0", "3\n[ 3, 5, 7 ]\n0",
      "3\r\n3 5 7\r\n0\r\n"};
  for (const char* space : kSpaces) forms.push_back("3" + std::string(space) + "3" + space + "5" + space + "7" + space + "0");
  for (const std::string& form : forms) EXPECT_EQ(output(form), "Yes\n") << form;
  EXPECT_EQ(output("2\n3,500 3\n0"),
            "line 2, token 1: expected the size of a heap, a number from 0 to 9223372036854775807, got \"3,500\", which may be one number "
            "or two");
  for (const char* form :
       {"2\n3,,5\n0", "2\n3.5 5\n0", "2\n\u22123 5\n0", "2\n3 \u00BD\n0", "2\n3'5 5\n0", "2\n3x 5\n0", "2\n3 \uE000\n0"}) {
    EXPECT_TRUE(output(form).starts_with("line 2, token ")) << form << ": " << output(form);
    expect_readable(output(form));
  }
}

TEST(Pasted, TestsBeforeAnErrorAreAnswered) {
  const auto run = [](std::string_view id, std::string_view input) {
    auto judge = open_judge(id, input);
    while ((*judge)->advance(Slice::endless()) < 1) {
    }
    return std::move(*judge);
  };
  const auto broken = run("letter-picking", "3\nforces\nabba\nabc\n");
  EXPECT_EQ(broken->answered(), "Alice\nDraw\n");
  EXPECT_FALSE(broken->take());
  const auto trailing = run("letter-picking", "1\nforces\nabba\n");
  EXPECT_EQ(trailing->answered(), "Alice\n");
  EXPECT_FALSE(trailing->take());
  const auto ignored = run("nim", "1\n4\n0\nand more\n");
  EXPECT_TRUE(ignored->ignored_rest());
  EXPECT_EQ(*ignored->take(), "Yes\n");
  EXPECT_FALSE(run("nim", "1\n4\n0\n \n")->ignored_rest());
}

}  // namespace
}  // namespace grundy
