// Folds over combinations of choices: comprehensions in Python, lambdas around loops in C++.
#include "lab/export/source_expressions.hpp"

namespace grundy::lab {

Worded Wording::fold(const Node& n) {
  const Scope scope(*this);
  const NodeId item = n.kids[0];
  const bool any = n.op == SyntaxOp::any, all = n.op == SyntaxOp::all, count = n.op == SyntaxOp::count;
  if (python()) {
    const std::string inside = clauses(n.choices);
    if (any || all) return {(any ? "any(" : "all(") + holds(item).text + inside + ")"};
    if (count) return {"sum(1" + inside + " if " + bracketed(holds(item), Level::either) + ")"};
    const Worded number = value(item);
    return {"sum(" + number.text + inside + if_guarded(number.guards) + ")"};
  }
  const std::string body = inline_loops(n.choices, [&]() -> std::string {
    if (any) return "if (" + holds(item).text + ") return true;";
    if (all) return "if (!(" + holds(item).text + ")) return false;";
    if (count) return "if (" + holds(item).text + ") ++sum;";
    const Worded number = value(item);
    return if_guarded(number.guards) + "sum += " + number.text + ";";
  });
  if (any) return {"[&] { " + body + " return false; }()"};
  if (all) return {"[&] { " + body + " return true; }()"};
  return {"[&] { int sum = 0; " + body + " return sum; }()"};
}

Worded Wording::extreme(const Node& n) {
  const std::string function = n.op == SyntaxOp::least ? "min" : "max";
  if (n.choices.empty()) return extreme_of(n, function);
  if (python()) {
    const Scope scope(*this);
    const std::string inside = clauses(n.choices);
    const Worded item = value(n.kids[0]);
    const std::string tail = inside + if_guarded(item.guards);
    return {function + "((" + item.text + tail + "), default=0)", Level::atom, {"any(True" + tail + ")"}};
  }
  const auto all = [&](const std::function<std::string(const std::string&)>& use) {
    const Scope scope(*this);
    return inline_loops(n.choices, [&] {
      const Worded item = value(n.kids[0]);
      return if_guarded(item.guards) + use(item.text);
    });
  };
  const std::string best =
      all([&](const std::string& item) { return "best = best ? std::" + function + "<int>(*best, " + item + ") : " + item + ";"; });
  const std::string found = all([](const std::string&) { return std::string("return true;"); });
  return {
      "[&] { std::optional<int> best; " + best + " return best.value_or(0); }()", Level::atom, {"[&] { " + found + " return false; }()"}};
}

Worded Wording::extreme_of(const Node& n, const std::string& function) {
  std::vector<std::string> all;
  Guards guards;
  for (const NodeId kid : n.kids) {
    const Worded one = value(kid);
    all.push_back(one.text);
    guards = merged({guards, one.guards});
  }
  if (python()) return {function + "(" + listed(all) + ")", Level::atom, guards};
  // Comparisons have another type in C++.
  const bool two = all.size() == 2;
  return {"std::" + function + "<int>(" + (two ? "" : "{") + listed(all) + (two ? ")" : "})"), Level::atom, guards};
}

}  // namespace grundy::lab
