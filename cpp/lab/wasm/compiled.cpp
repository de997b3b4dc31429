#include "lab/wasm/compiled.hpp"

#include <algorithm>
#include <chrono>

namespace grundy::lab {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::microseconds kShort{400}, kLong{1000};
/// The most steps of the first chunk, whose time is not known yet.
constexpr double kStepsAtFirst = 1e7;

}  // namespace

Compiled::Compiled(const Model& model, const Layout& layout, Kept kept, Pass pass, double most_steps) {
  // Emitted code does not count steps: if there may be too many, register code runs instead.
  if (most_steps > static_cast<double>(kMostSteps)) return;
  while (chunk_ > 1 && static_cast<double>(chunk_) * most_steps > kStepsAtFirst) chunk_ /= 2;
  Emitted emitted = emit(model, layout, kept, pass);
  frame_ = std::move(emitted.frame);
  if (!emitted.module.empty()) machine_ = make_machine(emitted.module);
}

bool Compiled::run(std::uint64_t& next, std::uint64_t end, void* values, void* remoteness) {
  const std::uint64_t to = std::min(end, next + chunk_);
  const auto begin = Clock::now();
  next = machine_->run(static_cast<std::uint32_t>(next), static_cast<std::uint32_t>(to), values, remoteness, frame_.data());
  const auto took = Clock::now() - begin;
  if (took < kShort) chunk_ *= 2;
  else if (took > kLong) chunk_ = std::max<std::uint64_t>(chunk_ / 2, 1);
  return next == to;
}

}  // namespace grundy::lab
