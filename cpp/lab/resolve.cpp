// What names mean, what constants are worth, and which sentences make no sense together.
#include <algorithm>
#include <list>

#include "base/number.hpp"
#include "lab/parse.hpp"
#include "lab/phrases.hpp"
#include "lab/walker.hpp"

namespace grundy::lab {

namespace {

/// Words of addresses and attributes, which a parameter would shadow (web/desk/route.ts, web/embed/element.ts).
constexpr std::string_view kAddressWords[] = {"at", "view", "pos", "layer", "look", "line", "alike", "turned", "with", "turn", "match", "moves", "text", "game", "theme", "lang",
                                              "controls", "reveal", "height", "width", "caption", "style", "slot", "id", "class", "title", "hidden",
                                              "across", "up", "down", "solver", "method", "src"};

/// Such names keep their meaning in the text, and cannot be given from outside.
bool is_address_word(std::string_view name) { return std::find(std::begin(kAddressWords), std::end(kAddressWords), name) != std::end(kAddressWords); }

constexpr std::uint64_t kConstantWork = 2'000'000;

struct Named {
  Binding binding;
  Place place;
};

enum class Context : std::uint8_t { constant, position };

class Resolver {
 public:
  Resolver(Program& program, const Given& given, std::list<std::string>& kept, Faults& faults)
      : program_(program), syntax_(program.syntax), given_(given), kept_(kept), faults_(faults) {}

  void run() {
    name_everything();
    program_.constants.resize(syntax_.constants.size());
    states_.assign(syntax_.constants.size(), State::fresh);
    shorthand_states_.assign(syntax_.shorthands.size(), State::fresh);
    for (std::size_t i = 0; i < syntax_.constants.size(); ++i) settle(i);
    for (std::size_t i = 0; i < syntax_.parts.size(); ++i) part(i);
    for (std::size_t i = 0; i < syntax_.shorthands.size(); ++i) shorthand(i);
    if (program_.parts.size() == syntax_.parts.size()) {
      for (const Ref condition : syntax_.legal) in_line([&] { number(condition); });
      for (MoveLine& move : syntax_.moves) in_line([&] { this->move(move); });
      for (EndLine& end : syntax_.ends) in_line([&] { this->end(end); });
      for (StartLine& start : syntax_.starts) in_line([&] {
        choices(start.choices);
        for (Step& step : start.steps) this->step(step);
      });
      for (ShowLine& show : syntax_.shows) in_line([&] { this->show(show); });
    }
    if (!faults_.empty()) return;
    whole();
  }

 private:
  enum class State : std::uint8_t { fresh, under_way, done, bad };

  void fault(Place place, Message message) {
    ok_ = false;
    // One a line: what follows is often of the same cause.
    for (const Fault& known : faults_) {
      if (known.place.line == place.line) return;
    }
    faults_.push_back({place, std::move(message)});
  }

  template <class Work>
  bool in_line(Work work) {
    ok_ = true;
    scope_.clear();
    work();
    return ok_;
  }

  void name_everything() {
    for (const auto& [name, place] : syntax_.broken) names_.emplace(name, Named{{Binding::Kind::poisoned, 0}, place});
    for (std::size_t i = 0; i < syntax_.constants.size(); ++i) declare(syntax_.constants[i].name, syntax_.constants[i].place, Binding::Kind::constant, i);
    for (std::size_t i = 0; i < syntax_.shorthands.size(); ++i) declare(syntax_.shorthands[i].name, syntax_.shorthands[i].place, Binding::Kind::shorthand, i);
    for (std::size_t i = 0; i < syntax_.parts.size(); ++i) declare(syntax_.parts[i].name, syntax_.parts[i].place, Binding::Kind::part, i);
  }

  void declare(std::string_view name, Place place, Binding::Kind kind, std::size_t index) {
    const auto [entry, fresh] = names_.emplace(name, Named{{kind, static_cast<std::uint32_t>(index)}, place});
    if (fresh) return;
    Place later = place, earlier = entry->second.place;
    if (later.line < earlier.line) std::swap(later, earlier);
    fault(later, say(kLabPhrases["lab-twice"], {name, earlier.line}));
  }

  Node& node(Ref ref) { return syntax_.nodes[static_cast<std::size_t>(ref)]; }

  // Names.

  Binding look_up(Node& n) {
    for (std::size_t i = scope_.size(); i-- > 0;) {
      if (scope_[i].first == n.text) return n.binding = {Binding::Kind::local, scope_[i].second};
    }
    const auto found = names_.find(n.text);
    if (found == names_.end()) {
      std::vector<std::string_view> known;
      for (const auto& [name, what] : names_) known.push_back(name);
      for (const auto& [name, local] : scope_) known.push_back(name);
      const auto near = nearest(n.text, known);
      fault(n.place, near.empty() ? say(kLabPhrases["lab-unknown"], {n.text}) : say(kLabPhrases["lab-unknown-near"], {n.text, near}));
      return {};
    }
    n.binding = found->second.binding;
    if (n.binding.kind == Binding::Kind::poisoned) ok_ = false;
    if (n.binding.kind == Binding::Kind::constant && !settle(n.binding.index)) ok_ = false;
    if (n.binding.kind == Binding::Kind::part && context_ == Context::constant) fault(n.place, kLabPhrases["lab-constant"]);
    return n.binding;
  }

  /// Known before the part itself is.
  std::size_t dimensions(std::size_t part) const { return syntax_.parts[part].sizes.size(); }

  std::uint32_t bind(std::string_view name) {
    scope_.emplace_back(name, syntax_.locals);
    return syntax_.locals++;
  }

  // Expressions.

  void number(Ref ref) {
    if (ref == kNone || !ok_) return;
    switch (node(ref).op) {
      case Op::number: return;
      case Op::text:
      case Op::list:
      case Op::tuple:
      case Op::range:
      case Op::repeat: return fault(node(ref).place, say(kLabPhrases["lab-not-number"], {"this"}));
      case Op::name: return number_name(ref);
      case Op::index: return index(ref);
      case Op::call: return call(ref);
      case Op::within:
        number(node(ref).kids[0]);
        set(node(ref).kids[1], 1);
        return;
      case Op::length:
      case Op::rows:
      case Op::columns: array(node(ref).kids[0]); return;
      default: break;
    }
    const std::size_t outside = scope_.size();
    // Choices and kids are looked at one by one: what they add to the nodes may move them.
    std::vector<Choice> rounds = std::move(node(ref).choices);
    choices(rounds);
    node(ref).choices = std::move(rounds);
    for (std::size_t i = 0; i < node(ref).kids.size(); ++i) number(node(ref).kids[i]);
    raise(ref);
    scope_.resize(outside);
    const Node& n = node(ref);
    if (n.op != Op::divide && n.op != Op::modulo) return;
    const Node& by = node(n.kids[1]);
    if (by.op == Op::number && by.number == 0) fault(n.place, kLabPhrases["lab-divide"]);
  }

  /// A tree is higher than what stands below it, abbreviations too.
  void raise(Ref ref) {
    Node& n = node(ref);
    int height = 1;
    for (const Ref kid : n.kids) height = std::max(height, node(kid).height + 1);
    if (n.op == Op::call && ok_) height = std::max(height, node(syntax_.shorthands[n.binding.index].body).height + 1);
    if (height > Limits::height) return fault(n.place, say(kLabPhrases["lab-deep"], {static_cast<unsigned>(Limits::height)}));
    n.height = static_cast<std::uint16_t>(height);
  }

  void number_name(Ref ref) {
    const Binding binding = look_up(node(ref));
    const Node& n = node(ref);
    if (!ok_) return;
    if (binding.kind == Binding::Kind::shorthand) fault(n.place, say(kLabPhrases["lab-function"], {n.text}));
    if (binding.kind == Binding::Kind::constant && program_.constants[binding.index].is_list) fault(n.place, say(kLabPhrases["lab-not-number"], {n.text}));
    if (binding.kind == Binding::Kind::part && dimensions(binding.index) > 0) fault(n.place, say(kLabPhrases["lab-array-number"], {n.text, n.text}));
  }

  void index(Ref ref) {
    const Ref base = node(ref).kids[0];
    for (std::size_t i = 1; i < node(ref).kids.size(); ++i) number(node(ref).kids[i]);
    if (!array(base) || !ok_) return;
    raise(ref);
    const std::size_t given = node(ref).kids.size() - 1;
    const Node& b = node(base);
    bool right = given <= 2;
    std::size_t wanted = 1;
    if (b.binding.kind == Binding::Kind::part) {
      wanted = dimensions(b.binding.index);
      right = given == wanted;
    } else {
      const Constant& list = program_.constants[b.binding.index];
      if (list.columns > 0) wanted = 2;
      right = list.is_text ? given == wanted || (wanted == 1 && given == 2) : given == 1 && list.arity == 1;
      if (!list.is_text && list.arity > 1) return fault(b.place, say(kLabPhrases["lab-tuple"], {counted(kLabPhrases["lab-numbers"], list.arity), verbatim("1")}));
    }
    if (!right) fault(node(ref).place, say(kLabPhrases["lab-indices"], {b.text, wanted == 2 ? kLabPhrases["lab-indices-two"] : kLabPhrases["lab-indices-one"]}));
  }

  /// A name of something that has places.
  bool array(Ref ref) {
    Node& n = node(ref);
    if (n.op != Op::name) {
      fault(n.place, say(kLabPhrases["lab-expected"], {kLabPhrases["lab-a-name"], verbatim("an expression")}));
      return false;
    }
    const Binding binding = look_up(n);
    if (!ok_) return false;
    const bool constant = binding.kind == Binding::Kind::constant && program_.constants[binding.index].is_list;
    const bool part = binding.kind == Binding::Kind::part && dimensions(binding.index) > 0;
    if (!constant && !part) fault(n.place, say(kLabPhrases["lab-no-array"], {n.text}));
    return constant || part;
  }

  void call(Ref ref) {
    const auto found = names_.find(node(ref).text);
    if (found == names_.end() || found->second.binding.kind != Binding::Kind::shorthand) {
      if (found != names_.end() && found->second.binding.kind == Binding::Kind::poisoned) {
        ok_ = false;
        return;
      }
      std::vector<std::string_view> known{"any", "all", "count", "sum", "min", "max", "len", "rows", "cols", "abs", "gcd"};
      for (const auto& [name, what] : names_) {
        if (what.binding.kind == Binding::Kind::shorthand) known.push_back(name);
      }
      const auto near = nearest(node(ref).text, known);
      return fault(node(ref).place, near.empty() ? say(kLabPhrases["lab-no-function"], {node(ref).text})
                                                 : say(kLabPhrases["lab-unknown-near"], {node(ref).text, near}));
    }
    node(ref).binding = found->second.binding;
    for (std::size_t i = 0; i < node(ref).kids.size(); ++i) number(node(ref).kids[i]);
    if (!shorthand(found->second.binding.index)) {
      ok_ = false;
      return;
    }
    const ShorthandLine& line = syntax_.shorthands[found->second.binding.index];
    if (line.names.size() != node(ref).kids.size()) {
      return fault(node(ref).place, say(kLabPhrases["lab-arity"], {line.name, counted(kLabPhrases["lab-numbers"], line.names.size()), verbatim(decimal(node(ref).kids.size()))}));
    }
    if (context_ == Context::constant && shorthand_reads_[found->second.binding.index]) return fault(node(ref).place, kLabPhrases["lab-constant"]);
    raise(ref);
  }

  /// Something whose items can be gone through, `arity` numbers each.
  void set(Ref ref, std::size_t arity) {
    if (!ok_) return;
    const Op op = node(ref).op;
    std::size_t has = 1;
    if (op == Op::range) {
      number(node(ref).kids[0]);
      number(node(ref).kids[1]);
    } else if (op == Op::list) {
      for (std::size_t i = 0; i < node(ref).kids.size() && ok_; ++i) {
        const Ref kid = node(ref).kids[i];
        const std::size_t one = item(kid);
        if (i == 0) has = one;
        else if (one != has) fault(node(kid).place, say(kLabPhrases["lab-tuple"], {counted(kLabPhrases["lab-numbers"], has), verbatim(decimal(one))}));
      }
    } else if (op == Op::repeat) {
      const std::size_t outside = scope_.size();
      std::vector<Choice> rounds = std::move(node(ref).choices);
      choices(rounds);
      node(ref).choices = std::move(rounds);
      has = item(node(ref).kids[0]);
      scope_.resize(outside);
    } else if (op == Op::text) {
      has = 1;
    } else if (op == Op::name) {
      const Binding binding = look_up(node(ref));
      const Node& n = node(ref);
      if (!ok_) return;
      const bool list = binding.kind == Binding::Kind::constant && program_.constants[binding.index].is_list;
      const bool part = binding.kind == Binding::Kind::part && dimensions(binding.index) > 0;
      if (!list && !part) return fault(n.place, say(kLabPhrases["lab-not-list"], {n.text}));
      if (list) has = program_.constants[binding.index].arity;
    } else {
      return fault(node(ref).place, say(kLabPhrases["lab-expected"], {say(kLabPhrases["lab-list"], {"{1, 3, 8}"}), verbatim("a number")}));
    }
    if (ok_ && has != arity && arity > 0) fault(node(ref).place, say(kLabPhrases["lab-tuple"], {counted(kLabPhrases["lab-numbers"], has), counted(kLabPhrases["lab-names"], arity)}));
    set_arity_ = has;
  }

  /// How many numbers the item has.
  std::size_t item(Ref ref) {
    if (node(ref).op == Op::tuple) {
      for (std::size_t i = 0; i < node(ref).kids.size(); ++i) number(node(ref).kids[i]);
      return node(ref).kids.size();
    }
    if (node(ref).op == Op::range) {
      number(node(ref).kids[0]);
      number(node(ref).kids[1]);
    } else {
      number(ref);
    }
    return 1;
  }

  /// Their names stay in scope.
  void choices(std::vector<Choice>& all) {
    for (Choice& choice : all) {
      switch (choice.kind) {
        case Choice::Kind::condition:
        case Choice::Kind::value: number(choice.set); break;
        case Choice::Kind::range:
          number(choice.from);
          number(choice.to);
          break;
        case Choice::Kind::within: set(choice.set, choice.names.size()); break;
        case Choice::Kind::places: places(choice); break;
      }
      choice.locals.clear();
      for (const std::string_view name : choice.names) choice.locals.push_back(bind(name));
      if (choice.while_it_holds != kNone) number(choice.while_it_holds);
    }
  }

  void places(Choice& choice) {
    if (!array(choice.set) || !ok_) return;
    const Node& n = node(choice.set);
    bool two = false, either = false;
    if (n.binding.kind == Binding::Kind::part) {
      two = dimensions(n.binding.index) == 2;
    } else {
      const Constant& list = program_.constants[n.binding.index];
      two = list.columns > 0;
      either = list.is_text && !two;
    }
    const std::size_t given = choice.names.size();
    if (given != (two ? 2u : 1u) && !(either && given == 2)) fault(choice.place, say(kLabPhrases["lab-indices"], {n.text, two ? kLabPhrases["lab-indices-two"] : kLabPhrases["lab-indices-one"]}));
  }

  // Lines.

  bool settle(std::size_t i) {
    if (states_[i] == State::done || states_[i] == State::bad) return states_[i] == State::done;
    ConstantLine& line = syntax_.constants[i];
    if (states_[i] == State::under_way) {
      fault(line.place, say(kLabPhrases["lab-circle"], {line.name}));
      return false;
    }
    states_[i] = State::under_way;
    const bool outer_ok = ok_;
    const Context outer_context = context_;
    auto outer_scope = std::move(scope_);
    scope_.clear();
    ok_ = true;
    context_ = Context::constant;
    constant(i);
    const bool fine = ok_ && states_[i] == State::under_way;
    states_[i] = fine ? State::done : State::bad;
    ok_ = outer_ok;
    context_ = outer_context;
    scope_ = std::move(outer_scope);
    return fine;
  }

  void constant(std::size_t i) {
    ConstantLine line = syntax_.constants[i];
    Constant& out = program_.constants[i];
    const auto given = given_.find(line.name);
    const bool addressed = is_address_word(line.name);
    const bool replaced = line.literal && !addressed && given != given_.end();
    std::int64_t least = -(Limits::number - 1), most = Limits::number - 1;
    if (line.least != kNone) {
      number(line.least);
      number(line.most);
      if (!ok_) return;
      least = evaluated(line.least);
      most = evaluated(line.most);
    }
    if (line.literal && !addressed) add_parameter(line, least, most);
    if (node(line.value).op == Op::text) return text(out, replaced ? std::string_view(given->second) : node(line.value).text, line);
    Ref value = line.value;
    if (replaced) {
      value = from_outside(given->first, given->second);
      if (value == kNone) return;
    }
    const Op op = node(value).op;
    if (op == Op::list || op == Op::repeat) return list(out, value);
    if (replaced && program_.parameters.back().kind == ParameterOfText::Kind::list) {
      // A list of one number, as parameters write it.
      value = wrapped(value);
      return list(out, value);
    }
    number(value);
    if (!ok_) return;
    out.number = evaluated(value);
    if (ok_ && (out.number < least || out.number > most)) {
      if (replaced) refuse(line.name, say(kLabPhrases["lab-a-number"], {signed_decimal(least), signed_decimal(most)}), shown(given->second));
      else fault(line.place, say(kLabPhrases["lab-start-outside"], {line.name, signed_decimal(out.number), signed_decimal(least), signed_decimal(most)}));
    }
  }

  Ref wrapped(Ref one) {
    Node made;
    made.op = Op::list;
    made.place = node(one).place;
    made.kids = {one};
    syntax_.nodes.push_back(std::move(made));
    return static_cast<Ref>(syntax_.nodes.size() - 1);
  }

  void add_parameter(const ConstantLine& line, std::int64_t least, std::int64_t most) {
    ParameterOfText out;
    out.name = line.name;
    const Op op = node(line.value).op;
    out.kind = op == Op::text ? ParameterOfText::Kind::text : op == Op::list || op == Op::repeat ? ParameterOfText::Kind::list : ParameterOfText::Kind::number;
    if (line.least != kNone) {
      out.least = least;
      out.most = most;
    }
    out.fallback = op == Op::text ? std::string(node(line.value).text) : written(line.value);
    program_.parameters.push_back(std::move(out));
  }

  /// As it stands in the text, without braces around a plain list.
  std::string written(Ref ref) const {
    const Node& n = syntax_[ref];
    if (n.op == Op::number) return signed_decimal(n.number);
    if (n.op == Op::minus && syntax_[n.kids[0]].op == Op::number) return "-" + written(n.kids[0]);
    if (n.op == Op::list && std::all_of(n.kids.begin(), n.kids.end(), [this](Ref kid) { return syntax_[kid].op == Op::number || syntax_[kid].op == Op::minus; })) {
      std::string out;
      for (const Ref kid : n.kids) (out.empty() ? out : out += ",") += written(kid);
      return out;
    }
    return {};
  }

  void text(Constant& out, std::string_view text, const ConstantLine& line) {
    out.is_list = out.is_text = true;
    std::size_t column = 0, width = text.find('/');
    const bool rows = width != std::string_view::npos;
    for (const char c : text) {
      if (c == '/') {
        if (column != width) return fault(node(line.value).place, say(kLabPhrases["lab-row-lengths"], {line.name, width, column}));
        column = 0;
      } else {
        out.items.push_back(static_cast<unsigned char>(c));
        ++column;
      }
    }
    if (rows && column != width) return fault(node(line.value).place, say(kLabPhrases["lab-row-lengths"], {line.name, width, column}));
    if (rows) out.columns = width;
  }

  void list(Constant& out, Ref value) {
    set(value, 0);
    if (!ok_) return;
    out.is_list = true;
    out.arity = set_arity_;
    Walker walker(program_);
    walker.budget = kConstantWork;
    walker.each_item(value, [&](std::span<const std::int64_t> item) {
      for (const std::int64_t number : item) {
        if (number <= -Limits::number || number >= Limits::number) fault(node(value).place, say(kLabPhrases["lab-reaches"], {signed_decimal(number)}));
        out.items.push_back(number);
      }
      return ok_ && out.items.size() <= 100'000;
    });
    if (ok_ && walker.budget == 0) fault(node(value).place, say(kLabPhrases["lab-expressions"], {std::uint64_t{kConstantWork}}));
    if (ok_ && out.items.size() > 100'000) fault(node(value).place, say(kLabPhrases["lab-rounds"], {out.items.size(), std::uint64_t{100'000}}));
    if (ok_ && out.items.size() % out.arity != 0) out.items.resize(out.items.size() / out.arity * out.arity);
  }

  /// A parameter's value, read like an expression of the text.
  Ref from_outside(std::string_view name, std::string_view value) {
    kept_.push_back(std::string(value));
    Faults inside;
    const Ref out = parse_value(kept_.back(), syntax_, inside);
    if (inside.empty() && out != kNone && is_plain(out)) return out;
    refuse(name, kLabPhrases["lab-numbers-list"], shown(value));
    return kNone;
  }

  /// Numbers alone: names of the text mean nothing outside of it.
  bool is_plain(Ref ref) const {
    const Node& n = syntax_[ref];
    if (n.op != Op::number && n.op != Op::minus && n.op != Op::list && n.op != Op::tuple && n.op != Op::range) return false;
    return std::all_of(n.kids.begin(), n.kids.end(), [this](Ref kid) { return is_plain(kid); });
  }

  void refuse(std::string_view name, const Message& expected, const Message& got) {
    ok_ = false;
    faults_.push_back({{}, say(kLabPhrases["lab-expected"], {expected, got}), std::string(name)});
  }

  /// Of a constant expression that is resolved.
  std::int64_t evaluated(Ref ref) {
    Walker walker(program_);
    walker.budget = kConstantWork;
    const auto value = walker.value(ref);
    if (!value || walker.budget == 0) {
      fault(node(ref).place, walker.budget == 0 ? say(kLabPhrases["lab-expressions"], {std::uint64_t{kConstantWork}}) : Message(kLabPhrases["lab-nowhere"]));
      return 0;
    }
    if (*value <= -Limits::number || *value >= Limits::number) fault(node(ref).place, say(kLabPhrases["lab-reaches"], {signed_decimal(*value)}));
    return *value;
  }

  bool shorthand(std::size_t i) {
    if (shorthand_states_[i] == State::done || shorthand_states_[i] == State::bad) return shorthand_states_[i] == State::done;
    ShorthandLine& line = syntax_.shorthands[i];
    if (shorthand_states_[i] == State::under_way) {
      fault(line.place, say(kLabPhrases["lab-circle"], {line.name}));
      return false;
    }
    shorthand_states_[i] = State::under_way;
    shorthand_reads_.resize(syntax_.shorthands.size());
    const bool outer_ok = ok_;
    const Context outer_context = context_;
    auto outer_scope = std::move(scope_);
    scope_.clear();
    ok_ = true;
    context_ = Context::position;
    for (const std::string_view name : line.names) syntax_.shorthands[i].locals.push_back(bind(name));
    const Ref body = line.body;
    number(body);
    shorthand_reads_[i] = reads_position(body);
    const bool fine = ok_ && shorthand_states_[i] == State::under_way;
    shorthand_states_[i] = fine ? State::done : State::bad;
    ok_ = outer_ok;
    context_ = outer_context;
    scope_ = std::move(outer_scope);
    return fine;
  }

  bool reads_position(Ref ref) const {
    const Node& n = syntax_[ref];
    if (n.op == Op::name) return n.binding.kind == Binding::Kind::part;
    if (n.op == Op::call && n.binding.kind == Binding::Kind::shorthand && shorthand_reads_[n.binding.index]) return true;
    return any_below(n, [this](Ref below) { return reads_position(below); });
  }

  void part(std::size_t i) {
    const PartLine line = syntax_.parts[i];
    Part out;
    out.name = line.name;
    context_ = Context::constant;
    const bool fine = in_line([&] {
      for (const Ref size : line.sizes) number(size);
      number(line.least);
      number(line.most);
      if (!ok_) return;
      out.dimensions = line.sizes.size();
      std::int64_t sizes[2] = {1, 1};
      for (std::size_t k = 0; k < line.sizes.size(); ++k) {
        sizes[k] = evaluated(line.sizes[k]);
        if (ok_ && (sizes[k] < 1 || sizes[k] > static_cast<std::int64_t>(Limits::slots))) {
          const Message number = say(kLabPhrases["lab-a-number"], {std::uint64_t{1}, Limits::slots});
          fault(node(line.sizes[k]).place, say(kLabPhrases["lab-expected"], {number, verbatim(signed_decimal(sizes[k]))}));
        }
      }
      if (!ok_) return;
      out.rows = static_cast<std::size_t>(out.dimensions == 2 ? sizes[0] : 1);
      out.columns = static_cast<std::size_t>(out.dimensions == 2 ? sizes[1] : sizes[0]);
      out.first = program_.part_of.size();
      if (out.first + out.size() > Limits::slots) return fault(line.place, say(kLabPhrases["lab-slots"], {Limits::slots, out.first + out.size()}));
      out.least = evaluated(line.least);
      out.most = evaluated(line.most);
      if (ok_ && out.least > out.most) fault(node(line.least).place, say(kLabPhrases["lab-empty-range"], {signed_decimal(out.least), signed_decimal(out.most)}));
    });
    context_ = Context::position;
    if (!fine) return;
    program_.part_of.insert(program_.part_of.end(), out.size(), program_.parts.size());
    program_.start.insert(program_.start.end(), out.size(), out.dimensions == 0 ? out.most : out.least);
    program_.parts.push_back(out);
    context_ = Context::constant;
    in_line([&] { start_of(i, program_.parts.back()); });
    context_ = Context::position;
  }

  void start_of(std::size_t i, const Part& part) {
    const PartLine line = syntax_.parts[i];
    const auto given = given_.find(line.name);
    const bool addressed = is_address_word(line.name);
    const bool replaced = !addressed && given != given_.end();
    if (line.start != kNone) read_start(line, part, line.start, false);
    ParameterOfText parameter;
    parameter.name = part.name;
    parameter.of_start = true;
    parameter.kind = part.dimensions == 0 ? ParameterOfText::Kind::number : ParameterOfText::Kind::list;
    if (part.dimensions == 0) {
      parameter.least = part.least;
      parameter.most = part.most;
    }
    if (!ok_) return;
    for (std::size_t k = 0; k < part.size(); ++k) (parameter.fallback.empty() ? parameter.fallback : parameter.fallback += ",") += signed_decimal(program_.start[part.first + k]);
    if (!addressed) program_.parameters.push_back(std::move(parameter));
    if (!replaced) return;
    const Ref value = from_outside(given->first, given->second);
    if (value != kNone) read_start(line, part, value, true);
  }

  void read_start(const PartLine& line, const Part& part, Ref value, bool outside) {
    std::vector<std::int64_t> numbers;
    const Op op = node(value).op;
    bool list = op == Op::list || op == Op::repeat || op == Op::text;
    if (op == Op::name) {
      const auto named = names_.find(node(value).text);
      list = named != names_.end() && named->second.binding.kind == Binding::Kind::constant && settle(named->second.binding.index) && program_.constants[named->second.binding.index].is_list;
    }
    if (list) {
      set(value, 1);
      if (!ok_) return;
      Walker walker(program_);
      walker.budget = kConstantWork;
      walker.each_item(value, [&](std::span<const std::int64_t> item) {
        numbers.push_back(item[0]);
        return numbers.size() <= Limits::slots;
      });
      if (numbers.size() != part.size()) {
        return fault(line.place, say(kLabPhrases["lab-start-count"], {part.name, counted(kLabPhrases["lab-numbers"], part.size()), verbatim(decimal(numbers.size()))}));
      }
    } else {
      number(value);
      if (!ok_) return;
      numbers.assign(part.size(), evaluated(value));  // all places alike
    }
    for (std::size_t k = 0; k < numbers.size() && ok_; ++k) {
      if (numbers[k] < part.least || numbers[k] > part.most) {
        if (outside) return refuse(part.name, say(kLabPhrases["lab-a-number"], {signed_decimal(part.least), signed_decimal(part.most)}), verbatim(signed_decimal(numbers[k])));
        return fault(line.place, say(kLabPhrases["lab-start-outside"], {part.name, signed_decimal(numbers[k]), signed_decimal(part.least), signed_decimal(part.most)}));
      }
      program_.start[part.first + k] = numbers[k];
    }
  }

  void target(Ref ref) {
    const Node& n = node(ref);
    const Ref base = n.op == Op::index ? n.kids[0] : ref;
    const Binding binding = look_up(node(base));
    if (!ok_) return;
    if (binding.kind != Binding::Kind::part) return fault(node(base).place, say(kLabPhrases["lab-assign-constant"], {node(base).text}));
    if (n.op == Op::index) index(ref);
    else number_name(ref);
  }

  void step(Step& step) {
    switch (step.kind) {
      case Step::Kind::pass: return;
      case Step::Kind::condition:
      case Step::Kind::gain: return number(step.value);
      case Step::Kind::assign: {
        const std::size_t outside = scope_.size();
        choices(step.rounds);
        target(step.target);
        number(step.value);
        scope_.resize(outside);
        if ((step.change == Op::divide || step.change == Op::modulo) && node(step.value).op == Op::number && node(step.value).number == 0) fault(step.place, kLabPhrases["lab-divide"]);
        return;
      }
      case Step::Kind::split:
        for (const Ref one : step.targets) target(one);
        for (const auto& piece : step.pieces) {
          for (const Ref value : piece) number(value);
        }
    }
  }

  void move(MoveLine& move) {
    choices(move.choices);
    for (const Ref hole : move.holes) number(hole);
    for (Step& one : move.steps) step(one);
    const auto splits = [](const Step& one) { return one.kind == Step::Kind::split; };
    const auto gains = [](const Step& one) { return one.kind == Step::Kind::gain; };
    program_.nature.splits |= std::any_of(move.steps.begin(), move.steps.end(), splits);
    program_.nature.scored |= std::any_of(move.steps.begin(), move.steps.end(), gains);
    program_.nature.partisan |= move.who != Who::next;
  }

  void end(EndLine& end) {
    if (end.condition != kNone) number(end.condition);
    if (end.result.kind == Decision::Kind::score) {
      number(end.result.score);
      program_.nature.scored = true;
    }
    // Without a condition, "next loses" is what holds anyway.
    const Decision& r = end.result;
    const bool nothing_new = end.condition == kNone && r.kind == Decision::Kind::loses && r.who == Who::next;
    program_.nature.decided |= !nothing_new;
  }

  void show(ShowLine& show) {
    for (const std::string_view name : show.names) {
      Node n;
      n.op = Op::name;
      n.place = show.place;
      n.text = name;
      const Binding binding = look_up(n);
      if (ok_ && binding.kind != Binding::Kind::part) fault(show.place, say(kLabPhrases["lab-assign-constant"], {name}));
    }
  }

  /// What concerns several lines, once each makes sense.
  void whole() {
    ok_ = true;
    const Nature& nature = program_.nature;
    if (program_.parts.empty()) return fault({1, 1}, kLabPhrases["lab-no-part"]);
    if (syntax_.moves.empty()) return fault({1, 1}, kLabPhrases["lab-no-move"]);
    for (const EndLine& end : syntax_.ends) {
      const Decision& r = end.result;
      if (nature.scored && r.kind != Decision::Kind::score && r.kind != Decision::Kind::draw) return fault(end.place, kLabPhrases["lab-mixed-score"]);
      if ((r.who == Who::left || r.who == Who::right) && r.kind != Decision::Kind::draw && r.kind != Decision::Kind::score && !nature.partisan) {
        return fault(end.place, kLabPhrases["lab-mover-needed"]);
      }
    }
    Walker walker(program_);
    walker.budget = kConstantWork;
    program_.components = walker.components(program_.start);
    if (walker.budget == 0) return fault(syntax_.starts[0].place, say(kLabPhrases["lab-expressions"], {std::uint64_t{kConstantWork}}));
    if (const auto& out = walker.outside()) {
      return fault(out->place, say(kLabPhrases["lab-start-outside"], {program_.slot_name(out->slot), signed_decimal(out->value), signed_decimal(program_.least(out->slot)), signed_decimal(program_.most(out->slot))}));
    }
    for (const Slots& component : program_.components) {
      if (walker.legal(component)) continue;
      if (!syntax_.starts.empty()) continue;
      const auto broken = std::find_if_not(syntax_.legal.begin(), syntax_.legal.end(), [&](Ref condition) { return walker.holds(condition); });
      return fault(syntax_[broken == syntax_.legal.end() ? syntax_.legal[0] : *broken].place, kLabPhrases["lab-start-illegal"]);
    }
    // What a start line gives a value to has no start of its own.
    std::erase_if(program_.parameters, [this](const ParameterOfText& p) { return p.of_start && given_by_start(p.name); });
    std::erase_if(program_.components, [&](const Slots& component) { return !walker.legal(component); });
  }

  bool given_by_start(const std::string& name) const {
    for (const StartLine& line : syntax_.starts) {
      for (const Step& step : line.steps) {
        if (step.kind != Step::Kind::assign) continue;
        const Node& target = syntax_[step.target];
        if ((target.op == Op::name ? target : syntax_[target.kids[0]]).text == name) return true;
      }
    }
    return false;
  }

  Program& program_;
  Syntax& syntax_;
  const Given& given_;
  std::list<std::string>& kept_;
  Faults& faults_;
  std::map<std::string_view, Named> names_;
  std::vector<std::pair<std::string_view, std::uint32_t>> scope_;
  std::vector<State> states_, shorthand_states_;
  std::vector<bool> shorthand_reads_;
  Context context_ = Context::position;
  std::size_t set_arity_ = 1;
  bool ok_ = true;
};

}  // namespace

std::shared_ptr<const Program> read_program(std::string_view text, const Given& given, Faults& faults) {
  /// The syntax refers to the text, and to what was given.
  struct Kept {
    Program program;
    std::list<std::string> given;
  };
  const auto kept = std::make_shared<Kept>();
  kept->program.text = text;
  kept->program.syntax = parse(kept->program.text, faults);
  Resolver(kept->program, given, kept->given, faults).run();
  std::stable_sort(faults.begin(), faults.end(), [](const Fault& a, const Fault& b) {
    return a.place.line != b.place.line ? a.place.line < b.place.line : a.place.column < b.place.column;
  });
  if (!faults.empty()) return nullptr;
  return {kept, &kept->program};
}

}  // namespace grundy::lab
