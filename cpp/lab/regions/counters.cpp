#include "lab/regions/counters.hpp"

#include <algorithm>

#include "lab/regions/evaluator.hpp"
#include "lab/regions/shape.hpp"

namespace grundy::lab {

namespace {

/// The most numbers of a counter, and the most entries and updates looked at in one search of a proof.
constexpr std::size_t kMostNumbers = 4096;
constexpr std::uint64_t kMostSteps = 4'000'000;

bool any(const std::vector<std::uint32_t>& slots, const std::vector<bool>& of) {
  return std::any_of(slots.begin(), slots.end(), [&](std::uint32_t slot) { return of[slot]; });
}

class CounterProver {
 public:
  CounterProver(Unrolled& unrolled, const Program& program, const std::vector<Slots>& from, const std::vector<bool>& counters,
                const std::vector<std::vector<std::size_t>>& sources, MoveTables& tables)
      : unrolled_(unrolled), program_(program), from_(from), counters_(counters), sources_(sources), tables_(tables) {}

  bool run() {
    std::vector<std::uint32_t> open;
    for (std::uint32_t slot = 0; slot < counters_.size(); ++slot) {
      if (counters_[slot]) open.push_back(slot);
    }
    for (const Measure& measure : measures()) {
      if (open.empty() || !measure_falls(measure)) continue;
      std::erase_if(open, [&](std::uint32_t slot) { return prove(slot, measure); });
    }
    return open.empty();
  }

 private:
  /// What the moves of some positions do to a counter.
  struct Update {
    std::int64_t fall = 0;  // of the measure
    std::size_t form = 0;
    std::vector<std::int64_t> numbers = {};  // of the slots of the form
  };
  struct Form {
    Evaluator evaluator;               // of the conditions and checks, and then of the update if there is one
    std::vector<std::uint32_t> slots;  // that are read beside the counter
    std::size_t conditions = 0;
    bool changes = false;
  };

  /// Returns the measures that are tried: at first one that never changes.
  std::vector<Measure> measures() const {
    std::vector<std::int64_t> numbers;
    for (const MoveTable& move : tables_.moves) {
      for (const std::uint32_t slot : move.changed) numbers.insert(numbers.end(), tables_.values[slot].begin(), tables_.values[slot].end());
      std::sort(numbers.begin(), numbers.end());
      numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    }
    std::vector<Measure> out{{Measure::Kind::sum, 0, 0, 0}};
    for (std::size_t part = 0; part <= program_.parts.size(); ++part) {
      for (const std::int64_t sign : {1, -1}) {
        out.push_back({Measure::Kind::sum, part, 0, sign});
        for (const Measure::Kind kind : {Measure::Kind::count, Measure::Kind::rows, Measure::Kind::columns}) {
          for (const std::int64_t number : numbers) out.push_back({kind, part, number, sign});
        }
      }
    }
    return out;
  }

  std::int64_t number_at(const MoveTable& move, std::size_t k, std::uint32_t entry) const {
    const auto& values = tables_.values[move.slots[k]];
    return values[entry / weights_[k] % values.size()];
  }

  /// Whether no move raises a measure. Finds by how much each entry lowers it, and its bounds.
  bool measure_falls(const Measure& measure) {
    falls_.clear();
    for (const MoveTable& move : tables_.moves) {
      weights_ = tables_.weights(move);
      std::vector<std::int64_t>& falls = falls_.emplace_back(move.after.size());
      for (std::uint32_t entry = 0; entry < move.after.size(); ++entry) {
        if (move.after[entry] == kDisabled) continue;
        if (++measured_ > kMostSteps) return false;
        for (std::size_t k = 0; k < move.slots.size(); ++k) {
          falls[entry] += measure.of(program_, move.slots[k], number_at(move, k, entry)) -
                          measure.of(program_, move.slots[k], number_at(move, k, move.after[entry]));
        }
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

  /// Finds the different updates of a counter. False if they depend on other counters, or on what the tables do not tell.
  bool find_updates(std::uint32_t counter) {
    forms_.clear();
    updates_.clear();
    KeyMap known_forms, known;
    for (std::size_t i = 0; i < tables_.moves.size(); ++i) {
      for (const std::size_t source : sources_[i]) {
        const UnrolledMove& move = unrolled_.moves()[source];
        std::vector<ExprId> wanted;
        const auto want = [&](ExprId x) {
          const auto& support = unrolled_.support(x);
          if (std::binary_search(support.begin(), support.end(), counter)) wanted.push_back(x);
        };
        for (const ExprId condition : move.conditions) want(condition);
        for (const auto& [check, after] : move.checks) want(check);
        const std::size_t conditions = wanted.size();
        for (const Change& change : move.changes) {
          if (change.slot == counter) wanted.push_back(change.to);
        }
        if (wanted.empty()) continue;
        std::vector<std::uint32_t> key{static_cast<std::uint32_t>(conditions)};
        for (const ExprId x : wanted) key.push_back(static_cast<std::uint32_t>(x));
        const auto [entry, fresh] = known_forms.try_emplace(std::move(key), static_cast<std::uint32_t>(forms_.size()));
        if (fresh) {
          std::vector<std::uint32_t> slots;
          for (const ExprId x : wanted) {
            const auto& support = unrolled_.support(x);
            slots.insert(slots.end(), support.begin(), support.end());
          }
          std::sort(slots.begin(), slots.end());
          slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
          std::erase(slots, counter);
          if (any(slots, counters_)) return false;
          forms_.push_back({Evaluator(unrolled_.model(), wanted), std::move(slots), conditions, wanted.size() > conditions});
        }
        if (!add_updates(i, entry->second, known)) return false;
      }
    }
    return true;
  }

  /// Adds the updates of all entries in which a move is possible. False if they depend on what the entries do not tell.
  bool add_updates(std::size_t i, std::size_t form, KeyMap& known) {
    const MoveTable& move = tables_.moves[i];
    weights_ = tables_.weights(move);
    for (std::uint32_t entry = 0; entry < move.after.size(); ++entry) {
      if (move.after[entry] == kDisabled) continue;
      Update update{falls_[i][entry], form};
      std::vector<std::uint32_t> key{static_cast<std::uint32_t>(form), static_cast<std::uint32_t>(update.fall)};
      for (const std::uint32_t slot : forms_[form].slots) {
        const auto at = std::lower_bound(move.slots.begin(), move.slots.end(), slot);
        const bool varies = at != move.slots.end() && *at == slot;
        if (!varies && tables_.values[slot].size() > 1) return false;
        update.numbers.push_back(varies ? number_at(move, static_cast<std::size_t>(at - move.slots.begin()), entry)
                                        : tables_.values[slot][0]);
        key.push_back(static_cast<std::uint32_t>(update.numbers.back()));
      }
      if (known.try_emplace(std::move(key), 0).second) updates_.push_back(std::move(update));
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
    Slots slots = program_.start;
    std::uint64_t steps = 0;
    for (std::size_t done = 0; done < out.most.size(); ++done) {
      const auto next = out.most.begin() + static_cast<std::ptrdiff_t>(done);
      std::iter_swap(next, std::max_element(next, out.most.end(), [](const auto& a, const auto& b) { return a.second < b.second; }));
      const auto [number, most] = out.most[done];
      for (const Update& update : updates_) {
        if (most - update.fall < least_) continue;
        if (++steps > kMostSteps) return false;
        Form& form = forms_[update.form];
        for (std::size_t k = 0; k < form.slots.size(); ++k) slots[form.slots[k]] = update.numbers[k];
        slots[counter] = number;
        form.evaluator.run(slots);
        for (std::size_t k = 0; k < form.conditions; ++k) {
          if (form.evaluator[k] == 0) return false;
        }
        const std::int64_t after = form.changes ? form.evaluator[form.conditions] : number;
        if (after < program_.least(counter) || after > program_.most(counter)) return false;
        reach(after, most - update.fall);
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
  const std::vector<std::vector<std::size_t>>& sources_;
  MoveTables& tables_;
  std::uint64_t measured_ = 0;
  std::vector<std::uint32_t> weights_;
  std::vector<std::vector<std::int64_t>> falls_;  // of the measure, for each entry of each move
  std::vector<std::int64_t> starts_;              // the measure at each start
  std::int64_t least_ = 0;                        // the measure is never less
  std::vector<Form> forms_;
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
  std::vector<std::size_t> conditions(program.parts.size());
  std::vector<bool> known(unrolled.model().expressions.size());
  const auto part_of = [&](std::size_t slot) { return program.part_of[slot]; };
  const auto add = [&](ExprId condition) {
    if (known[static_cast<std::size_t>(condition)]) return;
    known[static_cast<std::size_t>(condition)] = true;
    for (const std::uint32_t slot : unrolled.support(condition)) ++conditions[part_of(slot)];
  };
  for (const UnrolledMove& move : unrolled.moves()) {
    for (const ExprId condition : move.conditions) add(condition);
    for (const auto& [check, after] : move.checks) add(check);
    for (const Change& change : move.changes) {
      changes[part_of(change.slot)] = true;
      for (const std::uint32_t slot : unrolled.support(change.to)) {
        if (slot != change.slot) elsewhere[part_of(slot)] = true;
      }
    }
  }
  std::vector<std::size_t> out;
  for (std::size_t part = 0; part < program.parts.size(); ++part) {
    if (!changes[part] || elsewhere[part]) continue;
    const auto fewer = [&](std::size_t other) { return conditions[other] < conditions[part]; };
    out.insert(std::find_if_not(out.begin(), out.end(), fewer), part);
  }
  return out;
}

UnrolledMove without_counters(Unrolled& unrolled, const UnrolledMove& move, const std::vector<bool>& counters) {
  UnrolledMove out{move.line, move.owners, {}, {}, {}};
  std::size_t old = 0;
  const auto keep_until = [&](std::size_t end) {
    for (; old < end; ++old) {
      if (!any(unrolled.support(move.conditions[old]), counters)) out.conditions.push_back(move.conditions[old]);
    }
  };
  // Checks come in the order of the conditions before them.
  for (const auto& [check, after] : move.checks) {
    keep_until(after);
    if (!any(unrolled.support(check), counters)) out.checks.emplace_back(check, out.conditions.size());
  }
  keep_until(move.conditions.size());
  std::copy_if(move.changes.begin(), move.changes.end(), std::back_inserter(out.changes),
               [&](const Change& change) { return !counters[change.slot]; });
  return out;
}

bool prove_counters(Unrolled& unrolled, const Program& program, const std::vector<Slots>& from, const std::vector<bool>& counters,
                    const std::vector<std::vector<std::size_t>>& sources, MoveTables& tables) {
  return CounterProver(unrolled, program, from, counters, sources, tables).run();
}

}  // namespace grundy::lab
