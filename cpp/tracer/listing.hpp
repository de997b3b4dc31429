// The environment of a method's code that is compiled to be traced: its streams, and the implementation of the marks in it.
// cpp/tracer/listings.cmake puts calls of `watch()` in their place.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tracer/methods.hpp"

namespace grundy::listing {

/// Reads words and lines of a text like std::istream.
class Input {
 public:
  explicit Input(std::string_view text = {}) : text_(text) {}

  template <class T>
  Input& operator>>(T& value) {
    while (at_ < text_.size() && blank(text_[at_])) ++at_;
    if (at_ == text_.size()) good_ = false;
    if (!good_) return *this;
    if constexpr (std::is_same_v<T, char>) {
      value = text_[at_++];
    } else {
      const std::size_t begin = at_;
      while (at_ < text_.size() && !blank(text_[at_])) ++at_;
      const std::string_view word = text_.substr(begin, at_ - begin);
      if constexpr (std::is_same_v<T, std::string>) {
        value = word;
      } else {
        good_ = std::from_chars(word.data(), word.data() + word.size(), value).ec == std::errc{};
      }
    }
    return *this;
  }

  explicit operator bool() const { return good_; }

  bool line(std::string& out) {
    if (at_ >= text_.size()) return false;
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    out = text_.substr(at_, end - at_);
    at_ = end + 1;
    return true;
  }

 private:
  static bool blank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

  std::string_view text_;
  std::size_t at_ = 0;
  bool good_ = true;
};

struct Output {
  std::string text;

  template <class T>
  Output& operator<<(const T& value) {
    if constexpr (std::is_same_v<T, char>) {
      text += value;
    } else if constexpr (std::is_integral_v<T>) {
      text += std::to_string(value);
    } else {
      text += value;
    }
    return *this;
  }
};

/// The options examined for a position.
struct Looked {
  std::uint64_t options = 0;
  std::vector<std::int64_t> positions = {};  // their positions, one after the other, if the code reports them
};

/// The squares of pieces on a board of `side` squares a side, given as row * side + column: positions as the code keeps them.
template <class Squares>
struct AsSquares {
  const Squares& squares;
  std::int64_t side;
};
template <class Squares>
AsSquares<Squares> as_squares(const Squares& squares, std::int64_t side) {
  return {squares, side};
}

/// A position kept as bits, one for each of `count` cells.
struct AsDigits {
  std::uint64_t bits;
  std::int64_t count;
};
inline AsDigits as_digits(std::uint64_t bits, std::int64_t count) { return {bits, count}; }

struct Watch;

/// Owner of the values behind the arrow of a mark: a step, cells known by the next step, or parts that the answer is read from.
enum class Mark { none, step, ahead, part };

/// Takes the value that the code has for a position; nothing if it is not recorded.
class Written {
 public:
  Written() = default;
  Written(Watch& watch, Mark mark, std::vector<std::int64_t> position) : watch_(&watch), mark_(mark), position_(std::move(position)) {}

  void outcome(bool won, bool draw = false) { put(MethodLayer::outcome, draw ? 2 : won ? 0 : 1); }
  template <class Number>
  void nimber(Number value) {
    put(MethodLayer::nimber, static_cast<std::int64_t>(value));
  }
  void remoteness(std::int64_t moves) { put(MethodLayer::remoteness, moves); }
  /// A number of winning moves.
  void count(std::int64_t moves) { put(MethodLayer::count, moves); }
  /// Outcomes of `cells` cells from the position on, each by (dx, dy) from the one before: bit i of `won`.
  void bits(int dx, int dy, int cells, std::uint64_t won) {
    for (int i = 0; watch_ && i < cells; ++i) put(MethodLayer::outcome, (won >> i) & 1 ? 0 : 1, i * dx, i * dy);
  }
  /// The same outcome for `cells` cells of a row.
  void run(int cells, bool won) {
    for (int i = 0; watch_ && i < cells; ++i) put(MethodLayer::outcome, won ? 0 : 1, i, 0);
  }

 private:
  void put(MethodLayer layer, std::int64_t value, int dx = 0, int dy = 0);

  Watch* watch_ = nullptr;
  Mark mark_ = Mark::none;
  std::vector<std::int64_t> position_;
};

/// A run of a method's code.
struct Watch {
  Input in = Input();
  Output out = {};
  MethodCount count = {};
  std::uint64_t most = UINT64_MAX;        // the most steps before the run is stopped
  std::uint64_t most_bytes = UINT64_MAX;  // the most bytes before it is stopped
  std::size_t wanted = 0;                 // number of steps to record
  std::vector<MethodStep> steps = {};
  std::uint64_t done = 0;          // options, plus numbers of positions
  std::vector<Looked> calls = {};  // of a recursion: the active calls
  Looked since = {};               // without recursion: since the last step
  MethodPlaces places = MethodPlaces::numbers;
  MethodLayer layer = MethodLayer::outcome;
  std::vector<std::int64_t> ahead = {};               // cells and values that belong to the next step
  std::vector<std::vector<std::int64_t>> parts = {};  // positions that the answer is read from, each with its value
  int printed = 0;                                    // the line that begins to print the answer

  void call() { calls.emplace_back(); }

  /// `parts`: its position, or the positions of which it is the sum, if the code knows them; or what returns it, called if it is recorded.
  template <class... Parts>
  void option(const Parts&... parts) {
    ++count.options;
    Looked& looked = calls.empty() ? since : calls.back();
    ++looked.options;
    if (steps.size() < wanted) (put(looked.positions, parts), ...);
    work(1);
  }

  /// The value of a position became known.
  template <class... Parts>
  Written visit(int line, const Parts&... parts) {
    ++count.positions;
    work((size_of(parts) + ...));
    const bool returns = !calls.empty();
    Looked looked = std::exchange(returns ? calls.back() : since, {});
    if (returns) calls.pop_back();
    if (steps.size() == wanted) return {};
    MethodStep step{line,
                    {},
                    looked.options,
                    std::move(looked.positions),
                    returns ? std::optional(calls.size()) : std::nullopt,
                    std::nullopt,
                    std::exchange(ahead, {})};
    (put(step.position, parts), ...);
    steps.push_back(std::move(step));
    return Written(*this, Mark::step, steps.back().position);
  }

  /// The same of a cell of the game's table: its column and row, or its place in a sequence.
  template <class... Parts>
  Written cell(int line, const Parts&... parts) {
    places = MethodPlaces::cells;
    return visit(line, parts...);
  }

  /// More cells whose values are known by the next step.
  template <class... Parts>
  Written also(int, const Parts&... parts) {
    return steps.size() < wanted ? of(Mark::ahead, parts...) : Written();
  }

  /// A position from whose value the answer is read.
  template <class... Parts>
  Written part(int, const Parts&... parts) {
    return this->parts.size() < wanted ? of(Mark::part, parts...) : Written();
  }

  Output& print(int line) {
    if (printed == 0) printed = line;
    return out;
  }

  void bytes(std::uint64_t kept) {
    if (kept > most_bytes) stop();
    count.bytes = std::max(count.bytes, kept);
  }

  /// Aborts the run: run_listing returns.
  [[noreturn]] static void stop();

 private:
  void work(std::uint64_t steps) {
    if ((done += steps) > most) stop();
  }

  template <class... Parts>
  Written of(Mark mark, const Parts&... parts) {
    std::vector<std::int64_t> position;
    (put(position, parts), ...);
    return Written(*this, mark, std::move(position));
  }

  /// Counts the numbers of a position.
  template <class Squares>
  static std::uint64_t size_of(const AsSquares<Squares>& part) {
    return part.squares.size() + 1;
  }
  static std::uint64_t size_of(const AsDigits&) { return 1; }
  template <class Part>
  static std::uint64_t size_of(const Part& part) {
    if constexpr (std::is_convertible_v<Part, std::int64_t>) return 1;
    else return part.size() + 1;
  }

  template <class Squares>
  void put(std::vector<std::int64_t>& position, const AsSquares<Squares>& part) {
    places = MethodPlaces::squares;
    for (const std::int64_t square : part.squares) position.insert(position.end(), {square / part.side, square % part.side});
  }
  void put(std::vector<std::int64_t>& position, const AsDigits& part) {
    places = MethodPlaces::digits;
    for (std::int64_t i = 0; i < part.count; ++i) position.push_back(static_cast<std::int64_t>((part.bits >> i) & 1));
  }
  template <class Part>
  void put(std::vector<std::int64_t>& position, const Part& part) {
    if constexpr (std::is_invocable_v<Part>) {
      put(position, part());
    } else if constexpr (std::is_convertible_v<Part, std::int64_t>) {
      position.push_back(static_cast<std::int64_t>(part));
    } else {
      for (const auto& inner : part) put(position, inner);
    }
  }
};

inline void Written::put(MethodLayer layer, std::int64_t value, int dx, int dy) {
  if (!watch_) return;
  watch_->layer = layer;
  if (mark_ == Mark::step && dx == 0 && dy == 0) {
    watch_->steps.back().value = value;
    return;
  }
  std::vector<std::int64_t> row = position_;
  if (dx != 0) row[0] += dx;
  if (dy != 0) row[1] += dy;
  row.push_back(value);
  if (mark_ == Mark::part) {
    watch_->parts.push_back(std::move(row));
    return;
  }
  std::vector<std::int64_t>& to = mark_ == Mark::step ? watch_->steps.back().more : watch_->ahead;
  to.insert(to.end(), row.begin(), row.end());
}

/// The current run. It is global because the code of a method is a program without parameters.
Watch& watch();

/// Replaces `std::istringstream` for a line.
struct Line : Input {
  explicit Line(const std::string& line) : Input(line) {}
};

inline bool getline(Input& in, std::string& line) { return in.line(line); }

struct Listing {
  std::string_view game, method;
  void (*run)();
};

/// All listings, generated by cpp/tracer/listings.cmake.
std::span<const Listing> listings();

/// Runs a listing with the input of `watch`. False if it was stopped.
bool run_listing(const Listing& listing, Watch& watch);

}  // namespace grundy::listing
