#include "lab/game/challenge.hpp"

#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

/// Positions between two readings of the clock.
constexpr std::uint64_t kCellsAtOnce = 64;

}  // namespace

Result<std::unique_ptr<Challenge>> Challenge::begin(std::shared_ptr<const Solved> solved, std::string_view formula, Against against,
                                                    const Given& given) {
  auto read = Formula::read(*solved->program, formula, given);
  if (!read) return read.error();
  if (solved->regions) return parameter_error("formula", kLabPhrases["lab-formula-all"], kLabPhrases["lab-more"], Error::Code::reach);
  if (!solved->solver->has_nimbers()) against = Against::outcome;
  return std::unique_ptr<Challenge>(new Challenge(std::move(solved), std::move(*read), against));
}

double Challenge::advance(const Slice& slice) {
  const std::uint64_t size = solved_->layout.size;
  Slots slots;
  for (std::uint64_t steps = 0; next_ < size && !wrong_; ++next_) {
    if (++steps % kCellsAtOnce == 0 && slice.over()) return static_cast<double>(next_) / static_cast<double>(size);
    const auto known = solved_->solver->known(next_);
    if (!known || !solved_->layout.slots_of(next_, *solved_->model, slots)) continue;
    slots.resize(solved_->program->slots());
    const auto value = formula_.of(slots);
    const bool p = known->outcome == Outcome::P;
    const std::int64_t is = against_ == Against::nimber ? static_cast<std::int64_t>(known->nimber.value_or(Nimber{}).value) : p;
    const bool right = value && (against_ == Against::nimber ? *value == is : (*value != 0) == p);
    if (right) {
      ++compared_;
    } else {
      wrong_ = Wrong{next_, against_ == Against::nimber || !value ? value : std::optional<std::int64_t>(*value != 0), is};
    }
  }
  return 1;
}

}  // namespace grundy::lab
