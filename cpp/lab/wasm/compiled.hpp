// A pass over a dense table by code made at run time, in calls of about a millisecond.
#pragma once

#include "lab/wasm/emit.hpp"
#include "lab/wasm/machine.hpp"

namespace grundy::lab {

class Compiled {
 public:
  Compiled() = default;
  /// Creates no machine if the platform has none or the model is too large. `most_steps`: for one position.
  Compiled(const Model& model, const Layout& layout, Kept kept, Pass pass, double most_steps);

  explicit operator bool() const { return machine_ != nullptr; }

  /// Runs from `next` for about a millisecond, at most to `end`, and advances `next`. False if an `=` leaves its range there. Engines
  /// replace baseline code by optimised code between calls, so several calls are needed.
  bool run(std::uint64_t& next, std::uint64_t end, void* values, void* remoteness);

  /// Number of processed numbers that are no positions.
  std::uint32_t absent() const { return frame_[0]; }

 private:
  std::vector<std::uint32_t> frame_;
  std::unique_ptr<Machine> machine_;
  std::uint64_t chunk_ = 1024;
};

}  // namespace grundy::lab
