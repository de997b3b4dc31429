#include "lab/solvers/misere_sums.hpp"

#include <algorithm>
#include <utility>

#include "base/sort.hpp"

namespace grundy::lab {

namespace {

/// Overhead of a list, and of an entry of the map, beside their numbers.
constexpr std::size_t kList = 8, kEntry = 16;

/// Components that each move leaves, until there is no room for more.
struct AllMoves {
  std::size_t room;
  std::vector<std::vector<std::uint64_t>> after = {};
  std::size_t numbers = 0;
  bool option(std::uint64_t number, std::int64_t) { return option(std::span(&number, 1), 0); }
  bool option(std::span<const std::uint64_t> pieces, std::int64_t) {
    after.emplace_back(pieces.begin(), pieces.end());
    numbers += pieces.size() + kList;
    return numbers > room;
  }
};

}  // namespace

MisereSums::MisereSums(const Model& model, const Layout& layout)
    : model_(model), layout_(layout), code_(compile(model, layout, true)), registers_(code_.registers) {
  values_[{}] = 0;  // the player to move cannot move, and wins
}

std::uint32_t MisereSums::meet(std::uint64_t number) {
  if (const auto known = indices_.find(number)) return *known;
  const std::uint32_t index = list(number);
  indices_.add(number, index);
  return index;
}

std::uint32_t MisereSums::list(std::uint64_t number) {
  Slots slots;
  AllMoves moves{kMostKept - std::min(in_moves_, kMostKept)};
  std::int64_t payoff = 0;
  Ran ran = Ran::absent;
  if (layout_.slots_of(number, model_, slots)) {
    std::copy(slots.begin(), slots.end(), registers_.begin());
    registers_[slots.size()] = static_cast<std::int64_t>(number);
    ran = run(model_, code_, registers_.data(), moves, payoff, loop_steps_);
  }
  in_moves_ += moves.numbers;
  if (ran == Ran::fault) obstacle_ = Obstacle{Obstacle::Kind::outside, number};
  if (ran == Ran::endless) obstacle_ = Obstacle{Obstacle::Kind::endless, number};
  if (ran == Ran::absent) return kAbsent;
  if (moves.after.empty()) return kNoMoves;
  components_.push_back({std::move(moves.after), {}});
  return static_cast<std::uint32_t>(components_.size() - 1);
}

const MisereSums::Sum* MisereSums::option(std::uint32_t index, std::size_t number) {
  if (number == components_[index].after.size()) return nullptr;
  if (number == components_[index].options.size()) {
    Sum sum;
    // Components are met here, so that none of them may be referred to.
    for (const std::uint64_t piece : std::exchange(components_[index].after[number], {})) {
      if (const std::uint32_t part = meet(piece); part < kAbsent) sum.push_back(part);
    }
    heap_sort(sum.begin(), sum.end());
    components_[index].options.push_back(std::move(sum));
  }
  return &components_[index].options[number];
}

void MisereSums::want(const std::vector<std::uint64_t>& components) {
  if (outcome(components)) return;
  if (is_idle()) {
    // The search for the table begins again later, with what it has found.
    if (for_table_ && !stack_.empty()) --next_;
    stack_.clear();
    begun_ = 0;
    gave_up_ = false;
    if (values_.size() > 2 * kMostSums || in_sums_ > kMostKept / 2) {
      std::erase_if(values_, [](const auto& known) { return known.first.size() > 1; });
      in_sums_ = values_.size() * kEntry;
    }
  }
  wanted_.push_back(components);
}

std::optional<MisereSums::Sum> MisereSums::sum_of(const std::vector<std::uint64_t>& components) const {
  Sum sum;
  for (const std::uint64_t number : components) {
    const auto index = indices_.find(number);
    if (!index || *index == kAbsent) return std::nullopt;
    if (*index != kNoMoves) sum.push_back(*index);
  }
  heap_sort(sum.begin(), sum.end());
  return sum;
}

std::optional<Outcome> MisereSums::outcome(const std::vector<std::uint64_t>& components) const {
  const auto sum = sum_of(components);
  const auto found = sum ? values_.find(*sum) : values_.end();
  return found == values_.end() ? std::nullopt : std::optional(found->second != 0 ? Outcome::P : Outcome::N);
}

std::optional<Outcome> MisereSums::find(const std::vector<std::uint64_t>& components) {
  want(components);
  while (!outcome(components) && !gave_up_ && step()) {
  }
  return outcome(components);
}

std::optional<Value> MisereSums::known(std::uint64_t number) const {
  const auto who = outcome({number});
  return who ? std::optional(Value{*who}) : std::nullopt;
}

bool MisereSums::absent(std::uint64_t number) const { return indices_.find(number) == kAbsent; }

double MisereSums::advance(const Slice& slice) {
  for (std::uint64_t steps = 1; step(); ++steps) {
    const bool look = steps % kStepsAtOnce == 0 || loop_steps_ > kLoopStepsAtOnce;
    if (look) loop_steps_ = 0;
    if (look && slice.over())
      return std::min(0.99, std::max(static_cast<double>(values_.size()) / static_cast<double>(kMostSums),
                                     static_cast<double>(next_) / static_cast<double>(layout_.size)));
  }
  return 1;
}

bool MisereSums::step() {
  if (obstacle_) return false;
  if (stack_.empty()) return take();
  const auto option = option_of(stack_.back());
  const auto known = option ? values_.find(*option) : values_.end();
  if (!option) settle(true);
  else if (known == values_.end()) begin(*option);
  else if (known->second != 0) settle(false);
  else ++stack_.back().option;
  return true;
}

bool MisereSums::take() {
  for_table_ = wanted_.empty();
  if (for_table_ && (table_done_ || next_ == std::min(layout_.size, kMostNumbers))) return false;
  std::vector<std::uint64_t> components{next_};
  if (for_table_) {
    ++next_;
  } else {
    components = std::move(wanted_.back());
    wanted_.pop_back();
  }
  for (const std::uint64_t number : components) meet(number);
  const auto sum = sum_of(components);
  if (sum && !values_.contains(*sum)) begin(*sum);
  return true;
}

void MisereSums::begin(Sum sum) {
  in_sums_ += sum.size() + kEntry;
  ++begun_;
  stack_.push_back({std::move(sum)});
  stay_within_limit();
}

void MisereSums::stay_within_limit() {
  const bool too_many = (for_table_ ? values_.size() : begun_) >= kMostSums;
  if (!too_many && in_sums_ < kMostKept && in_moves_ < kMostKept) return;
  (for_table_ ? table_done_ : gave_up_) = true;
  stack_.clear();
  wanted_.clear();
}

std::optional<MisereSums::Sum> MisereSums::option_of(Frame& frame) {
  const Sum& sum = frame.sum;
  for (; frame.part < sum.size(); ++frame.part, frame.option = 0) {
    // Equal components have equal options.
    if (frame.part > 0 && sum[frame.part] == sum[frame.part - 1]) continue;
    const Sum* const after = option(sum[frame.part], frame.option);
    if (!after) continue;
    Sum rest = sum, out(sum.size() - 1 + after->size());
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(frame.part));
    std::merge(rest.begin(), rest.end(), after->begin(), after->end(), out.begin());
    return out;
  }
  return std::nullopt;
}

void MisereSums::settle(bool lost) {
  values_.emplace(std::move(stack_.back().sum), lost);
  stack_.pop_back();
}

}  // namespace grundy::lab
