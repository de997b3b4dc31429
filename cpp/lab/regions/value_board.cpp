#include "lab/regions/value_board.hpp"

#include <algorithm>
#include <numeric>

#include "base/sort.hpp"

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
  using Key = std::vector<std::uint32_t>;

  /// A move, wherever it is on the board.
  struct Form {
    Owners owners;
    Shape shape;
    std::vector<std::uint32_t> sizes;  // of its slots
    std::vector<std::uint32_t> after;  // of MoveTable

    Key key() const {
      Key out{owners, static_cast<std::uint32_t>(sizes.size())};
      append(out, shape);
      out.insert(out.end(), sizes.begin(), sizes.end());
      out.insert(out.end(), after.begin(), after.end());
      return out;
    }
  };

  void lay_cells() {
    for (const Part& part : program_.parts) {
      out_.rows = std::max(out_.rows, static_cast<std::uint32_t>(part.rows));
      out_.columns = std::max(out_.columns, static_cast<std::uint32_t>(part.columns));
    }
    out_.parts = static_cast<std::uint32_t>(program_.parts.size());
    for (std::uint32_t slot = 0; slot < program_.slots(); ++slot) out_.cells.push_back(cell_of(program_, slot));
    for (const auto& values : tables_.values) out_.most_values = std::max(out_.most_values, static_cast<std::uint32_t>(values.size()));
  }

  void add(const MoveTable& move) {
    partizan_ = partizan_ || move.owners != kBothMove;
    Form form{move.owners, Shape::of(program_, move.slots), {}, move.after};
    for (const std::uint32_t slot : move.slots) form.sizes.push_back(static_cast<std::uint32_t>(tables_.values[slot].size()));
    const auto [entry, fresh] = kinds_.try_emplace(form.key(), static_cast<std::uint32_t>(out_.kinds.size()));
    out_.moves.push_back({entry->second, move.slots});
    places_[{entry->second, form.shape.row, form.shape.column}] = 1;
    if (!fresh) return;
    out_.kinds.push_back(kind_of(form));
    forms_.push_back(std::move(form));
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
    for (std::uint32_t kind = 0; kind < forms_.size(); ++kind) {
      for (std::uint32_t row = 0; row < out_.rows; ++row) {
        for (std::uint32_t column = 0; column < out_.columns; ++column) {
          const std::optional<bool> fits = fits_at(forms_[kind], row, column);
          if (!fits || (*fits && !places_.contains({kind, row, column}))) return false;
        }
      }
    }
    return true;
  }

  /// Whether there are slots for a move at a place; nothing if they have other numbers than where the move is.
  std::optional<bool> fits_at(const Form& form, std::uint32_t row, std::uint32_t column) const {
    for (std::size_t k = 0; k < form.shape.cells.size(); ++k) {
      const BoardCell& cell = form.shape.cells[k];
      const Part& part = program_.parts[cell.part];
      if (cell.row + row >= part.rows || cell.column + column >= part.columns) return false;
      const std::size_t size = tables_.values[part.first + (cell.row + row) * part.columns + cell.column + column].size();
      // A slot that keeps its number is none for a move.
      if (size == 1) return false;
      if (size != form.sizes[k]) return std::nullopt;
    }
    return true;
  }

  void find_maps() {
    // All slots that moves read have equally many numbers, so few that exchanges are tried.
    std::uint32_t numbers = 0;
    bool exchange = true;
    for (const Form& form : forms_) {
      for (const std::uint32_t size : form.sizes) {
        if (numbers == 0) numbers = size;
        exchange = exchange && size == numbers && size <= kMostExchanged;
      }
    }
    std::vector<std::uint32_t> digits(out_.most_values);
    std::iota(digits.begin(), digits.end(), 0);
    do {
      for (Square square = 0; square < 8; ++square) {
        // A row is its own mirror image.
        if ((square & (out_.rows == 1 ? kMirrorRows : 0)) != 0 || (square & (out_.columns == 1 ? kMirrorColumns : 0)) != 0) continue;
        const bool identity = square == 0 && std::is_sorted(digits.begin(), digits.end());
        if (!identity) try_map({square, false, digits}, out_.maps);
        if (partizan_) try_map({square, true, digits}, out_.opposites);
      }
    } while (exchange && std::next_permutation(digits.begin(), digits.begin() + numbers));
  }

  void try_map(const BoardMap& map, std::vector<BoardMap>& out) const {
    const bool valid = std::all_of(forms_.begin(), forms_.end(), [&](const Form& form) { return kinds_.contains(image(form, map).key()); });
    if (valid) out.push_back(map);
  }

  static Form image(const Form& form, const BoardMap& map) {
    const Shape shape = image_of(form.shape, map.square);
    // The slots of the image in their order, and the weights of their digits.
    std::vector<std::uint32_t> order(shape.cells.size()), weights(order.size());
    std::iota(order.begin(), order.end(), 0);
    sort_few(order, [&](std::uint32_t a, std::uint32_t b) { return before(shape.cells[a], shape.cells[b]); });
    Form out{map.players ? opponent(form.owners) : form.owners, {}, {}, std::vector<std::uint32_t>(form.after.size())};
    std::uint32_t weight = 1;
    for (const std::uint32_t k : order) {
      out.shape.cells.push_back(shape.cells[k]);
      out.sizes.push_back(form.sizes[k]);
      weights[k] = weight;
      weight *= form.sizes[k];
    }
    const auto moved = [&](std::uint32_t entry) {
      std::uint32_t to = 0;
      for (std::size_t k = 0; k < form.sizes.size(); ++k) {
        to += map.digits[entry % form.sizes[k]] * weights[k];
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
  std::vector<Form> forms_;  // of the kinds
  KeyMap kinds_;             // by the keys of their forms
  KeyMap places_;            // the kinds, rows and columns of moves
};

}  // namespace

ValueBoard ValueBoard::read(const MoveTables& tables, const Program& program) { return BoardBuilder(tables, program).run(); }

}  // namespace grundy::lab
