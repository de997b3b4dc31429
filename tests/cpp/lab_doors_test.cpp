// Random texts of all forms, opened as users open them, with each engine: the answer, its class and value, and the values of the options
// are those of plain search over the syntax interpreter. Whether an engine refuses is a matter of reach; what it answers is not.
#include <map>

#include "lab/game/open_text.hpp"
#include "lab/solvers/solved.hpp"
#include "lab_texts.hpp"
#include "plain_game.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

/// Ways to choose an engine: tables where they are small; a graph of all positions where there are few; regions, or a graph from the start.
constexpr Reach kReaches[] = {{.bytes = 1'000'000, .graph = 50'000}, {.bytes = 0, .graph = 50'000}, {.bytes = 0, .graph = 0}};

struct Tally {
  std::uint64_t answers = 0, refusals = 0, by_regions = 0, cyclic = 0, values = 0, partizan = 0, sums = 0;
};

std::vector<std::string> shown(const std::vector<Value>& values) {
  std::vector<std::string> out;
  for (const Value& value : values) out.push_back(std::string(1, letter(value.outcome)));
  std::sort(out.begin(), out.end());
  return out;
}

void expect_value(const Value& found, const Value& plain) {
  EXPECT_EQ(letter(found.outcome), letter(plain.outcome));
  if (found.nimber && plain.nimber) EXPECT_EQ(found.nimber->value, plain.nimber->value);
  // Where play may come back elsewhere, a region may still have a nimber.
  if (found.nimber && !plain.nimber) EXPECT_EQ(found.nimber->value == 0, plain.outcome == Outcome::P);
  if (found.score) EXPECT_EQ(found.score, plain.score);
  if (found.remoteness) EXPECT_EQ(decimal(found.remoteness->value), decimal(plain.remoteness.value_or(Remoteness{999'999}).value));
}

void compare(const std::string& text, const Reach& reach, bool right_begins, Tally& tally) {
  RawParameters raw{{"text", text}};
  if (right_begins) raw["first"] = "right";
  std::shared_ptr<const Program> program;
  forget();
  auto solution = open_text(raw, program, reach);
  if (!solution) {
    ++tally.refusals;
    return;
  }
  const auto plain = PlainGame::explore(*program, 3'000);
  if (!plain) return;
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  if ((*solution)->failure() || plain->is_faulty()) {
    EXPECT_TRUE((*solution)->failure() || !plain->is_faulty());
    ++tally.refusals;
    return;
  }
  const auto start = plain->start(right_begins ? Mover::right : Mover::left);
  const Answer answer = (*solution)->answer();
  EXPECT_EQ(contradiction(answer), std::nullopt);
  expect_value(answer.value, plain->value(start));
  if (program->nature.partisan) {
    ++tally.partizan;
    const Value left = plain->value(plain->start(Mover::left)), right = plain->value(plain->start(Mover::right));
    EXPECT_EQ(answer.outcome_class, class_of(left.outcome, right.outcome, false));
  }
  if (answer.short_value) {
    const auto value = plain->short_value();
    EXPECT_EQ(answer.short_value->text, value ? value->text : "no value");
    ++tally.values;
  }
  const auto e = (*solution)->explain({});
  if (e && !(*solution)->failure()) {
    std::map<State, Value> found;
    for (const Option& option : e->options)
      found.emplace(option.after.empty() ? *(*solution)->follow(e->state, option.play) : option.after, option.value);
    std::vector<Value> values;
    for (const auto& [state, value] : found) values.push_back(value);
    // Options that gain differently lead to one position.
    if (!program->nature.scored && !e->more && !e->options.empty()) EXPECT_EQ(shown(values), shown(plain->options(start)));
  }
  ++tally.answers;
  tally.cyclic += plain->is_cyclic();
  tally.sums += program->components.size() != 1 || program->nature.splits;
}

void compare_texts(std::string (*write)(std::uint64_t), std::uint64_t texts, Tally& tally) {
  for (std::uint64_t seed = 1; seed <= texts; ++seed) {
    const std::string text = write(seed);
    Faults faults;
    const auto program = read_program(text, {}, faults);
    if (!program || !faults.empty()) continue;
    for (const Reach& reach : kReaches) {
      for (const bool right_begins : {false, true}) {
        if (right_begins && !program->nature.partisan) continue;
        compare(text, reach, right_begins, tally);
      }
    }
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << "seed " << seed << ":\n" << text;
      return;
    }
  }
  forget();
}

TEST(LabDoors, RandomTextsAreAnsweredAsByPlainSearch) {
  Tally tally;
  const std::uint64_t texts = by_scale<std::uint64_t>(100, 1'000, 50'000);
  compare_texts(random_board_text, texts, tally);
  if (!HasFailure()) compare_texts(random_rule_text, texts, tally);
  std::printf("%d answers, %d refusals; %d where play may come back, %d of Left and Right, %d values, %d of sums\n",
              static_cast<int>(tally.answers), static_cast<int>(tally.refusals), static_cast<int>(tally.cyclic),
              static_cast<int>(tally.partizan), static_cast<int>(tally.values), static_cast<int>(tally.sums));
  EXPECT_GT(tally.answers, texts);
}

/// The class of a text of Left and Right and its value, if it has one; or why there is no answer.
std::string answer_of(const std::string& text) {
  std::shared_ptr<const Program> program;
  forget();
  auto solution = open_text({{"text", text}}, program);
  if (!solution) return english(solution.error());
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  if (const auto error = (*solution)->failure()) return english(*error);
  const Answer answer = (*solution)->answer();
  const std::string value = answer.short_value ? " " + answer.short_value->text : "";
  return (answer.outcome_class ? kClassLetters[static_cast<int>(*answer.outcome_class)]
                               : kOutcomeLetters[static_cast<int>(answer.value.outcome)]) +
         value;
}

TEST(LabDoors, APlayerWhoCanMoveForEverDoesNotRunOutOfMoves) {
  const std::string board = "b[26]: 0..1 = 1\n";
  const std::string refused = "text: expected rules whose regions come to an end, got play that may come back to a position";
  for (const std::string right : {"Right: b[2] = 0", "Right: b[2] = 1 - b[2]", "Right: b[2] = 0, b[3] = 0", "Right if b[4]: b[2] = 1"})
    EXPECT_EQ(answer_of(board + right + "\nLeft: b[1] -= 1\n"), "R") << right;
  // Both can: nobody ever runs out of moves.
  EXPECT_EQ(answer_of(board + "Right: b[2] = 0\nLeft: b[1] = 0\n"), refused);
  EXPECT_EQ(answer_of(board + "move: b[2] = 0\n"), refused);
  EXPECT_EQ(answer_of("z: 0..6 = 4\nb[4]: 0..1 = {1, 0, 0, 0}\nRight: z = 1, b[2] = 0\nLeft: b[1] -= 1\n"), "R");
  // In a table they are draws.
  EXPECT_EQ(answer_of("b[4]: 0..1 = 1\nRight: b[2] = 0\nLeft: b[1] = 0\n"), "D");
}

/// The number that leaves its range is one that no other move reads.
TEST(LabDoors, AnAssignmentThatLeavesItsRangeIsAFaultThoughALaterStepForbidsTheMove) {
  const std::string fault = answer_of("b[40]: 0..1 = 0\nz: 0..4 = 4\nmove: z = 1 - z, b[3] -= 1\nmove: b[0] += 1\n");
  EXPECT_NE(fault.find("z = -3 leaves 0..4"), std::string::npos) << fault;
}

TEST(LabDoors, AnswersThatContradictThemselvesAreNotShown) {
  const ShortValue zero{"0", OutcomeClass::previous};
  EXPECT_EQ(contradiction({{Outcome::P}, OutcomeClass::previous, zero, {}}), std::nullopt);
  EXPECT_EQ(contradiction({{Outcome::N}, OutcomeClass::right, {}, {}}), std::nullopt);
  EXPECT_EQ(contradiction({{Outcome::D}, std::nullopt, {}, {}}), std::nullopt);
  for (const Answer& wrong : {Answer{{Outcome::N}, OutcomeClass::previous, {}, {}}, Answer{{Outcome::P}, OutcomeClass::next, {}, {}},
                              Answer{{Outcome::P}, OutcomeClass::right, zero, {}}, Answer{{Outcome::D}, std::nullopt, zero, {}}}) {
    const auto error = contradiction(wrong);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, Error::Code::contradiction);
  }
}

}  // namespace
}  // namespace grundy::lab
