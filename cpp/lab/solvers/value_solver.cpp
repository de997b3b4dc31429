#include "lab/solvers/value_solver.hpp"

#include <algorithm>

#include "base/sort.hpp"

namespace grundy::lab {

ValueSolver::ValueSolver(const Model& model, const Layout& layout)
    : model_(model), layout_(layout), moves_(model, layout), values_(store_, moves_) {}

bool ValueSolver::right_moves(std::uint64_t number) const {
  Slots slots;
  return layout_.slots_of(number, model_, slots) && slots.back() == 1;
}

ValueSolver::Sum ValueSolver::sum_of(const std::vector<std::uint64_t>& numbers) const {
  Sum out;
  for (const std::uint64_t number : numbers) out.push_back(right_moves(number) ? number - moves_.right() : number);
  heap_sort(out.begin(), out.end());
  return out;
}

void ValueSolver::want(const std::vector<std::uint64_t>& sum) {
  if (find(sum)) return;
  if (for_table_ && sum_) {
    // The component for the table comes again later.
    sum_.reset();
    --next_;
  }
  if (known_.size() > kMostSums) known_.clear();
  failed_ = false;
  wanted_.push_back(sum_of(sum));
}

std::optional<values::Winners> ValueSolver::find(const std::vector<std::uint64_t>& sum) const {
  const auto found = known_.find(sum_of(sum));
  return found != known_.end() ? std::optional(found->second) : std::nullopt;
}

std::optional<values::Winners> ValueSolver::work_out(const std::vector<std::uint64_t>& sum) {
  want(sum);
  while (!find(sum) && !failed_ && (sum_ || take())) {
    values::Steps unlimited;
    work(unlimited);
  }
  return find(sum);
}

std::optional<values::Winners> ValueSolver::work_out_cell(const std::vector<std::uint64_t>& sum) {
  const auto out = work_out(sum);
  failed_ = false;
  return out;
}

std::optional<Value> ValueSolver::known(std::uint64_t number) const {
  const auto who = absent(number) ? std::nullopt : find({number});
  return who ? std::optional(Value{who->outcome(right_moves(number))}) : std::nullopt;
}

bool ValueSolver::absent(std::uint64_t number) const {
  Slots slots;
  if (number >= layout_.size || !layout_.slots_of(number, model_, slots)) return true;
  const auto component = moves_.find(slots.back() == 1 ? number - moves_.right() : number);
  return component && moves_.is_absent(*component);
}

std::optional<Obstacle> ValueSolver::obstacle() const {
  return failed_ ? std::optional(Obstacle{Obstacle::Kind::valueless}) : std::nullopt;
}

double ValueSolver::advance(const Slice& slice) {
  while (sum_ || take()) {
    values::Steps steps{values::kStepsAtOnce};
    work(steps);
    if (for_table_) pay_for_table(values::kStepsAtOnce - steps.remaining);
    if (slice.over() && (sum_ || !wanted_.empty() || !table_done_)) {
      const double size = static_cast<double>(std::min(layout_.size, kMostInTable));
      return std::min(0.99, static_cast<double>(next_) / size);
    }
  }
  return 1;
}

void ValueSolver::pay_for_table(std::uint64_t steps) {
  table_steps_ -= std::min(steps, table_steps_);
  if (table_steps_ > 0) return;
  table_done_ = true;
  sum_.reset();
}

/// Takes the next sum to work on; false if there is none.
bool ValueSolver::take() {
  for_table_ = wanted_.empty();
  total_ = values::Total(store_);
  if (!for_table_) {
    sum_ = std::move(wanted_.back());
    wanted_.pop_back();
    return true;
  }
  // Of both players' numbers of a component the one with Left to move stands for both.
  while (next_ < std::min(layout_.size, kMostInTable) && right_moves(next_)) ++next_;
  table_done_ = table_done_ || next_ >= std::min(layout_.size, kMostInTable);
  if (table_done_) return false;
  sum_ = Sum{next_++};
  return true;
}

/// Goes on with a sum. What cannot be valued stays unknown, which is a failure if it was wanted.
void ValueSolver::work(values::Steps& steps) {
  const auto stop = [this](bool pauses) {
    if (pauses) return;
    (for_table_ ? table_done_ : failed_) = true;
    sum_.reset();
    wanted_.clear();
  };
  if (known_.contains(*sum_)) return sum_.reset();
  const auto value_of = [&](std::size_t part) { return values_.of(moves_.component_of((*sum_)[part]), steps); };
  if (!total_.add(sum_->size(), value_of, steps))
    return stop(total_.lacks_value() ? values_.pauses() : store_.halt() == values::Halt::steps);
  const auto winners = total_.winners(steps);
  if (!winners) return stop(store_.halt() == values::Halt::steps);
  known_[std::move(*sum_)] = *winners;
  sum_.reset();
}

}  // namespace grundy::lab
