// Facts about a value: found step by step, then written as JSON.
#pragma once

#include <optional>

#include "base/json.hpp"
#include "base/message.hpp"
#include "theory/values/atomic_weight.hpp"
#include "theory/values/format.hpp"
#include "theory/values/reason.hpp"
#include "theory/values/thermograph.hpp"

namespace grundy::values {

/// Writes a text, or null if there is none.
void put_text(Json& out, const std::string* text);

class ValueFacts {
 public:
  /// All of them must outlive it.
  ValueFacts(Store& store, Formatter& formatter, Thermographs& thermographs)
      : store_(store), formatter_(formatter), thermographs_(thermographs), weights_(store) {}

  /// Goes on to find the facts about a value: Halt::none once all are known. After Halt::steps the same call goes on.
  Halt find(Id g, Steps& steps);
  /// Writes "value", "ascii", "mean", "temperature", "class", "left_stop", "right_stop", "birthday", "atomic_weight"? and "walls" into an
  /// object, once they are found.
  void put(Json& out) const;

 private:
  Halt find_next(Id g, Steps& steps);
  Halt compare(Id g, Id h, bool& to, Steps& steps);
  Halt write(Id g, std::optional<ValueText>& to, Steps& steps);
  Halt weigh(Id g, Steps& steps);

  Store& store_;
  Formatter& formatter_;
  Thermographs& thermographs_;
  AtomicWeights weights_;
  unsigned stage_ = 0;
  Id g_ = kZero, weight_ = kZero;
  bool at_least_zero_ = false, at_most_zero_ = false, has_weight_ = false;
  std::optional<Thermograph> graph_;
  std::optional<ValueText> text_, weight_text_;
};

}  // namespace grundy::values
