// Lists and membership.
#include "base/number.hpp"
#include "lab/export/source_expressions.hpp"

namespace grundy::lab {

std::size_t Wording::arity(NodeId set) const {
  const Node& n = node(set);
  if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::constant) return program().constants[n.binding.index].arity;
  if ((n.op == SyntaxOp::list || n.op == SyntaxOp::repeat) && !n.kids.empty() && node(n.kids[0]).op == SyntaxOp::tuple)
    return node(n.kids[0]).kids.size();
  return 1;
}

Worded Wording::item(NodeId ref) {
  const Node& n = node(ref);
  if (n.op != SyntaxOp::tuple) return value(ref);
  std::vector<std::string> numbers;
  Guards guards;
  for (const NodeId kid : n.kids) {
    const Worded number = value(kid);
    numbers.push_back(number.text);
    guards = merged({guards, number.guards});
  }
  return {(python() ? "(" : "{") + listed(numbers) + (python() ? ")" : "}"), Level::atom, guards};
}

Worded Wording::items(NodeId set) {
  const Node& n = node(set);
  if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::part) return {part(n.binding.index)};
  if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::constant) {
    const std::string list = name(n.text);
    return {in_rows(n.binding.index) ? "flat(" + list + ")" : list};
  }
  if (n.op == SyntaxOp::text) return text_items(n);
  const std::string type = arity(set) > 1 ? "std::array<int, " + decimal(arity(set)) + ">" : "int";
  return n.op == SyntaxOp::repeat ? repeated(n, type) : python() ? python_list(n) : cpp_list(n, type);
}

Worded Wording::text_items(const Node& n) const {
  std::vector<std::string> all;
  for (const char c : n.text) {
    if (c != '/') all.push_back(decimal(static_cast<unsigned char>(c)));
  }
  return {python() ? "(" + listed(all) + (all.empty() ? ")" : ",)") : "std::initializer_list<int>{" + listed(all) + "}"};
}

Worded Wording::repeated(const Node& n, const std::string& type) {
  const Scope scope(*this);
  if (python()) {
    const std::string inside = clauses(n.choices);
    const Worded one = item(n.kids[0]);
    return {"[" + one.text + inside + if_guarded(one.guards) + "]"};
  }
  const std::string inside = inline_loops(n.choices, [&] {
    const Worded one = item(n.kids[0]);
    return if_guarded(one.guards) + "list.push_back(" + one.text + ");";
  });
  return {"[&] { std::vector<" + type + "> list; " + inside + " return list; }()"};
}

Worded Wording::python_list(const Node& n) {
  std::vector<std::string> all;
  for (const NodeId kid : n.kids) {
    const Node& k = node(kid);
    if (k.op != SyntaxOp::range) {
      const Worded one = item(kid);
      all.push_back(one.guards.empty() ? one.text : "*([" + one.text + "]" + if_guarded(one.guards) + " else [])");
      continue;
    }
    const Worded from = value(k.kids[0]), to = value(k.kids[1]);
    const Guards guards = merged({from.guards, to.guards});
    const std::string range = "range(" + from.text + ", " + bracketed(to, Level::add) + " + 1)";
    all.push_back(guards.empty() ? "*" + range : "*(" + range + if_guarded(guards) + " else ())");
  }
  return {tuple(all)};
}

Worded Wording::cpp_list(const Node& n, const std::string& type) {
  bool plain = true;  // without ranges and items that may not exist
  std::vector<std::string> texts;
  std::string pushed;
  for (const NodeId kid : n.kids) {
    const Node& k = node(kid);
    if (k.op == SyntaxOp::range) {
      const Worded from = value(k.kids[0]), to = value(k.kids[1]);
      pushed += if_guarded(merged({from.guards, to.guards})) + "for (int item = " + from.text + ", last = " + to.text +
                "; item <= last; ++item) list.push_back(item); ";
      plain = false;
      continue;
    }
    const Worded one = item(kid);
    texts.push_back(one.text);
    pushed += if_guarded(one.guards) + "list.push_back(" + one.text + "); ";
    plain &= one.guards.empty();
  }
  if (plain) return {"std::initializer_list<" + type + ">{" + listed(texts) + "}"};
  return {"[&] { std::vector<" + type + "> list; " + pushed + "return list; }()"};
}

Worded Wording::membership(const Node& n) {
  const Worded sought = value(n.kids[0]);
  const Node& set = node(n.kids[1]);
  if (set.op == SyntaxOp::range) {
    const Worded from = value(set.kids[0]), to = value(set.kids[1]);
    const std::string x = bracketed(sought, Level::add);
    return {bracketed(from, Level::add) + " <= " + x + (python() ? "" : " && " + x) + " <= " + bracketed(to, Level::add),
            python() ? Level::compare : Level::both, merged({sought.guards, from.guards, to.guards})};
  }
  const Worded all = items(n.kids[1]);
  if (python()) return {bracketed(sought, Level::add) + " in " + all.text, Level::compare, sought.guards};
  return {"contains(" + all.text + ", " + sought.text + ")", Level::atom, sought.guards};
}

}  // namespace grundy::lab
