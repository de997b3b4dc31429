// Parameters of games: declared once in each game's catalogue entry, parsed from text by one reader for all doors.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/number.hpp"
#include "base/result.hpp"
#include "tables/table.hpp"

namespace grundy {

enum class ParameterKind : std::uint8_t {
  integer,  // 17
  list,     // 3,5,7
  flag,     // 1 or 0
  choice,   // one of a few words
  text,     // 0110, or random:LENGTH:SEED
  board,    // rows joined by /, or random:N:SEED:PERCENT
  squares,  // row.column pairs: 1.2,1.5
  edges,    // of a directed graph: 0>1,1>2, or random:VERTICES:EDGES:SEED
};
inline constexpr const char* kParameterKindNames[] = {"integer", "list", "flag", "choice", "text", "board", "squares", "edges"};

/// The declaration of a parameter. `least..most` bounds an integer, each number of a list, the side of a board, the coordinates of squares,
/// the vertices of edges; `shortest..longest` bounds the length of a list or text.
struct ParameterSpec {
  std::string_view name;
  ParameterKind kind = ParameterKind::integer;
  std::string_view label;
  std::string_view fallback;  // the default as text; empty: none
  std::string_view help = {};
  std::uint64_t least = 0;
  std::uint64_t most = kMaxHeap;
  std::uint64_t shortest = 1;
  std::uint64_t longest = kUnbounded;
  std::string_view alphabet = {};  // of text and boards; a board's first character is the free square; empty: a text of any characters
  std::span<const std::string_view> choices = {};
  /// Of edges, their reader: programs without such a parameter do not link it.
  Result<std::vector<std::uint64_t>> (*read_edges)(const ParameterSpec& spec, std::string_view text) = nullptr;
  bool of_table = false;  // sets only the extent of the table; otherwise it describes the position or the rules
};

/// A square board, row by row from the top left.
struct Board {
  std::uint32_t side = 0;
  std::string squares;
  char at(std::uint64_t row, std::uint64_t column) const { return squares[row * side + column]; }
  bool operator==(const Board&) const = default;
};

struct Square {
  std::uint32_t row = 0, column = 0;
  auto operator<=>(const Square&) const = default;
};

/// An edge of a directed graph. Among parameters it is one number, so that edges are a list like others.
struct Edge {
  std::uint32_t from = 0, to = 0;
  constexpr Edge(std::uint64_t source, std::uint64_t target)
      : from(static_cast<std::uint32_t>(source)), to(static_cast<std::uint32_t>(target)) {}
  explicit constexpr Edge(std::uint64_t number) : Edge(number >> 32, number) {}
  constexpr std::uint64_t number() const { return std::uint64_t{from} << 32 | to; }
};

/// Unparsed parameters: name and text.
using RawParameters = std::map<std::string, std::string, std::less<>>;

/// Parsed parameters, each checked on its own; the game checks conditions on several at once.
class Parameters {
 public:
  /// Errors name the parameter: "n: expected a number from 1 to 64, got 0". Missing parameters have their default, or are
  /// absent if there is none. O(total length).
  static Result<Parameters> read(std::span<const ParameterSpec> specs, const RawParameters& raw);

  bool has(std::string_view name) const { return find(name) != nullptr; }
  /// Whether the caller gave the parameter.
  bool given(std::string_view name) const;

  std::uint64_t integer(std::string_view name) const;
  bool flag(std::string_view name) const { return integer(name) != 0; }
  const std::vector<std::uint64_t>& list(std::string_view name) const;
  const std::string& text(std::string_view name) const;
  const Board& board(std::string_view name) const;
  const std::vector<Square>& squares(std::string_view name) const;
  /// Move the value out, so that large ones are not copied.
  std::string take_text(std::string_view name);
  Board take_board(std::string_view name);
  std::vector<std::uint64_t> take_list(std::string_view name);

 private:
  using ParameterValue = std::variant<std::uint64_t, std::vector<std::uint64_t>, std::string, Board, std::vector<Square>>;
  struct Entry {
    ParameterValue value;
    bool given;
  };

  static Result<ParameterValue> read_one(const ParameterSpec& spec, std::string_view text);

  template <class T>
  const T& get(std::string_view name) const;

  const Entry* find(std::string_view name) const;

  std::map<std::string, Entry, std::less<>> values_;
};

/// "outcome or nimber or remoteness"
Message one_of(std::span<const std::string_view> words);

}  // namespace grundy
