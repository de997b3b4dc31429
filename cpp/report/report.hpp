// Answers, tables and explanations of a solution as text, the same for every door: JSON, CSV, PGM.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/json.hpp"
#include "kit/game.hpp"

namespace grundy {

/// Cells [column, column + width) x [row, row + height) in the table's own indices.
struct Window {
  std::uint64_t column = 0, row = 0, width = 0, height = 0;
};

/// Without a window a table is written whole only up to this many cells.
inline constexpr std::uint64_t kWholeTable = 4'000'000;

/// How a door writes messages: as English (english/english.hpp), or as structure.
using PutMessage = void (*)(Json& out, const Message& message);

/// Writes a message as structure: verbatim text as a text, a phrase as ["id", argument, ...].
void put_message(Json& out, const Message& message);

/// Everything the catalogue says of all games: [{"id","title","parameters":[...],...}].
std::string catalogue_json(PutMessage put);

/// {"outcome","nimber"?,"remoteness"?,"text"}
std::string answer_json(Solution& solution, PutMessage put);

/// {"x":{"name","first","count"},"y":{...},"yUp","layers":[...],"grain"?,"sequence":{"count","parameter","preperiod"?,"period"?}?,"headers":{"x","y"}?,
/// "marks":[...]}
std::string shape_json(Table& table, PutMessage put);

/// The window given, or the whole table if it is not too large. Errors: a window without cells or too large, a table too large.
Result<Window> choose_window(const TableShape& shape, const std::optional<Window>& requested);

/// Nothing if the table has no such layer.
Result<Layer> find_layer(const TableShape& shape, std::string_view name);

/// A line a row, outcome letters or numbers separated by commas, empty where there is no cell.
std::string table_csv(Table& table, Layer layer, const Window& window);
/// {"x0","y0","width","height","rows":[[...]]}
std::string table_json(Table& table, Layer layer, const Window& window);
/// Binary PGM of the bytes that `paint` gives at step 1.
std::string table_pgm(Table& table, Layer layer, const Window& window);

/// Of a cell or of the position the parameters describe; an error where the table has no such cell.
Result<std::string> explain_json(Solution& solution, std::optional<Cell> at, PutMessage put);

/// Of a position in play, its numbers separated by commas; an error where the game has no such position.
Result<std::string> explain_json(Solution& solution, std::string_view state, PutMessage put);

/// Of the position after a move, "part,to"; an error where the rules do not allow it.
Result<std::string> follow_json(Solution& solution, std::string_view state, std::string_view move, PutMessage put);

/// Some move of a position in play, "part,to", or null where there is none. All that `explain_json` lists are equally likely.
Result<std::string> any_move_json(Solution& solution, std::string_view state, std::uint64_t random);

/// [column,row], or null.
std::string cell_json(const std::optional<Cell>& cell);

/// One sentence for a reason. The only place that makes sentences of reasons.
Message sentence(const Explanation& explanation);

}  // namespace grundy
