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

  void call() { calls.emplace_back(); }

  /// `parts`: its position, or the positions of which it is the sum, if the code knows them.
  template <class... Parts>
  void option(const Parts&... parts) {
    ++count.options;
    Looked& looked = calls.empty() ? since : calls.back();
    ++looked.options;
    if (steps.size() < wanted) (put(looked.positions, parts), ...);
    work(1);
  }

  template <class... Parts>
  void visit(int line, const Parts&... parts) {
    ++count.positions;
    work((size_of(parts) + ...));
    const bool returns = !calls.empty();
    Looked looked = std::exchange(returns ? calls.back() : since, {});
    if (returns) calls.pop_back();
    if (steps.size() == wanted) return;
    MethodStep step{line, {}, looked.options, std::move(looked.positions), returns ? std::optional(calls.size()) : std::nullopt};
    (put(step.position, parts), ...);
    steps.push_back(std::move(step));
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

  /// Counts the numbers of a position.
  template <class Part>
  static std::uint64_t size_of(const Part& part) {
    if constexpr (std::is_convertible_v<Part, std::int64_t>) return 1;
    else return part.size() + 1;
  }

  template <class Part>
  static void put(std::vector<std::int64_t>& position, const Part& part) {
    if constexpr (std::is_convertible_v<Part, std::int64_t>) {
      position.push_back(static_cast<std::int64_t>(part));
    } else {
      for (const auto& inner : part) put(position, inner);
    }
  }
};

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
