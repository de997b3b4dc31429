// Input and output: judge samples, malformed input, parameters, the command line, pictures, explanations.
#include "doors.hpp"
#include "english/english.hpp"
#include "fixture.hpp"
#include "report/report.hpp"
#include "support.hpp"
#include "tables/paint.hpp"

namespace grundy {
namespace {

TEST(Judge, AllSamplesByteExact) {
  for (const Game* game : catalogue()) {
    const std::string id(game->info().id);
    const std::vector<Record> samples = game_file(id, "samples.json");
    EXPECT_GE(samples.size(), 6u) << id;
    for (const Record& sample : samples) {
      const auto output = judge_game(id, sample.at("input"));
      ASSERT_TRUE(output) << id << ": " << english(output.error());
      EXPECT_EQ(*output, sample.at("output")) << id;
    }
  }
}

/// In slices that are over at once; the share done never falls, and is 1 exactly when done.
Result<std::string> judge_in_slices(std::string_view id, std::string_view input) {
  auto run = open_judge(id, input);
  if (!run) return run.error();
  const Slice none(std::chrono::seconds(0));
  for (double last = 0, share = 0; share < 1; last = share) {
    share = (*run)->advance(none);
    EXPECT_GE(share, last) << id << ": " << input.substr(0, 100);
    EXPECT_LE(share, 1) << id;
  }
  EXPECT_EQ((*run)->advance(none), 1) << id;
  return (*run)->take();
}

void expect_same_in_slices(std::string_view id, std::string_view input) {
  const auto whole = judge_game(id, input), sliced = judge_in_slices(id, input);
  ASSERT_EQ(static_cast<bool>(whole), static_cast<bool>(sliced)) << id;
  if (whole) {
    EXPECT_EQ(*whole, *sliced) << id;
  } else {
    EXPECT_EQ(english(whole.error()), english(sliced.error())) << id;
  }
}

/// Reading alone refuses what the judge refuses, and answers nothing.
void expect_same_when_only_read(std::string_view id, std::string_view input) {
  const auto whole = judge_game(id, input);
  auto run = open_judge(id, input);
  ASSERT_TRUE(run) << id;
  (*run)->only_read();
  while ((*run)->advance(Slice::endless()) < 1) {
  }
  const auto read = (*run)->take();
  ASSERT_EQ(static_cast<bool>(whole), static_cast<bool>(read)) << id << ": " << input;
  if (read) EXPECT_EQ(*read, "") << id;
  else EXPECT_EQ(english(read.error()), english(whole.error())) << id;
}

TEST(Judge, ReadingAloneRefusesTheSame) {
  for (const Game* game : catalogue()) {
    const std::string id(game->info().id);
    for (const Game* other : catalogue()) {
      for (const Record& sample : game_file(std::string(other->info().id), "samples.json"))
        expect_same_when_only_read(id, sample.at("input"));
    }
  }
}

TEST(Judge, SlicesGiveTheSameBytes) {
  for (const Game* game : catalogue()) {
    const std::string id(game->info().id);
    for (const Record& sample : game_file(id, "samples.json")) {
      const std::string& input = sample.at("input");
      expect_same_in_slices(id, input);
      for (const double part : {0.1, 0.5, 0.9})
        expect_same_in_slices(id, input.substr(0, static_cast<std::size_t>(part * static_cast<double>(input.size()))));
      expect_same_in_slices(id, input + "x");
    }
  }
}

TEST(Judge, LongTestsComeInSlices) {
  const auto board = [](std::size_t n, std::string_view row) {
    std::string rows = std::to_string(n) + "\n";
    for (std::size_t i = 0; i < n; ++i) (rows += nth_word(i * 12345, n, row)) += '\n';
    return rows;
  };
  std::string cells;
  for (int i = 0; i < 1000; ++i) cells += std::array{"1 1\n", "2 4\n", "1 3\n"}[i % 3];
  const std::pair<const char*, std::string> inputs[] = {
      {"ungame", "2\n300000 2\n1 300000\n200000 1\n77\n"},
      {"bachet", "3000000 3 1 65 777\n2999999 4 5 48 59 64\n"},
      {"take-away", "3 1 3 700\n3 1000000 999999 12345\n"},
      {"take-away", "2 1 9999999\n1 1000000000000\n"},
      {"exponential-game", "3\n2 300000 4\n1 27\n1 1000000\n"},
      {"dominoes", "50 2 20\n" + std::string(50, '0') + "\n"},
      {"knights", board(200, ".K")},
      {"bobs-game", "2\n" + board(150, ".KX") + board(90, "K.")},
      {"tabgame", "1\n0110\n10\n1000\n" + cells},
  };
  for (const auto& [id, input] : inputs) {
    const auto run = open_judge(id, input);
    ASSERT_TRUE(run);
    int slices = 0;
    while ((*run)->advance(Slice(std::chrono::seconds(0))) < 1) ++slices;
    EXPECT_GT(slices, 3) << id;
    expect_same_in_slices(id, input);
  }
}

TEST(Judge, ManySmallTestsComeInSlices) {
  // Work that ends just when its slice does must not hide that from the tests after it.
  std::string input = "3000\n", kings = input;
  for (int i = 0; i < 3000; ++i) input += "1 1\n1\n", kings += "2\n.K\nK.\n";
  const std::pair<const char*, const std::string&> inputs[] = {{"ungame", input}, {"bobs-game", kings}};
  for (const auto& [id, text] : inputs) {
    const auto run = open_judge(id, text);
    ASSERT_TRUE(run);
    int slices = 0;
    while ((*run)->advance(Slice(std::chrono::seconds(0))) < 1) ++slices;
    EXPECT_GE(slices, 3000) << id;
  }
}

TEST(Judge, TheCataloguesSamplesAreTrue) {
  for (const Game* game : catalogue()) {
    const auto output = judge_game(game->info().id, game->info().sample_input);
    ASSERT_TRUE(output) << game->info().id;
    EXPECT_EQ(*output, game->info().sample_output) << game->info().id;
  }
}

TEST(Judge, ReadsCarriageReturnsByteOrderMarksAndFreeSpace) {
  for (const Game* game : catalogue()) {
    const std::string id(game->info().id), plain(game->info().sample_input);
    std::string windows = "\xEF\xBB\xBF";
    for (const char c : plain) (c == '\n' ? windows += "  \r\n" : windows += c);
    EXPECT_EQ(*judge_game(id, windows), game->info().sample_output) << id;
    if (id == "bachet") continue;  // read line by line
    std::string spread;
    for (const char c : plain) (c == ' ' || c == '\n' ? spread += " \n\t" : spread += c);
    EXPECT_EQ(*judge_game(id, spread), game->info().sample_output) << id;
  }
}

/// Every output is either the judge's or an error with a place and words.
void expect_place(const std::string& id, const std::string& input) {
  const auto output = judge_game(id, input);
  if (output) return;
  EXPECT_GE(output.error().line, 1u) << id;
  EXPECT_GE(output.error().token, 1u) << id;
  EXPECT_TRUE(english(output.error().message).starts_with("expected ")) << id << english(output.error().message);
  EXPECT_NE(english(output.error().message).find(", got "), std::string::npos) << id << english(output.error().message);
  EXPECT_LT(english(output.error().message).size(), 300u) << id;
}

TEST(Judge, MalformedInputIsAnsweredWithItsPlace) {
  for (const Game* game : catalogue()) {
    const std::string id(game->info().id), sample(game->info().sample_input);
    for (std::size_t cut = 0; cut < sample.size(); ++cut) expect_place(id, sample.substr(0, cut));
    for (std::size_t at = 0; at < sample.size(); ++at) {
      for (const char* wrong : {"x", "-1", "99999999999999999999", "\n", "\xff", "0", "1.5", "+3", ""}) {
        std::string changed = sample;
        changed.replace(at, 1, wrong);
        expect_place(id, changed);
      }
    }
    // Text after the last test, unless the format reads on to the end of the input.
    const auto trailing = judge_game(id, sample + "x\n");
    if (id == "nim") continue;  // it ignores what follows the final 0
    ASSERT_FALSE(trailing) << id;
    EXPECT_EQ(trailing.error().token, 1u) << id;
  }
}

TEST(Judge, TruncatedInputIsAnErrorAtItsEnd) {
  // Cut behind the first token: every format but bachet's and nim's (whose games may end anywhere between) wants more.
  for (const Game* game : catalogue()) {
    const std::string id(game->info().id), sample(game->info().sample_input);
    const auto output = judge_game(id, sample.substr(0, sample.find_first_of(" \n")));
    ASSERT_FALSE(output) << id;
    EXPECT_NE(english(output.error().message).find("got the end of the input"), std::string::npos) << id << english(output.error().message);
  }
  for (const char* id : {"bachet", "nim"}) EXPECT_EQ(*judge_game(id, ""), "");
  EXPECT_EQ(*judge_game("nim", "1\n100\n"), "Yes\n");
}

TEST(Judge, TenMegabytesOfNoise) {
  std::mt19937 random(29);
  std::string noise(10'000'000, '\0'), digits(10'000'000, '7'), zeros(10'000'000, '0');
  for (char& c : noise) c = static_cast<char>(random());
  for (const Game* game : catalogue()) {
    const std::string id(game->info().id);
    for (const std::string* input : {&noise, &digits}) {
      const auto output = judge_game(id, *input);
      ASSERT_FALSE(output) << id;
      EXPECT_LT(english(output.error().message).size(), 300u) << id;
    }
    expect_place(id, zeros);
  }
}

TEST(Judge, WrongNumbers) {
  const auto message = [](const char* id, const char* input) {
    const auto output = judge_game(id, input);
    return output ? "no error: " + *output : english(output.error());
  };
  EXPECT_EQ(message("dominoes", "5 0 1\n00000\n"),
            "line 1, token 2: expected the domino length K, a number from 1 to 9223372036854775807, got 0");
  EXPECT_EQ(message("dominoes", "5 2 1\n0000\n"),
            "line 2, token 1: expected a strip of 5 digits 0 and 1, its length equal to 5, got 4 characters 0000");
  EXPECT_EQ(message("dominoes", "65 2 1\n"), "line 1, token 1: expected the length N of the strip, a number from 1 to 64, got 65");
  EXPECT_EQ(message("ungame", "1\n5 2\n1\n"), "line 4, token 1: expected a starting cell, a number from 1 to 5, got the end of the input");
  EXPECT_EQ(message("ungame", "1\n5 2\n1 6\n"), "line 3, token 2: expected a starting cell, a number from 1 to 5, got 6");
  EXPECT_EQ(message("letter-picking", "1\nabc\n"), "line 2, token 1: expected a word of an even number of letters, got 3 letters");
  EXPECT_EQ(message("bachet", "20 3 1 3\n8\n"), "no error: Stan wins\n");
  // Line ends do not matter: 3 begins another game.
  EXPECT_EQ(message("bachet", "20 1 1 3\n"),
            "line 2, token 1: expected the number of moves m, a number from 0 to 255, got the end of the input");
  // Text after the final 0 is ignored.
  EXPECT_EQ(message("nim", "1\n4\n0\n5 x\n"), "no error: Yes\n");
}

TEST(Parameters, ErrorsNameTheParameter) {
  const auto message = [](std::vector<std::string> arguments) {
    const CommandResult r = run(std::move(arguments));
    EXPECT_EQ(r.status, 2);
    EXPECT_EQ(r.out, "");
    return r.err;
  };
  EXPECT_EQ(message({"answer", "dominoes", "-p", "n=0"}), "error: n: expected a number from 1 to 64, got 0\n");
  EXPECT_EQ(message({"answer", "dominoes", "-p", "strip=0120"}), "error: strip: expected only 0 and 1, got 2 as character 3\n");
  EXPECT_EQ(message({"answer", "dominoes", "-p", "strip=0", "-p", "n=3"}), "error: n: expected either a strip or n, got both\n");
  EXPECT_EQ(message({"answer", "dominoes", "-p", "table=C"}), "error: table: expected A or B, got \"C\"\n");
  EXPECT_EQ(message({"answer", "nim", "-p", "heaps=3,,5"}),
            "error: heaps: expected numbers separated by commas, each from 0 to 9223372036854775807, got \"\"\n");
  EXPECT_EQ(message({"answer", "nim", "-p", "misere=yes"}), "error: misere: expected 1 or 0, got \"yes\"\n");
  EXPECT_EQ(message({"answer", "bobs-game", "-p", "board=.K/K"}),
            "error: board: expected a square board: 2 squares in each of its 2 rows, got 1 in row 2\n");
  EXPECT_EQ(message({"answer", "knights", "-p", "n=3", "-p", "knights=0.3"}),
            "error: knights: expected squares with row and column from 0 to 2, got 0.3\n");
  EXPECT_EQ(message({"answer", "ungame", "-p", "n=5", "-p", "start=6"}), "error: start: expected a cell from 1 to 5, got 6\n");
  EXPECT_EQ(message({"answer", "letter-picking", "-p", "s=abc"}), "error: s: expected an even number of letters, got 3\n");
  EXPECT_EQ(message({"answer", "nim", "-p", "heap=3"}), "error: heap: expected one of heaps, misere, max, got \"heap\"\n");
  EXPECT_EQ(message({"answer", "chess"}).substr(0, 30), "error: game: expected one of d");
  EXPECT_EQ(message({"answer", "nim", "-p", "heaps=@nowhere"}), "error: heaps: expected a readable file, got \"nowhere\"\n");
}

TEST(Parameters, RandomTextsAndBoardsAreTheSameEverywhere) {
  const auto spec_of = [](const char* id, const char* name) {
    for (const ParameterSpec& p : find_game(id)->info().parameters) {
      if (p.name == name) return p;
    }
    return ParameterSpec{};
  };
  const ParameterSpec strip = spec_of("dominoes", "strip"), board = spec_of("bobs-game", "board");
  const auto read = [](const ParameterSpec& spec, const std::string& text) {
    return Parameters::read({&spec, 1}, {{std::string(spec.name), text}});
  };
  const auto text = read(strip, "random:20:1");
  ASSERT_TRUE(text);
  EXPECT_EQ(text->text("strip").size(), 20u);
  EXPECT_EQ(text->text("strip"), read(strip, "random:20:1")->text("strip"));
  EXPECT_NE(text->text("strip"), read(strip, "random:20:2")->text("strip"));
  EXPECT_FALSE(read(strip, "random:65:1"));
  EXPECT_FALSE(read(strip, "random:20"));
  const auto full = read(board, "random:50:7:100"), none = read(board, "random:50:7:0"), some = read(board, "random:50:7:30");
  EXPECT_EQ(full->board("board").squares.find('.'), std::string::npos);
  EXPECT_EQ(none->board("board").squares.find_first_not_of('.'), std::string::npos);
  const auto& squares = some->board("board").squares;
  EXPECT_NEAR(static_cast<double>(std::count(squares.begin(), squares.end(), '.')) / 2500, 0.7, 0.05);
  EXPECT_FALSE(read(board, "random:50:7:101"));
}

TEST(Defaults, EveryGameOpensAnswersAndDrawsWithoutParameters) {
  for (const Game* game : catalogue()) {
    const auto solution = open_solved(game->info().id, {});
    ASSERT_TRUE(solution) << game->info().id;
    EXPECT_FALSE(solution->answer().text.empty());
    const TableShape& shape = solution->shape();
    std::array<bool, 3> seen{};
    for (std::uint64_t j = 0; j < shape.y.count; ++j) {
      for (std::uint64_t i = 0; i < shape.x.count; ++i) {
        const CellValue v = solution->cell(Layer::outcome, {shape.x.first + i, shape.y.first + j});
        if (v.is_known()) seen[static_cast<std::size_t>(v.value())] = true;
      }
    }
    EXPECT_GE(seen[0] + seen[1] + seen[2], 2) << game->info().id << ": a picture of one colour";
  }
}

/// The value of a position follows from the values of the options listed with it.
void expect_consistent(const Explanation& e, const std::string& what) {
  if (e.more || e.options.empty()) return;
  ValueFold fold;
  Mex mex;
  for (const Option& option : e.options) {
    fold.add(option.value);
    if (option.value.nimber) mex.add(*option.value.nimber);
  }
  Value folded = fold.take();
  // Some options may have infinite nimbers: then a finite one is the mex of the others.
  if (!folded.nimber) folded.nimber = mex.take();
  ASSERT_EQ(e.value.outcome, folded.outcome) << what << " " << e.position;
  ASSERT_EQ(e.value.nimber, e.value.nimber ? folded.nimber : std::nullopt) << what << " " << e.position;
  ASSERT_EQ(e.value.remoteness, e.value.remoteness ? folded.remoteness : std::nullopt) << what << " " << e.position;
}

TEST(Explain, ValuesFollowFromTheOptionsEverywhere) {
  std::mt19937_64 random(31);
  const std::vector<std::pair<std::string, RawParameters>> more = {
      {"nim", {{"misere", "1"}, {"heaps", "1,2,1"}, {"max", "9"}}},
      {"dominoes", {{"table", "B"}, {"n", "5"}}},
      {"dominoes", {{"strip", "random:20:3"}}},
      {"ungame", {{"n", "30000"}}},
      {"bachet", {{"take", "2,5,6"}, {"n", "400"}}},
      {"take-away", {{"heaps", "40,30"}}},
      {"knights", {{"board", "random:9:1:5"}}},
      {"letter-picking", {{"s", "random:40:1"}}},
      {"the-game", {{"counts", "1,2,3,4,5"}}},
  };
  std::vector<std::pair<std::string, RawParameters>> all = more;
  for (const Game* game : catalogue()) all.emplace_back(game->info().id, RawParameters{});
  for (const auto& [id, parameters] : all) {
    const auto solution = open_solved(id, parameters);
    ASSERT_TRUE(solution);
    const auto whole = solution->explain(std::nullopt);
    ASSERT_TRUE(whole) << id;
    ASSERT_EQ(whole->value, solution->answer().value) << id;
    ASSERT_NO_FATAL_FAILURE(expect_consistent(*whole, id));
    const TableShape shape = solution->shape();
    for (int round = 0; round < by_scale(10, 100, 2000); ++round) {
      Cell at{shape.x.first + random() % shape.x.count, shape.y.first + random() % shape.y.count};
      if (id == "dominoes" && parameters.contains("table")) at = {1 + random() % 20, 1 + random() % 20};
      const auto e = solution->explain(at);
      ASSERT_EQ(!e, solution->cell(Layer::outcome, at).is_absent()) << id;
      if (!e) continue;
      ASSERT_NO_FATAL_FAILURE(expect_cell(*solution, at, e->value, id)) << e->position;
      ASSERT_NO_FATAL_FAILURE(expect_consistent(*e, id));
      for (const Option& option : e->options) {
        if (!option.cell || !option.value.nimber) continue;
        ASSERT_EQ(solution->explain(*option.cell)->value, option.value) << id << " " << e->position << " " << option.move;
      }
      ASSERT_FALSE(sentence(solution->info(), *e).empty());
    }
  }
}

TEST(Signatures, DefaultTablesAreUnchanged) {
  for (const Game* game : catalogue()) {
    const std::string id(game->info().id);
    const Record golden = game_file(id, "signatures.json").at(0);
    const auto solution = open_solved(id, {});
    for (const Layer layer : solution->shape().layers) {
      const auto window = choose_window(solution->shape(), std::nullopt);
      ASSERT_TRUE(window) << id;
      const std::string name = facts(layer).name;
      EXPECT_EQ(golden.contains(name) ? golden.at(name) : "none", signature(table_csv(*solution, layer, *window))) << id << " " << name;
    }
  }
}

}  // namespace
}  // namespace grundy
