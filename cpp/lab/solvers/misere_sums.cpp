#include "lab/solvers/misere_sums.hpp"

#include <algorithm>
#include <utility>

namespace grundy::lab {

namespace {

/// What each move leaves.
struct AllMoves {
  std::vector<std::vector<std::uint64_t>> after;
  bool option(std::uint64_t number, std::int64_t) {
    after.push_back({number});
    return false;
  }
  bool option(std::span<const std::uint64_t> pieces, std::int64_t) {
    after.emplace_back(pieces.begin(), pieces.end());
    return false;
  }
};

}  // namespace

MisereSums::MisereSums(const Model& model, const Layout& layout)
    : model_(model), layout_(layout), code_(compile(model, layout, true)), registers_(code_.registers) {
  values_[{}] = 0;  // the player to move cannot move, and wins
}

std::uint32_t MisereSums::meet(std::uint64_t number) {
  const auto [entry, fresh] = indices_.try_emplace(number, kNoMoves);
  if (!fresh) return entry->second;
  Slots slots;
  AllMoves moves;
  std::int64_t worth = 0;
  Ran ran = Ran::absent;
  if (layout_.slots_of(number, model_, slots)) {
    std::copy(slots.begin(), slots.end(), registers_.begin());
    registers_[slots.size()] = static_cast<std::int64_t>(number);
    ran = run(model_, code_, registers_.data(), moves, worth, rounds_);
  }
  if (ran == Ran::fault) obstacle_ = Obstacle{Obstacle::Kind::outside, number};
  if (ran == Ran::endless) obstacle_ = Obstacle{Obstacle::Kind::endless, number};
  if (ran == Ran::absent) return entry->second = kAbsent;
  if (moves.after.empty()) return kNoMoves;
  entry->second = static_cast<std::uint32_t>(components_.size());
  components_.push_back({std::move(moves.after), {}});
  return entry->second;
}

const std::vector<MisereSums::Sum>& MisereSums::options_of(std::uint32_t index) {
  // Components are met here, so that none of them may be referred to.
  for (const auto& after : std::exchange(components_[index].after, {})) {
    Sum sum;
    for (const std::uint64_t number : after) {
      if (const std::uint32_t part = meet(number); part < kAbsent) sum.push_back(part);
    }
    std::sort(sum.begin(), sum.end());
    components_[index].options.push_back(std::move(sum));
  }
  return components_[index].options;
}

void MisereSums::want(const std::vector<std::uint64_t>& components) {
  if (!is_full() && !outcome(components)) wanted_.push_back(components);
}

std::optional<MisereSums::Sum> MisereSums::sum_of(const std::vector<std::uint64_t>& components) const {
  Sum sum;
  for (const std::uint64_t number : components) {
    const auto found = indices_.find(number);
    if (found == indices_.end() || found->second == kAbsent) return std::nullopt;
    if (found->second != kNoMoves) sum.push_back(found->second);
  }
  std::sort(sum.begin(), sum.end());
  return sum;
}

std::optional<Outcome> MisereSums::outcome(const std::vector<std::uint64_t>& components) const {
  const auto sum = sum_of(components);
  const auto found = sum ? values_.find(*sum) : values_.end();
  return found == values_.end() ? std::nullopt : std::optional(found->second != 0 ? Outcome::P : Outcome::N);
}

std::optional<Outcome> MisereSums::find(const std::vector<std::uint64_t>& components) {
  want(components);
  while (!outcome(components) && step()) {
  }
  return outcome(components);
}

std::optional<Value> MisereSums::known(std::uint64_t number) const {
  const auto who = outcome({number});
  return who ? std::optional(Value{*who}) : std::nullopt;
}

bool MisereSums::absent(std::uint64_t number) const {
  const auto found = indices_.find(number);
  return found != indices_.end() && found->second == kAbsent;
}

double MisereSums::advance(const Slice& slice) {
  for (std::uint64_t steps = 1; step(); ++steps) {
    if (steps % kStepsAtOnce == 0 && slice.over())
      return std::min(0.99, std::max(static_cast<double>(values_.size()) / static_cast<double>(kMostSums),
                                     static_cast<double>(next_) / static_cast<double>(layout_.size)));
  }
  return 1;
}

bool MisereSums::step() {
  if (obstacle_ || is_full()) return false;
  if (stack_.empty()) {
    if (wanted_.empty()) {
      if (next_ == layout_.size) return false;
      wanted_.push_back({next_++});
    }
    for (const std::uint64_t number : wanted_.back()) meet(number);
    const auto sum = sum_of(wanted_.back());
    wanted_.pop_back();
    if (sum && !values_.contains(*sum)) begin(*sum);
    return true;
  }
  Frame& frame = stack_.back();
  if (frame.next == frame.options.size()) {
    settle(true);
    return true;
  }
  const auto known = values_.find(frame.options[frame.next]);
  if (known == values_.end()) begin(frame.options[frame.next]);
  else if (known->second != 0) settle(false);
  else ++frame.next;
  return true;
}

void MisereSums::begin(Sum sum) {
  Frame frame{std::move(sum), {}, 0};
  for (std::size_t i = 0; i < frame.sum.size(); ++i) {
    if (i > 0 && frame.sum[i] == frame.sum[i - 1]) continue;
    Sum rest = frame.sum;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    for (const Sum& after : options_of(frame.sum[i])) {
      Sum& option = frame.options.emplace_back(rest.size() + after.size());
      std::merge(rest.begin(), rest.end(), after.begin(), after.end(), option.begin());
    }
  }
  stack_.push_back(std::move(frame));
}

void MisereSums::settle(bool lost) {
  values_.emplace(std::move(stack_.back().sum), lost);
  stack_.pop_back();
}

}  // namespace grundy::lab
