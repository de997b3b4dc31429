#include "lab/game/find_rule.hpp"

#include <algorithm>
#include <numeric>

#include "base/number.hpp"
#include "lab/game/line_periods.hpp"
#include "lab/game/open_text.hpp"
#include "lab/game/sequence_period.hpp"
#include "lab/game/wider_text.hpp"
#include "lab/language/phrases.hpp"
#include "lab/patterns/finder.hpp"

namespace grundy::lab {

namespace {

/// Options that may be examined to solve the wider text: some seconds of work.
constexpr long double kMostLooks = 4e9L;
/// Terms in which a period is searched for, at most twice in a slice: together some 30 ms.
constexpr std::uint64_t kMostTerms = std::uint64_t{1} << 18;

/// The positions of a text, and those of the same text with wider ranges.
class SolvedTexts final : public SolvedPositions {
 public:
  explicit SolvedTexts(std::vector<std::shared_ptr<const Solved>> texts) : texts_(std::move(texts)) {
    const Program& program = *texts_.back()->program;
    for (std::size_t i = 0; i < program.slots(); ++i)
      slots_.push_back({program.slot_name(i), program.least(i), texts_.back()->model->range(i).most});
  }

  std::uint64_t size() const override {
    std::uint64_t sum = 0;
    for (const auto& text : texts_) sum += text->layout.size;
    return sum;
  }
  std::uint64_t first() const override { return texts_.front()->layout.size; }
  bool has_nimbers() const override {
    return std::all_of(texts_.begin(), texts_.end(), [](const auto& text) { return text->solver->has_nimbers(); });
  }
  const std::vector<Slot>& slots() const override { return slots_; }

  std::vector<std::string> declared() const override {
    const Syntax& syntax = texts_.front()->program->syntax;
    std::vector<std::string> out;
    for (const PartLine& line : syntax.parts) out.emplace_back(line.name);
    for (const ConstantLine& line : syntax.constants) out.emplace_back(line.name);
    for (const ShorthandLine& line : syntax.shorthands) out.emplace_back(line.name);
    return out;
  }

  std::optional<SolvedValue> at(std::uint64_t number, Slots& numbers) const override {
    const Solved& text = number < first() ? *texts_.front() : *texts_.back();
    if (number >= first()) number -= first();
    const auto known = text.solver->known(number);
    if (!known || !text.layout.slots_of(number, *text.model, numbers)) return std::nullopt;
    numbers.resize(slots_.size());
    return value_of(*known);
  }

  std::optional<SolvedValue> of(const Slots& numbers) const override {
    const Solved& text = *texts_.back();
    const auto known = text.solver->known(text.layout.number_of(numbers));
    return known ? std::optional(value_of(*known)) : std::nullopt;
  }

 private:
  SolvedValue value_of(const Value& value) const {
    return {value.outcome == Outcome::P, value.nimber ? static_cast<std::int64_t>(value.nimber->value) : -1};
  }

  std::vector<std::shared_ptr<const Solved>> texts_;
  std::vector<Slot> slots_;
};

class RuleSearch final : public Task {
 public:
  RuleSearch(SolutionState text, RawParameters raw) : text_(std::move(text)), raw_(std::move(raw)) {}

  double advance(const Slice& slice) override {
    switch (stage_) {
      case Stage::solve: return solve(slice);
      case Stage::wider: return solve_wider(slice);
      case Stage::find: return find(slice);
      case Stage::lines:
        if (lines_->advance(slice)) stage_ = Stage::done;
        return stage_ == Stage::done ? 1 : 0.99;
      case Stage::done: break;
    }
    return 1;
  }

  Result<std::string> json(void (*put)(Json&, const Message&)) const override;

 private:
  enum class Stage : std::uint8_t { solve, wider, find, lines, done };

  double solve(const Slice& slice) {
    const double share = text_.solved->solver->advance(slice);
    if (share < 1) return 0.2 * share;
    if ((failure_ = text_.failure())) {
      stage_ = Stage::done;
      return 1;
    }
    stage_ = Stage::wider;
    open_wider();
    return 0.2;
  }

  /// Opens the text with wider ranges, unless it takes too long to solve.
  void open_wider() {
    const Program& program = *text_.program;
    if (!text_.solved->whole || program.beyond) return;
    const Wider wider = widened(program, raw_);
    std::shared_ptr<const Program> read;
    auto solved = prepare(wider.parameters, read, {}, wider.twice_most);
    if (!solved || (*solved)->regions || !(*solved)->whole || (*solved)->layout.size <= text_.solved->layout.size) return;
    const Solved& candidate = **solved;
    if (candidate.layout.size > kMostWider || candidate.program->slots() != program.slots()) return;
    const bool heaps = !candidate.takes.empty();
    if (!heaps && static_cast<long double>(candidate.layout.size) * static_cast<long double>(candidate.model->options) > kMostLooks) return;
    wider_ = *solved;
  }

  double solve_wider(const Slice& slice) {
    if (wider_) {
      const double share = wider_->solver->advance(slice);
      if (share < 1) return 0.2 + 0.3 * share;
      if (wider_->solver->obstacle() || wider_->solver->has_nimbers() != text_.solved->solver->has_nimbers()) wider_ = nullptr;
    }
    std::vector<std::shared_ptr<const Solved>> texts = {text_.solved};
    if (wider_) texts.push_back(wider_);
    positions_ = std::make_unique<SolvedTexts>(std::move(texts));
    finder_ = std::make_unique<RuleFinder>(*positions_);
    find_period();
    stage_ = Stage::find;
    return 0.5;
  }

  /// Looks for a period: one that is proved, or one that has been seen in the sequence of the text and goes on in the wider one.
  void find_period() {
    const Program& program = *text_.solved->program;
    if (!program.lone_number() || program.least(0) < 0) return;
    const auto of = [](const Solved& solved) {
      Sequence sequence;
      sequence.count = static_cast<std::uint64_t>(solved.model->range(0).most) + 1;
      search_period(solved, kMostTerms, sequence);
      return sequence;
    };
    sequence_ = of(*text_.solved);
    if (!wider_) return;
    Sequence wider = of(*wider_);
    if (wider.period || (sequence_->seen && sequence_->seen == wider.seen)) sequence_ = std::move(wider);
    else sequence_.reset();
  }

  double find(const Slice& slice) {
    const double share = finder_->advance(slice);
    if (share < 1) return 0.5 + 0.49 * share;
    stage_ = Stage::done;
    const Subject subject = positions_->has_nimbers() ? Subject::nimber : Subject::outcome;
    const auto& found = finder_->found();
    const bool known = std::any_of(found.begin(), found.end(), [&](const FoundRule& rule) { return rule.subject == subject; });
    if (known || positions_->slots().size() != 2 || text_.program->nature.partisan) return 1;
    std::vector<const Solved*> texts = {text_.solved.get()};
    if (wider_) texts.push_back(wider_.get());
    lines_ = std::make_unique<LinePeriods>(std::move(texts));
    stage_ = Stage::lines;
    return 0.99;
  }

  Message text_of(const FoundRule& rule) const;
  std::vector<Message> notes_on(const FoundRule& rule) const;
  void put_period(Json& out, void (*put)(Json&, const Message&)) const;
  bool is_proved(const FoundRule& rule) const;

  SolutionState text_;
  RawParameters raw_;
  Stage stage_ = Stage::solve;
  std::optional<Error> failure_;
  std::shared_ptr<Solved> wider_;
  std::unique_ptr<SolvedTexts> positions_;
  std::unique_ptr<RuleFinder> finder_;
  std::optional<Sequence> sequence_;
  std::unique_ptr<LinePeriods> lines_;
};

Message RuleSearch::text_of(const FoundRule& rule) const {
  if (rule.kind == FoundRule::Kind::separable) return kLabPhrases["lab-found-separable"];
  const Terms& terms = finder_->terms();
  if (rule.subject == Subject::nimber) return message(kLabPhrases["lab-found-nimber"], {terms.text(rule.term, true)});
  if (const auto constant = terms.constant_value(rule.term))
    return *constant ? kLabPhrases["lab-found-always"] : kLabPhrases["lab-found-never"];
  return message(kLabPhrases["lab-found-outcome"], {terms.text(rule.term, true)});
}

/// Returns what the names in a statement mean, and the slope of its pairs.
std::vector<Message> RuleSearch::notes_on(const FoundRule& rule) const {
  std::vector<Message> notes;
  if (rule.term == kNoTerm) return notes;
  std::vector<TermOp> functions;
  finder_->terms().functions(rule.term, functions);
  for (const TermOp function : functions) {
    switch (function) {
      case TermOp::odd_part: notes.push_back(kLabPhrases["lab-found-odd"]); break;
      case TermOp::twos: notes.push_back(kLabPhrases["lab-found-twos"]); break;
      case TermOp::ones: notes.push_back(kLabPhrases["lab-found-ones"]); break;
      case TermOp::length: notes.push_back(kLabPhrases["lab-found-place"]); break;
      case TermOp::least_prime: notes.push_back(kLabPhrases["lab-found-prime"]); break;
      default: notes.push_back(kLabPhrases["lab-found-zeckendorf"]); break;
    }
  }
  if (const auto& s = rule.slope) {
    const auto fraction = [](std::int64_t a, std::int64_t b) { return signed_decimal(a) + "/" + signed_decimal(b); };
    notes.push_back(
        message(kLabPhrases["lab-found-slope"], {quadratic_text(*s), fraction(s->low, s->low_of), fraction(s->high, s->high_of)}));
  }
  return notes;
}

/// Whether the period of the nimbers, which is proved, proves a statement: it depends on residues alone, and is true for one common period.
bool RuleSearch::is_proved(const FoundRule& rule) const {
  if (!sequence_ || !sequence_->period || sequence_->period->saltus != 0 || rule.term == kNoTerm) return false;
  const auto modulus = finder_->terms().modulus(rule.term);
  if (!modulus) return false;
  const auto common = std::lcm(static_cast<std::uint64_t>(*modulus), sequence_->period->period);
  return sequence_->period->preperiod + common <= sequence_->count;
}

void RuleSearch::put_period(Json& out, void (*put)(Json&, const Message&)) const {
  const auto& period = sequence_->period ? sequence_->period : sequence_->seen;
  if (!period) return;
  const Message repeats = period->saltus == 0
                              ? message(kLabPhrases["lab-found-period"], {period->preperiod, period->period})
                              : message(kLabPhrases["lab-found-saltus"], {period->preperiod, period->period, period->saltus});
  put(out.begin_object().key("about").text("period").key("text"), repeats);
  if (sequence_->period && !sequence_->facts.empty()) put(out.key("proved"), sequence_->facts.front());
  out.end_object();
}

Result<std::string> RuleSearch::json(void (*put)(Json&, const Message&)) const {
  if (failure_) return *failure_;
  const Terms& terms = finder_->terms();
  const std::uint64_t first = finder_->compared_first(), all = finder_->compared();
  Json out;
  out.begin_object().key("positions").number(first);
  if (all > first) out.key("wider").number(all - first);
  out.key("tried").number(finder_->tried()).key("rules").begin_array();
  for (const FoundRule& rule : finder_->found()) {
    out.begin_object().key("about").text(rule.subject == Subject::nimber ? "nimber" : "outcome");
    put(out.key("text"), text_of(rule));
    if (rule.term != kNoTerm && terms.expressible(rule.term)) out.key("formula").text(terms.text(rule.term, false));
    if (const auto notes = notes_on(rule); !notes.empty()) {
      out.key("notes").begin_array();
      for (const Message& note : notes) put(out, note);
      out.end_array();
    }
    if (is_proved(rule) && !sequence_->facts.empty()) put(out.key("proved"), sequence_->facts.front());
    out.end_object();
  }
  if (sequence_) put_period(out, put);
  if (lines_) {
    for (const Message& text : lines_->found()) {
      put(out.begin_object().key("about").text("period").key("text"), text);
      out.end_object();
    }
  }
  out.end_array().end_object();
  return std::move(out).str();
}

}  // namespace

Result<std::unique_ptr<Task>> find_rule(const RawParameters& raw) {
  auto text = open_state(raw);
  if (!text) return text.error();
  if (text->solved->regions) return parameter_error("text", kLabPhrases["lab-formula-all"], kLabPhrases["lab-more"], Error::Code::reach);
  return std::unique_ptr<Task>(std::make_unique<RuleSearch>(std::move(*text), raw));
}

}  // namespace grundy::lab
