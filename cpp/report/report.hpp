// Answers, tables and explanations of a solution as text, the same for every door: JSON, CSV, PGM.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/json.hpp"
#include "kit/game.hpp"

namespace grundy {

/// Cells [column, column + width) x [row, row + height), in indices of the axes.
struct Window {
  std::uint64_t column = 0, row = 0, width = 0, height = 0;
};

/// The most cells of a table that is written whole without a window.
inline constexpr std::uint64_t kWholeTable = 4'000'000;

/// Writes messages for a door: as English (english/english.hpp), or as structure.
using PutMessage = void (*)(Json& out, const Message& message);

/// Writes a message as structure: verbatim text as a text, a phrase as ["id", argument, ...].
void put_message(Json& out, const Message& message);

/// Returns the catalogue of all games: [{"id","title","parameters":[...],...}].
std::string catalogue_json(PutMessage put);

/// {"outcome","nimber"?,"remoteness"?,"class"?,"value"?,"text"}; an error instead if they contradict each other.
Result<std::string> answer_json(Solution& solution, PutMessage put);

/// Writes "preperiod","period","saltus"? into an object.
void put_period(Json& out, const Period& period);

/// {"x":{"name","first","count"},"y":{...},"yUp","layers":[...],"grain"?,
/// "sequence":{"count","parameter","preperiod"?,"period"?,"saltus"?,"facts"?}?,"index"?,"headers":{"x","y"}?,
/// "parts":[{"game","parameters","shape"}]?,"marks":[...]}
std::string shape_json(Table& table, PutMessage put);

/// Returns the requested window, or the whole table if it is not too large. Errors: a window without cells or too large, a table too large.
Result<Window> choose_window(const TableShape& shape, const std::optional<Window>& requested);

/// Finds a layer of the table by its name.
Result<Layer> find_layer(const TableShape& shape, std::string_view name);

// Cells are worked out where they are not known yet. `open`, if given, becomes the number of those that exist, but are beyond what is worked
// out for a table.

/// Writes one line per row: outcome letters or numbers separated by commas, empty without a cell. `for_spreadsheets`: with a byte-order
/// mark, and texts that they would take for dates or formulas, such as 1/2, as ="1/2", which they show as 1/2.
std::string table_csv(Table& table, Layer layer, const Window& window, std::uint64_t* open = nullptr, bool for_spreadsheets = false);
/// {"x0","y0","width","height","rows":[[...]],"unknown"?}. Null stands for an absent cell; with `so_far` also for one that would have to be
/// worked out, otherwise for one that is beyond that: `unknown` is the number of these.
std::string table_json(Table& table, Layer layer, const Window& window, bool so_far = false, std::uint64_t* open = nullptr);
/// Writes a binary PGM of the picture bytes at step 1.
std::string table_pgm(Table& table, Layer layer, const Window& window, std::uint64_t* open = nullptr);

/// Returns the error of a text that is no position of a game that starts at `start`.
Error state_error(const State& start, std::string_view state);
/// Returns the error of a cell that the table does not have.
Error cell_error(const TableShape& shape, Cell at);

/// Explains a cell, or the position that the parameters describe; an error if the table has no such cell.
Result<std::string> explain_json(Solution& solution, std::optional<Cell> at, PutMessage put);

/// Explains a position in play, its numbers separated by commas; an error if the game has no such position.
Result<std::string> explain_json(Solution& solution, std::string_view state, PutMessage put);

/// Returns the position after a move, both in the format of explanations; nothing if it is no move.
std::optional<State> followed(const Solution& solution, std::string_view state, std::string_view move);

/// Explains the position after a move, "part,to"; an error if the move is not legal.
Result<std::string> follow_json(Solution& solution, std::string_view state, std::string_view move, PutMessage put);

/// Returns a random move of a position in play, "part,to", or null without moves. All moves that `explain_json` lists are equally likely.
Result<std::string> any_move_json(Solution& solution, std::string_view state, std::uint64_t random);

/// [column,row], or null.
std::string cell_json(const std::optional<Cell>& cell);

/// Builds the sentences of a reason, which explain it to readers who do not know the notation. No other code does.
Message sentence(const GameInfo& info, const Explanation& explanation);

}  // namespace grundy
