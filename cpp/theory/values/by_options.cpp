#include "theory/values/by_options.hpp"

namespace grundy::values {

std::optional<Id> ByOptions::result(Id g, Steps& steps) {
  halt_ = Halt::none;
  if (waiting_.empty() || waiting_.front() != g) {
    waiting_.assign(1, g);
    answers_.clear();
  }
  while (!waiting_.empty()) {
    const Id now = waiting_.back();
    if (!results_.contains(now)) {
      if (const auto option = store_.option_without(now, [&](Id id) { return results_.contains(id); })) {
        waiting_.push_back(*option);
        continue;
      }
      next_answer_ = 0;
      const auto found = computed(now, steps);
      if (!found) {
        if (halt_ == Halt::none) halt_ = store_.halt();
        return std::nullopt;
      }
      results_.add(now, *found);
      answers_.clear();
    }
    waiting_.pop_back();
  }
  return results_.find(g);
}

std::optional<std::vector<Id>> ByOptions::shifted(Id g, Side side, const Dyadic& by, Steps& steps) {
  const auto options = store_.options(g, side);
  std::vector<Id> out(options.begin(), options.end());
  const auto number = store_.number(by);
  if (!number) return std::nullopt;
  for (Id& option : out) {
    const auto sum = once([&] { return store_.plus(*results_.find(option), *number, steps); });
    if (!sum) return std::nullopt;
    option = *sum;
  }
  return out;
}

}  // namespace grundy::values
