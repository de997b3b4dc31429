#include "report/shapes.hpp"

#include <algorithm>
#include <deque>
#include <string>

#include "games/catalogue.hpp"

namespace grundy {

namespace {

constexpr Alias kAliases[] = {
    {"Natural", "number | string", "Whole numbers; those above 2^53 are decimal strings."},
    {"Cell", "readonly [column: number, row: number]", "Column and row in the game's own indices, those of the table's axes."},
    {"State", "string", "A position in play: numbers separated by commas, whose meaning the game defines."},
    {"Move", "string", "A move in play, valid in its position only: the part that changes and its new value."},
};

std::vector<Shape> of_games() {
  return {
      {"ParameterSpec",
       "",
       "",
       {{
           {"name", "string"},
           {"kind", "ParameterKind"},
           {"label", "string"},
           {"default", "string", "As text; empty if there is none."},
           {"help", "string"},
           {"least", "Natural"},
           {"most", "Natural"},
           {"alphabet?", "string", "The characters of a text or board; a board's first one is the free square."},
           {"choices?", "string[]"},
           {"ofTable?", "true", "Sets only the extent of the table; the others describe the position."},
       }}},
      {"JudgeFormat",
       "The input format of the judge, with a sample of input and output.",
       "",
       {{
           {"format", "string"},
           {"limits?", "string", "The limits of the online judge; larger input is answered, too."},
           {"input", "string"},
           {"output", "string"},
       }}},
      {"GameInfo",
       "",
       "",
       {{
           {"id", "string"},
           {"title", "string"},
           {"source", "string"},
           {"credit", "string"},
           {"first", "Text", "The game's names of the first player and of the other."},
           {"second", "Text"},
           {"parameters", "ParameterSpec[]"},
           {"fixedLength?", "true", "Every line of play from a position has the same length."},
           {"judge", "JudgeFormat"},
       }}},
  };
}

std::vector<Shape> of_axes() {
  return {
      {"Axis",
       "",
       "",
       {{
           {"name", "Text"},
           {"first", "number"},
           {"count", "number"},
       }}},
      {"Mark",
       "A mark over the table: a piece on a cell, or an arrow to another cell. With `x` or `y`, the piece is beyond the table, and `cell` "
       "is "
       "the nearest one.",
       "",
       {{
           {"cell", "Cell"},
           {"to?", "Cell"},
           {"x?", "Natural", "The column, if it is beyond the end of the axis."},
           {"y?", "Natural", "The row, if it is beyond the end of the axis; of a sequence, the term."},
       }}},
      {"Period",
       "From index `preperiod` on, terms equal those one period further on, which are larger by `saltus` if there is one.",
       "",
       {{
           {"preperiod", "number"},
           {"period", "number"},
           {"saltus?", "number"},
       }}},
      {"Sequence",
       "A sequence, wrapped into rows: its length, the parameter that sets the width, and its period once proved.",
       "",
       {{
           {"count", "number"},
           {"parameter", "string"},
           {"preperiod?", "number"},
           {"period?", "number"},
           {"saltus?", "number", "By how much each period is larger than the one before it."},
           {"seen?", "Period", "Without proof: the period of all terms in which it was searched for."},
           {"searched?", "number", "The number of terms in which a period was searched for, from the first; all if absent."},
           {"facts?", "Text[]", "What else is known of it, a sentence each."},
       }}},
  };
}

std::vector<Shape> of_tables() {
  return {
      {"Headers",
       "A character for each column and row, from the first: the digits of a border.",
       "",
       {{
           {"x", "string"},
           {"y", "string"},
       }}},
      {"TableShape",
       "",
       "",
       {{
           {"x", "Axis<Text>"},
           {"y", "Axis<Text>"},
           {"yUp", "boolean", "The first row is drawn at the bottom."},
           {"layers", "LayerName[]"},
           {"grain?", "number", "Blocks aligned to squares of this side, from the first cell on, are exact at once; 1 if absent."},
           {"sequence?", "Sequence<Text>"},
           {"index?", "Text", "What the cells are, counted from 0 along the rows, where columns and rows mean nothing by themselves."},
           {"headers?", "Headers"},
           {"scene?", "string",
            "The fixed background of the game's board: a strip, a word, the edges of a graph; of a rule text the layout of its positions, "
            "as JSON."},
           {"parts?", "TablePart<Text>[]", "The games of a sum."},
           {"marks", "Mark[]"},
       }}},
      {"TableValues",
       "`rows[j][i]` is the cell (x0 + i, y0 + j): an outcome letter, a number (negative only in `score`), or text in the layers "
       "`value`, `mean` and `temperature`; null where there is none or it is not known.",
       "",
       {{
           {"x0", "number"},
           {"y0", "number"},
           {"width", "number"},
           {"height", "number"},
           {"rows", "(OutcomeLetter | Natural | string | null)[][]"},
           {"unknown?", "number",
            "Number of the cells that exist, but are beyond what is worked out for a table; absent if there are none."},
       }}},
  };
}

std::vector<Shape> of_found_rules() {
  return {
      {"FoundRule",
       "A statement that is true for all positions of a rule text.",
       "",
       {{
           {"about", "'outcome' | 'nimber' | 'period'"},
           {"text", "Text"},
           {"formula?", "string",
            "The same in the language of the text, where it can be written so: true where the player to move loses, or the nimber."},
           {"notes?", "Text[]", "What names in `text` mean."},
           {"proved?", "Text", "The theorem that proves it for all numbers."},
       }}},
      {"FoundRules",
       "",
       "",
       {{
           {"positions", "Natural", "The number of positions that all of it is true for."},
           {"wider?", "Natural", "The number of positions of the same game with ranges twice as wide, for which it is true, too."},
           {"tried", "Natural", "The number of statements tried."},
           {"rules", "FoundRule<Text>[]"},
       }}},
  };
}

std::vector<Shape> of_values() {
  return {
      {"Value",
       "",
       "",
       {{
           {"outcome", "OutcomeLetter"},
           {"nimber?", "Natural"},
           {"remoteness?", "Natural"},
           {"score?", "number", "Points by which the player to move is ahead in the end, in games decided by points."},
       }}},
      {"Answer",
       "`text` is the verdict, with the game's names of the players.",
       "Value",
       {{
           {"class?", "'L' | 'R' | 'N' | 'P'",
            "Who wins rules with Left and Right: Left or Right whoever begins, the next player, or the previous one. Absent with draws."},
           {"value?", "string",
            "What rules with Left and Right are worth in normal play, such as {2|-1/2}, if it is short and found at once."},
           {"text", "Text"},
       }}},
  };
}

std::vector<Shape> of_positions() {
  return {
      {"Option",
       "",
       "Value",
       {{
           {"move", "Text"},
           {"to", "Text"},
           {"cell?", "Cell"},
           {"play", "Move"},
           {"state?", "State", "The position after the move, if it cannot be told from `play`."},
       }}},
      {"Reason",
       "",
       "",
       {
           {{"kind", "'terminal'"}},
           {{"kind", "'result'"}, {"because", "Text"}},
           {{"kind", "'winning-move'"}, {"move", "Text"}},
           {{"kind", "'all-options-N'"}, {"options", "Natural"}},
           {{"kind", "'drawn'"}, {"options", "Natural"}},
           {{"kind", "'nim-sum'"},
            {"nimbers", "Natural[]"},
            {"nimSum", "Natural"},
            {"parts", "Text[]"},
            {"move?", "Text"},
            {"part?", "number"}},
       }},
      {"Region",
       "A part of a position that no longer touches the others.",
       "",
       {{
           {"slots", "number[]", "Indices, in `state`, of what may still change."},
           {"nimber?", "Natural", "Absent where it is not known."},
       }}},
      {"Explanation",
       "",
       "Value",
       {{
           {"position", "Text"},
           {"cell?", "Cell"},
           {"options", "Option<Text>[]"},
           {"more?", "true", "Not all options are listed."},
           {"best?", "Move",
            "Perfect play: wins as fast, loses as slowly as is known, keeps a draw. Absent where there is no move; it need not be listed."},
           {"pieces?", "Cell[]", "Their cells, in games with pieces."},
           {"table?", "Readonly<Record<string, string>>",
            "Parameters to change so that the table contains this position, where it does not; absent where none do."},
           {"mover?", "'first' | 'second'", "The player to move, if the position determines it."},
           {"regions?", "Region[]", "The parts of a position that no longer touch."},
           {"mirror?", "number[]",
            "The image of each number of `state`, where the second player wins by answering each move with its image by a half turn or a "
            "reflection."},
           {"parts?", "PartOfSum<Text>[]", "The positions of a sum of games."},
           {"reason", "Reason<Text>"},
           {"state", "State"},
           {"text", "Text", "The reason as one sentence."},
       }}},
  };
}

std::vector<Shape> of_sums() {
  return {
      {"TablePart",
       "A game of a sum, with the parameters that were given and its own table.",
       "",
       {{
           {"game", "string"},
           {"parameters", "Readonly<Record<string, string>>"},
           {"shape", "TableShape<Text>"},
       }}},
      {"PartOfSum",
       "The position of one of the games of a sum.",
       "",
       {{
           {"position", "Text"},
           {"state", "State"},
           {"nimber?", "Natural"},
           {"value?", "string", "In sums of Left and Right, if it is short and found at once."},
           {"temperature?", "string"},
           {"hottest?", "true", "A move is worth more than in every other part."},
           {"cell?", "Cell"},
           {"pieces?", "Cell[]"},
       }}},
  };
}

/// Keeps a text built at run time alive for the shapes.
std::string_view kept(std::string text) {
  static std::deque<std::string> texts;
  return texts.emplace_back(std::move(text));
}

Shape& named(std::vector<Shape>& shapes, std::string_view name) {
  return *std::find_if(shapes.begin(), shapes.end(), [name](const Shape& shape) { return shape.name == name; });
}

/// The fields specific to games, sorted by name.
void add_of_single_games(std::vector<Shape>& shapes) {
  std::vector<OwnReason> reasons;
  std::vector<OwnCell> cells;
  for (const Game* game : catalogue()) {
    reasons.insert(reasons.end(), game->info().reasons.begin(), game->info().reasons.end());
    cells.insert(cells.end(), game->info().cells.begin(), game->info().cells.end());
  }
  std::sort(reasons.begin(), reasons.end(), [](const OwnReason& one, const OwnReason& other) { return one.kind < other.kind; });
  std::sort(cells.begin(), cells.end(), [](const OwnCell& one, const OwnCell& other) { return one.name < other.name; });
  for (const OwnReason& reason : reasons) {
    std::vector<Field> form = {{"kind", kept("'" + std::string(reason.kind) + "'")}};
    for (const std::string_view number : reason.numbers) {
      if (!number.empty()) form.push_back({number, "Natural"});
    }
    named(shapes, "Reason").forms.push_back(std::move(form));
  }
  std::vector<Field>& explanation = named(shapes, "Explanation").forms[0];
  auto at = std::find_if(explanation.begin(), explanation.end(), [](const Field& field) { return field.key == "reason"; });
  for (const OwnCell& cell : cells) at = explanation.insert(at, {kept(std::string(cell.name) + '?'), "Cell", cell.help}) + 1;
}

std::vector<Shape> all() {
  std::vector<Shape> out;
  for (const std::vector<Shape>& some : {of_games(), of_axes(), of_tables(), of_values(), of_positions(), of_sums(), of_found_rules()})
    out.insert(out.end(), some.begin(), some.end());
  add_of_single_games(out);
  return out;
}

}  // namespace

bool Shape::has_text() const {
  const auto is_text = [](const Field& field) { return field.type.find("Text") != std::string_view::npos; };
  return std::any_of(forms.begin(), forms.end(), [&](const auto& form) { return std::any_of(form.begin(), form.end(), is_text); });
}

std::span<const Alias> aliases() { return kAliases; }

std::span<const Shape> shapes() {
  static const std::vector<Shape> all_shapes = all();
  return all_shapes;
}

}  // namespace grundy
