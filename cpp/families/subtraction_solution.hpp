// Solutions of games whose heaps follow one subtraction set: one heap, several heaps, their wrapped sequence as a table.
#pragma once

#include <optional>

#include "families/losing_heaps.hpp"
#include "families/subtraction.hpp"
#include "kit/sum_solution.hpp"
#include "solve/joint_search.hpp"

namespace grundy {

inline constexpr auto kSubtractionPhrases = phrases({
    {"a-heap", "a heap of {}"},
    {"heap-nimbers", "the nimbers of the heaps"},
    {"heap-mod", "heap mod {}"},
    {"heap-div", "heap div {}"},
    {"heap-without-period", "a heap from 0 to {}, since no period could be proved for this set"},
});

/// Solves all heaps from 0 up to the largest one requested, in stages of doubling length, and searches for periods after each stage: once
/// one is proved, heaps of any size are known. A heap beyond SubtractionSequence::kNimberReach without a proved period is a failure.
class SubtractionSolution : public SumSolution {
 public:
  double advance(const Slice& slice) override;
  std::optional<Error> failure() const override;

  /// Does the first part of the work: nimbers, without the remoteness of sums. Returns the share of it done, 1 exactly when done.
  double solve_heaps(const Slice& slice);

 protected:
  /// `reach`: the largest heap whose value will be requested. `field`: the parameter in the error of a failure.
  SubtractionSolution(const GameInfo& info, Components heaps, std::vector<std::uint64_t> take, std::uint64_t reach, std::string field);

  bool fits(std::size_t, std::uint64_t heap) const override { return heap <= reach_ && sequence_.nimber(heap); }
  Nimber nimber(std::size_t, std::uint64_t heap) const override;
  void options(std::size_t, std::uint64_t heap, std::size_t limit, std::vector<std::uint64_t>& out) const override;
  std::optional<Remoteness> remoteness(const Components& heaps) override;
  Message move_text(const Components& from, std::size_t index, std::uint64_t to) const override;
  Message position_text(const Components& heaps) const override;
  Phrase numbers_of() const override { return kSubtractionPhrases["heap-nimbers"]; }

  Value heap_value(std::uint64_t heap) const;
  const SubtractionSequence& sequence() const { return sequence_; }
  bool done() const { return done_; }

 private:
  bool known() const;
  /// Returns the remoteness of a single heap if it is computed. Its period may begin later than that of the nimbers.
  bool lengths_known() const;
  /// Counts the heaps that allow a move.
  std::size_t live_heaps(const Components& heaps) const;
  void finish_stage();

  SubtractionSequence sequence_;
  JointSearch joint_;
  std::uint64_t reach_;
  std::string field_;
  std::uint64_t stage_;  // the end of the current stage, in heaps
  bool done_ = false;    // nimbers and periods
  bool begun_ = false;   // the joint search
};

/// The parameter for the width of the rows of a wrapped sequence.
inline constexpr std::string_view kWidthParameter = "width";
inline constexpr std::uint64_t kWidestRows = 1 << 20;

/// The table of one heap, wrapped: cell (x, y) is the heap y * width + x.
class WrappedSubtraction : public SubtractionSolution {
 public:
  /// The table has the heaps 0..last. `width`: 0 for the period, once found.
  WrappedSubtraction(const GameInfo& info, Components heaps, std::vector<std::uint64_t> take, std::uint64_t reach, std::string field,
                     std::uint64_t last, std::uint64_t width);

  double advance(const Slice& slice) override;
  std::optional<Error> wrap(std::uint64_t width) override;
  const TableShape& shape() const override { return shape_; }
  std::vector<Mark> marks() override;
  CellValue cell(Layer layer, Cell at) override;
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override;
  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override;

 protected:
  std::optional<Components> position_at(Cell at) const override;
  std::optional<Cell> cell_of(const Components& heaps) const override;
  std::vector<Cell> pieces(const Components& heaps) const override;

 private:
  void fold(std::uint64_t width);
  /// Returns the mark of a heap, which may be beyond the end of the table.
  Mark mark_of(std::uint64_t heap) const;
  std::optional<std::uint64_t> heap_at(Cell at) const;

  std::uint64_t last_;
  bool width_given_;
  TableShape shape_;
  LosingHeaps losing_;
  bool counted_ = false;  // losing_ is complete
};

}  // namespace grundy
