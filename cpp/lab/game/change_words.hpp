// Words of moves to which a text gives none: what a move changes, by how the parts are drawn.
#pragma once

#include <optional>

#include "lab/game/cell_words.hpp"

namespace grundy::lab {

class ChangeWords {
 public:
  /// O(length of the text * parts). Does not own the program.
  explicit ChangeWords(const Program& program);
  ChangeWords(const ChangeWords&) = delete;

  /// Describes a move that leaves one component: "take 3 from heap 2", "place on c1". A move without a visible change is a pass.
  Message of(const Slots& from, const Slots& to) const;

  /// Describes a move that splits a lone number or a bar: "split 7 into 3 and 4", "take 2, leave 5". Nothing for other splits.
  std::optional<Message> of_split(const Slots& from, const std::vector<Slots>& components) const;

 private:
  /// A heap that a move makes smaller or larger.
  struct Heap {
    std::size_t part, at;
    std::int64_t amount;
  };

  Form form_of(std::size_t part) const { return part == again_ || part == second_ ? Form::hidden : looks_[part].form; }
  bool is_heap(std::size_t part) const { return form_of(part) == Form::heaps || form_of(part) == Form::bar; }
  std::vector<Changed> changes_of(std::size_t part, const Slots& from, const Slots& to) const;
  Message visible(const Slots& from, const Slots& to) const;
  Message hidden(const Slots& from, const Slots& to) const;

  Message heaps(const Slots& from, const Slots& to, bool named) const;
  Message amount(const Heap& heap, const Message& number, bool away) const;
  Message amounts(std::span<const Heap> heaps, bool away, bool named) const;
  Message heap_number(const Heap& heap) const;

  Message piece(const Look& look, const Slots& from, const Slots& to) const;
  Message part(std::size_t index, const Slots& from, const Slots& to) const;
  Message rows(const Part& part, std::vector<Changed> changes) const;

  const Program& program_;
  std::vector<Look> looks_;
  std::vector<std::optional<CellWords>> cells_;  // of each part; only of cells
  std::size_t again_, second_;                   // parts that say who moves
  std::size_t visible_ = 0, boards_ = 0, heap_arrays_ = 0;
  std::size_t heaps_ = 0;  // numbers that are heaps
};

}  // namespace grundy::lab
