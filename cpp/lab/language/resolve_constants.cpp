// Constants, and the values of parameters for them.
#include <algorithm>

#include "base/number.hpp"
#include "base/characters.hpp"
#include "kit/pasted.hpp"
#include "lab/language/parse.hpp"
#include "lab/language/resolve.hpp"

namespace grundy::lab {

namespace {

constexpr std::uint64_t kConstantWork = 2'000'000;

/// Returns a list of numbers with commas between them; a list of other items as typed.
std::string list_text(std::string_view value) {
  std::string out;
  for (const std::string& item : pasted_list(value)) {
    const std::size_t digits = item.find_first_not_of("+-");
    if (digits == item.npos || digits > 1 || item.find_first_not_of("0123456789", digits) != item.npos) return PlainText(value).text();
    (out.empty() ? out : out += ',') += item.substr(item[0] == '+' ? 1 : 0);
  }
  return out;
}

/// Returns a list of tuples as a rule text has it, from any list of numbers: (0,1),(1,2) or 0-1, 1-2 or lines of two numbers. A minus right
/// before a digit is a sign, unless a number stands right before it. Nothing if the numbers do not make whole tuples. O(length).
std::optional<std::string> tuples_text(std::string_view value, std::size_t arity) {
  constexpr std::string_view kBetween = " \t\r\n\x1F,;:()[]{}->=";
  const std::string typed = as_pasted(value);
  std::string out;
  std::size_t numbers = 0;
  for (std::size_t at = 0; at < typed.size(); ++at) {
    const bool sign =
        (typed[at] == '-' || typed[at] == '+') && at + 1 < typed.size() && is_digit(typed[at + 1]) && (at == 0 || !is_digit(typed[at - 1]));
    if (!sign && !is_digit(typed[at])) {
      if (kBetween.find(typed[at]) == kBetween.npos) return std::nullopt;
      continue;
    }
    out += numbers % arity == 0 ? (numbers == 0 ? "(" : ",(") : ",";
    if (typed[at] != '+') out += typed[at];
    while (at + 1 < typed.size() && is_digit(typed[at + 1])) out += typed[++at];
    if (++numbers % arity == 0) out += ')';
  }
  return numbers % arity == 0 ? std::optional(std::move(out)) : std::nullopt;
}

/// Whether a value is that of a list of texts as a rule text or a program has it: {"ab", "cd"} or ["ab", "cd"].
bool lists_texts(std::string_view value) {
  if (!(value.starts_with('{') && value.ends_with('}')) && !(value.starts_with('[') && value.ends_with(']'))) return false;
  const std::string_view items = trimmed(value.substr(1));
  return items.starts_with('"') || items.starts_with('\'');
}

/// The text with blanks at the ends of rows that are shorter than others.
std::string with_even_rows(std::string_view text) {
  std::vector<std::string_view> rows;
  std::size_t width = 0;
  for (bool last = false; !last;) {
    const std::size_t end = std::min(text.find('/'), text.size());
    last = end == text.size();
    rows.push_back(text.substr(0, end));
    width = std::max(width, end);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  std::string out;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i > 0) out += '/';
    (out += rows[i]).append(width - rows[i].size(), ' ');
  }
  return out;
}

}  // namespace

bool Resolver::settle(std::size_t i) {
  const ConstantLine& line = syntax_.constants[i];
  return once(states_[i], line.place, line.name, Context::constant, [&] {
    const std::string_view outer = std::exchange(constant_, line.name);
    constant(i);
    constant_ = outer;
  });
}

void Resolver::constant(std::size_t i) {
  ConstantLine line = syntax_.constants[i];
  Constant& out = program_.constants[i];
  const std::string* const replaced = line.literal ? given(line.name) : nullptr;
  std::int64_t least = -(Limits::number - 1), most = Limits::number - 1;
  if (line.least != kNoNode) {
    number(line.least);
    number(line.most);
    if (!ok_) return;
    least = evaluated(line.least);
    most = evaluated(line.most);
  }
  const std::size_t parameter = program_.parameters.size();
  if (!join_rows(line.value)) return;
  if (line.literal) add_parameter(line, least, most);
  if (node(line.value).op == SyntaxOp::text) {
    return replaced ? given_text(out, line, *replaced) : text(out, node(line.value).text, line);
  }
  NodeId value = line.value;
  if (replaced) {
    if (program_.parameters[parameter].kind == ParameterOfText::Kind::list) return given_list(out, line, *replaced);
    value = from_outside(line.name, *replaced, false, in_range(least, most));
    if (value == kNoNode) return;
  }
  const SyntaxOp op = node(value).op;
  if (op == SyntaxOp::list || op == SyntaxOp::repeat) {
    list(out, value);
    // A list that the text writes in short is written out, as values are given.
    if (std::string& fallback = program_.parameters[parameter].fallback; ok_ && line.literal && fallback.empty()) fallback = written(out);
    return;
  }
  number(value);
  if (!ok_) return;
  out.number = evaluated(value);
  if (ok_ && (out.number < least || out.number > most)) {
    if (replaced) refuse(line.name, in_range(least, most), shown(*replaced));
    else outside(line.place, line.name, out.number, least, most);
  }
}

void Resolver::given_text(Constant& out, const ConstantLine& line, const std::string& replaced) {
  std::string& value = kept_.emplace_back(pasted_word(replaced));
  const bool list = lists_texts(value);
  // Rows may stand on lines of their own.
  std::replace(value.begin(), value.end(), '\n', list ? ' ' : '/');
  std::string_view rows = value;
  if (list) {
    value.front() = '{';
    value.back() = '}';
    Faults inside;
    const NodeId texts = parse_value(value, syntax_, inside);
    if (inside.empty()) join_rows(texts, inside);
    if (!inside.empty()) return refuse(line.name, inside[0].message);
    if (node(texts).op != SyntaxOp::text) return refuse(line.name, kLabPhrases["lab-a-row"], shown(replaced));
    rows = node(texts).text;
  }
  program_.given.insert_or_assign(std::string(line.name), std::string(rows));
  text(out, rows, line);
}

void Resolver::given_list(Constant& out, const ConstantLine& line, const std::string& replaced) {
  // Its items have as many numbers as those of the text, even if there are none.
  set(line.value, 0);
  if (!ok_) return;
  out.is_list = true;
  out.arity = set_arity_;
  if (as_pasted(replaced) == "{}") return;
  const bool tuples = out.arity > 1;
  const std::optional<std::string> written = tuples ? tuples_text(replaced, out.arity) : replaced;
  const Message wanted = tuples ? message(kLabPhrases["lab-tuples"], {out.arity}) : Message(kLabPhrases["lab-numbers-list"]);
  if (!written || written->empty()) return refuse(line.name, wanted, shown(replaced));
  const NodeId value = from_outside(line.name, *written, !tuples, wanted);
  if (value == kNoNode) return;
  const SyntaxOp op = node(value).op;
  list(out, op == SyntaxOp::list || op == SyntaxOp::repeat ? value : wrapped(value));
}

NodeId Resolver::wrapped(NodeId one) {
  Node made;
  made.op = SyntaxOp::list;
  made.place = node(one).place;
  made.kids = {one};
  syntax_.nodes.push_back(std::move(made));
  return static_cast<NodeId>(syntax_.nodes.size() - 1);
}

void Resolver::add_parameter(const ConstantLine& line, std::int64_t least, std::int64_t most) {
  ParameterOfText out;
  out.name = line.name;
  const SyntaxOp op = node(line.value).op;
  if (op == SyntaxOp::text) out.kind = ParameterOfText::Kind::text;
  if (op == SyntaxOp::list || op == SyntaxOp::repeat) out.kind = ParameterOfText::Kind::list;
  if (line.least != kNoNode) {
    out.least = least;
    out.most = most;
  }
  out.fallback = op == SyntaxOp::text ? std::string(node(line.value).text) : written(line.value);
  program_.parameters.push_back(std::move(out));
}

std::string Resolver::written(NodeId ref) const {
  const Node& n = syntax_[ref];
  if (n.op == SyntaxOp::number) return signed_decimal(n.number);
  if (n.op == SyntaxOp::minus && syntax_[n.kids[0]].op == SyntaxOp::number) return "-" + written(n.kids[0]);
  if (n.op != SyntaxOp::list && n.op != SyntaxOp::tuple) return {};
  std::string out;
  for (const NodeId kid : n.kids) {
    const std::string item = written(kid);
    if (item.empty()) return {};
    (out.empty() ? out : out += ",") += item;
  }
  return n.op == SyntaxOp::tuple ? "(" + out + ")" : out;
}

std::string Resolver::written(const Constant& list) {
  constexpr std::size_t kMostWritten = 200;
  std::string out;
  if (list.items.size() > kMostWritten) return out;
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    if (i > 0) out += ',';
    if (list.arity > 1 && i % list.arity == 0) out += '(';
    out += signed_decimal(list.items[i]);
    if (list.arity > 1 && i % list.arity == list.arity - 1) out += ')';
  }
  return out;
}

/// Whether rows may have different lengths, as those of a list of texts.
bool Resolver::is_filled_up(const ConstantLine& line) const { return !syntax_[line.value].kids.empty(); }

bool Resolver::join_rows(NodeId ref) {
  Faults inside;
  join_rows(ref, inside);
  if (!inside.empty()) fault(inside[0].place, std::move(inside[0].message));
  return inside.empty();
}

void Resolver::join_rows(NodeId ref, Faults& faults) {
  Node& n = node(ref);
  if (n.op != SyntaxOp::list || n.kids.empty() || node(n.kids[0]).op != SyntaxOp::text) return;
  std::string joined;
  for (const NodeId kid : n.kids) {
    const Node& row = node(kid);
    const bool is_text = row.op == SyntaxOp::text;
    if (!is_text || row.text.find('/') != row.text.npos) {
      const std::string got = is_text ? std::string(row.text) : written(kid);
      const Message given = got.empty() ? Message(kLabPhrases["lab-expression"]) : shown(got);
      return report(faults, row.place, message(kLabPhrases["lab-expected"], {kLabPhrases["lab-a-row"], given}));
    }
    if (kid != n.kids[0]) joined += '/';
    joined += row.text;
  }
  n.op = SyntaxOp::text;
  n.text = kept_.emplace_back(with_even_rows(joined));
}

void Resolver::text(Constant& out, std::string_view written, const ConstantLine& line) {
  const std::string even = is_filled_up(line) ? with_even_rows(written) : std::string();
  const std::string_view text = even.empty() ? written : even;
  out.is_list = out.is_text = true;
  std::size_t row = 0, column = 0, width = text.find('/');
  const bool rows = width != std::string_view::npos;
  const auto unequal = [&] {
    const Message lengths = message(kLabPhrases["lab-row-lengths"], {line.name, width, column});
    if (given(line.name)) return refuse(line.name, lengths);
    const Node& value = node(line.value);
    fault(value.kids.empty() ? value.place : node(value.kids[row]).place, lengths);
  };
  for (const char c : text) {
    if (c == '/') {
      if (column != width) return unequal();
      column = 0;
      ++row;
    } else {
      out.items.push_back(static_cast<unsigned char>(c));
      ++column;
    }
  }
  if (rows && column != width) return unequal();
  if (rows) out.columns = width;
}

void Resolver::list(Constant& out, NodeId value) {
  set(value, 0);
  if (!ok_) return;
  out.is_list = true;
  out.arity = set_arity_;
  SyntaxInterpreter interpreter = make_interpreter();
  interpreter.each_item(value, [&](std::span<const std::int64_t> item) {
    for (const std::int64_t number : item) {
      in_reach(number, node(value).place);
      out.items.push_back(number);
    }
    return ok_ && out.items.size() <= Limits::items;
  });
  if (ok_ && interpreter.budget == 0) too_much_work(node(value).place);
  if (ok_ && out.items.size() > Limits::items) {
    fault(node(value).place, message(kLabPhrases["lab-rounds"], {out.items.size(), std::uint64_t{Limits::items}}));
  }
  if (ok_ && out.items.size() % out.arity != 0) out.items.resize(out.items.size() / out.arity * out.arity);
}

const std::string* Resolver::given(std::string_view name) const {
  const auto found = program_.given.find(name);
  return found == program_.given.end() ? nullptr : &found->second;
}

NodeId Resolver::from_outside(std::string_view name, std::string_view value, bool list, const Message& expected) {
  kept_.push_back(list ? list_text(value) : pasted_number(value));
  if (kept_.back().starts_with('+')) kept_.back().erase(0, 1);
  Faults inside;
  const NodeId out = parse_value(kept_.back(), syntax_, inside);
  if (inside.empty() && out != kNoNode && is_plain(out)) {
    program_.given.insert_or_assign(std::string(name), kept_.back());
    return out;
  }
  refuse(name, expected, shown(value));
  return kNoNode;
}

bool Resolver::is_plain(NodeId ref) const {
  const Node& n = syntax_[ref];
  if (n.op != SyntaxOp::number && n.op != SyntaxOp::minus && n.op != SyntaxOp::list && n.op != SyntaxOp::tuple && n.op != SyntaxOp::range)
    return false;
  return std::all_of(n.kids.begin(), n.kids.end(), [this](NodeId kid) { return is_plain(kid); });
}

void Resolver::refuse(std::string_view name, const Message& expected, const Message& got) {
  refuse(name, message(kLabPhrases["lab-expected"], {expected, got}));
}

void Resolver::refuse(std::string_view name, const Message& fault) {
  ok_ = false;
  faults_.push_back({{}, fault, std::string(name)});
}

SyntaxInterpreter Resolver::make_interpreter() const {
  SyntaxInterpreter out(program_);
  out.budget = kConstantWork;
  return out;
}

std::int64_t Resolver::evaluated(NodeId ref) {
  SyntaxInterpreter interpreter = make_interpreter();
  const auto value = interpreter.value(ref);
  if (!value || interpreter.budget == 0) {
    if (interpreter.budget == 0) too_much_work(node(ref).place);
    else fault(node(ref).place, kLabPhrases["lab-nowhere"]);
    return 0;
  }
  in_reach(*value, node(ref).place);
  return *value;
}

void Resolver::in_reach(std::int64_t number, Place place) {
  if (number <= -Limits::number || number >= Limits::number) fault(place, message(kLabPhrases["lab-reaches"], {signed_decimal(number)}));
}

Fault Resolver::outside(Place place, std::string_view name, std::int64_t number, std::int64_t least, std::int64_t most) {
  return {place, message(kLabPhrases["lab-start-outside"], {name, signed_decimal(number), signed_decimal(least), signed_decimal(most)})};
}

Message Resolver::in_range(std::int64_t least, std::int64_t most) {
  return message(kLabPhrases["lab-a-number"], {signed_decimal(least), signed_decimal(most)});
}

void Resolver::too_much_work(Place place) { fault(place, message(kLabPhrases["lab-expressions"], {std::uint64_t{kConstantWork}})); }

}  // namespace grundy::lab
