#include "lab/regions/move_graph.hpp"

#include <algorithm>

#include "base/sort.hpp"

namespace grundy::lab {

namespace {

/// The most entries compared in all. Beyond, a text counts as one whose moves do more than take moves away.
constexpr std::uint64_t kMostCompared = 50'000'000;

/// The relation "i takes j away" of two moves.
enum class Effect : std::uint8_t { none, takes_away, never_both, other };

class GraphBuilder {
 public:
  GraphBuilder(const MoveTables& tables, const Program& program) : tables_(tables), program_(program) {}

  std::optional<MoveGraph> run() {
    const std::size_t count = tables_.moves.size();
    takes_away_.resize(count);
    never_both_.resize(count);
    for (const MoveTable& move : tables_.moves) {
      std::vector<std::uint32_t>& enabled = enabled_.emplace_back();
      for (std::uint32_t entry = 0; entry < move.after.size(); ++entry) {
        if (move.after[entry] != kDisabled) enabled.push_back(entry);
      }
    }
    std::vector<std::vector<std::uint32_t>> reading(tables_.values.size());  // the moves that read a slot
    for (std::uint32_t j = 0; j < count; ++j) {
      for (const std::uint32_t slot : tables_.moves[j].slots) reading[slot].push_back(j);
    }
    for (std::uint32_t i = 0; i < count; ++i) {
      std::vector<std::uint32_t> near{i};
      for (const std::uint32_t slot : tables_.moves[i].changed) near.insert(near.end(), reading[slot].begin(), reading[slot].end());
      heap_sort(near.begin(), near.end());
      near.erase(std::unique(near.begin(), near.end()), near.end());
      for (const std::uint32_t j : near) {
        const Effect effect = effect_of(i, j);
        if (effect == Effect::other || (i == j && effect != Effect::takes_away)) return std::nullopt;
        if (effect == Effect::takes_away) takes_away_[i].push_back(j);
        if (effect == Effect::never_both) never_both_[i].push_back(j);
      }
    }
    find_kinds();
    out_.relations = std::move(relations_);
    return std::move(out_);
  }

 private:
  /// Tries all numbers of both moves. O(entries of i * entries of j).
  Effect effect_of(std::uint32_t i, std::uint32_t j) {
    const MoveTable &one = tables_.moves[i], &other = tables_.moves[j];
    const auto weights = tables_.weights(one), other_weights = tables_.weights(other);
    // The slots of both; the free ones of j, as sums of their digits.
    struct Shared {
      std::uint32_t weight, size, other_weight;
    };
    std::vector<Shared> shared;
    std::vector<std::uint32_t> free{0};
    for (std::size_t k = 0; k < other.slots.size(); ++k) {
      const auto size = static_cast<std::uint32_t>(tables_.values[other.slots[k]].size());
      const auto at = std::lower_bound(one.slots.begin(), one.slots.end(), other.slots[k]);
      if (at != one.slots.end() && *at == other.slots[k]) {
        shared.push_back({weights[static_cast<std::size_t>(at - one.slots.begin())], size, other_weights[k]});
        continue;
      }
      const std::size_t known = free.size();
      for (std::uint32_t digit = 1; digit < size; ++digit) {
        for (std::size_t n = 0; n < known; ++n) free.push_back(free[n] + digit * other_weights[k]);
      }
    }
    compared_ += enabled_[i].size() * free.size();
    if (compared_ > kMostCompared) return Effect::other;
    std::optional<bool> takes_away;
    for (const std::uint32_t entry : enabled_[i]) {
      std::uint32_t before = 0, after = 0;
      for (const Shared& s : shared) {
        before += entry / s.weight % s.size * s.other_weight;
        after += one.after[entry] / s.weight % s.size * s.other_weight;
      }
      for (const std::uint32_t rest : free) {
        const bool was = other.after[before + rest] != kDisabled, is = other.after[after + rest] != kDisabled;
        if (!was && is) return Effect::other;
        if (!was) continue;
        if (takes_away && *takes_away == is) return Effect::other;
        takes_away = !is;
      }
    }
    return !takes_away ? Effect::never_both : *takes_away ? Effect::takes_away : Effect::none;
  }

  using Key = std::vector<std::uint32_t>;

  void find_kinds() {
    for (const Part& part : program_.parts) {
      out_.rows = std::max(out_.rows, static_cast<std::uint32_t>(part.rows));
      out_.columns = std::max(out_.columns, static_cast<std::uint32_t>(part.columns));
    }
    KeyMap earlier;  // how many moves of an owner and a shape were at a place before
    for (const MoveTable& move : tables_.moves) {
      const Shape shape = Shape::of(program_, move.changed);
      Key here{move.owners, shape.row, shape.column};
      append(here, shape);
      const std::uint32_t number = earlier[here]++;
      const auto [entry, fresh] = kinds_.try_emplace(key_of(move.owners, number, shape), static_cast<std::uint32_t>(out_.kinds.size()));
      if (fresh) {
        out_.kinds.push_back({move.owners, shape.rows, shape.columns, {}});
        forms_.push_back({number, shape});
      }
      out_.moves.push_back({entry->second, shape.row, shape.column});
    }
    index_moves();
    find_effects();
    if (!respects([](const Relation& relation) { return std::optional(relation); })) return by_itself();
    find_images();
    find_symmetries();
  }

  /// The key of a kind: the owner, the number of earlier moves of that shape at the same place, the shape.
  static Key key_of(Owners owners, std::uint32_t number, const Shape& shape) {
    Key key{owners, number};
    append(key, shape);
    return key;
  }

  /// Makes each move a kind of its own, of which nothing else is known.
  void by_itself() {
    out_.uniform = false;
    out_.rows = out_.columns = 1;
    out_.kinds.clear();
    for (std::uint32_t i = 0; i < out_.moves.size(); ++i) {
      out_.moves[i] = {i, 0, 0};
      out_.kinds.push_back({tables_.moves[i].owners, 1, 1, {i}});
    }
    relations_.clear();
    find_effects();
  }

  void index_moves() {
    for (std::uint32_t i = 0; i < out_.moves.size(); ++i) {
      const GraphMove& move = out_.moves[i];
      by_kind_.resize(out_.kinds.size());
      by_kind_[move.kind].push_back(i);
      at_[{move.kind, move.row, move.column}] = i;
    }
  }

  void find_effects() {
    for (std::uint32_t i = 0; i < out_.moves.size(); ++i) {
      for (const std::uint32_t j : takes_away_[i]) {
        const GraphMove &a = out_.moves[i], &b = out_.moves[j];
        relations_.push_back({a.kind, b.kind, static_cast<std::int32_t>(b.row) - static_cast<std::int32_t>(a.row),
                              static_cast<std::int32_t>(b.column) - static_cast<std::int32_t>(a.column)});
      }
    }
    sort_relations();
  }

  void sort_relations() {
    heap_sort(relations_.begin(), relations_.end());
    relations_.erase(std::unique(relations_.begin(), relations_.end()), relations_.end());
  }

  /// Whether the image of each relation is true of all moves that it is about. `image`: nothing if there is none.
  template <class Image>
  bool respects(const Image& image) const {
    for (const Relation& relation : relations_) {
      const std::optional<Relation> to = image(relation);
      if (!to) return false;
      for (const std::uint32_t i : by_kind_[to->i]) {
        const GraphMove& move = out_.moves[i];
        const auto found = at_.find({to->j, static_cast<std::uint32_t>(static_cast<std::int32_t>(move.row) + to->rows),
                                     static_cast<std::uint32_t>(static_cast<std::int32_t>(move.column) + to->columns)});
        if (found == at_.end()) continue;
        if (!std::binary_search(takes_away_[i].begin(), takes_away_[i].end(), found->second) &&
            !std::binary_search(never_both_[i].begin(), never_both_[i].end(), found->second))
          return false;
      }
    }
    return true;
  }

  static constexpr std::uint32_t kNoKind = UINT32_MAX;

  void find_images() {
    for (std::size_t number = 0; number < forms_.size(); ++number) {
      MoveKind& kind = out_.kinds[number];
      for (std::uint32_t g = 0; g < 16; ++g) {
        Shape shape = lab::image_of(forms_[number].shape, g & 7);
        sort_few(shape.cells, before);
        const auto found = kinds_.find(key_of((g & 8) != 0 ? opponent(kind.owners) : kind.owners, forms_[number].earlier, shape));
        kind.images[g] = found == kinds_.end() ? kNoKind : found->second;
      }
    }
  }

  std::optional<Relation> image_of(const Relation& relation, std::uint32_t g) const {
    const MoveKind *i = &out_.kinds[relation.i], *j = &out_.kinds[relation.j];
    if (i->images[g] == kNoKind || j->images[g] == kNoKind) return std::nullopt;
    Relation out{i->images[g], j->images[g], relation.rows, relation.columns};
    std::int32_t rows[2] = {static_cast<std::int32_t>(i->rows), static_cast<std::int32_t>(j->rows)};
    std::int32_t columns[2] = {static_cast<std::int32_t>(i->columns), static_cast<std::int32_t>(j->columns)};
    if ((g & kExchange) != 0) {
      std::swap(out.rows, out.columns);
      std::swap(rows, columns);
    }
    // Mirrored, the last row becomes the first one.
    if ((g & kMirrorRows) != 0) out.rows = (rows[0] - rows[1]) - out.rows;
    if ((g & kMirrorColumns) != 0) out.columns = (columns[0] - columns[1]) - out.columns;
    return out;
  }

  /// Chooses the largest group of symmetries that respects all relations.
  void find_symmetries() {
    std::array<bool, 16> each = {true};
    for (std::uint32_t g = 1; g < 16; ++g) {
      const bool all_kinds = std::none_of(out_.kinds.begin(), out_.kinds.end(), [g](const MoveKind& k) { return k.images[g] == kNoKind; });
      each[g] = all_kinds && respects([&](const Relation& relation) { return image_of(relation, g); });
    }
    static constexpr std::uint8_t groups[] = {0b11111111, 0b00001111, 0b10011001, 0b01101001, 0b00001001,
                                              0b00000011, 0b00000101, 0b00010001, 0b10000001};
    for (const std::uint8_t group : groups) {
      bool whole = true;
      for (std::uint32_t g = 0; g < 8; ++g) whole = whole && ((group >> g & 1) == 0 || each[g]);
      if (!whole) continue;
      for (std::uint32_t g = 0; g < 8; ++g) out_.symmetries[g] = (group >> g & 1) != 0;
      out_.symmetric = true;
      break;
    }
    choose_opposites(each);
    // The images of images, too, until there are no more.
    for (std::size_t count = 0; count < relations_.size();) {
      count = relations_.size();
      for (std::uint32_t g = 1; g < 16; ++g) {
        if (!(g < 8 ? out_.symmetries[g] : out_.opposites[g - 8])) continue;
        for (std::size_t i = 0; i < count; ++i) relations_.push_back(*image_of(relations_[i], g));
      }
      sort_relations();
    }
  }

  /// The symmetry of doing g and then h.
  static std::uint32_t composed(std::uint32_t g, std::uint32_t h) {
    const std::uint32_t mirrors = (h & 4) != 0 ? (g & 1) << 1 | (g >> 1 & 1) : g & 3;
    return ((g ^ h) & 4) | (mirrors ^ (h & 3));
  }

  /// Chooses maps that exchange the players and are a group together with the symmetries: one of them after each symmetry.
  void choose_opposites(const std::array<bool, 16>& each) {
    if (!program_.nature.partisan) return;
    for (std::uint32_t s = 0; s < 8; ++s) {
      std::array<bool, 8> coset = {};
      for (std::uint32_t g = 0; g < 8; ++g) {
        if (out_.symmetries[g]) coset[composed(g, s)] = true;
      }
      bool group = true;
      for (std::uint32_t g = 0; g < 8; ++g) {
        group = group && (!coset[g] || each[8 + g]);
        for (std::uint32_t h = 0; h < 8; ++h) {
          group = group && (!coset[g] || !coset[h] || out_.symmetries[composed(g, h)]);
          group = group && (!coset[g] || !out_.symmetries[h] || coset[composed(g, h)]);
        }
      }
      if (!group) continue;
      out_.opposites = coset;
      return;
    }
  }

  const MoveTables& tables_;
  const Program& program_;
  MoveGraph out_;
  std::uint64_t compared_ = 0;
  std::vector<std::vector<std::uint32_t>> enabled_;     // for each move the entries in which it is possible
  std::vector<std::vector<std::uint32_t>> takes_away_;  // for each move those that it takes away, itself included, ascending
  std::vector<std::vector<std::uint32_t>> never_both_;  // for each move those that are never possible together with it
  std::vector<std::vector<std::uint32_t>> by_kind_;
  KeyMap at_;     // moves by kind, row and column
  KeyMap kinds_;  // by key_of
  struct KindForm {
    std::uint32_t earlier = 0;
    Shape shape;
  };
  std::vector<KindForm> forms_;  // of the kinds
  std::vector<Relation> relations_;
};

}  // namespace

void MoveGraph::drop_symmetries() {
  symmetries = {true};
  opposites = {};
  symmetric = uniform = false;
}

std::optional<MoveGraph> MoveGraph::read(const MoveTables& tables, const Program& program) { return GraphBuilder(tables, program).run(); }

}  // namespace grundy::lab
