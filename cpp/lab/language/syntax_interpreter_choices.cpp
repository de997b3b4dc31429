// Items of lists, and combinations of choices.
#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

using Number = SyntaxInterpreter::Number;

std::optional<std::vector<std::int64_t>> SyntaxInterpreter::numbers_of(NodeId item) {
  const Node& node = program_.syntax[item];
  const std::vector<NodeId> one{item};
  std::vector<std::int64_t> numbers;
  bool there = true;
  for (const NodeId part : node.op == SyntaxOp::tuple ? node.kids : one) {
    const Number number = value(part);
    there &= number.has_value();
    numbers.push_back(number.value_or(0));
  }
  if (!there) return std::nullopt;
  return numbers;
}

bool SyntaxInterpreter::each_item(NodeId set, FunctionRef<bool(std::span<const std::int64_t>)> use) {
  const Node& node = program_.syntax[set];
  if (node.op == SyntaxOp::range) {
    const Number from = value(node.kids[0]), to = value(node.kids[1]);
    if (!from || !to) return true;
    for (std::int64_t i = *from; i <= *to && budget > 0; ++i) {
      if (!use({&i, 1})) return false;
      if (budget > 0) --budget;  // the inner expressions may have used it up
    }
    return true;
  }
  if (node.op == SyntaxOp::list) {
    for (const NodeId kid : node.kids) {
      const Node& item = program_.syntax[kid];
      if (item.op == SyntaxOp::range) {
        if (!each_item(kid, use)) return false;
        continue;
      }
      const auto numbers = numbers_of(kid);
      if (numbers && !use(*numbers)) return false;
    }
    return true;
  }
  if (node.op == SyntaxOp::repeat) {
    return each_choice(node.choices, [&] {
      const auto numbers = numbers_of(node.kids[0]);
      return !numbers || use(*numbers);
    });
  }
  if (node.op == SyntaxOp::text) {
    for (const char c : node.text) {
      const std::int64_t code = static_cast<unsigned char>(c);
      if (c != '/' && !use({&code, 1})) return false;
    }
    return true;
  }
  if (node.binding.kind == Binding::Kind::part) {
    const Part& part = program_.parts[node.binding.index];
    for (std::size_t i = 0; i < part.size(); ++i) {
      const std::int64_t number = slots_[part.first + i];
      if (!use({&number, 1})) return false;
    }
    return true;
  }
  const Constant& list = program_.constants[node.binding.index];
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!use(std::span(list.items).subspan(i * list.arity, list.arity))) return false;
  }
  return true;
}

bool SyntaxInterpreter::each_choice(std::span<const Choice> choices, FunctionRef<bool()> use) {
  // Nested lists have many combinations even if no expression is evaluated.
  if (budget == 0) return false;
  --budget;
  if (choices.empty()) return use();
  const Choice& choice = choices[0];
  const auto rest = choices.subspan(1);
  switch (choice.kind) {
    case Choice::Kind::condition: {
      // Choices inside of expressions are no choices of the move.
      if (&choice < assumable_.data() || &choice >= assumable_.data() + assumable_.size())
        return !holds(choice.set) || each_choice(rest, use);
      const NodeId before = assumed_;
      const bool on = !allows(choice.set) || each_choice(rest, use);
      assumed_ = before;
      return on;
    }
    case Choice::Kind::value: {
      const Number v = value(choice.set);
      if (!v) return true;
      locals_[choice.locals[0]] = *v;
      return each_choice(rest, use);
    }
    case Choice::Kind::range: {
      const Number from = value(choice.from), to = value(choice.to);
      if (!from || !to) return true;
      for (std::int64_t i = *from; i <= *to; ++i) {
        locals_[choice.locals[0]] = i;
        if (choice.while_it_holds != kNoNode && !holds(choice.while_it_holds)) break;
        if (!each_choice(rest, use)) return false;
      }
      return true;
    }
    case Choice::Kind::within:
      return each_item(choice.set, [&](std::span<const std::int64_t> item) {
        for (std::size_t i = 0; i < choice.locals.size() && i < item.size(); ++i) locals_[choice.locals[i]] = item[i];
        return each_choice(rest, use);
      });
    case Choice::Kind::places: {
      const auto [rows, columns] = program_.extent(program_.syntax[choice.set].binding);
      const bool two = choice.names.size() == 2;
      for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
          locals_[choice.locals[0]] = static_cast<std::int64_t>(two ? row : column);
          if (two) locals_[choice.locals[1]] = static_cast<std::int64_t>(column);
          if (!each_choice(rest, use)) return false;
        }
      }
      return true;
    }
  }
  return true;
}

}  // namespace grundy::lab
