// A pass over a dense table by code made at run time, in calls of about a millisecond.
#pragma once

#include "lab/wasm/emit.hpp"
#include "lab/wasm/machine.hpp"

namespace grundy::lab {

class Compiled {
 public:
  Compiled() = default;
  /// Has no machine where there is none, or the model is too large for one.
  Compiled(const Model& model, const Layout& layout, Kept kept, Pass pass);

  explicit operator bool() const { return machine_ != nullptr; }

  /// Goes on from `next` for about a millisecond, at most to `end`, and moves `next` to where it came. False where an `=` leaves its
  /// range there. Engines replace the code that they compile first by faster code between two calls, so there have to be several.
  bool run(std::uint64_t& next, std::uint64_t end, void* values, void* remoteness);

  /// How many of the numbers so far are no position.
  std::uint32_t absent() const { return frame_[0]; }

 private:
  std::vector<std::uint32_t> frame_;
  std::unique_ptr<Machine> machine_;
  std::uint64_t chunk_ = 1024;
};

}  // namespace grundy::lab
