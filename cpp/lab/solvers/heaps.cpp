// Heaps of a game that is given by its code.
#include "lab/solvers/solver.hpp"
#include "theory/octal_nimbers.hpp"

namespace grundy::lab {

namespace {

class Heaps final : public Solver {
 public:
  Heaps(const std::vector<Take>& takes, std::uint64_t count) : nimbers_(takes, count - 1), count_(count) {}

  double advance(const Slice& slice) override { return nimbers_.advance(slice); }
  std::optional<Obstacle> obstacle() const override { return std::nullopt; }
  std::optional<std::size_t> too_long() const override { return std::nullopt; }

  std::optional<Value> known(std::uint64_t heap) const override {
    const std::optional<Nimber> nimber = nimbers_.nimber(heap);
    return nimber ? std::optional(Value{outcome_of(*nimber), nimber}) : std::nullopt;
  }
  bool absent(std::uint64_t) const override { return false; }

  bool has_nimbers() const override { return true; }
  bool has_remoteness() const override { return false; }
  std::optional<Period> period() const override { return nimbers_.period(); }
  std::uint64_t positions() const override { return count_; }

 private:
  OctalNimbers nimbers_;
  std::uint64_t count_;
};

}  // namespace

std::unique_ptr<Solver> heap_solver(const GameCode& code, const Layout& layout) { return std::make_unique<Heaps>(code.takes, layout.size); }

}  // namespace grundy::lab
