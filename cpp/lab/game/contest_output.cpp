#include "lab/game/contest_output.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "base/sort.hpp"
#include "lab/language/contest_lines.hpp"
#include "lab/language/phrases.hpp"
#include "lab/solvers/solved.hpp"

namespace grundy::lab {

namespace {

/// The most expressions evaluated for a line.
constexpr std::uint64_t kPrintWork = 2'000'000;

bool wins(const Option& option) { return option.value.outcome == Outcome::P; }

/// Returns the words that a move line gives its moves; nothing if it gives none. A move in one of several components is named with it, and
/// one that splits a component with those that it leaves.
const std::string* own_words(const Message& move) {
  if (move.text()) return move.text();
  // Compared as texts: one id may have several addresses. A number has none.
  const std::string_view id = move.id() ? move.id() : "";
  const bool named = id == kLabPhrases["lab-in-component"].id || id == kLabPhrases["lab-leaves"].id;
  return named ? own_words(move.arguments()[0]) : nullptr;
}

Message reason_for(Answered what) {
  switch (what) {
    case Answered::nimber: return kLabPhrases["lab-print-no-nimber"];
    case Answered::score: return kLabPhrases["lab-print-no-score"];
    default: return kLabPhrases["lab-print-no-length"];
  }
}

}  // namespace

ContestOutput::ContestOutput(const Program& program, Solution& solution, const std::map<std::uint32_t, std::int64_t>& numbers,
                             std::uint64_t test)
    : program_(program), solution_(solution), interpreter_(program), known_(std::size(kAnsweredNames)) {
  interpreter_.budget = kPrintWork;
  interpreter_.stand_on(program.start);
  for (const auto& [local, number] : numbers) interpreter_.set_local(local, number);
  const Value value = solution.value_of(solution.start());
  set(Answered::wins, value.outcome == Outcome::N);
  set(Answered::loses, value.outcome == Outcome::P);
  set(Answered::draws, value.outcome == Outcome::D);
  if (value.nimber) set(Answered::nimber, static_cast<std::int64_t>(value.nimber->value));
  if (value.remoteness) set(Answered::remoteness, static_cast<std::int64_t>(value.remoteness->value));
  if (value.score) set(Answered::score, value.score->value);
  set(Answered::test, static_cast<std::int64_t>(test));
}

void ContestOutput::set(Answered what, std::optional<std::int64_t> value) {
  known_[static_cast<std::size_t>(what)] = value.has_value();
  if (value) interpreter_.set_local(program_.syntax.answered + static_cast<std::uint32_t>(what), *value);
}

Result<std::string> ContestOutput::line(const PrintLine& line) {
  std::string out;
  for (std::size_t i = 0; i < line.items.size(); ++i) {
    if (i > 0) out += ' ';
    const bool all = line.all_moves && i + 1 == line.items.size();
    if (all ? !put_all_moves(line, out) : !put(line.items[i], out)) return *error_;
  }
  return out;
}

Result<std::pair<std::int64_t, std::int64_t>> ContestOutput::range(const PrintLine& line) {
  const auto from = interpreter_.value(line.from), to = interpreter_.value(line.to);
  if (from && to) return std::pair(*from, *to);
  refuse(line.name_place, kLabPhrases["lab-print-nowhere"]);
  return *error_;
}

bool ContestOutput::put(NodeId ref, std::string& out) {
  const Node& n = program_.syntax[ref];
  if (n.op == SyntaxOp::text) return put_text(n, out);
  if (n.op == SyntaxOp::conditional) {
    std::string condition;
    return put_number(n.kids[0], condition) && put(n.kids[condition != "0" ? 1 : 2], out);
  }
  if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::constant) {
    const Constant& of = program_.constants[n.binding.index];
    if (of.is_text) {
      for (const std::int64_t letter : of.items) out += static_cast<char>(letter);
      return true;
    }
  }
  const bool words = n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::local &&
                     n.binding.index == program_.syntax.answered + static_cast<std::uint32_t>(Answered::winning_move);
  return words ? put_winning_move(n, out) : put_number(ref, out);
}

bool ContestOutput::put_text(const Node& n, std::string& out) {
  std::size_t from = 0;
  for (const NodeId hole : n.kids) {
    const std::size_t open = n.text.find('{', from);
    out += with_line_ends(n.text.substr(from, open - from));
    if (!put(hole, out)) return false;
    from = n.text.find('}', open) + 1;
  }
  out += with_line_ends(n.text.substr(from));
  return true;
}

bool ContestOutput::put_number(NodeId ref, std::string& out) {
  const Node& n = program_.syntax[ref];
  const std::uint32_t count = program_.syntax.answered + static_cast<std::uint32_t>(Answered::winning_moves);
  const auto is_count = [&](NodeId of) {
    const Node& name = program_.syntax[of];
    return name.op == SyntaxOp::name && name.binding.kind == Binding::Kind::local && name.binding.index == count;
  };
  if (unknown_in(ref) == Answered::winning_moves || is_count(ref)) {
    if (!list_moves(n)) return false;
    if (moves_->more) return refuse(n.place, message(kLabPhrases["lab-print-many-moves"], {std::uint64_t{kListedOptions}}));
    std::int64_t count = 0;
    std::vector<std::pair<std::uint64_t, State>> met;
    for (const Option& option : moves_->options) {
      if (!wins(option)) continue;
      auto result = result_of(option);
      if (std::find(met.begin(), met.end(), result) != met.end()) continue;
      met.push_back(std::move(result));
      count += alike(option);
    }
    set(Answered::winning_moves, count);
  }
  if (const auto what = unknown_in(ref)) {
    const std::string_view name = kAnsweredNames[static_cast<std::size_t>(*what)];
    return refuse(n.place, message(kLabPhrases["lab-print-unknown"], {name, reason_for(*what)}));
  }
  const auto number = interpreter_.value(ref);
  if (!number) return refuse(n.place, kLabPhrases["lab-print-nowhere"]);
  out += signed_decimal(*number);
  return true;
}

std::optional<Answered> ContestOutput::unknown_in(NodeId ref) const {
  const Node& n = program_.syntax[ref];
  if (n.op == SyntaxOp::name) {
    const std::uint32_t first = program_.syntax.answered;
    const bool answer = n.binding.kind == Binding::Kind::local && n.binding.index >= first && n.binding.index < first + known_.size();
    return answer && !known_[n.binding.index - first] ? std::optional(static_cast<Answered>(n.binding.index - first)) : std::nullopt;
  }
  std::optional<Answered> found;
  any_below(n, [&](NodeId below) {
    found = unknown_in(below);
    return found.has_value();
  });
  return found;
}

bool ContestOutput::list_moves(const Node& n) {
  if (!moves_) moves_ = solution_.explain_state(solution_.start());
  return moves_ || refuse(n.place, kLabPhrases["lab-print-nowhere"]);
}

std::int64_t ContestOutput::alike(const Option& option) const {
  if (program_.components.size() < 2) return 1;
  const State& components = moves_->state;
  return std::count(components.begin(), components.end(), components[option.play.part]);
}

/// Returns the component that moves, and the position after it: two lines of the text, or two choices, may have the same result.
std::pair<std::uint64_t, State> ContestOutput::result_of(const Option& option) const {
  State after = option.after;
  if (after.empty()) after = solution_.follow(moves_->state, option.play).value_or(State{});
  // The order of the components that a move leaves does not matter.
  if (program_.nature.splits) heap_sort(after.begin(), after.end());
  return {program_.components.size() < 2 ? 0 : option.play.part, std::move(after)};
}

bool ContestOutput::put_winning_move(const Node& n, std::string& out) {
  if (!list_moves(n)) return false;
  const auto found = std::find_if(moves_->options.begin(), moves_->options.end(), wins);
  if (found == moves_->options.end()) {
    return refuse(n.place, moves_->more ? message(kLabPhrases["lab-print-many-moves"], {std::uint64_t{kListedOptions}})
                                        : Message(kLabPhrases["lab-print-no-move"]));
  }
  const std::string* const words = own_words(found->move);
  if (!words) return refuse(n.place, kLabPhrases["lab-print-no-words"]);
  out += *words;
  return true;
}

bool ContestOutput::put_all_moves(const PrintLine& line, std::string& out) {
  const Node& n = program_.syntax[line.items.back()];
  if (!list_moves(n)) return false;
  if (moves_->more) return refuse(n.place, message(kLabPhrases["lab-print-many-moves"], {std::uint64_t{kListedOptions}}));
  const std::string between = line.by == kNoNode ? " " : with_line_ends(program_.syntax[line.by].text);
  bool first = true;
  for (const Option& option : moves_->options) {
    if (!wins(option)) continue;
    const std::string* const words = own_words(option.move);
    if (!words) return refuse(n.place, kLabPhrases["lab-print-no-words"]);
    (out += first ? "" : between) += *words;
    first = false;
  }
  return true;
}

bool ContestOutput::refuse(Place place, Message message) {
  error_ = error_of({program_.original(place), std::move(message)});
  return false;
}

}  // namespace grundy::lab
