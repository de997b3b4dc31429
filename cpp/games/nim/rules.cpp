// Heaps; a move makes one of them smaller.
#include <algorithm>

#include "games/rulebook.hpp"
#include "theory/nim.hpp"

namespace grundy {

namespace {

/// Larger heaps first, as the game lists its moves.
struct DescendingHeapRules {
  void options(std::uint64_t heap, std::vector<std::uint64_t>& out) const {
    NimHeapRules{}.options(heap, out);
    std::reverse(out.begin(), out.end());
  }
};

}  // namespace

RuleBook nim_rules(const Parameters& p) {
  return number_rules(DescendingHeapRules{}, {"heap", 0, kMaxHeap}, p.flag("misere") ? Ending::misere : Ending::normal);
}

}  // namespace grundy
