// Long work in slices, whose result is a JSON document.
#pragma once

#include <string>

#include "base/json.hpp"
#include "base/message.hpp"
#include "base/result.hpp"
#include "base/slice.hpp"

namespace grundy {

class Task {
 public:
  virtual ~Task() = default;
  /// Works until done or the slice is over. Returns the share done, 1 exactly when done.
  virtual double advance(const Slice& slice) = 0;
  /// Returns the result, once done. `put` writes messages, in English or as structure.
  virtual Result<std::string> json(void (*put)(Json&, const Message&)) const = 0;
};

}  // namespace grundy
