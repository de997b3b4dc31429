// Heaps of a take-and-break game.
#include <algorithm>
#include <bit>

#include "lab/language/phrases.hpp"
#include "lab/solvers/solver.hpp"
#include "theory/heap_nimbers.hpp"
#include "theory/take_and_break.hpp"

namespace grundy::lab {

namespace {

/// The most heaps that are computed: 40 megabytes; where moves leave three, the time grows with their square and more.
constexpr std::uint64_t kMost = 10'000'000, kMostOfThree = 5'000;

std::string binary(std::uint32_t number) {
  std::string out;
  for (int bit = std::bit_width(number); bit-- > 0;) out += (number >> bit & 1) != 0 ? '1' : '0';
  return out;
}

class Heaps final : public Solver {
 public:
  Heaps(const std::vector<Take>& takes, std::uint64_t count, std::uint64_t least)
      : nimbers_(takes, std::min(count - 1 + least, Breaks::of(takes).heaps > 2 ? kMostOfThree : kMost)), count_(count), least_(least) {}

  double advance(const Slice& slice) override { return nimbers_.advance(slice); }
  std::optional<Obstacle> obstacle() const override { return std::nullopt; }
  std::optional<std::size_t> too_long() const override { return std::nullopt; }

  std::optional<Value> known(std::uint64_t number) const override {
    const std::optional<Nimber> nimber = nimbers_.nimber(number + least_);
    return nimber ? std::optional(Value{outcome_of(*nimber), nimber}) : std::nullopt;
  }
  bool absent(std::uint64_t) const override { return false; }

  bool has_nimbers() const override { return true; }
  bool has_remoteness() const override { return false; }
  std::optional<Period> period() const override {
    auto period = nimbers_.period();
    if (period) period->preperiod = std::max(period->preperiod, least_);
    return period;
  }
  std::vector<Message> facts() const override {
    std::vector<Message> out;
    if (const auto found = nimbers_.period()) {
      out.emplace_back(found->saltus > 0 ? kLabPhrases["lab-saltus"] : kLabPhrases["lab-guy-smith"]);
    } else if (const HeapNimbers::Sparse sparse = nimbers_.sparse(); sparse.mask != 0) {
      out.push_back(message(kLabPhrases["lab-sparse"], {binary(sparse.mask), sparse.heaps, sparse.rare, sparse.last}));
    }
    return out;
  }
  std::uint64_t positions() const override { return count_; }

 private:
  HeapNimbers nimbers_;
  std::uint64_t count_, least_;
};

}  // namespace

std::unique_ptr<Solver> heap_solver(const std::vector<Take>& takes, const Layout& layout, std::uint64_t least) {
  return std::make_unique<Heaps>(takes, layout.size, least);
}

}  // namespace grundy::lab
