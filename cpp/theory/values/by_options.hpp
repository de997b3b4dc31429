// Results for a value, worked out from those for its options, each value once, with pauses.
#pragma once

#include <optional>
#include <vector>

#include "base/number_map.hpp"
#include "theory/values/store.hpp"

namespace grundy::values {

class ByOptions {
 public:
  /// Why there was no result.
  Halt halt() const { return halt_; }

 protected:
  explicit ByOptions(Store& store) : store_(store) {}
  ~ByOptions() = default;

  /// Returns the result for a value of the store, itself a value. Nothing if it stops before: see `halt()`. After Halt::steps the same call
  /// goes on. Nothing recurses.
  std::optional<Id> result(Id g, Steps& steps);
  /// Works out the result for a value whose options have theirs; compact values have no options here. Calls of the store that take steps
  /// stand in `once`.
  virtual std::optional<Id> computed(Id g, Steps& steps) = 0;
  /// Calls the store unless the answer is known from before a pause.
  template <class Call>
  std::optional<std::uint32_t> once(Call call) {
    if (next_answer_ == answers_.size()) {
      const auto answer = call();
      if (!answer) return std::nullopt;
      answers_.push_back(*answer);
    }
    return answers_[next_answer_++];
  }
  /// The results for the options of a player, each plus a number, while the value is `computed`.
  std::optional<std::vector<Id>> shifted(Id g, Side side, const Dyadic& by, Steps& steps);
  void stop_because(Halt halt) { halt_ = halt; }

  Store& store_;

 private:
  Halt halt_ = Halt::none;
  NumberMap results_;
  std::vector<Id> waiting_;
  // The answers that the store gave for the innermost value: when it goes on after a pause, they are not asked for again.
  std::vector<std::uint32_t> answers_;
  std::size_t next_answer_ = 0;
};

}  // namespace grundy::values
