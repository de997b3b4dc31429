#include "solve/rules_solver.hpp"

#include <algorithm>

namespace grundy {

namespace {

/// The longest position accepted, in numbers: each of its options repeats them.
constexpr std::size_t kLongest = 10'000;

/// Work between two readings of the clock, in numbers: a fraction of a millisecond; and the cost of a position apart from its options.
constexpr std::uint64_t kUnchecked = 10'000, kOfAnyPosition = 40;

/// The most options looked at for nimbers of play that may repeat: some seconds.
constexpr std::uint64_t kMostLabelled = 2'000'000'000;

}  // namespace

SequenceTable::Id RulesSolver::intern(const Position& numbers) {
  const Id id = table_.add(rules_.in_order(numbers));
  if (id == entries_.size()) entries_.emplace_back();
  return id;
}

void RulesSolver::expand(Id id, std::vector<Id>& out) {
  const auto kept = table_[id];
  const Position numbers(kept.begin(), kept.end());
  if (numbers.size() > kLongest || most_whole_options(rules_, numbers) > reach_.options - std::min(options_seen_, reach_.options)) {
    beyond_ = true;  // before the options are listed: they may exceed memory
    return;
  }
  unchecked_ += kOfAnyPosition;
  each_whole_option(rules_, numbers, Player::left, [&](WholeOption&& option) {
    out.push_back(intern(option.numbers));
    ++options_seen_;
    numbers_seen_ += option.numbers.size();
    unchecked_ += option.numbers.size();
    beyond_ = table_.size() > reach_.positions || options_seen_ > reach_.options || numbers_seen_ > reach_.numbers;
    return !beyond_;
  });
}

bool RulesSolver::over(const Slice& slice) {
  if (unchecked_ < kUnchecked) return false;
  unchecked_ = 0;
  return slice.over();
}

Value RulesSolver::terminal(Id id) const {
  const Ending ending = rules_.ending();
  if (ending == Ending::normal) return {Outcome::P, Nimber{0}, Remoteness{0}};
  if (ending == Ending::misere) return {Outcome::N, {}, Remoteness{0}};
  const auto numbers = table_[id];
  const Outcome outcome = rules_.result(Position(numbers.begin(), numbers.end()), Player::left);
  return {outcome, {}, outcome == Outcome::D ? std::optional<Remoteness>() : Remoteness{0}};
}

void RulesSolver::keep(Id id, const Value& value) {
  Entry& entry = entries_[id];
  entry = {Known::value, value.outcome, value.nimber.has_value(), value.remoteness.has_value(), 0, 0};
  if (value.nimber) entry.nimber = static_cast<std::uint32_t>(value.nimber->value);
  if (value.remoteness) entry.remoteness = static_cast<std::uint32_t>(value.remoteness->value);
}

Value RulesSolver::value_of(Id id) const {
  const Entry& entry = entries_[id];
  Value value{entry.outcome, {}, {}};
  if (entry.has_nimber) value.nimber = Nimber{entry.nimber};
  if (entry.has_remoteness) value.remoteness = Remoteness{entry.remoteness};
  return value;
}

std::optional<Value> RulesSolver::value(const Position& numbers) const {
  const Id id = table_.find(rules_.in_order(numbers));
  return id < table_.size() && entries_[id].known == Known::value ? std::optional(value_of(id)) : std::nullopt;
}

bool RulesSolver::solve(const Position& numbers, const Slice& slice) {
  if (beyond_ || repeated_) return true;
  if (!root_) {
    const Id root = intern(numbers);
    if (entries_[root].known == Known::value) return true;
    root_ = root;
    if (rules_.may_repeat(numbers)) {
      first_ = root;
      prepared_ = false;
      targets_.clear();
      target_ends_.clear();
    } else {
      open(root);
    }
  }
  const bool done = frames_.empty() ? explore(slice) && retreat(slice) && label(slice) : descend(slice);
  if (done || beyond_ || repeated_) root_.reset();
  return !root_;
}

void RulesSolver::open(Id id) {
  entries_[id].known = Known::open;
  frames_.push_back({id, pending_.size(), pending_.size()});
  expand(id, pending_);
}

bool RulesSolver::descend(const Slice& slice) {
  while (!frames_.empty()) {
    if (beyond_ || repeated_) return true;
    if (over(slice)) return false;
    Frame& frame = frames_.back();
    while (frame.next < pending_.size() && entries_[pending_[frame.next]].known == Known::value) ++frame.next;
    if (frame.next < pending_.size()) {
      const Id option = pending_[frame.next];
      repeated_ = entries_[option].known == Known::open;
      if (!repeated_) open(option);
      continue;
    }
    for (std::size_t i = frame.begin; i < pending_.size(); ++i) fold_.add(value_of(pending_[i]));
    keep(frame.position, fold_.empty() ? terminal(frame.position) : fold_.take());
    pending_.resize(frame.begin);
    frames_.pop_back();
  }
  return true;
}

bool RulesSolver::explore(const Slice& slice) {
  while (first_ + target_ends_.size() < table_.size()) {
    if (beyond_) return true;
    expand(first_ + static_cast<Id>(target_ends_.size()), targets_);
    target_ends_.push_back(targets_.size());
    if (over(slice)) return false;
  }
  if (!prepared_) prepare();
  return true;
}

/// Lists each local position's predecessors, packed, and takes into account the options that were known before.
void RulesSolver::prepare() {
  prepared_ = true;
  const std::size_t count = target_ends_.size();
  predecessor_begins_.assign(count + 1, 0);
  for (const Id target : targets_) {
    if (target >= first_) ++predecessor_begins_[target - first_ + 1];
  }
  for (std::size_t i = 1; i <= count; ++i) predecessor_begins_[i] += predecessor_begins_[i - 1];
  predecessors_.resize(predecessor_begins_[count]);
  undecided_.assign(count, 0);
  slowest_.assign(count, 0);
  due_.clear();
  level_ = place_ = 0;
  std::vector<std::size_t> fill(predecessor_begins_.begin(), predecessor_begins_.end() - 1);
  for (std::uint32_t i = 0, t = 0; i < count; ++i) {
    undecided_[i] = static_cast<std::uint32_t>(target_ends_[i] - t);
    if (undecided_[i] == 0) {
      const Value end = terminal(first_ + i);
      if (end.remoteness) schedule(i, end.outcome, 0);
      else keep(first_ + i, end);
    }
    for (; t < target_ends_[i]; ++t) {
      if (targets_[t] >= first_) {
        predecessors_[fill[targets_[t] - first_]++] = i;
      } else if (const Entry& known = entries_[targets_[t]]; known.outcome != Outcome::D) {
        meet(i, known.outcome, known.remoteness);
      }
    }
  }
}

void RulesSolver::schedule(std::uint32_t local, Outcome outcome, std::uint32_t remoteness) {
  if (due_.size() <= remoteness) due_.resize(remoteness + 1);
  due_[remoteness].push_back({local, outcome});
}

/// An option of a local position is decided.
void RulesSolver::meet(std::uint32_t local, Outcome option, std::uint32_t remoteness) {
  if (option == Outcome::P) return schedule(local, Outcome::N, remoteness + 1);
  slowest_[local] = std::max(slowest_[local], remoteness + 1);
  if (--undecided_[local] == 0) schedule(local, Outcome::P, slowest_[local]);
}

/// Decides positions in order of remoteness: the first P option of a position is its nearest, and the last N option its farthest.
bool RulesSolver::retreat(const Slice& slice) {
  if (beyond_) return true;
  for (std::size_t steps = 1; level_ < due_.size(); ++steps) {
    if (steps % 4096 == 0 && slice.over()) return false;
    if (place_ == due_[level_].size()) {
      ++level_;
      place_ = 0;
      continue;
    }
    const Due due = due_[level_][place_++];
    if (entries_[first_ + due.local].known == Known::value) continue;
    const auto remoteness = static_cast<std::uint32_t>(level_);
    keep(first_ + due.local, {due.outcome, {}, Remoteness{remoteness}});
    for (std::size_t i = predecessor_begins_[due.local]; i < predecessor_begins_[due.local + 1]; ++i)
      meet(predecessors_[i], due.outcome, remoteness);
  }
  return true;
}

void RulesSolver::leave_draws() {
  for (Id id = first_; id < table_.size(); ++id) {
    if (entries_[id].known != Known::value) keep(id, {Outcome::D, {}, {}});
  }
  label_ = 0;
  settled_.assign(table_.size() - first_, 0);
}

/// Gives the nimbers 0, 1, 2, ... to the positions that have one. A position has nimber m if no option has it, and if each option that has
/// no nimber yet, or an infinite one, has an option with nimber m. Once no position is added, those without an option of nimber m are
/// infinite: they have no larger nimber either.
bool RulesSolver::label(const Slice& slice) {
  if (beyond_) return true;
  if (settled_.empty()) leave_draws();
  while (!beyond_ && rules_.has_infinite_nimbers() && std::find(settled_.begin(), settled_.end(), false) != settled_.end()) {
    if (!label_once()) {
      for (std::size_t i = 0; i < settled_.size(); ++i) settled_[i] = settled_[i] || !has_option_labelled(i);
      ++label_;
    }
    labelled_options_ += targets_.size() + settled_.size();
    beyond_ = labelled_options_ > kMostLabelled;
    if (slice.over()) return false;
  }
  for (std::size_t i = 0; i < settled_.size() && rules_.has_infinite_nimbers(); ++i) {
    if (!entries_[first_ + i].has_nimber) infinite_[first_ + static_cast<Id>(i)] = option_nimbers(i);
  }
  settled_.clear();
  return true;
}

/// Returns the options of a local position.
std::span<const SequenceTable::Id> RulesSolver::targets_of(std::size_t local) const {
  const std::size_t begin = local == 0 ? 0 : target_ends_[local - 1];
  return std::span(targets_).subspan(begin, target_ends_[local] - begin);
}

std::vector<std::uint32_t> RulesSolver::option_nimbers(std::size_t local) const {
  std::vector<std::uint32_t> out;
  for (const Id option : targets_of(local)) {
    if (entries_[option].has_nimber) out.push_back(entries_[option].nimber);
  }
  return out;
}

bool RulesSolver::has_option_labelled(std::size_t local) const {
  const auto options = targets_of(local);
  return std::any_of(options.begin(), options.end(), [this](Id id) { return entries_[id].has_nimber && entries_[id].nimber == label_; });
}

/// Goes over all local positions once, the last found ones first: they are nearest to the ends. True if one got the nimber.
bool RulesSolver::label_once() {
  const auto answers = [this](Id option) {
    if (entries_[option].has_nimber) return true;
    if (option >= first_) return has_option_labelled(option - first_);
    const auto& nimbers = infinite_.at(option);
    return std::find(nimbers.begin(), nimbers.end(), label_) != nimbers.end();
  };
  bool any = false;
  for (std::size_t i = settled_.size(); i-- > 0;) {
    const auto options = targets_of(i);
    if (settled_[i] || has_option_labelled(i) || !std::all_of(options.begin(), options.end(), answers)) continue;
    Entry& entry = entries_[first_ + i];
    entry.has_nimber = true;
    entry.nimber = label_;
    settled_[i] = any = true;
  }
  return any;
}

}  // namespace grundy
