#include "lab/game/contest_run.hpp"
#include "lab/language/contest_lines.hpp"

#include "base/number.hpp"
#include "lab/game/contest_input.hpp"
#include "lab/game/contest_output.hpp"
#include "lab/game/open_text.hpp"
#include "lab/language/phrases.hpp"
#include "lab/solvers/solved.hpp"

namespace grundy::lab {

namespace {

/// Values of the text are given with this prefix, so that none of them is taken for a parameter of the table.
std::string given_name(std::string_view name) { return "rules." + std::string(name); }

class ContestRun final : public JudgeRun {
 public:
  ContestRun(RawParameters raw, std::shared_ptr<const Program> text, const Reach& reach)
      : JudgeRun(kTests), raw_(std::move(raw)), reach_(reach), text_(std::move(text)), input_(text_) {}

 private:
  static constexpr Tests kTests = {.last = kLabPhrases["lab-last-test"], .reading = 0.2};

  std::uint64_t count_tests() override { return input_.begin(in_); }

  std::uint64_t head() override {
    input_.next_test();
    ++test_;
    return kUnbounded;
  }

  std::uint64_t items(std::uint64_t most) override {
    const bool whole = input_.read_some(in_);
    if (input_.at_last()) end_here();
    return whole ? most : 1;
  }

  /// Solves the test, and prints it line by line, start by start.
  double work(Pace& pace) override {
    if (input_.at_last()) return 1;
    if (!solution_) open({});
    if (in_.failed()) return 1;
    const double solved = solve(pace);
    if (solved < 1) return solved / 2;
    while (!in_.failed() && line_ < text_->syntax.prints.size()) {
      if (!print(pace)) return 0.5;
      if (pace.over(100'000)) return 0.5;
    }
    return 1;
  }

  void answer() override {
    solution_.reset();
    line_ = 0;
    starts_.reset();
    if (!in_.failed()) out_ += lines_;
    lines_.clear();
  }

  double solve(Pace& pace) {
    const double share = solution_->advance(pace.slice());
    if (share < 1) return share;
    if (const auto error = solution_->failure()) refuse(*error);
    // Positions solved on demand are solved here, in slices.
    if (!in_.failed() && !solution_->prepare(solution_->start())) return 0.9;
    return 1;
  }

  /// Prints a line, or another of its starts. False if that is not solved yet.
  bool print(Pace& pace) {
    const PrintLine& line = text_->syntax.prints[line_];
    if (!line.name.empty() && !starts_) {
      begin_starts(line);
      return true;
    }
    if (!starts_ || starts_->at <= starts_->last) {
      if (solve(pace) < 1) return false;
      if (!in_.failed()) put(line);
      if (in_.failed()) return true;
    }
    if (starts_ && starts_->at < starts_->last) {
      ++starts_->at;
      open(line.name);
    } else {
      end_line();
    }
    return true;
  }

  void begin_starts(const PrintLine& line) {
    const auto range = output().range(line);
    if (!range) return refuse(range.error());
    starts_ = Starts{range->first, range->second};
    if (starts_->at <= starts_->last) open(line.name);
  }

  void put(const PrintLine& line) {
    const auto printed = output().line(line);
    if (!printed) return refuse(printed.error());
    if (starts_ && line.by != kNoNode && !starts_->first) lines_ += with_line_ends(program_->syntax[line.by].text);
    if (starts_) starts_->first = false;
    lines_ += *printed;
  }

  void end_line() {
    lines_ += '\n';
    ++line_;
    // The lines that follow print the answer to the start that was read.
    if (starts_) open({});
    starts_.reset();
  }

  ContestOutput output() { return {*program_, *solution_, input_.numbers(), test_}; }

  /// Opens the text with what was read; `part`, if there is one, with its next start.
  void open(std::string_view part) {
    RawParameters raw = raw_;
    for (const auto& [name, value] : input_.given()) raw.insert_or_assign(given_name(name), value);
    if (!part.empty()) raw.insert_or_assign(given_name(part), signed_decimal(starts_->at));
    auto opened = open_text(raw, program_, reach_);
    if (!opened) refuse(opened.error());
    else solution_ = std::move(*opened);
  }

  /// Refuses the input where the parameter of an error was read.
  void refuse(Error error) {
    // A fault of the text has a line there.
    const auto at = error.line == 0 ? input_.place_of(error.field) : std::nullopt;
    if (at) {
      error.code = Error::Code::input;
      error.field.clear();
      error.line = at->line;
      error.token = at->token;
    }
    in_.refuse(std::move(error));
  }

  /// The starts for which a line is printed.
  struct Starts {
    std::int64_t at, last;
    bool first = true;
  };

  RawParameters raw_;
  const Reach reach_;
  std::shared_ptr<const Program> text_, program_;  // as it is, and with the values of this test
  ContestInput input_;
  std::unique_ptr<Solution> solution_;
  std::uint64_t test_ = 0;
  std::size_t line_ = 0;
  std::optional<Starts> starts_ = {};
  std::string lines_;
};

}  // namespace

Result<std::unique_ptr<JudgeRun>> open_contest(const RawParameters& raw, std::string_view input, const Reach& reach) {
  const auto text = raw.find("text");
  if (text == raw.end()) return parameter_error("text", kLabPhrases["lab-judge-lines"], verbatim("nothing"));
  Faults faults;
  auto program = read_program(text->second, given_of(raw), faults, {.starts = true});
  if (!faults.empty()) return error_of(faults.front());
  const bool reads = !program->syntax.reads.empty();
  if (!reads || program->syntax.prints.empty())
    return parameter_error("text", kLabPhrases["lab-judge-lines"], message(kLabPhrases["lab-judge-no-lines"], {reads ? "print" : "read"}));
  auto run = std::make_unique<ContestRun>(raw, std::move(program), reach);
  run->begin(input);
  return run;
}

}  // namespace grundy::lab
