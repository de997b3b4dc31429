#include "lab/regions/value_board.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace grundy::lab {

namespace {

/// Exchanges are tried for so few numbers.
constexpr std::uint32_t kMostExchanged = 4;
/// The most changes of measures that are looked at to see whether play ends.
constexpr std::size_t kMostMeasured = 4'000'000;

class BoardBuilder {
 public:
  BoardBuilder(const MoveTables& tables, const Program& program) : tables_(tables), program_(program) {}

  ValueBoard run() {
    lay_cells();
    for (const MoveTable& move : tables_.moves) add(move);
    out_.ends = play_ends();
    out_.uniform = complete();
    if (out_.uniform) find_maps();
    return std::move(out_);
  }

 private:
  using Shape = std::vector<std::array<std::uint32_t, 3>>;  // part, row, column of each slot, from the least row and column on
  struct Form {
    Owners owners;
    Shape shape;
    std::vector<std::uint32_t> sizes;
    std::vector<std::uint32_t> after;  // of MoveTable
    bool operator<(const Form& other) const {
      return std::tie(owners, shape, sizes, after) < std::tie(other.owners, other.shape, other.sizes, other.after);
    }
  };

  void lay_cells() {
    for (const Part& part : program_.parts) {
      out_.rows = std::max(out_.rows, static_cast<std::uint32_t>(part.rows));
      out_.columns = std::max(out_.columns, static_cast<std::uint32_t>(part.columns));
    }
    out_.parts = static_cast<std::uint32_t>(program_.parts.size());
    for (std::size_t slot = 0; slot < program_.slots(); ++slot) {
      const Part& part = program_.parts[program_.part_of[slot]];
      const std::size_t at = slot - part.first;
      out_.cells.push_back({static_cast<std::uint32_t>(program_.part_of[slot]), static_cast<std::uint32_t>(at / part.columns),
                            static_cast<std::uint32_t>(at % part.columns)});
      slot_at_[{out_.cells.back().part, out_.cells.back().row, out_.cells.back().column}] = static_cast<std::uint32_t>(slot);
    }
    for (const auto& values : tables_.values) out_.most_values = std::max(out_.most_values, static_cast<std::uint32_t>(values.size()));
  }

  void add(const MoveTable& move) {
    Form form{move.owners, {}, {}, move.after};
    partizan_ = partizan_ || move.owners != kBothMove;
    std::uint32_t row = UINT32_MAX, column = UINT32_MAX;
    for (const std::uint32_t slot : move.slots) {
      row = std::min(row, out_.cells[slot].row);
      column = std::min(column, out_.cells[slot].column);
    }
    for (const std::uint32_t slot : move.slots) {
      const BoardCell& cell = out_.cells[slot];
      form.shape.push_back({cell.part, cell.row - row, cell.column - column});
      form.sizes.push_back(static_cast<std::uint32_t>(tables_.values[slot].size()));
    }
    const auto [entry, fresh] = forms_.try_emplace(form, static_cast<std::uint32_t>(out_.kinds.size()));
    if (fresh) out_.kinds.push_back(kind_of(form));
    out_.moves.push_back({entry->second, move.slots});
    places_.insert({entry->second, row, column});
  }

  static BoardKind kind_of(const Form& form) {
    BoardKind kind{form.owners, form.sizes, {}, {}};
    for (std::uint32_t entry = 0; entry < form.after.size(); ++entry) {
      if (form.after[entry] == kDisabled) continue;
      std::uint32_t before = entry, after = form.after[entry];
      for (const std::uint32_t size : form.sizes) {
        kind.entries.push_back(before % size);
        kind.after.push_back(after % size);
        before /= size;
        after /= size;
      }
    }
    return kind;
  }

  /// Searches for measures that no remaining move raises and that settle some moves, until all are settled: of each number of each part how
  /// often it is there, and the sums of its rows and of its columns. Greedy, which finds a lexicographic order of these measures if there
  /// is one.
  bool play_ends() const {
    const std::size_t measures = std::size_t{out_.parts} * out_.most_values * 3;
    std::vector<std::vector<std::int64_t>> open;  // for each entry of each move by how much it raises each measure
    for (const BoardMove& move : out_.moves) {
      const BoardKind& kind = out_.kinds[move.kind];
      const std::size_t n = move.slots.size();
      for (std::size_t entry = 0; entry < kind.entries.size(); entry += n) {
        std::vector<std::int64_t>& change = open.emplace_back(measures);
        for (std::size_t k = 0; k < n; ++k) {
          const BoardCell& cell = out_.cells[move.slots[k]];
          for (const auto& [digit, sign] : {std::pair(kind.entries[entry + k], -1), std::pair(kind.after[entry + k], 1)}) {
            std::int64_t* const of = change.data() + (std::size_t{cell.part} * out_.most_values + digit) * 3;
            of[0] += sign;
            of[1] += sign * static_cast<std::int64_t>(cell.row);
            of[2] += sign * static_cast<std::int64_t>(cell.column);
          }
        }
      }
      // A board with so many entries is left as one on which play may come back.
      if (open.size() * measures > kMostMeasured) return false;
    }
    for (bool more = true; more && !open.empty();) {
      more = false;
      for (std::size_t measure = 0; measure < 2 * measures && !more; ++measure) {
        const auto change = [&](const std::vector<std::int64_t>& of) { return measure % 2 == 0 ? of[measure / 2] : -of[measure / 2]; };
        if (std::any_of(open.begin(), open.end(), [&](const auto& of) { return change(of) > 0; })) continue;
        more = std::erase_if(open, [&](const auto& of) { return change(of) < 0; }) > 0;
      }
    }
    return open.empty();
  }

  /// Whether there is a move of every kind wherever its slots fit.
  bool complete() const {
    for (const auto& [form, kind] : forms_) {
      for (std::uint32_t row = 0; row < out_.rows; ++row) {
        for (std::uint32_t column = 0; column < out_.columns; ++column) {
          bool fits = true;
          for (std::size_t k = 0; k < form.shape.size() && fits; ++k) {
            const auto at = slot_at_.find({form.shape[k][0], form.shape[k][1] + row, form.shape[k][2] + column});
            // A slot that keeps its number is none for a move.
            fits = at != slot_at_.end() && tables_.values[at->second].size() > 1;
            if (fits && tables_.values[at->second].size() != form.sizes[k]) return false;
          }
          if (fits && !places_.contains({kind, row, column})) return false;
        }
      }
    }
    return true;
  }

  void find_maps() {
    std::set<std::uint32_t> sizes;
    for (const auto& [form, kind] : forms_) sizes.insert(form.sizes.begin(), form.sizes.end());
    std::vector<std::uint32_t> digits(out_.most_values);
    std::iota(digits.begin(), digits.end(), 0);
    const bool exchange = sizes.size() == 1 && *sizes.begin() <= kMostExchanged;
    do {
      for (std::uint32_t square = 0; square < 8; ++square) {
        const bool identity = square == 0 && std::is_sorted(digits.begin(), digits.end());
        if (!identity) try_map({square, false, digits}, out_.maps);
        if (partizan_) try_map({square, true, digits}, out_.opposites);
      }
    } while (exchange && std::next_permutation(digits.begin(), digits.end()));
  }

  void try_map(const BoardMap& map, std::vector<BoardMap>& out) const {
    const bool valid = std::all_of(forms_.begin(), forms_.end(), [&](const auto& form) { return forms_.contains(image(form.first, map)); });
    if (valid) out.push_back(map);
  }

  static Form image(const Form& form, const BoardMap& map) {
    std::uint32_t rows = 0, columns = 0;
    for (const auto& [part, row, column] : form.shape) {
      rows = std::max(rows, row + 1);
      columns = std::max(columns, column + 1);
    }
    if ((map.square & 4) != 0) std::swap(rows, columns);
    Shape shape;
    for (auto [part, row, column] : form.shape) {
      if ((map.square & 4) != 0) std::swap(row, column);
      if ((map.square & 1) != 0) row = rows - 1 - row;
      if ((map.square & 2) != 0) column = columns - 1 - column;
      shape.push_back({part, row, column});
    }
    // The slots of the image in their order, and the weights of their digits.
    std::vector<std::size_t> order(shape.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return shape[a] < shape[b]; });
    Form out{map.players ? opponent(form.owners) : form.owners, {}, {}, std::vector<std::uint32_t>(form.after.size())};
    std::vector<std::uint32_t> weights(shape.size());
    std::uint32_t weight = 1;
    for (const std::size_t k : order) {
      out.shape.push_back(shape[k]);
      out.sizes.push_back(form.sizes[k]);
      weights[k] = weight;
      weight *= form.sizes[k];
    }
    const auto moved = [&](std::uint32_t entry) {
      std::uint32_t to = 0;
      for (std::size_t k = 0; k < form.sizes.size(); ++k) {
        const std::uint32_t digit = entry % form.sizes[k];
        to += (digit < map.digits.size() ? map.digits[digit] : digit) * weights[k];
        entry /= form.sizes[k];
      }
      return to;
    };
    for (std::uint32_t entry = 0; entry < form.after.size(); ++entry)
      out.after[moved(entry)] = form.after[entry] == kDisabled ? kDisabled : moved(form.after[entry]);
    return out;
  }

  const MoveTables& tables_;
  const Program& program_;
  ValueBoard out_;
  bool partizan_ = false;
  std::map<Form, std::uint32_t> forms_;
  std::map<std::array<std::uint32_t, 3>, std::uint32_t> slot_at_;
  std::set<std::array<std::uint32_t, 3>> places_;  // kind, row, column
};

}  // namespace

ValueBoard ValueBoard::read(const MoveTables& tables, const Program& program) { return BoardBuilder(tables, program).run(); }

}  // namespace grundy::lab
