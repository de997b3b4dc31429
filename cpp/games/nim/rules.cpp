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
  const bool misere = p.flag("misere");
  RuleBook book = number_rules(DescendingHeapRules{}, {"heap", 0, kMaxHeap}, misere ? Ending::misere : Ending::normal);
  book.tells_remoteness = !misere;  // the fast solution of misere play knows outcomes only
  return book;
}

}  // namespace grundy
