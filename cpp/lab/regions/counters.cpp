#include "lab/regions/counters.hpp"

#include <algorithm>

#include "lab/regions/evaluator.hpp"
#include "lab/regions/shape.hpp"

namespace grundy::lab {

namespace {

/// The most numbers of a counter, and the most entries measured, and updates looked at, in all.
constexpr std::size_t kMostNumbers = 4096;
constexpr std::uint64_t kMostSteps = 4'000'000;
/// Numbers that lie further apart are not measured one by one.
constexpr std::int64_t kWidestMeasured = 64;

class CounterProver {
 public:
  CounterProver(Unrolled& unrolled, const Program& program, const std::vector<Slots>& from, const std::vector<bool>& counters,
                const std::vector<std::uint32_t>& tables_of, MoveTables& tables)
      : unrolled_(unrolled), program_(program), from_(from), counters_(counters), tables_of_(tables_of), tables_(tables) {
    for (const auto& values : tables.values) slots_.push_back(values[0]);
  }

  bool run() {
    for (std::uint32_t slot = 0; slot < counters_.size(); ++slot) {
      if (counters_[slot]) open_.push_back(slot);
    }
    attempt({Measure::Kind::sum, 0, 0, 0});  // never changes
    for (const std::int64_t sign : {1, -1}) {
      for (std::size_t part = 0; part <= program_.parts.size(); ++part) {
        attempt({Measure::Kind::sum, part, 0, sign});
        if (part == program_.parts.size()) continue;
        const Part& of = program_.parts[part];
        if (counters_[of.first] || of.most - of.least > kWidestMeasured) continue;
        for (std::int64_t number = of.least; number <= of.most && !open_.empty(); ++number) {
          for (const Measure::Kind kind : {Measure::Kind::count, Measure::Kind::rows, Measure::Kind::columns})
            attempt({kind, part, number, sign});
        }
      }
    }
    return open_.empty();
  }

 private:
  /// Effect on a counter of a move of the text that one of the tables stands for.
  struct Update {
    std::size_t move = 0;  // of the tables
    Evaluator evaluator;   // of the conditions and checks, and then of the new number if there is one
    std::size_t conditions = 0;
    bool changes = false;
  };

  /// Tries to prove the counters that are not proved yet.
  void attempt(const Measure& measure) {
    if (open_.empty() || !measure_falls(measure)) return;
    std::erase_if(open_, [&](std::uint32_t slot) { return prove(slot, measure); });
  }

  /// Puts the numbers of an entry into `slots_`.
  void load(const MoveTable& move, std::uint32_t entry) {
    for (const std::uint32_t slot : move.slots) {
      const auto& values = tables_.values[slot];
      slots_[slot] = values[entry % values.size()];
      entry /= static_cast<std::uint32_t>(values.size());
    }
  }

  /// Returns a measure of the slots of a move in `slots_`.
  std::int64_t measured(const Measure& measure, const MoveTable& move) const {
    std::int64_t sum = 0;
    for (const std::uint32_t slot : move.slots) sum += measure.of(program_, slot, slots_[slot]);
    return sum;
  }

  /// Whether no move raises a measure. Finds by how much each entry lowers it, and its bounds.
  bool measure_falls(const Measure& measure) {
    falls_.clear();
    for (const MoveTable& move : tables_.moves) {
      std::vector<std::int64_t>& falls = falls_.emplace_back(move.after.size());
      for (std::uint32_t entry = 0; entry < move.after.size(); ++entry) {
        if (move.after[entry] == kDisabled) continue;
        if (++measured_ > kMostSteps) return false;
        load(move, entry);
        falls[entry] = measured(measure, move);
        load(move, move.after[entry]);
        falls[entry] -= measured(measure, move);
        if (falls[entry] < 0) return false;
      }
    }
    starts_.clear();
    for (const Slots& position : from_) {
      starts_.push_back(0);
      for (std::size_t slot = 0; slot < counters_.size(); ++slot) {
        if (!counters_[slot]) starts_.back() += measure.of(program_, slot, position[slot]);
      }
    }
    least_ = 0;
    for (std::size_t slot = 0; slot < counters_.size(); ++slot) {
      if (counters_[slot]) continue;
      std::int64_t least = measure.of(program_, slot, tables_.values[slot][0]);
      for (const std::int64_t number : tables_.values[slot]) least = std::min(least, measure.of(program_, slot, number));
      least_ += least;
    }
    return true;
  }

  /// Finds the updates of a counter. False if they depend on other counters, or on what the tables do not tell.
  bool find_updates(std::uint32_t counter) {
    updates_.clear();
    for (std::size_t source = 0; source < tables_of_.size(); ++source) {
      if (tables_of_[source] == kNoTable) continue;
      const UnrolledMove& move = unrolled_.moves()[source];
      const std::vector<std::uint32_t>& known = tables_.moves[tables_of_[source]].slots;
      std::vector<ExprId> wanted;
      bool all_known = true;
      const auto want = [&](ExprId x, bool always) {
        const std::vector<std::uint32_t>& support = unrolled_.support(x);
        if (!always && !std::binary_search(support.begin(), support.end(), counter)) return;
        wanted.push_back(x);
        for (const std::uint32_t slot : support) {
          const bool keeps = !counters_[slot] && tables_.values[slot].size() == 1;
          all_known = all_known && (slot == counter || keeps || std::binary_search(known.begin(), known.end(), slot));
        }
      };
      for (const ExprId condition : move.conditions) want(condition, false);
      for (const auto& [check, after] : move.checks) want(check, false);
      const std::size_t conditions = wanted.size();
      for (const Change& change : move.changes) {
        if (change.slot == counter) want(change.to, true);
      }
      if (!all_known) return false;
      if (!wanted.empty())
        updates_.push_back({tables_of_[source], Evaluator(unrolled_.model(), wanted), conditions, wanted.size() > conditions});
    }
    return true;
  }

  /// Finds least(n) for all numbers n of a counter, nearest first. False where a premise fails.
  bool prove(std::uint32_t counter, const Measure& measure) {
    if (!find_updates(counter)) return false;
    // Of each number the most that the measure can be there.
    Counter out{counter, measure, {}};
    const auto reach = [&](std::int64_t number, std::int64_t most) {
      for (auto& known : out.most) {
        if (known.first == number) return void(known.second = std::max(known.second, most));
      }
      out.most.emplace_back(number, most);
    };
    for (std::size_t i = 0; i < from_.size(); ++i) reach(from_[i][counter], starts_[i]);
    for (std::size_t done = 0; done < out.most.size(); ++done) {
      const auto next = out.most.begin() + static_cast<std::ptrdiff_t>(done);
      std::iter_swap(next, std::max_element(next, out.most.end(), [](const auto& a, const auto& b) { return a.second < b.second; }));
      const auto [number, most] = out.most[done];
      for (Update& update : updates_) {
        const MoveTable& move = tables_.moves[update.move];
        for (std::uint32_t entry = 0; entry < move.after.size(); ++entry) {
          const std::int64_t most_after = most - falls_[update.move][entry];
          if (move.after[entry] == kDisabled || most_after < least_) continue;
          if (++steps_ > kMostSteps) return false;
          load(move, entry);
          slots_[counter] = number;
          update.evaluator.run(slots_);
          for (std::size_t k = 0; k < update.conditions; ++k) {
            if (update.evaluator[k] == 0) return false;
          }
          const std::int64_t after = update.changes ? update.evaluator[update.conditions] : number;
          if (after < program_.least(counter) || after > program_.most(counter)) return false;
          reach(after, most_after);
        }
      }
      if (out.most.size() > kMostNumbers) return false;
    }
    tables_.counters.push_back(std::move(out));
    return true;
  }

  Unrolled& unrolled_;
  const Program& program_;
  const std::vector<Slots>& from_;
  const std::vector<bool>& counters_;
  const std::vector<std::uint32_t>& tables_of_;
  MoveTables& tables_;
  std::vector<std::uint32_t> open_;  // counters that are not proved yet
  std::uint64_t measured_ = 0, steps_ = 0;
  Slots slots_;
  std::vector<std::vector<std::int64_t>> falls_;  // of the measure, for each entry of each move
  std::vector<std::int64_t> starts_;              // the measure at each start
  std::int64_t least_ = 0;                        // the measure is never less
  std::vector<Update> updates_;
};

}  // namespace

std::int64_t Measure::of(const Program& program, std::size_t slot, std::int64_t number) const {
  if (part < program.parts.size() && program.part_of[slot] != part) return 0;
  if (kind == Kind::sum) return sign * number;
  if (number != value) return 0;
  const BoardCell cell = cell_of(program, static_cast<std::uint32_t>(slot));
  return sign * (kind == Kind::count ? 1 : kind == Kind::rows ? cell.row : cell.column);
}

std::vector<std::size_t> likely_counters(Unrolled& unrolled, const Program& program) {
  std::vector<bool> changes(program.parts.size()), elsewhere(program.parts.size());
  for (const UnrolledMove& move : unrolled.moves()) {
    for (const Change& change : move.changes) {
      changes[program.part_of[change.slot]] = true;
      for (const std::uint32_t slot : unrolled.support(change.to)) {
        if (slot != change.slot) elsewhere[program.part_of[slot]] = true;
      }
    }
    // A check counts even where a later condition excludes the move, of which its table tells nothing.
    for (const auto& [check, after] : move.checks) {
      if (after == move.conditions.size()) continue;
      for (const std::uint32_t slot : unrolled.support(check)) elsewhere[program.part_of[slot]] = true;
    }
  }
  std::vector<std::size_t> out;
  for (std::size_t part = program.parts.size(); part-- > 0;) {
    if (!changes[part] || elsewhere[part]) continue;
    std::size_t at = 0;
    while (at < out.size() && program.parts[out[at]].size() <= program.parts[part].size()) ++at;
    out.insert(out.begin() + static_cast<std::ptrdiff_t>(at), part);
  }
  return out;
}

bool prove_counters(Unrolled& unrolled, const Program& program, const std::vector<Slots>& from, const std::vector<bool>& counters,
                    const std::vector<std::uint32_t>& tables_of, MoveTables& tables) {
  return CounterProver(unrolled, program, from, counters, tables_of, tables).run();
}

}  // namespace grundy::lab
