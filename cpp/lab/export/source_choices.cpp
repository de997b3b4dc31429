// Choices as loops: nested ones, on one line within an expression, or the clauses of a comprehension.
#include "base/number.hpp"
#include "lab/export/source_expressions.hpp"

namespace grundy::lab {

void Wording::line(std::string& out, int indent, const std::string& text) const {
  ((out += std::string(static_cast<std::size_t>(indent) * (python() ? 4 : 2), ' ')) += text) += '\n';
}

std::string Wording::opening(const std::string& word, const std::string& condition) const {
  return python() ? word + " " + condition + ":" : word + " (" + condition + ") {";
}

void Wording::loops(std::span<const Choice> choices, int indent, bool live, std::string& out, const std::function<void(int)>& inside) {
  if (choices.empty()) return inside(indent);
  const Choice& c = choices[0];
  const auto rest = [&](int deeper) { loops(choices.subspan(1), deeper, live, out, inside); };
  switch (c.kind) {
    case Choice::Kind::condition:
      line(out, indent, opening("if", holds(c.set).text));
      rest(indent + 1);
      return close(out, indent);
    case Choice::Kind::value: {
      const Worded v = value(c.set);
      ranges_.note(c);
      const std::string own = introduce(c)[0];
      return guarded(v.guards, indent, out, [&](int deeper) {
        line(out, deeper, python() ? own + " = " + v.text : "const int " + own + " = " + v.text + ";");
        rest(deeper);
      });
    }
    case Choice::Kind::range: return range_loop(c, indent, live, out, rest);
    case Choice::Kind::within: return items_loop(c, indent, out, rest);
    case Choice::Kind::places: return places_loop(c, indent, out, rest);
  }
}

void Wording::guarded(const Guards& guards, int indent, std::string& out, const std::function<void(int)>& inside) {
  if (guards.empty()) return inside(indent);
  line(out, indent, opening("if", joined(guards)));
  inside(indent + 1);
  close(out, indent);
}

std::string Wording::python_range(const Worded& from, const std::string& end) const {
  return "range(" + (from.text == "0" ? "" : from.text + ", ") + end + ")";
}

/// Returns the end of a Python range that includes `last`.
std::string Wording::one_beyond(NodeId last, const Worded& worded) const {
  return node(last).op == SyntaxOp::number ? signed_decimal(node(last).number + 1) : bracketed(worded, Level::add) + " + 1";
}

void Wording::range_loop(const Choice& c, int indent, bool live, std::string& out, const std::function<void(int)>& inside) {
  const Worded from = value(c.from), to = value(c.to);
  ranges_.note(c);
  const std::string own = introduce(c)[0];
  guarded(merged({from.guards, to.guards}), indent, out, [&](int deeper) {
    const Node& last = node(c.to);
    if (python()) {
      const bool one_less = last.op == SyntaxOp::subtract && node(last.kids[1]).op == SyntaxOp::number && node(last.kids[1]).number == 1;
      const std::string end = one_less ? value(last.kids[0]).text : one_beyond(c.to, to);
      line(out, deeper, "for " + own + " in " + python_range(from, end) + ":");
    } else {
      const bool fixed = !live || last.op == SyntaxOp::number;
      const std::string start = "for (int " + own + " = " + from.text, next = "; ++" + own + ") {";
      const std::string last_one = fixed ? "" : fresh("last_" + own);
      if (fixed) line(out, deeper, start + "; " + own + " <= " + bracketed(to, Level::add) + next);
      else line(out, deeper, start + ", " + last_one + " = " + to.text + "; " + own + " <= " + last_one + next);
    }
    if (c.while_it_holds != kNoNode) {
      const std::string ends = negated(holds(c.while_it_holds));
      line(out, deeper + 1, python() ? "if " + ends + ":" : "if (" + ends + ") break;");
      if (python()) line(out, deeper + 2, "break");
    }
    inside(deeper + 1);
    close(out, deeper);
  });
}

void Wording::items_loop(const Choice& c, int indent, std::string& out, const std::function<void(int)>& inside) {
  const Worded all = items(c.set);
  ranges_.note(c);
  const std::vector<std::string> own = introduce(c);
  if (python()) {
    line(out, indent, "for " + listed(own) + " in " + all.text + ":");
  } else if (own.size() == 1) {
    line(out, indent, "for (const int " + own[0] + " : " + all.text + ") {");
  } else {
    const std::string item = fresh(own[0] + "_" + own[1]);
    line(out, indent, "for (const auto& " + item + " : " + all.text + ") {");
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i < own.size(); ++i) numbers.push_back(own[i] + " = " + item + "[" + decimal(i) + "]");
    line(out, indent + 1, "[[maybe_unused]] const int " + listed(numbers) + ";");
  }
  inside(indent + 1);
  close(out, indent);
}

void Wording::places_loop(const Choice& c, int indent, std::string& out, const std::function<void(int)>& inside) {
  const Node& n = node(c.set);
  std::string sizes[2];
  const bool two = c.names.size() == 2;
  if (n.binding.kind == Binding::Kind::part) {
    sizes[0] = two ? rows(n.binding.index) : columns(n.binding.index);
    sizes[1] = columns(n.binding.index);
  } else {
    const std::string list = name(n.text);
    sizes[0] = length(!two && in_rows(n.binding.index) ? list + "[0]" : list);
    sizes[1] = length(list + "[0]");
  }
  ranges_.note(c);
  const std::vector<std::string> own = introduce(c);
  int deeper = indent;
  for (std::size_t i = 0; i < own.size(); ++i) {
    line(out, deeper++,
         python() ? "for " + own[i] + " in range(" + sizes[i] + "):"
                  : "for (int " + own[i] + " = 0; " + own[i] + " < " + sizes[i] + "; ++" + own[i] + ") {");
  }
  inside(deeper);
  while (deeper-- > indent) close(out, deeper);
}

std::string Wording::inline_loops(std::span<const Choice> choices, const std::function<std::string()>& inside) {
  std::string nested;
  loops(choices, 0, false, nested, [&](int indent) { line(nested, indent, inside()); });
  // On one line, because a lambda is part of an expression.
  std::string out;
  bool blank = true;
  for (const char c : nested) {
    if (c == '\n' || c == ' ') {
      blank = true;
      continue;
    }
    if (blank && !out.empty()) out += ' ';
    blank = false;
    out += c;
  }
  return out;
}

std::string Wording::clauses(std::span<const Choice> choices) {
  std::string out;
  for (const Choice& c : choices) {
    const auto loop = [&](const std::string& names, const std::string& over, const Guards& guards) {
      out += " for " + names + " in " + (guards.empty() ? over : "(" + over + if_guarded(guards) + " else ())");
    };
    switch (c.kind) {
      case Choice::Kind::condition: {
        const Worded condition = holds(c.set);
        if (out.empty()) out = " for _ in (0,)";
        out += " if " + bracketed(condition, Level::either);
        break;
      }
      case Choice::Kind::value: {
        const Worded v = value(c.set);
        ranges_.note(c);
        loop(listed(introduce(c)), "(" + v.text + ",)", v.guards);
        break;
      }
      case Choice::Kind::range: {
        const Worded from = value(c.from), to = value(c.to);
        ranges_.note(c);
        const std::string own = introduce(c)[0];
        std::string over = python_range(from, one_beyond(c.to, to));
        if (c.while_it_holds != kNoNode) over = "takewhile(lambda " + own + ": " + holds(c.while_it_holds).text + ", " + over + ")";
        loop(own, over, merged({from.guards, to.guards}));
        break;
      }
      case Choice::Kind::within: {
        const Worded all = items(c.set);
        ranges_.note(c);
        loop(listed(introduce(c)), all.text, {});
        break;
      }
      case Choice::Kind::places: {
        std::string nested;
        loops({&c, 1}, 0, false, nested, [](int) {});
        // The heads of its loops, without their colons.
        for (std::size_t from = 0; from < nested.size();) {
          const std::size_t to = nested.find('\n', from);
          std::string head = nested.substr(from, to - from);
          head = head.substr(head.find_first_not_of(' '));
          out += " " + head.substr(0, head.size() - 1);
          from = to + 1;
        }
        break;
      }
    }
  }
  return out;
}

}  // namespace grundy::lab
