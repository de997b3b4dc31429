#include "lab/wasm/compiled.hpp"

#include <algorithm>
#include <chrono>

namespace grundy::lab {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::microseconds kShort{400}, kLong{1000};
constexpr std::uint64_t kLeastChunk = 16;

/// Returns an upper bound of the loop rounds for one position.
double most_rounds(const Model& model, std::int32_t number) {
  const Branch& branch = model.branches[static_cast<std::size_t>(number)];
  double inside = 1;
  for (const std::int32_t kid : branch.kids) inside += most_rounds(model, kid);
  if (branch.kind != Branch::Kind::loop) return inside;
  return inside * static_cast<double>(std::max<std::int64_t>(0, model[branch.to].interval.most - model[branch.from].interval.least + 1));
}

}  // namespace

Compiled::Compiled(const Model& model, const Layout& layout, Kept kept, Pass pass) {
  // Emitted code does not count rounds: if there may be too many, register code runs instead.
  if (most_rounds(model, model.root) > static_cast<double>(kMostRounds)) return;
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
  else if (took > kLong) chunk_ = std::max(chunk_ / 2, kLeastChunk);
  return next == to;
}

}  // namespace grundy::lab
