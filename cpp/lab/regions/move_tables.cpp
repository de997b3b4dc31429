#include "lab/regions/move_tables.hpp"

#include <algorithm>

#include "base/sort.hpp"
#include "lab/regions/counters.hpp"
#include "lab/regions/evaluator.hpp"
#include "lab/regions/shape.hpp"
#include "lab/regions/unrolled.hpp"

namespace grundy::lab {

namespace {

class Tabulator {
 public:
  Tabulator(Unrolled& unrolled, const Program& program, const std::vector<bool>& counters, const TableReach& reach, Unsplit& refusal)
      : unrolled_(unrolled), program_(program), counters_(counters), reach_(reach), refusal_(refusal) {}

  std::optional<MoveTables> run(const std::vector<Slots>& from, Reached by) {
    out_.quiet = unrolled_.quiet();
    for (std::size_t slot = 0; slot < program_.slots(); ++slot) {
      std::vector<std::int64_t>& values = out_.values.emplace_back();
      const std::int64_t least = counters_[slot] ? from[0][slot] : program_.least(slot),
                         most = counters_[slot] ? least : program_.most(slot);
      long_.push_back(static_cast<std::uint64_t>(most - least) >= reach_.values);
      // A move that reads or changes a slot with more numbers is refused, so it keeps those that it has.
      if (long_.back()) {
        for (const Slots& position : from) values.push_back(position[slot]);
        heap_sort(values.begin(), values.end());
        values.erase(std::unique(values.begin(), values.end()), values.end());
      }
      for (std::int64_t n = least; n <= most && !long_.back(); ++n) values.push_back(n);
    }
    for (const UnrolledMove& move : unrolled_.moves()) {
      if (!add(move)) return std::nullopt;
    }
    close(from, by);
    for (const MoveTable& move : out_.moves) {
      if (move.changed.empty()) {
        refuse(Unsplit::Reason::repeats, move.line);
        return std::nullopt;
      }
    }
    return std::move(out_);
  }

  /// For each move of the text the number of its table, or kNoTable.
  const std::vector<std::uint32_t>& tables_of() const { return tables_of_; }
  std::uint64_t entries() const { return entries_; }

 private:
  bool refuse(Unsplit::Reason reason, std::size_t line) {
    refusal_ = {reason, program_.syntax.moves[line].place};
    return false;
  }

  /// Returns a condition, or one that is true if it reads counters.
  ExprId without_counters(ExprId x) {
    const std::vector<std::uint32_t>& support = unrolled_.support(x);
    return std::any_of(support.begin(), support.end(), [&](std::uint32_t slot) { return counters_[slot]; }) ? unrolled_.yes() : x;
  }

  bool add(const UnrolledMove& move) {
    MoveTable table{move.line, move.owners, {}, {}, {}};
    std::vector<ExprId> wanted;
    for (const ExprId condition : move.conditions) wanted.push_back(without_counters(condition));
    for (const auto& [check, after] : move.checks) wanted.push_back(without_counters(check));
    for (const Change& change : move.changes) {
      if (counters_[change.slot]) continue;
      table.changed.push_back(static_cast<std::uint32_t>(change.slot));
      wanted.push_back(change.to);
    }
    table.slots = table.changed;
    for (const ExprId x : wanted) {
      const auto& support = unrolled_.support(x);
      table.slots.insert(table.slots.end(), support.begin(), support.end());
    }
    heap_sort(table.slots.begin(), table.slots.end());
    table.slots.erase(std::unique(table.slots.begin(), table.slots.end()), table.slots.end());
    std::uint64_t entries = 1;
    for (const std::uint32_t slot : table.slots) {
      if (long_[slot]) return refuse(Unsplit::Reason::wide, move.line);
      entries *= out_.values[slot].size();
      if (entries > reach_.entries) return refuse(Unsplit::Reason::wide, move.line);
    }
    entries_ += entries;
    if (entries_ > reach_.all_entries) return refuse(Unsplit::Reason::many_moves, move.line);
    if (!fill(table, move, wanted, entries)) return false;
    if (std::all_of(table.after.begin(), table.after.end(), [](std::uint32_t after) { return after == kDisabled; })) {
      tables_of_.push_back(kNoTable);
      return true;
    }
    // Two lines, or two choices of one line, may make the same moves.
    std::vector<std::uint32_t> key{table.owners, static_cast<std::uint32_t>(table.slots.size())};
    key.insert(key.end(), table.slots.begin(), table.slots.end());
    key.insert(key.end(), table.after.begin(), table.after.end());
    const auto [entry, fresh] = known_.try_emplace(std::move(key), static_cast<std::uint32_t>(out_.moves.size()));
    if (fresh) out_.moves.push_back(std::move(table));
    tables_of_.push_back(entry->second);
    return true;
  }

  bool fill(MoveTable& table, const UnrolledMove& move, const std::vector<ExprId>& wanted, std::uint64_t entries) {
    Evaluator evaluator(unrolled_.model(), wanted);
    const std::size_t conditions = move.conditions.size(), checks = move.checks.size();
    const std::vector<std::uint32_t> weights = out_.weights(table);
    Slots slots(program_.slots());
    for (std::uint64_t entry = 0; entry < entries; ++entry) {
      for (std::size_t i = 0; i < table.slots.size(); ++i) {
        const auto& values = out_.values[table.slots[i]];
        slots[table.slots[i]] = values[entry / weights[i] % values.size()];
      }
      evaluator.run(slots);
      std::size_t satisfied = 0;
      while (satisfied < conditions && evaluator[satisfied] != 0) ++satisfied;
      for (std::size_t i = 0; i < checks; ++i) {
        if (satisfied >= move.checks[i].second && evaluator[conditions + i] == 0) return refuse(Unsplit::Reason::checks, move.line);
      }
      std::uint32_t after = kDisabled;
      if (satisfied == conditions) {
        after = static_cast<std::uint32_t>(entry);
        for (std::size_t i = 0; i < table.changed.size(); ++i) {
          const std::uint32_t slot = table.changed[i];
          const auto at = static_cast<std::size_t>(std::lower_bound(table.slots.begin(), table.slots.end(), slot) - table.slots.begin());
          const std::int64_t least = program_.least(slot);
          after += static_cast<std::uint32_t>((evaluator[conditions + checks + i] - slots[slot]) * weights[at]);
          // An illegal number is excluded by a condition or a check before it is written.
          if (evaluator[conditions + checks + i] < least || evaluator[conditions + checks + i] > program_.most(slot))
            return refuse(Unsplit::Reason::checks, move.line);
        }
      }
      table.after.push_back(after);
    }
    return true;
  }

  /// Keeps the numbers that can be reached, and the moves that can be made: closed over the tables, so at least those.
  void close(const std::vector<Slots>& from, Reached by) {
    std::vector<std::vector<bool>> reached;
    for (const auto& values : out_.values) reached.emplace_back(values.size());
    for (const Slots& position : from) {
      for (std::size_t slot = 0; slot < reached.size(); ++slot) {
        const auto& values = out_.values[slot];
        const auto at = std::lower_bound(values.begin(), values.end(), position[slot]);
        if (at != values.end() && *at == position[slot]) reached[slot][static_cast<std::size_t>(at - values.begin())] = true;
      }
    }
    std::vector<bool> possible(out_.moves.size());
    for (bool more = true; more;) {
      more = false;
      if (by == Reached::by_part) share(reached);
      for (std::size_t i = 0; i < out_.moves.size(); ++i) {
        const MoveTable& move = out_.moves[i];
        const auto weights = out_.weights(move);
        const auto digit = [&](std::uint64_t entry, std::size_t k) { return entry / weights[k] % out_.values[move.slots[k]].size(); };
        for (std::size_t entry = 0; entry < move.after.size(); ++entry) {
          if (move.after[entry] == kDisabled) continue;
          bool here = true;
          for (std::size_t k = 0; k < move.slots.size() && here; ++k) here = reached[move.slots[k]][digit(entry, k)];
          if (!here) continue;
          possible[i] = true;
          for (std::size_t k = 0; k < move.slots.size(); ++k) {
            std::vector<bool>::reference there = reached[move.slots[k]][digit(move.after[entry], k)];
            more = more || !there;
            there = true;
          }
        }
      }
    }
    shrink(reached, possible);
  }

  /// Gives all slots of a part the numbers that one of them has.
  void share(std::vector<std::vector<bool>>& reached) const {
    for (const Part& part : program_.parts) {
      const auto first = reached.begin() + static_cast<std::ptrdiff_t>(part.first), last = first + static_cast<std::ptrdiff_t>(part.size());
      if (long_[part.first]) continue;
      std::vector<bool> any(first->size());
      for (auto slot = first; slot != last; ++slot) {
        for (std::size_t i = 0; i < any.size(); ++i) any[i] = any[i] || (*slot)[i];
      }
      std::fill(first, last, any);
    }
  }

  /// Drops what is not reached. A slot with one number is no longer read.
  void shrink(const std::vector<std::vector<bool>>& reached, const std::vector<bool>& possible) {
    MoveTables small;
    small.quiet = out_.quiet;
    for (std::size_t slot = 0; slot < reached.size(); ++slot) {
      std::vector<std::int64_t>& values = small.values.emplace_back();
      for (std::size_t i = 0; i < reached[slot].size(); ++i) {
        if (reached[slot][i]) values.push_back(out_.values[slot][i]);
      }
    }
    std::vector<std::uint32_t> number(out_.moves.size(), kNoTable);
    for (std::size_t i = 0; i < out_.moves.size(); ++i) {
      if (!possible[i]) continue;
      number[i] = static_cast<std::uint32_t>(small.moves.size());
      small.moves.push_back(shrunk(out_.moves[i], small));
    }
    for (std::uint32_t& table : tables_of_) table = table == kNoTable ? kNoTable : number[table];
    out_ = std::move(small);
  }

  MoveTable shrunk(const MoveTable& move, const MoveTables& small) const {
    MoveTable out{move.line, move.owners, {}, {}, {}};
    for (const std::uint32_t slot : move.slots) {
      if (small.values[slot].size() > 1) out.slots.push_back(slot);
    }
    std::copy_if(move.changed.begin(), move.changed.end(), std::back_inserter(out.changed),
                 [&](std::uint32_t slot) { return small.values[slot].size() > 1; });
    const auto old_weights = out_.weights(move), weights = small.weights(out);
    std::uint64_t entries = 1;
    for (const std::uint32_t slot : out.slots) entries *= small.values[slot].size();
    const auto index = [](const std::vector<std::int64_t>& values, std::int64_t value) {
      return static_cast<std::uint32_t>(std::lower_bound(values.begin(), values.end(), value) - values.begin());
    };
    for (std::uint64_t entry = 0; entry < entries; ++entry) {
      std::uint32_t old = 0;
      for (std::size_t k = 0, at = 0; k < move.slots.size(); ++k) {
        const std::uint32_t slot = move.slots[k];
        const auto& values = small.values[slot];
        const bool varies = values.size() > 1;
        const std::int64_t value = varies ? values[entry / weights[at] % values.size()] : values[0];
        at += varies;
        old += index(out_.values[slot], value) * old_weights[k];
      }
      std::uint32_t after = kDisabled;
      if (move.after[old] != kDisabled) {
        after = 0;
        for (std::size_t k = 0, at = 0; k < move.slots.size(); ++k) {
          const std::uint32_t slot = move.slots[k];
          if (small.values[slot].size() == 1) continue;
          const auto& old_values = out_.values[slot];
          after += index(small.values[slot], old_values[move.after[old] / old_weights[k] % old_values.size()]) * weights[at++];
        }
      }
      out.after.push_back(after);
    }
    return out;
  }

  Unrolled& unrolled_;
  const Program& program_;
  const std::vector<bool>& counters_;
  const TableReach& reach_;
  Unsplit& refusal_;
  MoveTables out_;
  std::vector<bool> long_;  // slots with too many numbers for tables
  std::uint64_t entries_ = 0;
  std::vector<std::uint32_t> tables_of_;
  KeyMap known_;  // the moves by owner, slots and table
};

}  // namespace

std::vector<std::uint32_t> MoveTables::weights(const MoveTable& move) const {
  std::vector<std::uint32_t> out;
  std::uint32_t weight = 1;
  for (const std::uint32_t slot : move.slots) {
    out.push_back(weight);
    weight *= static_cast<std::uint32_t>(values[slot].size());
  }
  return out;
}

std::uint32_t MoveTables::entry(const MoveTable& move, const std::vector<std::uint32_t>& digits) const {
  std::uint32_t out = 0, weight = 1;
  for (const std::uint32_t slot : move.slots) {
    out += digits[slot] * weight;
    weight *= static_cast<std::uint32_t>(values[slot].size());
  }
  return out;
}

std::optional<std::vector<std::uint32_t>> MoveTables::digits(const Program& program, const Slots& position) const {
  std::vector<std::uint32_t> out;
  std::vector<bool> counts(values.size());
  for (const Counter& counter : counters) counts[counter.slot] = true;
  for (std::size_t slot = 0; slot < values.size(); ++slot) {
    const auto at = std::lower_bound(values[slot].begin(), values[slot].end(), position[slot]);
    if (!counts[slot] && (at == values[slot].end() || *at != position[slot])) return std::nullopt;
    out.push_back(counts[slot] ? 0 : static_cast<std::uint32_t>(at - values[slot].begin()));
  }
  for (const Counter& counter : counters) {
    std::int64_t measure = 0;
    for (std::size_t slot = 0; slot < values.size(); ++slot)
      measure += counts[slot] ? 0 : counter.measure.of(program, slot, position[slot]);
    const auto proved = [&](const auto& most) { return most.first == position[counter.slot] && measure <= most.second; };
    if (std::none_of(counter.most.begin(), counter.most.end(), proved)) return std::nullopt;
  }
  return out;
}

std::optional<MoveTables> tabulate(const Model& model, const std::vector<Slots>& from, Reached reached, const TableReach& reach,
                                   Unsplit& refusal) {
  const Program& program = *model.program;
  auto unrolled = Unrolled::read(model, reach, refusal);
  if (!unrolled) return std::nullopt;
  // The last of the parts is the first one that is not left out. From nowhere, nothing is proved.
  auto parts = from.empty() ? std::vector<std::size_t>() : likely_counters(*unrolled, program);
  for (std::uint64_t entries = 0;;) {
    std::vector<bool> counters(program.slots());
    for (const std::size_t part : parts)
      std::fill_n(counters.begin() + static_cast<std::ptrdiff_t>(program.parts[part].first), program.parts[part].size(), true);
    Tabulator tabulator(*unrolled, program, counters, reach, refusal);
    auto tables = tabulator.run(from, reached);
    if (parts.empty() || (tables && prove_counters(*unrolled, program, from, counters, tabulator.tables_of(), *tables))) return tables;
    // All attempts together have three times the entries of the largest one at most.
    entries += tabulator.entries();
    parts.resize(entries < reach.all_entries ? parts.size() - 1 : 0);
  }
}

}  // namespace grundy::lab
