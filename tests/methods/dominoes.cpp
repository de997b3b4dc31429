// Dominoes that vanish: first how long the game lasts when they do not, over masks of taken cells.
#include <algorithm>
#include <optional>
#include <unordered_map>
#include <vector>

#include "methods.hpp"
#include "reader.hpp"

namespace grundy::methods {

namespace {

/// Remoteness of masks; odd where the player to move wins.
///   r(mask) = 1 + min { even r of options }, or 1 + max { r of options } if none is even, or 0 if there is no option
class MaskSearch {
 public:
  MaskSearch(std::uint64_t n, std::uint64_t k) : n_(n), k_(k), block_(k < 64 ? (std::uint64_t{1} << k) - 1 : ~std::uint64_t{0}) {}

  std::uint64_t remoteness(std::uint64_t start) {
    std::vector<Frame> stack = {{start}};
    while (true) {
      Frame& frame = stack.back();
      if (const auto option = next_option(frame)) {
        if (const auto known = memo_.find(*option); known != memo_.end()) {
          frame.see(known->second);
        } else {
          stack.push_back({*option});
        }
        continue;
      }
      const std::uint64_t mask = frame.mask, found = frame.remoteness();
      memo_.emplace(mask, found);
      stack.pop_back();
      if (stack.empty()) return found;
      stack.back().see(found);
    }
  }

  std::uint64_t masks() const { return memo_.size(); }

 private:
  struct Frame {
    std::uint64_t mask;
    std::uint64_t place = 0;
    std::uint64_t nearest_even = UINT64_MAX;
    std::uint64_t farthest = 0;
    bool any = false;

    void see(std::uint64_t r) {
      if (r % 2 == 0) nearest_even = std::min(nearest_even, r);
      farthest = std::max(farthest, r);
      any = true;
    }
    std::uint64_t remoteness() const { return !any ? 0 : 1 + (nearest_even != UINT64_MAX ? nearest_even : farthest); }
  };

  std::optional<std::uint64_t> next_option(Frame& frame) const {
    while (frame.place + k_ <= n_) {
      const std::uint64_t laid = block_ << frame.place++;
      if ((frame.mask & laid) == 0) return frame.mask | laid;
    }
    return std::nullopt;
  }

  std::uint64_t n_, k_, block_;
  std::unordered_map<std::uint64_t, std::uint64_t> memo_;
};

}  // namespace

Run dominoes_masks(std::string_view input) {
  Reader in(input);
  const std::uint64_t n = in.number(), k = in.number(), d = in.number();
  const std::string_view strip = in.word();
  std::uint64_t taken = 0;
  for (std::uint64_t i = 0; i < n; ++i) taken |= std::uint64_t{strip[i] == '1'} << i;
  MaskSearch search(n, k);
  const std::uint64_t t = search.remoteness(taken);
  return {t >= d ? "Draw\n" : t % 2 == 1 ? "Alice\n" : "Bob\n", search.masks()};
}

}  // namespace grundy::methods
