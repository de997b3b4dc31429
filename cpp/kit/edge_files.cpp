// Reads graphs in DOT, JSON or CSV, by a small reader each, and writes their edges as the plain list "0>1,1>2".
#include "kit/edge_files.hpp"
#include "base/characters.hpp"
#include "kit/pasted.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace grundy {

namespace {

constexpr std::string_view kBlank = " \t\r\n";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80) != 0; }

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

constexpr std::array<std::string_view, 5> kFromNames = {"from", "source", "tail", "u", "start"};
constexpr std::array<std::string_view, 5> kToNames = {"to", "target", "head", "v", "end"};

bool is_one_of(std::string_view name, const std::array<std::string_view, 5>& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Writes "0>1,1>2", and stops one edge after `limit`, so that the reader of the list sees that there are too many. Characters at which it
/// would part a name become '?': it refuses the name as a whole, and shows it.
class PlainList {
 public:
  explicit PlainList(std::size_t limit) : limit_(limit) {}

  bool is_full() const { return count_ > limit_; }
  void add(std::string_view from, std::string_view to) {
    if (is_full()) return;
    ++count_;
    if (!out_.empty()) out_ += ',';
    append_name(from);
    out_ += '>';
    append_name(to);
  }
  std::string take() { return std::move(out_); }

 private:
  void append_name(std::string_view name) {
    if (name.empty()) out_ += '?';
    for (const char c : name) out_ += is_digit(c) || is_letter(c) || c == '.' || (c == '-' && name.size() > 1) ? c : '?';
  }

  std::size_t limit_, count_ = 0;
  std::string out_;
};

/// A word, a quoted text, or a symbol of a text in DOT or JSON.
struct Token {
  enum class Kind { end, word, quoted, symbol } kind = Kind::end;
  std::string_view text = {};
};

class Tokens {
 public:
  explicit Tokens(std::string_view text) : rest_(text) {}

  Token next() {
    skip();
    if (rest_.empty()) return {};
    if (rest_[0] == '"') return quoted();
    std::size_t length = 0;
    while (length < rest_.size() && in_word(length)) ++length;
    if (length > 0) return taken(Token::Kind::word, length);
    const bool edge = rest_.starts_with("->") || rest_.starts_with("--");
    return taken(Token::Kind::symbol, edge ? 2 : 1);
  }

 private:
  /// A minus is part of a number, where it begins one, but not of an arrow.
  bool in_word(std::size_t at) const {
    const char c = rest_[at];
    if (is_digit(c) || is_letter(c) || c == '.' || c == '+') return true;
    return c == '-' && at + 1 < rest_.size() && is_digit(rest_[at + 1]) && (at == 0 || lower(rest_.substr(at - 1, 1)) == "e");
  }

  void skip() {
    for (;;) {
      rest_.remove_prefix(std::min(rest_.find_first_not_of(kBlank), rest_.size()));
      if (rest_.starts_with("//") || rest_.starts_with('#')) rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size()));
      else if (rest_.starts_with("/*")) rest_.remove_prefix(std::min(rest_.find("*/", 2), rest_.size() - 2) + 2);
      else return;
    }
  }

  Token quoted() {
    std::size_t end = 1;
    while (end < rest_.size() && rest_[end] != '"') end += rest_[end] == '\\' ? 2 : 1;
    if (end >= rest_.size()) return taken(Token::Kind::symbol, rest_.size());
    const Token token{Token::Kind::quoted, rest_.substr(1, end - 1)};
    rest_.remove_prefix(end + 1);
    return token;
  }

  Token taken(Token::Kind kind, std::size_t length) {
    const Token token{kind, rest_.substr(0, length)};
    rest_.remove_prefix(length);
    return token;
  }

  std::string_view rest_;
};

/// Reads DOT (https://graphviz.org/doc/info/lang.html): what stands on both sides of an edge is a name or a group of names.
class DotReader {
 public:
  DotReader(std::string_view text, std::size_t most) : tokens_(text), edges_(most) { advance(); }

  std::optional<std::string> read() {
    if (is_word("strict")) advance();
    if (!is_word("graph") && !is_word("digraph")) return std::nullopt;
    advance();
    if (!is_symbol("{")) advance();  // its name
    if (!is_symbol("{")) return std::nullopt;
    group();
    return broken_ || token_.kind != Token::Kind::end ? std::nullopt : std::optional(edges_.take());
  }

 private:
  using Names = std::vector<std::string_view>;
  static constexpr int kDeepest = 100;

  void advance() { token_ = tokens_.next(); }
  bool is_symbol(std::string_view symbol) const { return token_.kind == Token::Kind::symbol && token_.text == symbol; }
  bool is_word(std::string_view word) const { return token_.kind == Token::Kind::word && lower(token_.text) == word; }
  bool is_name() const { return token_.kind == Token::Kind::word || token_.kind == Token::Kind::quoted; }

  /// Reads statements to the end of a group; returns the names in it.
  Names group() {
    Names all;
    if (++depth_ > kDeepest) broken_ = true;
    for (advance(); !broken_ && !is_symbol("}");) {
      if (is_symbol(";") || is_symbol(",")) advance();
      else if (is_word("node") || is_word("edge") || is_word("graph")) advance(), attributes();
      else statement(all);
    }
    --depth_;
    advance();
    return all;
  }

  /// Reads `a -> b -> {c d} [...]`, a name alone, or `name = value`.
  void statement(Names& all) {
    Names before = side();
    if (is_symbol("=")) {
      advance();
      if (!is_name()) broken_ = true;
      advance();
      return;
    }
    all.insert(all.end(), before.begin(), before.end());
    while (!broken_ && (is_symbol("->") || is_symbol("--"))) {
      const bool both_ways = is_symbol("--");
      advance();
      Names after = side();
      for (const auto from : before) {
        if (edges_.is_full()) break;
        for (const auto to : after) {
          edges_.add(from, to);
          if (both_ways) edges_.add(to, from);
        }
      }
      all.insert(all.end(), after.begin(), after.end());
      before = std::move(after);
    }
    attributes();
  }

  /// Reads what stands on a side of an edge: a name with its port, or a group.
  Names side() {
    if (is_word("subgraph")) {
      advance();
      if (is_name()) advance();
    }
    if (is_symbol("{")) return group();
    if (!is_name()) {
      broken_ = true;
      return {};
    }
    const std::string_view name = token_.text;
    advance();
    while (is_symbol(":")) advance(), advance();
    return {name};
  }

  void attributes() {
    while (is_symbol("[")) {
      while (!is_symbol("]") && token_.kind != Token::Kind::end) advance();
      advance();
    }
  }

  Tokens tokens_;
  Token token_;
  PlainList edges_;
  int depth_ = 0;
  bool broken_ = false;
};

/// Reads edges out of JSON that has objects, whatever else it holds: arrays of pairs, objects with two ends, lists by vertex.
class JsonReader {
 public:
  JsonReader(std::string_view text, std::size_t most) : tokens_(text), edges_(most) {}

  std::optional<std::string> read() {
    for (Token token = tokens_.next(); token.kind != Token::Kind::end; token = tokens_.next()) {
      if (token.kind != Token::Kind::symbol) value(token.text);
      else if (token.text == "{" || token.text == "[") open(token.text == "{");
      else if (token.text == "}" || token.text == "]") close(token.text == "}");
      else if (token.text == ":") name();
      else if (token.text != ",") broken_ = true;
      else if (!open_.empty()) open_.back().name = {};
      if (broken_) return std::nullopt;
    }
    return open_.empty() && found_ ? std::optional(edges_.take()) : std::nullopt;
  }

 private:
  struct Container {
    bool is_object;
    bool may_hold_edges;         // false below a name such as "nodes"
    std::string_view name = {};  // the last one of an object
    std::vector<std::string_view> values = {};
    std::optional<std::string_view> from = {}, to = {};
  };
  static constexpr std::size_t kDeepest = 100;

  static bool is_number(std::string_view text) { return !text.empty() && std::all_of(text.begin(), text.end(), is_digit); }

  static bool has_edges(std::string_view name) {
    constexpr std::array<std::string_view, 5> kNames = {"edges", "links", "arcs", "adjacency", "graph"};
    return is_number(name) || is_one_of(lower(name), kNames);
  }

  void open(bool is_object) {
    const bool may_hold_edges = open_.empty() || (open_.back().may_hold_edges && (!open_.back().is_object || has_edges(open_.back().name)));
    if (open_.size() == kDeepest) broken_ = true;
    open_.push_back({is_object, may_hold_edges});
  }

  /// A name stands before its colon, and was read as a value.
  void name() {
    if (open_.empty() || !open_.back().is_object || open_.back().values.empty()) broken_ = true;
    else open_.back().name = open_.back().values.back(), open_.back().values.clear();
  }

  void value(std::string_view text) {
    if (open_.empty()) {
      broken_ = true;
      return;
    }
    Container& in = open_.back();
    in.values.push_back(text);
    if (!in.is_object) return;
    if (is_one_of(lower(in.name), kFromNames)) in.from = text;
    if (is_one_of(lower(in.name), kToNames)) in.to = text;
  }

  void close(bool is_object) {
    if (open_.empty() || open_.back().is_object != is_object) {
      broken_ = true;
      return;
    }
    const Container closed = std::move(open_.back());
    open_.pop_back();
    if (!closed.may_hold_edges) return;
    if (closed.is_object) {
      if (closed.from && closed.to) add(*closed.from, *closed.to);
      return;
    }
    // {"0": [1, 2]}
    const bool is_adjacency_list = !open_.empty() && open_.back().is_object && is_number(open_.back().name);
    if (is_adjacency_list) found_ = true;
    for (const auto to : closed.values) {
      if (is_adjacency_list) add(open_.back().name, to);
    }
    if (!is_adjacency_list && closed.values.size() > 1) add(closed.values[0], closed.values[1]);
  }

  void add(std::string_view from, std::string_view to) {
    edges_.add(from, to);
    found_ = true;
  }

  Tokens tokens_;
  std::vector<Container> open_;
  PlainList edges_;
  bool found_ = false;
  bool broken_ = false;
};

/// The fields of a line, without blanks and quotes around them.
std::vector<std::string_view> fields_of(std::string_view line, char separator) {
  std::vector<std::string_view> out;
  for (bool last = false; !last;) {
    const std::size_t end = line.find(separator);
    last = end == line.npos;
    std::string_view field = trimmed(line.substr(0, end));
    if (field.size() > 1 && field.front() == '"' && field.back() == '"') field = trimmed(field.substr(1, field.size() - 2));
    out.push_back(field);
    if (!last) line.remove_prefix(end + 1);
  }
  return out;
}

std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = trimmed(text.substr(0, end));
  text = end == text.npos ? std::string_view() : text.substr(end + 1);
  return line;
}

std::optional<std::string> from_csv(std::string_view text, std::size_t most) {
  std::string_view head;
  while (head.empty() && !text.empty()) head = take_line(text);
  const std::size_t separator = head.find_first_of(",;\t");
  if (separator == head.npos) return std::nullopt;
  const char by = head[separator];
  const std::vector<std::string_view> names = fields_of(head, by);
  const auto is_name = [](std::string_view field) {
    return !field.empty() && is_letter(field[0]) && field.find_first_of(">=[]{}()") == field.npos;
  };
  if (!std::all_of(names.begin(), names.end(), is_name)) return std::nullopt;
  const auto column = [&](const std::array<std::string_view, 5>& known) {
    const auto found = std::find_if(names.begin(), names.end(), [&](std::string_view name) { return is_one_of(lower(name), known); });
    return static_cast<std::size_t>(found - names.begin());
  };
  std::size_t from = column(kFromNames), to = column(kToNames);
  if (from == names.size() || to == names.size()) from = 0, to = 1;
  PlainList edges(most);
  bool found = false;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (line.empty() || line[0] == '#' || line[0] == '%') continue;
    const auto fields = fields_of(line, by);
    if (fields.size() <= std::max(from, to)) edges.add(line, "");
    else edges.add(fields[from], fields[to]);
    found = true;
  }
  return found ? std::optional(edges.take()) : std::nullopt;
}

}  // namespace

std::optional<std::string> plain_edges(std::string_view text, std::size_t most) {
  // DOT is known by its first word; JSON without objects is a plain list already; everything else may be CSV.
  if (auto dot = DotReader(text, most).read()) return dot;
  if (text.find('{') != text.npos && text.find('"') != text.npos) {
    if (auto json = JsonReader(text, most).read()) return json;
  }
  return from_csv(text, most);
}

}  // namespace grundy
