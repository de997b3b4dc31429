// The values of positions of Left and Right in normal play, from any rules that list both players' moves.
#pragma once

#include <optional>
#include <vector>

#include "theory/values/store.hpp"

namespace grundy::values {

/// The number of a component: they count up from 0 in the order in which they are met.
using Component = std::uint32_t;

/// The components after each of a player's moves in a component: one move after the other, and where each ends.
struct Moves {
  std::vector<Component> components;
  std::vector<std::uint32_t> ends;
  void clear() {
    components.clear();
    ends.clear();
  }
};

/// Rules that list moves.
class MoveSource {
 public:
  virtual ~MoveSource() = default;
  /// Replaces `out` by the moves of a player. False if the rules fail: then there are no values at all.
  virtual bool list(Component component, Side side, Moves& out) = 0;
};

/// The values of components and of all that can be reached from them, each worked out once. The value of a sum is the sum of values, and
/// that of a component is {values after Left's moves | values after Right's moves}. Nothing recurses: depth costs memory alone.
class PositionValues {
 public:
  static constexpr std::uint32_t kMostComponents = 3'000'000;

  /// Why there is no value, beside what stops a store.
  enum class Failure : std::uint8_t {
    none,
    steps,    // all steps are used up: the next call goes on
    store,    // Store::halt(), which may be Halt::steps, too
    rules,    // the rules failed
    repeats,  // play may come back to `repeated()`
    many,     // more components than `most`
  };

  /// Both must outlive it.
  PositionValues(Store& store, MoveSource& source, std::uint32_t most = kMostComponents) : store_(store), source_(source), most_(most) {}

  /// Returns the value of a component. Nothing if it stops before: see `failure()`; if the steps are used up, the next call goes on. O(moves)
  /// sums and a canonical form for each component that can be reached. Listing moves costs steps, too, which are taken afterwards.
  std::optional<Id> of(Component component, Steps& steps);

  /// Returns the value of a component if it is known.
  std::optional<Id> known(Component component) const;

  Failure failure() const { return failure_; }
  /// Whether the next call goes on, with more steps.
  bool pauses() const { return failure_ == Failure::steps || (failure_ == Failure::store && store_.halt() == Halt::steps); }
  Component repeated() const { return repeated_; }
  /// The number of components that were met.
  std::size_t size() const { return values_.size(); }

 private:
  static constexpr std::size_t kMostListed = std::size_t{1} << 25;  // components of moves at once: 128 MB
  static constexpr Id kUnknown = UINT32_MAX, kOpen = UINT32_MAX - 1;

  /// A component whose moves are being looked at: those up to `move` have values.
  struct Frame {
    Component component;
    std::uint32_t components, ends, values;  // where its own begin in the stacks
    std::uint32_t lefts;                     // how many moves are Left's
    std::uint32_t move = 0, part = 0;        // the next component: of the move, counted over both players; and within the move
    Id sum = kZero;                          // of the components of the move before it
  };

  bool enter(Component component);
  bool list(Component component, Side side);
  std::uint32_t first_of(const Frame& frame, std::uint32_t move) const;
  bool step(Steps& steps);
  bool finish(Steps& steps);
  bool pay(Steps& steps);
  bool fail(Failure failure);
  void drop();

  Store& store_;
  MoveSource& source_;
  std::uint32_t most_;
  Failure failure_ = Failure::none;
  Component repeated_ = 0;
  std::vector<Id> values_;  // by component
  std::vector<Frame> frames_;
  std::vector<Component> components_;  // of the moves of all frames
  std::vector<std::uint32_t> ends_;
  std::vector<Id> after_;  // the values after the moves of all frames that were looked at
  Moves listed_;
  std::uint64_t debt_ = 0;  // steps
};

}  // namespace grundy::values
