// Compiled for speed.
#include "lab/model/rides.hpp"
#include "lab/solvers/solver.hpp"
#include "lab/wasm/compiled.hpp"
#include "solve/fold.hpp"

namespace grundy::lab {

namespace {

/// Positions between two readings of the clock.
constexpr std::uint64_t kChunk = 4096;
/// Alternatively, this many steps of the rules' loops.
constexpr std::uint64_t kLoopSteps = 1'000'000;
constexpr std::uint32_t kNoRemoteness = UINT32_MAX;

/// Entries of a table are written in order and not read before that. Clearing a large table at once would take longer than a slice.
template <class Entry>
using Uncleared = std::unique_ptr<Entry[]>;
template <class Entry>
Uncleared<Entry> uncleared(std::uint64_t size) {
  return Uncleared<Entry>(new Entry[static_cast<std::size_t>(size)]);
}

/// Iterates over numbers upwards, and over their slots.
class Odometer {
 public:
  Odometer(const Model& model, const Layout& layout) : model_(model), layout_(layout) {
    for (const Digit& digit : layout.digits) plain_ = plain_ && !digit.other;
  }

  void at(std::uint64_t number, std::int64_t* registers) {
    number_ = number;
    there_ = layout_.slots_of(number, model_, slots_);
    for (std::size_t i = 0; i < slots_.size(); ++i) registers[i] = slots_[i];
    registers[slots_.size()] = static_cast<std::int64_t>(number);
  }

  /// Advances to the next number.
  void next(std::int64_t* registers) {
    ++number_;
    registers[slots_.size()] = static_cast<std::int64_t>(number_);
    if (!plain_) return at(number_, registers);
    for (std::size_t i = layout_.digits.size(); i-- > 0;) {
      const Digit& digit = layout_.digits[i];
      std::int64_t& slot = registers[digit.slot];
      const std::int64_t value = digit.sign * slot;
      if (value - digit.least + 1 < static_cast<std::int64_t>(digit.count)) {
        slot = digit.sign * (value + 1);
        return;
      }
      slot = digit.sign * digit.least;
    }
  }

  bool there() const { return there_; }

 private:
  const Model& model_;
  const Layout& layout_;
  Slots slots_;
  std::uint64_t number_ = 0;
  bool there_ = true, plain_ = true;
};

/// The common part of dense tables: one pass over the numbers for values and one for remoteness. `Table` stores the values.
template <class Table>
class Dense final : public Solver {
 public:
  Dense(const Model& model, const Layout& layout, const Reach& reach, std::unique_ptr<const Model> own = nullptr)
      : own_(std::move(own)),
        model_(own_ ? *own_ : model),
        layout_(layout),
        code_(compile(model_, layout, false)),
        registers_(code_.registers),
        odometer_(model_, layout),
        table_(model_, layout) {
    lasting_ =
        Table::kKept != Kept::rides && !model.program->nature.splits && !model.program->nature.scored && layout.size <= reach.remoteness;
  }

  double advance(const Slice& slice) override {
    work(slice);
    const double done = share();
    if (done >= 1) compiled_ = {};
    return done;
  }

  std::optional<Obstacle> obstacle() const override { return obstacle_; }
  std::optional<std::size_t> too_long() const override { return code_.too_long; }
  bool has_nimbers() const override { return Table::kNimbers; }
  bool has_remoteness() const override { return lasting_; }
  std::uint64_t positions() const override { return positions_; }
  bool absent(std::uint64_t number) const override { return number < next_ && table_.absent(number); }

  std::optional<Value> known(std::uint64_t number) const override {
    if (number >= next_ || table_.absent(number)) return std::nullopt;
    Value out = table_.known(number);
    if (number < lasted_ && remoteness_[number] != kNoRemoteness) out.remoteness = Remoteness{remoteness_[number]};
    return out;
  }

 private:
  void work(const Slice& slice) {
    // Emitted code stops at the deciding move and would miss a later one that leaves its range.
    const bool stops = Table::kKept != Kept::outcomes || !model_.checks;
    if (next_ == 0 && stops) compiled_ = Compiled(model_, layout_, Table::kKept, Pass::values, code_.most_steps);
    while (!obstacle_ && next_ < layout_.size) {
      if (!compiled_) fill(std::min(layout_.size, next_ + kChunk));
      else fill_compiled();
      if (slice.over()) return;
    }
    if (obstacle_ || !lasting_) return;
    if (!remoteness_) {
      remoteness_ = uncleared<std::uint32_t>(layout_.size);
      compiled_ = Compiled(model_, layout_, Table::kKept, Pass::remoteness, code_.most_steps);
    }
    while (!obstacle_ && lasted_ < layout_.size) {
      if (!compiled_) last(std::min(layout_.size, lasted_ + kChunk));
      else last_compiled();
      if (slice.over()) return;
    }
  }

  void fill_compiled() {
    if (!compiled_.run(next_, layout_.size, table_.address(), nullptr)) obstacle_ = Obstacle{Obstacle::Kind::outside, next_};
    positions_ = next_ - compiled_.absent();
  }
  void last_compiled() {
    if (!compiled_.run(lasted_, layout_.size, table_.address(), remoteness_.get())) obstacle_ = Obstacle{Obstacle::Kind::outside, lasted_};
  }

  double share() const {
    if (obstacle_) return 1;
    const double all = static_cast<double>(layout_.size) * (lasting_ ? 2 : 1);
    return all == 0 ? 1 : static_cast<double>(next_ + lasted_) / all;
  }

  void fill(std::uint64_t to) {
    std::int64_t* const r = registers_.data();
    odometer_.at(next_, r);
    for (std::uint64_t steps = 0; next_ < to && steps < kLoopSteps; ++next_) {
      if (!odometer_.there()) {
        table_.put_absent(next_);
      } else {
        table_.begin();
        std::int64_t payoff = 0;
        switch (run(model_, code_, r, table_, payoff, steps)) {
          case Ran::absent: table_.put_absent(next_); break;
          case Ran::ended: table_.put_payoff(next_, payoff), ++positions_; break;
          case Ran::stopped:
          case Ran::done: table_.put(next_, r[code_.stuck]), ++positions_; break;
          case Ran::fault: obstacle_ = Obstacle{Obstacle::Kind::outside, next_}; return;
          case Ran::endless: obstacle_ = Obstacle{Obstacle::Kind::endless, next_}; return;
        }
      }
      odometer_.next(r);
    }
  }

  struct Last {
    const Dense& of;
    Lasting lasting = {};
    bool any = false, unknown = false;
    bool option(std::uint64_t number, std::int64_t) {
      if (of.table_.absent(number)) return false;
      any = true;
      const std::uint8_t outcome = of.table_.outcome(number);
      if (of.remoteness_[number] == kNoRemoteness) unknown |= outcome != 2;
      else lasting.add(outcome, of.remoteness_[number]);
      return false;
    }
    bool option(std::span<const std::uint64_t>, std::int64_t) { return false; }
  };

  void last(std::uint64_t to) {
    std::int64_t* const r = registers_.data();
    odometer_.at(lasted_, r);
    std::uint64_t steps = 0;
    for (; lasted_ < to && steps < kLoopSteps; ++lasted_, odometer_.next(r)) {
      if (table_.absent(lasted_) || table_.outcome(lasted_) == 2) {
        remoteness_[lasted_] = kNoRemoteness;
        continue;
      }
      Last sink{*this};
      std::int64_t payoff = 0;
      const Ran ran = run(model_, code_, r, sink, payoff, steps);
      if (ran == Ran::fault || ran == Ran::endless) {
        obstacle_ = Obstacle{ran == Ran::fault ? Obstacle::Kind::outside : Obstacle::Kind::endless, lasted_};
        return;
      }
      remoteness_[lasted_] = ran == Ran::ended || !sink.any ? 0 : sink.lasting.of(table_.outcome(lasted_));
    }
  }

  const std::unique_ptr<const Model> own_;
  const Model& model_;
  const Layout& layout_;
  Code code_;
  std::vector<std::int64_t> registers_;
  Odometer odometer_;
  Compiled compiled_;
  Table table_;
  Uncleared<std::uint32_t> remoteness_;
  bool lasting_ = false;
  std::uint64_t next_ = 0, lasted_ = 0, positions_ = 0;
  std::optional<Obstacle> obstacle_;
};

template <class Number>
class Nimbers {
 public:
  static constexpr bool kNimbers = true;
  static constexpr Kept kKept = sizeof(Number) == 1 ? Kept::nimbers8 : sizeof(Number) == 2 ? Kept::nimbers16 : Kept::nimbers32;
  Nimbers(const Model& model, const Layout& layout) : marks_(most_nimber(model, layout)), values_(uncleared<Number>(layout.size)) {}

  void begin() { marks_.begin(); }
  bool option(std::uint64_t number, std::int64_t) {
    if (values_[number] != kAbsent) marks_.mark(values_[number]);
    return false;
  }
  bool option(std::span<const std::uint64_t> pieces, std::int64_t) {
    std::uint64_t sum = 0;
    for (const std::uint64_t piece : pieces) {
      if (values_[piece] == kAbsent) return false;
      sum ^= values_[piece];
    }
    marks_.mark(sum);
    return false;
  }
  void put(std::uint64_t number, std::int64_t) { values_[number] = static_cast<Number>(marks_.mex()); }
  void put_payoff(std::uint64_t number, std::int64_t) { values_[number] = 0; }
  void put_absent(std::uint64_t number) { values_[number] = kAbsent; }
  void* address() { return values_.get(); }
  bool absent(std::uint64_t number) const { return values_[number] == kAbsent; }
  std::uint8_t outcome(std::uint64_t number) const { return values_[number] == 0; }
  std::uint8_t nimber_byte(std::uint64_t number) const { return value_byte(values_[number]); }
  Value known(std::uint64_t number) const {
    const Nimber nimber{values_[number]};
    return {outcome_of(nimber), nimber, {}};
  }

 private:
  static constexpr Number kAbsent = static_cast<Number>(-1);
  MexMarks marks_;
  Uncleared<Number> values_;
};

class Outcomes {
 public:
  static constexpr bool kNimbers = false;
  static constexpr Kept kKept = Kept::outcomes;
  Outcomes(const Model& model, const Layout& layout) : values_(uncleared<std::uint8_t>(layout.size)), stops_(!model.checks) {}

  void begin() { best_ = kNone; }
  /// An option P decides. Later moves are examined only if they may leave a range.
  bool option(std::uint64_t number, std::int64_t) {
    const std::uint8_t v = values_[number];
    if (v == kAbsent || best_ == 0) return false;
    if (v == 1) {
      best_ = 0;
      return stops_;
    }
    if (best_ != 2) best_ = v == 2 ? 2 : 1;
    return false;
  }
  bool option(std::span<const std::uint64_t>, std::int64_t) { return false; }
  void put(std::uint64_t number, std::int64_t stuck) { values_[number] = best_ == kNone ? outcome_of_payoff(stuck) : best_; }
  void put_payoff(std::uint64_t number, std::int64_t payoff) { values_[number] = outcome_of_payoff(payoff); }
  void put_absent(std::uint64_t number) { values_[number] = kAbsent; }
  void* address() { return values_.get(); }
  bool absent(std::uint64_t number) const { return values_[number] == kAbsent; }
  std::uint8_t outcome(std::uint64_t number) const { return values_[number]; }
  static std::uint8_t nimber_byte(std::uint64_t) { return kUnknownByte; }
  Value known(std::uint64_t number) const { return {static_cast<Outcome>(values_[number])}; }

 private:
  static constexpr std::uint8_t kAbsent = 255, kNone = 254;
  Uncleared<std::uint8_t> values_;
  bool stops_;
  std::uint8_t best_ = kNone;
};

/// Outcomes N and P, with one bit for each line of rides.hpp.
static_assert(kRideBits + kMostRides <= 8, "an entry has a byte");
class Rides {
 public:
  static constexpr bool kNimbers = false;
  static constexpr Kept kKept = Kept::rides;
  Rides(const Model&, const Layout& layout) : values_(uncleared<std::uint8_t>(layout.size)) {}

  void begin() { rays_ = won_ = 0; }
  void ray(std::uint64_t number, std::int32_t ride) { rays_ |= values_[number] & bit(ride); }
  void ray_option(std::uint64_t number, std::int32_t ride) {
    if (outcome(number) == 1) rays_ |= bit(ride);
  }
  bool rayed() { return (won_ = rays_ != 0); }
  bool option(std::uint64_t number, std::int64_t) { return (won_ = outcome(number) == 1); }
  bool option(std::span<const std::uint64_t>, std::int64_t) { return false; }
  /// A player who cannot move loses.
  void put(std::uint64_t number, std::int64_t) { values_[number] = static_cast<std::uint8_t>(rays_ | (won_ ? 0 : 1)); }
  void put_payoff(std::uint64_t number, std::int64_t payoff) {
    values_[number] = static_cast<std::uint8_t>(rays_ | outcome_of_payoff(payoff));
  }
  void put_absent(std::uint64_t) {}  // there is none
  void* address() { return values_.get(); }
  static bool absent(std::uint64_t) { return false; }
  std::uint8_t outcome(std::uint64_t number) const { return values_[number] & kOutcomeOfEntry; }
  static std::uint8_t nimber_byte(std::uint64_t) { return kUnknownByte; }
  Value known(std::uint64_t number) const { return {static_cast<Outcome>(outcome(number))}; }

 private:
  static std::uint8_t bit(std::int32_t ride) { return static_cast<std::uint8_t>(1 << (kRideBits + ride)); }

  Uncleared<std::uint8_t> values_;
  std::uint8_t rays_ = 0;
  bool won_ = false;
};

class Scores {
 public:
  static constexpr bool kNimbers = false;
  static constexpr Kept kKept = Kept::scores;
  Scores(const Model&, const Layout& layout) : values_(uncleared<std::int32_t>(layout.size)) {}

  void begin() { best_ = kAbsent; }
  bool option(std::uint64_t number, std::int64_t gain) {
    if (values_[number] != kAbsent) best_ = std::max<std::int64_t>(best_, gain - values_[number]);
    return false;
  }
  bool option(std::span<const std::uint64_t>, std::int64_t) { return false; }
  void put(std::uint64_t number, std::int64_t stuck) { put_payoff(number, best_ == kAbsent ? stuck : best_); }
  void put_payoff(std::uint64_t number, std::int64_t payoff) {
    values_[number] = static_cast<std::int32_t>(std::clamp<std::int64_t>(payoff, -Limits::number + 1, Limits::number - 1));
  }
  void put_absent(std::uint64_t number) { values_[number] = kAbsent; }
  void* address() { return values_.get(); }
  bool absent(std::uint64_t number) const { return values_[number] == kAbsent; }
  std::uint8_t outcome(std::uint64_t number) const { return outcome_of_payoff(values_[number]); }
  static std::uint8_t nimber_byte(std::uint64_t) { return kUnknownByte; }
  Value known(std::uint64_t number) const { return {static_cast<Outcome>(outcome(number)), {}, {}, Score{values_[number]}}; }

 private:
  static constexpr std::int32_t kAbsent = INT32_MIN;
  Uncleared<std::int32_t> values_;
  std::int64_t best_ = kAbsent;
};

}  // namespace

std::uint64_t bytes_of_value(const Model& model, const Layout& layout) {
  const Nature& nature = model.program->nature;
  if (nature.scored) return 4;
  const std::uint64_t most = most_nimber(model, layout);
  return !nature.adds_up() || most < 254 ? 1 : most < 65534 ? 2 : 4;
}

std::unique_ptr<Solver> dense_solver(const Model& model, const Layout& layout, const Reach& reach) {
  const Nature& nature = model.program->nature;
  if (nature.scored) return std::make_unique<Dense<Scores>>(model, layout, reach);
  if (static_cast<double>(layout.size) * static_cast<double>(model.options) > static_cast<double>(reach.looks) &&
      model.program->components.size() == 1) {
    if (auto ridden = with_rides(model, layout))
      return std::make_unique<Dense<Rides>>(model, layout, reach, std::make_unique<const Model>(std::move(*ridden)));
  }
  if (!nature.adds_up()) return std::make_unique<Dense<Outcomes>>(model, layout, reach);
  switch (bytes_of_value(model, layout)) {
    case 1: return std::make_unique<Dense<Nimbers<std::uint8_t>>>(model, layout, reach);
    case 2: return std::make_unique<Dense<Nimbers<std::uint16_t>>>(model, layout, reach);
    default: return std::make_unique<Dense<Nimbers<std::uint32_t>>>(model, layout, reach);
  }
}

}  // namespace grundy::lab
