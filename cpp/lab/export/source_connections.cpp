// `joined` and `groups`: calls of the functions that number the groups of a graph or board.
#include "base/number.hpp"
#include "lab/export/source_expressions.hpp"
#include "lab/language/connections.hpp"

namespace grundy::lab {

Worded Wording::connection(const Node& n) {
  const Connection connection = connection_of(n);
  const Binding array = node(n.choices[0].set).binding;
  const bool part = array.kind == Binding::Kind::part;
  const bool board = n.choices[0].names.size() == 2;
  const std::string list = name(node(n.choices[0].set).text);
  const std::string in_row = part ? columns(array.index) : length(board ? list + "[0]" : list);
  std::string on;
  {
    const Scope scope(*this);
    if (python()) {
      const std::string inside = clauses(n.choices);
      on = "[" + holds(connection.on).text + inside + "]";
    } else {
      on = "[&] { std::vector<bool> there; " +
           inline_loops(n.choices, [&] { return "there.push_back(" + holds(connection.on).text + ");"; }) + " return there; }()";
    }
  }
  std::string groups = "groups_on_board(" + on + ", " + in_row + ", " + (connection.diagonal ? "1" : "0") + ")";
  if (connection.pairs != kNoNode) groups = "groups_on_graph(" + name(node(connection.pairs).text) + ", " + on + ")";
  if (n.op == SyntaxOp::groups) return {"count_groups(" + groups + ")"};
  const auto end = [&](std::span<const NodeId> indices) {
    if (connection.pairs != kNoNode) return value(indices[0]);
    const Worded column = within(indices.back(), in_row, -1);
    if (!board) return column;
    const Worded row = within(indices[0], part ? rows(array.index) : length(list), -1);
    return Worded{bracketed(row, Level::multiply) + " * " + bracketed({in_row, Level::multiply}, Level::unary) + " + " +
                      bracketed(column, Level::multiply),
                  Level::add, merged({row.guards, column.guards})};
  };
  const Worded from = end(connection.from), to = end(connection.to);
  Worded out{"in_one_group(" + groups + ", " + from.text + ", " + to.text + ")", Level::atom, merged({from.guards, to.guards})};
  if (connection.pairs != kNoNode) {
    const std::string has = "are_vertices(" + groups + ", " + from.text + ", " + to.text + ")";
    out.guards = merged({out.guards, {has}});
  }
  return out;
}

}  // namespace grundy::lab
