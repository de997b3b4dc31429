// Moves of pieces whose places are numbers: `b[x + 1, y]` may be any place of the board, but under x = 2 and y = 3 it is one.
#include <algorithm>

#include "base/sort.hpp"
#include "lab/regions/replacements.hpp"
#include "lab/regions/unrolled.hpp"

namespace grundy::lab {

namespace {

class Narrower {
 public:
  Narrower(Unrolled& unrolled, Expressions& make, const Program& program, const TableReach& reach, std::uint64_t& rounds)
      : unrolled_(unrolled), make_(make), program_(program), reach_(reach), rounds_(rounds) {}

  std::vector<UnrolledMove> run(std::vector<UnrolledMove>&& open) {
    std::vector<UnrolledMove> out;
    std::reverse(open.begin(), open.end());
    for (bool splits = true; !open.empty();) {
      UnrolledMove move = std::move(open.back());
      open.pop_back();
      // Where one move cannot be split the text is refused, unless the slot is a counter: others are not tried.
      const std::vector<std::uint32_t> slots = slots_of(move);
      const bool wide = splits && is_wide(slots) && out.size() + open.size() < reach_.moves;
      if (!wide || !(splits = split(move, slots, open))) out.push_back(std::move(move));
    }
    return out;
  }

 private:
  std::uint64_t numbers(std::uint32_t slot) const { return static_cast<std::uint64_t>(program_.most(slot) - program_.least(slot)) + 1; }

  std::vector<std::uint32_t> slots_of(const UnrolledMove& move) {
    std::vector<std::uint32_t> out;
    const auto add = [&](ExprId x) {
      const auto& support = unrolled_.support(x);
      out.insert(out.end(), support.begin(), support.end());
    };
    for (const ExprId condition : move.conditions) add(condition);
    for (const auto& [check, after] : move.checks) add(check);
    for (const Change& change : move.changes) {
      add(change.to);
      out.push_back(static_cast<std::uint32_t>(change.slot));
    }
    heap_sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
  }

  /// Whether a table would be too large. Slots with too many numbers for tables may be counters, and are not seen.
  bool is_wide(const std::vector<std::uint32_t>& slots) const {
    std::uint64_t entries = 1;
    for (const std::uint32_t slot : slots) {
      if (numbers(slot) <= reach_.values) entries *= numbers(slot);
      if (entries > reach_.entries) return true;
    }
    return false;
  }

  /// Adds copies of a move for the numbers of one slot, if there is one under each of whose numbers the move reads or changes fewer of the
  /// others. Chooses the slot that leaves the fewest.
  bool split(const UnrolledMove& move, const std::vector<std::uint32_t>& slots, std::vector<UnrolledMove>& open) {
    std::size_t least = slots.size() - 1;
    std::uint32_t best = 0;
    bool any = false;
    for (const std::uint32_t slot : slots) {
      if (numbers(slot) > reach_.values) continue;
      std::size_t most = 0;
      for (std::int64_t number = program_.least(slot); number <= program_.most(slot) && most < least; ++number) {
        const auto copy = under(move, slot, number);
        if (copy) most = std::max(most, slots_of(*copy).size() - 1);
      }
      if (most == 0 || most >= least) continue;
      least = most;
      best = slot;
      any = true;
    }
    for (std::int64_t number = program_.most(best); any && number >= program_.least(best); --number) {
      if (auto copy = under(move, best, number)) open.push_back(std::move(*copy));
    }
    return any;
  }

  /// Returns a move under the condition that a slot has this number; nothing if it is impossible then.
  std::optional<UnrolledMove> under(const UnrolledMove& move, std::uint32_t slot, std::int64_t number) {
    known_.clear();
    const ExprId itself = make_.slot(slot), constant = make_.constant(number);
    known_.set(itself, constant);
    UnrolledMove out{move.line, move.owners, {make_.binary(ModelOp::equal, itself, constant)}, {}, {}};
    for (const ExprId condition : move.conditions) {
      out.conditions.push_back(replaced(condition));
      const bool checked =
          std::any_of(move.checks.begin(), move.checks.end(), [&](const auto& check) { return check.second + 1 < out.conditions.size(); });
      if (make_.known(out.conditions.back()) == 0 && !checked) return std::nullopt;
    }
    for (const auto& [check, after] : move.checks) out.checks.emplace_back(replaced(check), after + 1);
    for (const Change& change : move.changes) {
      const ExprId to = replaced(change.to);
      if (to != (change.slot == slot ? constant : make_.slot(change.slot))) out.changes.push_back({change.slot, to});
    }
    return out;
  }

  ExprId replaced(ExprId x) { return known_.apply(x, unrolled_.model(), make_, rounds_); }

  Unrolled& unrolled_;
  Expressions& make_;
  const Program& program_;
  const TableReach& reach_;
  std::uint64_t& rounds_;
  Replacements known_;
};

}  // namespace

void Unrolled::narrow(const Program& program, const TableReach& reach, std::uint64_t& rounds) {
  moves_ = Narrower(*this, *make_, program, reach, rounds).run(std::move(moves_));
}

}  // namespace grundy::lab
