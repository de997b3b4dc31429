#include "lab/language/forms.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

/// Longest side of a board on which two numbers are the place of a piece.
constexpr std::int64_t kLongestSide = 65;
/// Most values of a number that are drawn as a row.
constexpr std::int64_t kLongestTrack = 40;
/// Most values of numbers that are cells of a board unless a line says otherwise, and of those that are never heaps.
constexpr std::int64_t kMostOfCells = 4, kMostOfCellsOnly = 2;

std::int64_t values_of(const Part& part) { return part.most - part.least + 1; }

/// The part that a target or an expression names; nothing if it is of another kind.
std::optional<std::size_t> part_named(const Syntax& syntax, NodeId of) {
  const Node& node = syntax[of];
  const Binding& binding = node.op == SyntaxOp::index ? syntax[node.kids[0]].binding : node.binding;
  if (binding.kind != Binding::Kind::part) return std::nullopt;
  return binding.index;
}

/// Whether a value is never above a number of this part: the least of its range, or the least of some that include one.
bool at_most_itself(const Program& program, NodeId value, std::size_t part) {
  const Syntax& syntax = program.syntax;
  const Node& node = syntax[value];
  if (node.op == SyntaxOp::number) return node.number == program.parts[part].least;
  return node.op == SyntaxOp::least &&
         std::any_of(node.kids.begin(), node.kids.end(), [&](NodeId kid) { return part_named(syntax, kid) == part; });
}

/// Whether a step is `turn = 1 - turn`.
bool turns_over(const Syntax& syntax, const Step& step, std::size_t part) {
  if (step.kind != Step::Kind::assign || step.change != SyntaxOp::number || part_named(syntax, step.target) != part) return false;
  const Node& value = syntax[step.value];
  if (value.op != SyntaxOp::subtract) return false;
  const Node& one = syntax[value.kids[0]];
  return one.op == SyntaxOp::number && one.number == 1 && part_named(syntax, value.kids[1]) == part;
}

/// Whether a part only says whose turn it is: a number 0..1 that every move turns over.
bool is_turn(const Program& program, std::size_t part) {
  const Part& it = program.parts[part];
  if (program.parts.size() < 2 || it.dimensions > 0 || it.least != 0 || it.most != 1) return false;
  const Syntax& syntax = program.syntax;
  const auto turns = [&](const Step& step) { return step.rounds.empty() && turns_over(syntax, step, part); };
  const auto changes = [&](const Step& step) {
    return (step.kind == Step::Kind::assign && part_named(syntax, step.target) == part) || step.kind == Step::Kind::split;
  };
  return std::all_of(syntax.moves.begin(), syntax.moves.end(), [&](const MoveLine& line) {
    return std::count_if(line.steps.begin(), line.steps.end(), changes) == 1 && std::any_of(line.steps.begin(), line.steps.end(), turns);
  });
}

/// How moves change a part.
struct Changes {
  bool assigned = false, raised = false, split = false;
};

Changes changes_of(const Program& program, std::size_t part) {
  const Syntax& syntax = program.syntax;
  const auto is_it = [&](NodeId target) { return part_named(syntax, target) == part; };
  Changes out;
  for (const MoveLine& line : syntax.moves) {
    for (const Step& step : line.steps) {
      out.split |= step.kind == Step::Kind::split && std::any_of(step.targets.begin(), step.targets.end(), is_it);
      if (step.kind != Step::Kind::assign || !is_it(step.target)) continue;
      out.assigned = true;
      const bool lowers =
          step.change == SyntaxOp::subtract || (step.change == SyntaxOp::number && at_most_itself(program, step.value, part));
      out.raised |= !lowers;
    }
  }
  return out;
}

/// Whether a name is usual for a row or column of a board.
bool is_coordinate(std::string_view name) {
  constexpr std::string_view kNames[] = {"r", "c", "x", "y", "R", "C", "X", "Y", "row", "col", "column", "file", "rank"};
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

bool is_axis(std::string_view how) { return how == "across" || how == "up" || how == "down"; }

/// The first line for a part that chooses no axis.
const ShowLine* line_of(const Program& program, std::size_t part) {
  for (const ShowLine& show : program.syntax.shows) {
    const bool names_it = std::find(show.parts.begin(), show.parts.end(), part) != show.parts.end();
    if (names_it && !is_axis(show.how)) return &show;
  }
  return nullptr;
}

/// Dots in a row if edges are all lines between neighbours on a grid of dots, each once; 0 otherwise.
std::size_t dots_in_row(const std::vector<std::int64_t>& edges) {
  std::int64_t across = 0, last = 0;
  for (std::size_t i = 0; i < edges.size(); i += 2) {
    const auto [low, high] = std::minmax(edges[i], edges[i + 1]);
    last = std::max(last, high);
    if (high - low > 1) across = high - low;
  }
  if (across < 2 || (last + 1) % across != 0) return 0;
  const std::int64_t down = (last + 1) / across;
  if (static_cast<std::int64_t>(edges.size() / 2) != across * (down - 1) + down * (across - 1)) return 0;
  std::vector<std::pair<std::int64_t, std::int64_t>> seen;
  for (std::size_t i = 0; i < edges.size(); i += 2) {
    const auto [low, high] = std::minmax(edges[i], edges[i + 1]);
    if (high - low != across && (high - low != 1 || high % across == 0)) return 0;
    seen.emplace_back(low, high);
  }
  std::sort(seen.begin(), seen.end());
  return std::adjacent_find(seen.begin(), seen.end()) == seen.end() ? static_cast<std::size_t>(across) : 0;
}

/// The characters of a UTF-8 text.
std::vector<std::string_view> characters(std::string_view text) {
  std::vector<std::string_view> out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
    out.push_back(text.substr(at, end - at));
    at = end;
  }
  return out;
}

bool are_numbers(const Program& program, const ShowLine& show, std::size_t count) {
  return show.parts.size() == count &&
         std::all_of(show.parts.begin(), show.parts.end(), [&](std::size_t part) { return program.parts[part].dimensions == 0; });
}

/// The look of pieces: characters on cells, a piece in each row of a board, or on one board or strip.
Form form_of_pieces(const Program& program, const ShowLine& show, const Part& part) {
  const auto given = static_cast<std::int64_t>(characters(show.glyphs).size());
  if (part.dimensions == 0) return are_numbers(program, show, 2) && given == 1 ? Form::place : Form::tokens;
  return part.dimensions == 2 || part.most <= given ? Form::cells : Form::columns;
}

Form form_of_line(const Program& program, const ShowLine& show, std::size_t index) {
  const Part& part = program.parts[index];
  const std::string_view how = show.how;
  if (how == "hide") return Form::hidden;
  if (how == "lines") return Form::lines;
  if (how == "ends") return Form::ends;
  if (is_graph(how)) return how == "edges" && program.nature.scored && dots_in_row(show.edges) > 0 ? Form::lines : Form::graph;
  if (how == "heap" || how == "heaps") return Form::heaps;
  if (how == "rows") return Form::track;
  if (how == "stones") return part.dimensions > 0 && part.most <= 2 ? Form::stones : Form::heaps;
  if (how == "bar") return Form::bar;
  if (how == "coins") return Form::coins;
  if (how == "lights") return Form::lights;
  if (how == "pieces") return form_of_pieces(program, show, part);
  return how == "strip" && part.dimensions == 0 ? Form::tokens : Form::cells;
}

/// The look of a part that no line shows, apart from pairs.
Form form_of_moves(const Program& program, std::size_t index) {
  const Part& part = program.parts[index];
  // Added numbers, which say whose turn it is or who has to pass, are the last ones.
  const std::size_t added = (program.syntax.again.empty() ? 0 : 1) + (program.syntax.counts_turns ? 1 : 0);
  if (is_turn(program, index) || index + added >= program.parts.size()) return Form::hidden;
  if (part.dimensions > 0 && values_of(part) <= kMostOfCellsOnly) return Form::cells;
  if (are_heaps(program, index)) return Form::heaps;
  if (part.dimensions > 0 && values_of(part) <= kMostOfCells) return Form::cells;
  const Changes changes = changes_of(program, index);
  if (part.dimensions == 0 && ((!changes.assigned && !changes.split) || values_of(part) > kLongestTrack)) return Form::number;
  return Form::track;
}

/// The look that two numbers have together: a piece's place, or what is left of a bar that moves split.
std::optional<Form> form_of_pair(const Program& program, std::size_t first, std::size_t second) {
  const std::size_t both[] = {first, second};
  const auto all = [&](auto&& is) { return std::all_of(std::begin(both), std::end(both), is); };
  if (!all([&](std::size_t part) {
        return program.parts[part].dimensions == 0 && values_of(program.parts[part]) <= kLongestSide && !line_of(program, part);
      }))
    return std::nullopt;
  if (all([&](std::size_t part) { return changes_of(program, part).split; })) return Form::bar;
  if (!all([&](std::size_t part) { return changes_of(program, part).assigned; })) return std::nullopt;
  const bool heaps = all([&](std::size_t part) { return are_heaps(program, part); });
  const bool named = all([&](std::size_t part) { return is_coordinate(program.parts[part].name); });
  if (all([&](std::size_t part) { return !are_heaps(program, part); })) return Form::place;
  // Two coordinates that moves only lower are a place on a board if they are the axes of the table, or called row and column.
  const auto& shows = program.syntax.shows;
  const bool axes = std::any_of(shows.begin(), shows.end(), [](const ShowLine& show) { return is_axis(show.how); });
  if (named && (!heaps || axes || program.parts[first].name[0] == 'r' || program.parts[first].name[0] == 'c')) return Form::place;
  return std::nullopt;
}

/// The characters of a part that is shown as pieces on cells: none for 0, the first for 1.
std::string glyphs_of_pieces(const Part& part, std::string_view glyphs) {
  const auto all = characters(glyphs);
  std::string out;
  for (std::int64_t value = part.least; value <= part.most; ++value)
    out += value < 1 || value > static_cast<std::int64_t>(all.size()) ? std::string_view(" ") : all[static_cast<std::size_t>(value - 1)];
  return out;
}

/// The slot whose first square loses: `end if row[0] == 0: next wins` makes the player who has to take it lose.
std::size_t poison_of(const Program& program, std::size_t index) {
  const Part& part = program.parts[index];
  const Syntax& syntax = program.syntax;
  if (program.nature.misere && part.size() == 1 && program.parts.size() == 1) return part.first;
  for (const EndLine& end : syntax.ends) {
    if (end.condition == kNoNode || end.result.kind != Decision::Kind::wins || end.result.who != Who::next) continue;
    const Node& condition = syntax[end.condition];
    if (condition.op != SyntaxOp::equal || part_named(syntax, condition.kids[0]) != index) continue;
    const Node& zero = syntax[condition.kids[1]];
    const Node& target = syntax[condition.kids[0]];
    if (zero.op != SyntaxOp::number || zero.number != part.least) continue;
    if (target.op != SyntaxOp::index) return part.first;
    const Node& at = syntax[target.kids[1]];
    if (target.kids.size() == 2 && at.op == SyntaxOp::number && at.number >= 0 && at.number < static_cast<std::int64_t>(part.size()))
      return part.first + static_cast<std::size_t>(at.number);
  }
  return Look::kNoSlot;
}

/// Orders the two numbers of a place as the axes of the table: as shown, or by their names.
void set_axes(const Program& program, Look& look) {
  const auto begins = [&](std::size_t part, std::string_view letters) { return letters.find(program.parts[part].name[0]) != letters.npos; };
  const std::size_t first = look.with[0], second = look.with[1];
  bool swapped = begins(first, "ryRY") && begins(second, "cxCX");
  look.down = swapped;
  for (const ShowLine& show : program.syntax.shows) {
    if (!is_axis(show.how)) continue;
    const bool across = show.how == "across";
    if (!across) look.down = show.how == "down";
    if (show.parts[0] == first) swapped = !across;
    if (show.parts[0] == second) swapped = across;
  }
  if (swapped) std::swap(look.with[0], look.with[1]);
}

/// The text with rows that has a character for each place of a piece.
const Constant* ground_of(const Program& program, const std::vector<std::size_t>& with) {
  const Part &across = program.parts[with[0]], &along = program.parts[with[1]];
  if (across.least != 0 || along.least != 0) return nullptr;
  for (const Constant& constant : program.constants) {
    const auto columns = static_cast<std::int64_t>(constant.columns);
    const auto rows = columns > 0 ? static_cast<std::int64_t>(constant.size()) / columns : 0;
    if (constant.is_text && columns == values_of(across) && rows == values_of(along)) return &constant;
  }
  return nullptr;
}

/// The list of a line `show l, r on ends LIST`, by the name of a constant.
const Constant* list_of(const Program& program, const ShowLine& show) {
  const Node& node = program.syntax[show.graph];
  return node.op == SyntaxOp::name && node.binding.kind == Binding::Kind::constant ? &program.constants[node.binding.index] : nullptr;
}

Look look_of_line(const Program& program, const ShowLine& show, std::size_t index) {
  Look look;
  look.form = form_of_line(program, show, index);
  const bool pieces = show.how == "pieces" && look.form == Form::cells;
  look.glyphs = pieces ? glyphs_of_pieces(program.parts[index], show.glyphs) : std::string(show.glyphs);
  if (look.form == Form::ends) look.ground = list_of(program, show);
  else if (show.graph != kNoNode) look.graph = &show;
  look.grows = look.form == Form::graph && show.how == "edges" && !changes_of(program, index).raised;
  if (look.form == Form::lines && look.graph) look.dots = dots_in_row(show.edges);
  const bool together = look.form == Form::place || look.form == Form::ends || look.form == Form::columns || look.form == Form::tokens ||
                        (look.form == Form::lines && !look.graph) || (look.form == Form::bar && are_numbers(program, show, 2));
  look.with = together ? show.parts : std::vector<std::size_t>{index};
  return look;
}

/// Whether a number is as it was declared in all positions, and no line shows it.
bool is_fixed(const Program& program, std::size_t index) {
  const Changes changes = changes_of(program, index);
  const Syntax& syntax = program.syntax;
  const auto sets = [&](const Step& step) { return step.kind == Step::Kind::assign && part_named(syntax, step.target) == index; };
  const auto names_it = [&](const ShowLine& show) { return std::find(show.parts.begin(), show.parts.end(), index) != show.parts.end(); };
  return program.parts[index].dimensions == 0 && !changes.assigned && !changes.split &&
         std::none_of(syntax.starts.begin(), syntax.starts.end(),
                      [&](const StartLine& start) { return std::any_of(start.steps.begin(), start.steps.end(), sets); }) &&
         std::none_of(syntax.shows.begin(), syntax.shows.end(), names_it);
}

/// Whether two numbers are the ends of what is left of a list: places of it, or one beyond.
bool are_ends(const Program& program, const ShowLine& show) {
  const Constant* list = list_of(program, show);
  if (!list || !list->is_list || list->arity != 1 || !are_numbers(program, show, 2)) return false;
  return std::all_of(show.parts.begin(), show.parts.end(), [&](std::size_t part) {
    return program.parts[part].least >= -1 && program.parts[part].most <= static_cast<std::int64_t>(list->size());
  });
}

}  // namespace

std::string_view name_of(Form form) {
  constexpr std::string_view kNames[] = {"hidden", "graph", "lines", "heaps",   "bar",    "cells",  "coins", "lights",
                                         "stones", "place", "ends",  "columns", "tokens", "number", "track"};
  return kNames[static_cast<std::size_t>(form)];
}

bool are_heaps(const Program& program, std::size_t part) {
  if (program.parts[part].least < 0 || program.parts[part].dimensions > 1) return false;
  const Changes changes = changes_of(program, part);
  return (changes.assigned || changes.split) && !changes.raised && (!changes.split || program.lone_number());
}

bool are_turned(const Program& program, std::size_t part) {
  const Syntax& syntax = program.syntax;
  const auto turns = [&](const Step& step) {
    const bool flips = step.kind == Step::Kind::assign && step.change == SyntaxOp::bit_xor && part_named(syntax, step.target) == part;
    return flips || turns_over(syntax, step, part);
  };
  return program.parts[part].least == 0 && program.parts[part].most == 1 &&
         std::any_of(syntax.moves.begin(), syntax.moves.end(),
                     [&](const MoveLine& line) { return std::any_of(line.steps.begin(), line.steps.end(), turns); });
}

std::string_view glyph_of(const Part& part, const Look& look, std::int64_t value) {
  const auto all = characters(look.glyphs);
  const auto at = static_cast<std::size_t>(value - part.least);
  return at < all.size() ? all[at] : std::string_view();
}

std::vector<Look> looks_of(const Program& program) {
  std::vector<Look> looks;
  std::vector<std::size_t> open;  // numbers that no line shows
  for (std::size_t index = 0; index < program.parts.size(); ++index) {
    const ShowLine* show = line_of(program, index);
    Look look;
    if (show) look = look_of_line(program, *show, index);
    else look = {.form = form_of_moves(program, index), .with = {index}};
    if (!show && program.parts[index].dimensions == 0 && look.form != Form::hidden) open.push_back(index);
    looks.push_back(std::move(look));
  }
  const std::size_t seen =
      static_cast<std::size_t>(std::count_if(looks.begin(), looks.end(), [](const Look& look) { return look.form != Form::hidden; }));
  if (open.size() == 2 && seen == 2) {
    if (const auto form = form_of_pair(program, open[0], open[1])) {
      for (const std::size_t index : open) looks[index] = {.form = *form, .with = open};
    }
  }
  for (std::size_t index = 0; index < looks.size(); ++index) {
    looks[index].fixed = is_fixed(program, index);
    if (looks[index].form == Form::bar) looks[index].poison = poison_of(program, index);
    if (looks[index].form != Form::place) continue;
    set_axes(program, looks[index]);
    if (looks[index].down) looks[index].ground = ground_of(program, looks[index].with);
  }
  return looks;
}

std::optional<std::pair<Message, Message>> wrong_look(const Program& program, const ShowLine& show) {
  for (const std::size_t index : show.parts) {
    const Part& part = program.parts[index];
    const auto wrong = [&](const Message& expected) {
      return std::pair{expected, verbatim(part.name + ": " + signed_decimal(part.least) + ".." + signed_decimal(part.most))};
    };
    const auto range = [](std::int64_t most) { return message(kLabPhrases["lab-show-range"], {signed_decimal(most)}); };
    if ((show.how == "coins" || show.how == "lights") && (part.least < 0 || part.most > 1)) return wrong(range(1));
    if (show.how == "bar" && (part.least < 0 || part.most > kLongestSide)) return wrong(range(kLongestSide));
    if (show.how == "pieces") {
      const auto given = static_cast<std::int64_t>(characters(show.glyphs).size());
      if (given == 0) return std::pair{Message(kLabPhrases["lab-show-pieces"]), Message(kLabPhrases["lab-end-of-line"])};
      const Form form = form_of_pieces(program, show, part);
      if (form == Form::cells && (part.least < 0 || part.most > given)) return wrong(range(given));
      if (form != Form::cells && values_of(part) > kLongestSide) return wrong(range(kLongestSide));
    }
    if (show.how == "ends" && !are_ends(program, show)) return wrong(kLabPhrases["lab-show-ends"]);
    if (show.how != "lines" || show.graph != kNoNode) continue;
    const bool alone = show.parts.size() != 2;
    const Part& across = program.parts[show.parts.front()];
    const Part& down = program.parts[show.parts.back()];
    if (alone || across.dimensions != 2 || down.dimensions != 2 || across.rows != down.rows + 1 || across.columns + 1 != down.columns)
      return wrong(kLabPhrases["lab-show-lines"]);
  }
  if (show.how == "lines" && show.graph != kNoNode && dots_in_row(show.edges) == 0)
    return std::pair{Message(kLabPhrases["lab-show-lines"]), verbatim(decimal(show.edges.size() / 2))};
  return std::nullopt;
}

}  // namespace grundy::lab
