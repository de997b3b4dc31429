// Compiled for speed
#include "lab/patterns/finder.hpp"

#include <algorithm>
#include <cmath>

namespace grundy::lab {

namespace {

/// Positions between two readings of the clock.
constexpr std::uint64_t kPositionsAtOnce = 256;
/// The first positions, small ones, are examples in any case.
constexpr std::size_t kFirst = 128;
/// Candidates of a stage that are compared with all positions.
constexpr std::size_t kMostCandidates = 400;
/// Statements of this length are short enough.
constexpr int kShort = 16;
/// Different nimbers that are counted.
constexpr std::size_t kMostNimbers = 1 << 16;
/// Numbers alone whose nimbers are kept.
constexpr std::uint64_t kMostAlone = 1 << 17;
/// Cost of a constant that was read off, in bits.
constexpr double kFreeBits = 12;

std::vector<std::string> names_of(const std::vector<SolvedPositions::Slot>& slots) {
  std::vector<std::string> names;
  for (const auto& slot : slots) names.push_back(slot.name);
  return names;
}

}  // namespace

RuleFinder::RuleFinder(const SolvedPositions& positions)
    : positions_(positions), terms_(names_of(positions.slots()), positions.declared()), vocabulary_(terms_, positions.slots()) {}

double RuleFinder::advance(const Slice& slice) {
  const double share = [&] {
    switch (stage_) {
      case Stage::look: return 0.3 * static_cast<double>(next_) / static_cast<double>(positions_.size() + 1);
      case Stage::done: return 1.0;
      default: return 0.3 + 0.07 * static_cast<double>(stage_);
    }
  }();
  if (stage_ == Stage::look) {
    if (look(slice)) end_look();
  } else if (stage_ == Stage::evaluate) {
    if (vocabulary_.evaluate(examples_, slice) == 1) next_stage();
  } else if (stage_ == Stage::separable) {
    if (verify_separable(slice)) stage_ = Stage::done;
  } else if (stage_ != Stage::done) {
    if (!proposed_) {
      proposed_ = propose(slice);
      if (proposed_) {
        share_candidates();
        std::stable_sort(candidates_.begin(), candidates_.end(), [](const auto& a, const auto& b) { return a.length < b.length; });
        if (candidates_.size() > kMostCandidates) candidates_.resize(kMostCandidates);
      }
    } else if (verify(slice)) {
      next_stage();
    }
  }
  return stage_ == Stage::done ? 1 : std::min(share, 0.99);
}

/// Long statements about the classes of one term are compared with those about two, which may be shorter.
void RuleFinder::share_candidates() {
  if (stage_ == Stage::one_class || stage_ == Stage::nimber_class) {
    const auto first = std::stable_partition(candidates_.begin(), candidates_.end(), [](const auto& c) { return c.length <= kShort; });
    longer_.assign(first, candidates_.end());
    candidates_.erase(first, candidates_.end());
  } else if (stage_ == Stage::two_classes || stage_ == Stage::nimber_classes) {
    candidates_.insert(candidates_.end(), longer_.begin(), longer_.end());
  }
}

bool RuleFinder::look(const Slice& slice) {
  Slots numbers;
  for (const std::uint64_t size = positions_.size(); next_ < size;) {
    const bool first = next_ < positions_.first();
    if (const auto value = positions_.at(next_++, numbers)) {
      keep(numbers, *value);
      if (first) count(*value);
    }
    if (next_ % kPositionsAtOnce == 0 && slice.over()) return false;
  }
  return true;
}

void RuleFinder::count(const SolvedValue& value) {
  ++known_first_;
  for (const Subject subject : {Subject::outcome, Subject::nimber}) {
    auto& values = frequency_[static_cast<std::size_t>(subject)];
    const std::int64_t is = of(value, subject);
    if (values.size() < kMostNimbers || values.contains(is)) ++values[is];
  }
}

/// Keeps random examples of each outcome (reservoir sampling).
void RuleFinder::keep(const Slots& numbers, const SolvedValue& value) {
  ++known_;
  const std::uint64_t of_kind = value.loses ? ++count_lost_ : ++count_won_;
  if (examples_.size() < kFirst) return examples_.push_back({numbers, value});
  auto& kept = value.loses ? lost_ : won_;
  constexpr std::size_t kMost = (kMostExamples - kFirst) / 2;
  if (kept.size() < kMost) return kept.push_back({numbers, value});
  random_ = random_ * 6364136223846793005u + 1442695040888963407u;
  const std::uint64_t place = (random_ >> 33) % of_kind;
  if (place < kMost) kept[place] = {numbers, value};
}

void RuleFinder::end_look() {
  for (auto* kept : {&lost_, &won_}) {
    examples_.insert(examples_.end(), kept->begin(), kept->end());
    *kept = {};
  }
  if (count_lost_ == 0 || count_won_ == 0) {
    // No position is won, or none is lost.
    if (known_ > 0) found_.push_back({Subject::outcome, FoundRule::Kind::term, terms_.constant(count_lost_ > 0), {}});
    tried_ = 1;
  }
  begin(known_ == 0 ? Stage::done : Stage::evaluate);
}

void RuleFinder::begin(Stage stage) {
  stage_ = stage;
  candidates_.clear();
  candidate_ = cursor_ = 0;
  next_ = 0;
  proposed_ = false;
  table_.reset();
  targets_.clear();
  for (const Example& example : examples_) targets_.push_back(of(example.value, subject()));
}

void RuleFinder::next_stage() {
  const auto has = [&](Subject subject) {
    return std::any_of(found_.begin(), found_.end(), [&](const FoundRule& rule) { return rule.subject == subject; });
  };
  Stage next = static_cast<Stage>(static_cast<int>(stage_) + 1);
  if (next < Stage::equal && has(Subject::outcome)) next = Stage::equal;
  // Nimbers of which none but one occurs say no more than outcomes.
  if (next >= Stage::equal && (has(Subject::nimber) || !positions_.has_nimbers() || nimbers().size() < 2)) next = Stage::done;
  if (next == Stage::separable && (positions_.slots().size() < 2 || nimbers().size() >= kMostNimbers)) next = Stage::done;
  begin(next);
}

double RuleFinder::bits(std::int64_t value) const {
  const auto found = frequency_[static_cast<std::size_t>(subject())].find(value);
  if (found == frequency_[static_cast<std::size_t>(subject())].end()) return 0;
  return std::log2(static_cast<double>(known_first_) / static_cast<double>(found->second));
}

std::int64_t RuleFinder::target(const SolvedValue& value, TermId base, const Slots& numbers) const {
  const std::int64_t is = of(value, subject());
  return base == kNoTerm ? is : is - terms_.value(base, numbers);
}

bool RuleFinder::agrees(Candidate& candidate, ClassTable& table, const Example& example) const {
  if (candidate.term != kNoTerm) return terms_.value(candidate.term, example.numbers) == of(example.value, subject());
  return table.add(terms_, example.numbers, target(example.value, candidate.base, example.numbers));
}

/// Whether the values that a statement foretells would hardly agree with it by chance. Only the game as it is counts: with larger numbers
/// it may be regular for other reasons, such as lists that have an end.
bool RuleFinder::is_no_chance(const Candidate& candidate, const ClassTable& table) const {
  double all = 0;
  for (const auto& [value, count] : frequency_[static_cast<std::size_t>(subject())]) all += static_cast<double>(count) * bits(value);
  double surprise = all - kFreeBits * static_cast<double>(candidate.free);
  if (!table.entries().empty()) {
    surprise = 0;
    // The first position of a class decides what is said of the class.
    for (const auto& entry : table.entries()) {
      const double information = candidate.base == kNoTerm ? bits(entry.value) : all / static_cast<double>(known_first_);
      surprise += static_cast<double>(entry.count - 1) * information;
    }
  }
  return surprise >= kCertainty + candidate.prior;
}

/// Makes the statement of classes from those of the game as it is, once these are known: larger numbers must follow from it.
void RuleFinder::settle(Candidate& candidate) {
  if (candidate.term != kNoTerm) return;
  candidate.term = table_->statement(terms_);
  if (candidate.base != kNoTerm) candidate.term = terms_.make(TermOp::add, candidate.base, candidate.term);
}

bool RuleFinder::verify(const Slice& slice) {
  Example example;
  for (; candidate_ < candidates_.size(); ++candidate_, next_ = 0, table_.reset()) {
    Candidate& candidate = candidates_[candidate_];
    bool holds = true;
    if (!table_) {
      table_ = std::make_unique<ClassTable>(candidate.a, candidate.b);
      for (const Example& one : against_) holds = holds && agrees(candidate, *table_, one);
      // Counted again with all positions.
      table_ = std::make_unique<ClassTable>(candidate.a, candidate.b);
    }
    for (const std::uint64_t size = positions_.size(); holds && next_ < size;) {
      if (next_ == positions_.first()) settle(candidate);
      const auto value = positions_.at(next_++, example.numbers);
      if (value) {
        example.value = *value;
        holds = agrees(candidate, *table_, example);
        if (!holds && against_.size() < kMostExamples) against_.push_back(example);
      }
      if (next_ % kPositionsAtOnce == 0 && holds && slice.over()) return false;
    }
    if (!holds || !is_no_chance(candidate, *table_)) continue;
    settle(candidate);
    found_.push_back({subject(), FoundRule::Kind::term, candidate.term, candidate.slope});
    return true;
  }
  return true;
}

/// Sets `alone_`. False if a value is not known, if nothing is left where all numbers are the least but that has a nimber, or if there are
/// too many numbers.
bool RuleFinder::read_alone() {
  const auto& slots = positions_.slots();
  Slots origin;
  std::uint64_t total = 0;
  for (const auto& slot : slots) {
    origin.push_back(slot.least);
    total += static_cast<std::uint64_t>(slot.most - slot.least) + 1;
  }
  if (total > kMostAlone) return false;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    alone_.emplace_back();
    Slots numbers = origin;
    for (numbers[i] = slots[i].least; numbers[i] <= slots[i].most; ++numbers[i]) {
      const auto value = positions_.of(numbers);
      if (!value || (numbers[i] == slots[i].least && value->nimber != 0)) return false;
      alone_.back().push_back(value->nimber);
    }
  }
  return true;
}

bool RuleFinder::verify_separable(const Slice& slice) {
  const auto& slots = positions_.slots();
  Slots numbers;
  if (alone_.empty()) {
    ++tried_;
    if (!read_alone()) return true;
  }
  std::uint64_t total = 0;
  for (const auto& axis : alone_) total += axis.size();
  for (const std::uint64_t size = positions_.size(); next_ < size;) {
    const auto value = positions_.at(next_++, numbers);
    if (value) {
      std::int64_t sum = 0;
      for (std::size_t i = 0; i < slots.size(); ++i) sum ^= alone_[i][static_cast<std::size_t>(numbers[i] - slots[i].least)];
      if (sum != value->nimber) return true;
    }
    if (next_ % kPositionsAtOnce == 0 && slice.over()) return false;
  }
  // All but the numbers alone are foretold.
  double surprise = -kFreeBits * static_cast<double>(total);
  for (const auto& [nimber, count] : nimbers()) surprise += static_cast<double>(count) * bits(nimber);
  if (surprise < kCertainty) return true;
  FoundRule rule{Subject::nimber, FoundRule::Kind::separable, kNoTerm, {}};
  const bool flags = std::all_of(slots.begin(), slots.end(), [](const auto& slot) { return slot.least == 0 && slot.most == 1; });
  if (flags) {
    std::vector<TermId> parts;
    for (std::size_t i = 0; i < slots.size(); ++i) {
      if (alone_[i][1] == 1) parts.push_back(terms_.slot(i));
      else if (alone_[i][1] > 1) parts.push_back(terms_.make(TermOp::multiply, terms_.slot(i), terms_.constant(alone_[i][1])));
    }
    rule.kind = FoundRule::Kind::term;
    rule.term = parts.empty() ? terms_.constant(0) : terms_.fold(TermOp::bit_xor, parts);
  }
  found_.push_back(rule);
  return true;
}

}  // namespace grundy::lab
