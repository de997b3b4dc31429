#include "lab/challenge.hpp"

#include "lab/phrases.hpp"
#include "lab/walker.hpp"

namespace grundy::lab {

namespace {

/// What the formula is called in the text that it is read with: no name that anybody writes.
constexpr std::string_view kName = "the_formula";
/// Positions between two looks at the clock, and what a single one may take.
constexpr std::uint64_t kChunk = 64;
constexpr std::uint64_t kWork = 1'000'000;

Error error_of(const Message& said) { return {Error::Code::parameter, said, "formula", 0, 0}; }

}  // namespace

Challenge::~Challenge() = default;

Result<std::unique_ptr<Challenge>> Challenge::begin(std::shared_ptr<const Solved> solved, std::string_view formula, Against against, const Given& given) {
  // Read as an abbreviation of the same text, the formula knows its names. A line break would begin another line.
  std::string text = solved->program->text + "\n" + std::string(kName) + "() = ";
  for (const char c : formula) text += c == '\n' || c == ';' ? ' ' : c;
  Faults faults;
  std::unique_ptr<Challenge> out(new Challenge);
  out->program_ = read_program(text, given, faults);
  if (!faults.empty()) return error_of(faults.front().message);
  for (const ShorthandLine& line : out->program_->syntax.shorthands) {
    if (line.name == kName) out->formula_ = line.body;
  }
  if (out->formula_ == kNone) return error_of(verbatim("none"));
  if (against == Against::nimber && !solved->solver->has_nimbers()) against = Against::outcome;
  out->solved_ = std::move(solved);
  out->against_ = against;
  out->walker_ = std::make_unique<Walker>(*out->program_);
  return out;
}

double Challenge::advance(const Slice& slice) {
  const std::uint64_t size = solved_->layout.size;
  Slots slots;
  for (std::uint64_t steps = 0; next_ < size && !wrong_; ++next_) {
    if (++steps % kChunk == 0 && slice.over()) return static_cast<double>(next_) / static_cast<double>(size);
    const auto known = solved_->solver->known(next_);
    if (!known || !solved_->layout.slots_of(next_, *solved_->model, slots)) continue;
    slots.resize(program_->slots());
    walker_->stand_on(slots);
    walker_->budget = kWork;
    const auto says = walker_->value(formula_);
    const bool p = known->value.outcome == Outcome::P;
    const std::int64_t is = against_ == Against::nimber ? static_cast<std::int64_t>(known->value.nimber.value_or(Nimber{}).value) : p;
    const bool right = says && (against_ == Against::nimber ? *says == is : (*says != 0) == p);
    if (right) {
      ++compared_;
    } else {
      wrong_ = Wrong{next_, against_ == Against::nimber || !says ? says : std::optional<std::int64_t>(*says != 0), is};
    }
  }
  return 1;
}

}  // namespace grundy::lab
