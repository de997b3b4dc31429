// The command line as a function of its arguments: the output of each command, and the errors of invalid arguments.
#include "doors.hpp"

#include <gtest/gtest.h>

#include <map>
#include <tuple>

namespace grundy {
namespace {

constexpr const char* kFalls = "x: 0..9 = 3\nmove k in 1..2: x -= k";

void expect_out(std::vector<std::string> arguments, const std::string& begins, const std::string& input = {}) {
  const CommandResult result = run(arguments, input);
  EXPECT_EQ(result.status, 0) << arguments[0] << result.err;
  EXPECT_EQ(result.err, "");
  EXPECT_EQ(result.out.substr(0, begins.size()), begins) << arguments[0];
  EXPECT_EQ(result.out.back(), '\n');
}

TEST(CommandLine, EveryCommandAnswers) {
  expect_out({}, "usage: grundyscope list\n");
  for (const char* help : {"help", "--help", "-h"}) expect_out({help}, "usage: grundyscope list\n");
  for (const char* command : {"draw", "check", "value", "verify"}) expect_out({command, "--help"}, "usage: grundyscope list\n");
  expect_out({"help", "nim"},
             "nim: Nim\nUVA 10165 \"Stone Game\"\n\nParameters\n  -p heaps=3,5,7  Heaps. Sizes of the heaps\n"
             "     numbers separated by commas, each from 0 to 9223372036854775807\n  -p misere=0  ");
  expect_out({"list"}, "dominoes\tThe disappearing domino game\ntabgame\t");
  expect_out({"methods", "nim"}, "[{\"id\":\"recursion\"");
  expect_out({"count", "nim", "memory", "-p", "heaps=1,2"}, "{\"positions\":5,\"options\":8,\"bytes\":85}\n");
  expect_out({"count", "nim", "memory", "-p", "heaps=1,2", "--steps", "2"},
             "{\"positions\":5,\"options\":8,\"bytes\":85,\"steps\":[[23,0,0,0],[23,1,0,1]],\"looked\":[[],[0,0]],\"depths\":[3,2],"
             "\"places\":\"cells\",\"layer\":\"outcome\",\"values\":[1,0],\"printed\":34}\n");
  expect_out({"period", "rules", "-p", "text=0.77", "-p", "N=500"},
             "{\"layer\":\"nimber\",\"count\":501,\"preperiod\":71,\"period\":12,\"proved\":true}\n");
  expect_out({"period", "rules", "-p", "text=n: 0..40\nmove k in 1..n/2: n -= k"},
             "{\"layer\":\"nimber\",\"count\":41,\"proved\":false}\n");
  expect_out({"period", "rules", "-p", "text=n: 0..99\nmove k in {1,3}: n -= k\nend: next wins"},
             "{\"layer\":\"outcome\",\"count\":100,\"preperiod\":0,\"period\":2,\"proved\":false}\n");
  expect_out({"period", "rules", "-p", "text=n: 0..9\nmove k in 1..n: n -= k"},
             "{\"layer\":\"nimber\",\"count\":10,\"preperiod\":0,\"period\":1,\"saltus\":1,\"proved\":false}\n");
  expect_out({"check", "rules"}, "{\"ok\":true,\"faults\":[],", kFalls);
  expect_out({"check", "rules", "-p", std::string("text=") + kFalls}, "{\"ok\":true,\"faults\":[],");
  expect_out({"source", "rules", "--language", "python"}, "# Prints the table of a game as CSV", kFalls);
  expect_out({"source", "rules", "--language", "cpp"}, "// Prints the table of a game as CSV", kFalls);
  expect_out({"answer", "rules", "-p", "text=@-"}, "{\"outcome\":\"P\",", kFalls);
  expect_out({"explain", "nim", "-p", "heaps=1", "--state", "1"}, "{\"position\":\"1\"");
  expect_out({"explain", "nim", "--at", "3,4"}, "{\"position\":\"3,4,7\"");
  expect_out({"draw", "nim", "-p", "max=3", "--width", "40", "--height", "30", "--format", "svg"},
             "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"40\" height=\"30\" viewBox=\"0 0 40 30\">\n<title>Nim: ");
  for (const char* side : {"1", "16384"})
    EXPECT_EQ(run({"draw", "nim", "--width", side, "--height", "1", "--format", "svg"}).err, "") << side;
  expect_out({"count", "nim", "nim-sum", "--steps", "100000", "--most", "1000000"}, "{\"positions\":");
  expect_out({"certify", "nim", "--at", "1,0", "-p", "heaps=5,6"}, "{\"certificate\":1,\"game\":\"nim\",\"parameters\":{\"heaps\":\"5,6\"");
}

TEST(CommandLine, WhatATerminalWouldObeyIsWrittenOut) {
  const std::string expected = "error: [U+001B][31m[U+009B]\xC3\xA9: expected ";
  EXPECT_EQ(run({"answer", "nim", "-p", "\x1b[31m\xC2\x9B\xC3\xA9=6"}).err.substr(0, expected.size()), expected);
}

TEST(CommandLine, FollowsTheContract) {
  EXPECT_EQ(run({"list"}).out.substr(0, 9), "dominoes\t");
  EXPECT_EQ(run({"judge", "nim"}, "1\n1\n0\n").out, "Yes\n");
  EXPECT_EQ(run({"answer", "nim", "-p", "heaps=@-"}, "1,2\n").out,
            "{\"outcome\":\"N\",\"nimber\":3,\"remoteness\":3,\"text\":\"The first player wins in 3 moves\"}\n");
  EXPECT_EQ(run({"answer", "nim", "-p", "heaps=9007199254740993"}).out,
            "{\"outcome\":\"N\",\"nimber\":\"9007199254740993\",\"remoteness\":1,\"text\":\"The first player wins in 1 move\"}\n");
  EXPECT_EQ(run({"table", "nim", "--window", "0,1,3,2"}).out.substr(0, 12), "N,N,N\nN,N,N\n");
  EXPECT_EQ(run({"table", "letter-picking", "-p", "s=abba"}).out, ",N,,D\n,,D,\n,,,N\n,,,\n");
  EXPECT_EQ(run({"table", "letter-picking", "-p", "s=abba", "--format", "json", "--window", "0,0,4,1"}).out,
            "{\"x0\":0,\"y0\":0,\"width\":4,\"height\":1,\"rows\":[[null,\"N\",null,\"D\"]]}\n");
  EXPECT_EQ(run({"table", "nim", "--window", "0,0,2,1", "--format", "pgm", "--layer", "nimber"}).out,
            std::string("P5\n2 1\n255\n\7\6", 13));
  const CommandResult large = run({"table", "ungame", "-p", "n=10000"});
  EXPECT_EQ(large.status, 2);
  EXPECT_NE(large.err.find("--window column,row,width,height"), std::string::npos);
  EXPECT_EQ(run({"explain", "nim", "-p", "heaps=1"}).out.substr(0, 14), "{\"position\":\"1");
  EXPECT_EQ(run({"explain", "nim", "--at", "300,0"}).err,
            "error: at: expected a cell of the table, first heap from 0 to 255 and second heap from 0 to 255, got 300,0\n");
  EXPECT_EQ(run({"table", "take-away", "--layer", "remoteness"}).err, "error: layer: expected outcome or nimber, got \"remoteness\"\n");
  for (const std::vector<std::string>& wrong : {std::vector<std::string>{"fly"},
                                                {"judge"},
                                                {"judge", "go"},
                                                {"answer", "nim", "heaps=3"},
                                                {"answer", "nim", "-p"},
                                                {"answer", "nim", "-p", "heaps"},
                                                {"table", "nim", "--window", "1,2,3"},
                                                {"table", "nim", "--window", "0,0,0,4"},
                                                {"table", "nim", "--format", "xml"},
                                                {"answer", "nim", "--at", "1,1"}}) {
    const CommandResult r = run(wrong);
    EXPECT_EQ(r.status, 2);
    EXPECT_EQ(r.out, "");
    EXPECT_TRUE(r.err.starts_with("error: ")) << r.err;
  }
}

TEST(CommandLine, TablesCountTheCellsTheyLeaveOut) {
  const auto table = [](const std::string& text, const char* layer, const char* format) {
    return run({"table", "rules", "-p", "text=" + text, "-p", "width=81", "--layer", layer, "--window", "60,0,6,1", "--format", format});
  };
  const std::string halves = "n: 0..80 = 5\nLeft if n > 0: n = 0\nRight if n > 1: n -= 1\n";
  const std::string note = "note: 2 of 6 cells are not known and left ";
  const CommandResult csv = table(halves, "value", "csv"), json = table(halves, "value", "json"), pgm = table(halves, "value", "pgm");
  EXPECT_EQ(csv.out, "1/576460752303423488,1/1152921504606846976,1/2305843009213693952,1/4611686018427387904,,\n");
  EXPECT_TRUE(csv.err.starts_with(note + "blank: ")) << csv.err;
  EXPECT_NE(json.out.find("null,null]],\"unknown\":2}\n"), std::string::npos) << json.out;
  EXPECT_TRUE(json.err.starts_with(note + "null: ")) << json.err;
  EXPECT_TRUE(pgm.err.starts_with(note + "254: ")) << pgm.err;
  for (const CommandResult& one : {csv, json, pgm}) EXPECT_EQ(one.status, 0);
  // The outcome is known; a draw has no remoteness, and that is all there is to say.
  EXPECT_EQ(table(halves, "outcome", "csv").err, "");
  const CommandResult draws = table("n: 0..80 = 5\nmove if n == 61: n = 62\nmove if n == 62: n = 61", "remoteness", "csv");
  EXPECT_EQ(draws.out, "0,,,0,0,0\n");
  EXPECT_EQ(draws.status, 0) << draws.err;
  EXPECT_EQ(draws.err, "");
}

TEST(CommandLine, ATextThatHasFaultsIsAnsweredWithStatus2) {
  const CommandResult result = run({"check", "rules"}, "x: 0..9 = 3\nmve");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "");
  EXPECT_EQ(result.out,
            "{\"ok\":false,\"faults\":[{\"line\":2,\"column\":1,\"message\":\"a line cannot begin with \\\"mve\\\": perhaps "
            "move\"}],\"notes\":[]}\n");
}

TEST(CommandLine, CertificatesAreJudgedFileByFile) {
  const std::string good = run({"certify", "nim", "-p", "heaps=1"}).out, sample = run({"certify", "ungame", "-p", "n=100000"}).out;
  const std::map<std::string, std::string> files = {{"good", good}, {"bad", "{}"}, {"sample", sample}};
  const auto verify = [&](std::vector<std::string> names) {
    names.insert(names.begin(), "verify");
    return run(names, {}, files);
  };
  EXPECT_EQ(verify({"good"}).out, "valid\n");
  EXPECT_EQ(verify({"good"}).status, 0);
  EXPECT_EQ(verify({"good", "good"}).out, "good: valid\ngood: valid\n");
  const CommandResult both = verify({"good", "bad"});
  EXPECT_EQ(both.status, 1);
  EXPECT_EQ(both.out, "good: valid\nbad: certificate: expected version 1\n");
  EXPECT_EQ(verify({"sample"}).out, "valid\n");
  EXPECT_EQ(verify({"sample"}).err, "note: a sample: the positions on it agree with one another, and nothing is proved\n");
  EXPECT_EQ(verify({"none"}).err, "error: verify: expected a readable file, got \"none\"\n");
  EXPECT_EQ(verify({}).err, "error: verify: expected the file of a certificate, got the end of the command line\n");
  // The words name a theorem that nobody knows.
  const std::map<std::string, std::string> hostile = {
      {"\x1b[2J", R"({"certificate": 1, "game": "bachet", "parameters": {"n": "5", "take": "1,2", "width": "100"}, )"
                  R"("claim": {"position": [5], "outcome": "N"}, "proof": "period", "proved": true, "theorem": "\u001b[31mred", )"
                  R"("nimbers": [0], "preperiod": 0, "period": 1, "checksum": "59f43f4d"})"}};
  const CommandResult harmless = run({"verify", "\x1b[2J", "\x1b[2J"}, {}, hostile);
  EXPECT_EQ(harmless.status, 1);
  EXPECT_EQ(harmless.out.find('\x1b'), std::string::npos) << harmless.out;
  EXPECT_EQ(harmless.out.substr(0, 65), "[U+001B][2J: theorem: the game has no theorem [U+001B][31mred abo") << harmless.out;
  for (const CommandResult& refused : {verify({}), verify({"none"})}) EXPECT_EQ(refused.status, 2);
}

TEST(CommandLine, ArgumentsThatMakeNoSenseAreRefusedInWords) {
  const std::string commands =
      "command: expected list, help, judge, answer, table, draw, explain, period, certify, verify, methods, count, value, "
      "compare, check, find, source or batch, got ";
  const std::string end = "the end of the command line";
  const std::pair<std::vector<std::string>, std::string> cases[] = {
      {{"x"}, commands + "\"x\""},
      {{"list", "x"}, "command line: expected nothing after list, got \"x\""},
      {{"nim", "--help"}, commands + "\"nim\""},
      {{"help", "nim", "x"}, "command line: expected nothing after help and an id, got \"x\""},
      {{"judge"}, "game: expected the id of a game after judge, got " + end},
      {{"methods"}, "game: expected the id of a game after methods, got " + end},
      {{"certify"}, "game: expected the id of a game after certify, got " + end},
      {{"judge", "nim", "x"}, "command line: expected nothing after the id, got \"x\""},
      {{"methods", "nim", "x"}, "command line: expected nothing after the id, got \"x\""},
      {{"count", "nim"}, "method: expected the id of a method after nim, got " + end},
      {{"count", "nim", "x"}, "method: expected one of recursion, memory, nimbers, nim-sum, got \"x\""},
      {{"count", "nim", "memory", "--steps", "100001"}, "steps: expected a number up to 100000, got 100001"},
      {{"count", "nim", "memory", "--steps", "x"}, "steps: expected a number up to 100000, got \"x\""},
      {{"count", "nim", "memory", "--most", "0"}, "most: expected a number of steps from 1 on, got 0"},
      {{"count", "nim", "memory", "--layer", "x"}, "command line: expected one of -p --steps --most, got \"--layer\""},
      {{"check"}, "game: expected rules after check, got " + end},
      {{"check", "nim"}, "game: expected rules after check, got \"nim\""},
      {{"check", "rules", "x"}, "command line: expected one of -p, got \"x\""},
      {{"source", "rules", "--language", "cpp", "-p", "text=n: 0..3\nmove: n -= 1", "-p", "n=2"}, "-p: expected text=@FILE, got \"n\""},
      {{"source", "nim", "--language", "cpp"}, "game: expected rules after source, got \"nim\""},
      {{"source", "rules"}, "source: expected --language cpp or --language python, got " + end},
      {{"source", "rules", "--language", "x"}, "language: expected cpp or python, got \"x\""},
      {{"answer", "nim", "-p"}, "-p: expected a value, got " + end},
      {{"answer", "nim", "-p", "x"}, "-p: expected name=value, got \"x\""},
      {{"answer", "nim", "-p", "=5"}, "-p: expected name=value, got \"=5\""},
      {{"answer", "nim", "-p", "heaps=@none"}, "heaps: expected a readable file, got \"none\""},
      {{"answer", "nim", ""}, "command line: expected one of -p --solver, got \"\""},
      {{"answer", "nim", "--format", "csv"}, "command line: expected one of -p --solver, got \"--format\""},
      {{"answer", "nim", "--solver", "x"}, "solver: expected fast or rules, got \"x\""},
      {{"explain", "nim", "--at", "1"}, "at: expected column,row, got 1"},
      {{"certify", "nim", "--layer", "x"}, "command line: expected one of -p --at --window --formula --against --claim, got \"--layer\""},
      {{"certify", "rules", "--against", "x"}, "against: expected outcome or nimber, got \"x\""},
      {{"certify", "rules", "--against", "nimber"}, "certify: expected --against with --formula, got it alone"},
      {{"certify", "rules", "--formula", "n", "--at", "1,0"}, "certify: expected --formula or a place, got both"},
      {{"certify", "rules", "--formula", "n", "--window", "0,0,1,1"}, "certify: expected --formula or a place, got both"},
      {{"certify", "nim", "--formula", "n"}, "formula: expected rules, whose positions it speaks of, got nim"},
      {{"table", "nim", "--window", "1,2,3"}, "window: expected column,row,width,height, got \"1,2,3\""},
      {{"table", "nim", "--format", "svg"}, "format: expected csv or json or pgm, got \"svg\""},
      {{"table", "nim", "--layer", "x"}, "layer: expected outcome or nimber or remoteness, got \"x\""},
      {{"draw", "nim", "--format", "csv"}, "format: expected png or svg, got \"csv\""},
      {{"draw", "nim", "--theme", "x"}, "theme: expected light or dark, got \"x\""},
      {{"draw", "nim", "--width", "0"}, "width: expected 1 to 16384 pixels, got 0"},
      {{"draw", "nim", "--height", "16385"}, "height: expected 1 to 16384 pixels, got 16385"},
      {{"period", "nim"}, "period: expected a game whose table is a sequence, got another"},
      {{"batch"}, "batch: expected the Node command, bin/grundyscope.mjs or grundyscope of the npm package, got the native command"},
      {{"draw", "nim", "--width", "1,2"}, "width: expected 1 to 16384 pixels, got \"1,2\""},
  };
  for (const auto& [arguments, words] : cases) {
    const CommandResult result = run(arguments);
    EXPECT_EQ(result.status, 2) << words;
    EXPECT_EQ(result.out, "") << words;
    EXPECT_EQ(result.err, "error: " + words + "\n");
  }
}

TEST(CommandLine, AnErrorHasItsPlaceForPrograms) {
  using Place = std::tuple<std::string, std::uint64_t, std::uint64_t, std::uint64_t>;
  const auto place = [](const std::vector<std::string>& arguments, const std::string& input = {}) {
    const Error error = run(arguments, input).error.value_or(Error{});
    return Place{error.field, error.line, error.token, error.column};
  };
  EXPECT_EQ(place({"judge", "nim"}, "2\n3 x\n"), Place("", 2, 2, 0));
  EXPECT_EQ(place({"answer", "nim", "-p", "heaps=x"}), Place("heaps", 0, 0, 0));
  EXPECT_EQ(place({"answer", "rules", "-p", "text=n: 0..9\n mofe k in 1..2: n -= k"}), Place("text", 2, 0, 2));
  // Found while solving.
  EXPECT_EQ(place({"answer", "rules", "-p", "text=n: 0..60 = 20\nm: 0..50 = 19\nmove k in 1..min(n, m): n -= k, m = 2 * k"}),
            Place("text", 3, 0, 33));
  EXPECT_FALSE(run({"answer", "nim"}).error);
}

TEST(CommandLine, AnInputThatCannotBeReadIsReported) {
  const auto without = [](std::vector<std::string> arguments) {
    return run_command(arguments, {[](const std::string&) { return std::nullopt; }, {}});
  };
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"judge", "nim"}, {"check", "rules"}, {"source", "rules", "--language", "cpp"}}) {
    const CommandResult result = without(arguments);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.err, "error: standard input: expected readable text, got an error\n") << arguments[0];
  }
  EXPECT_EQ(without({"judge", "x"}).err.substr(0, 31), "error: game: expected one of do") << without({"judge", "x"}).err;
}

TEST(CommandLine, PositionsWithMoreMovesThanCanBeListedAreExplained) {
  const auto explained = [](const std::string& rules) { return run({"explain", "rules", "-p", "text=" + rules}).out; };
  const std::string heap = "n: 0..900000 = 900000; move k in 1..n: n -= k";
  EXPECT_NE(explained(heap).find("The player to move wins: a move wins, but it is beyond those that can be listed."), std::string::npos);
  EXPECT_NE(explained(heap + "; end if n == 0: next wins").find("\"outcome\":"), std::string::npos);
  const std::string lost = "n: 0..900000 = 900000; move k in 1..n-1: n -= k; end if n < 900000: next wins";
  EXPECT_NE(explained(lost).find("The player to move loses: whatever move is made, the opponent wins."), std::string::npos)
      << explained(lost).substr(0, 200);
  // More than are listed, and all of them looked at.
  EXPECT_NE(
      explained("n: 0..9000 = 9000; move k in 1..n: n -= k; end: next wins").find("wins, but only with this move: take 8999; it leaves"),
      std::string::npos);
}

TEST(CommandLine, BoardsWithMorePiecesThanAreExplainedAreAnswered) {
  std::string board;
  for (int row = 0; row < 1001; ++row) board += (row == 0 ? "" : "/") + std::string(1001, 'K');
  const std::string full = "board=" + board;
  EXPECT_EQ(run({"explain", "knights", "-p", full}).err,
            "error: position: expected a position of at most 1000000 numbers, or a cell of the table to explain, got one of 1002001\n");
  EXPECT_EQ(run({"explain", "knights", "-p", full, "--at", "0,0"}).out.substr(0, 21), "{\"position\":\"(0, 0)\",");
  EXPECT_EQ(run({"answer", "knights", "-p", full}).status, 0);
}

}  // namespace
}  // namespace grundy
