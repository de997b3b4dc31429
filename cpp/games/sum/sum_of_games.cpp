#include "games/sum/sum_of_games.hpp"

#include <algorithm>

#include "kit/wording.hpp"

namespace grundy {

namespace {

/// Joins the descriptions of the parts by plus signs.
Message sum_text(const std::vector<Message>& parts, std::size_t other = static_cast<std::size_t>(-1), const Message& instead = {}) {
  Message out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Message& part = i == other ? instead : parts[i];
    out = i == 0 ? part : message(kSumPhrases["sum-of"], {out, part});
  }
  return out;
}

}  // namespace

double SumOfGames::advance_parts(const Slice& slice) {
  for (; solved_ < parts_.size() && !fault_; ++solved_) {
    const double share = parts_[solved_].solution->advance(slice);
    if (share < 1) return (static_cast<double>(solved_) + share) / static_cast<double>(parts_.size());
    fault_ = refused(parts_[solved_], solved_ + 1);
  }
  return 1;
}

double SumOfGames::advance(const Slice& slice) {
  if (const double share = advance_parts(slice); share < 1) return share;
  if (!fault_ && !done_) finish();
  // A part that works on demand has more to do since `prepare`.
  for (Part& part : parts_) {
    if (const double share = fault_ ? 1 : part.solution->advance(slice); share < 1) return share;
  }
  return 1;
}

bool SumOfGames::prepare(const State& state) {
  const auto states = split(state);
  return !states || std::all_of(parts_.begin(), parts_.end(),
                                [&, i = std::size_t{0}](Part& part) mutable { return part.solution->prepare((*states)[i++]); });
}

std::optional<Error> SumOfGames::failure() const {
  for (std::size_t i = 0; i < parts_.size() && !fault_; ++i) {
    if (auto error = parts_[i].solution->failure()) return error_in_part(*error, i + 1, parts_[i].listed);
  }
  return fault_;
}

std::vector<TablePart> SumOfGames::parts() {
  std::vector<TablePart> out;
  for (Part& part : parts_)
    out.push_back({part.listed.game, {part.listed.parameters.begin(), part.listed.parameters.end()}, part.solution.get()});
  return out;
}

State SumOfGames::start() const {
  std::vector<State> states;
  for (const Part& part : parts_) states.push_back(part.solution->start());
  return joined(states);
}

std::optional<State> SumOfGames::state_at(Cell at) const {
  auto there = parts_[shown_].solution->state_at(at);
  if (!there) return std::nullopt;
  std::vector<State> states;
  for (std::size_t i = 0; i < parts_.size(); ++i) states.push_back(i == shown_ ? std::move(*there) : parts_[i].solution->start());
  return joined(states);
}

Value SumOfGames::value_of(const State& state) {
  const auto states = *split(state);
  Total total;
  for (std::size_t i = 0; i < parts_.size(); ++i) total.add(i, parts_[i].solution->value_of(states[i]).nimber);
  return value_of_sum(total, parts_, states);
}

std::optional<State> SumOfGames::after(const State& state, Move move) const {
  auto states = split(state);
  if (!states) return std::nullopt;
  const auto [i, own] = own_move(move);
  auto next = parts_[i].solution->follow((*states)[i], own);
  if (!next) return std::nullopt;
  (*states)[i] = std::move(*next);
  return joined(*states);
}

void SumOfGames::take_shape() {
  shape_ = parts_[shown_].solution->shape();
  shape_.layers = {Layer::outcome, Layer::nimber};
  shape_.sequence.reset();
  shape_.grain = 1;
}

void SumOfGames::finish() {
  take_shape();
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    if (i != shown_) rest_.add(i, parts_[i].solution->value_of(parts_[i].solution->start()).nimber);
  }
  done_ = true;
}

State SumOfGames::joined(const std::vector<State>& states) {
  State out;
  for (const State& state : states) {
    out.push_back(state.size());
    out.insert(out.end(), state.begin(), state.end());
  }
  return out;
}

std::optional<std::vector<State>> SumOfGames::split(const State& state) const {
  std::vector<State> out;
  for (std::size_t at = 0; at < state.size();) {
    const std::uint64_t size = state[at++];
    if (size > state.size() - at || out.size() == parts_.size()) return std::nullopt;
    const auto first = state.begin() + static_cast<std::ptrdiff_t>(at);
    out.emplace_back(first, first + static_cast<std::ptrdiff_t>(size));
    at += static_cast<std::size_t>(size);
  }
  return out.size() == parts_.size() ? std::optional(std::move(out)) : std::nullopt;
}

std::pair<std::size_t, Move> SumOfGames::own_move(Move move) const {
  return {static_cast<std::size_t>(move.part % parts_.size()), {move.part / parts_.size(), move.to}};
}

Message SumOfGames::move_text(std::size_t part, const Message& own) {
  return message(kSumPhrases["sum-move"], {own, std::uint64_t{part + 1}});
}

std::optional<std::vector<Explanation>> SumOfGames::described(const State& state) const {
  const auto states = split(state);
  if (!states) return std::nullopt;
  std::vector<Explanation> out;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    auto part = parts_[i].solution->describe((*states)[i]);
    if (!part) return std::nullopt;
    out.push_back(std::move(*part));
  }
  return out;
}

std::vector<Message> SumOfGames::resting(const std::vector<Explanation>& parts) const {
  std::vector<Message> out;
  for (const Explanation& part : parts) out.push_back(part.position);
  return out;
}

std::optional<Explanation> SumOfGames::describe(const State& state) {
  auto parts = described(state);
  if (!parts) return std::nullopt;
  Explanation e;
  e.position = sum_text(SumOfGames::resting(*parts));
  e.state = state;
  const std::vector<Message> others = resting(*parts);
  for (std::size_t i = 0; i < parts->size(); ++i) {
    Explanation& part = (*parts)[i];
    e.more |= part.more;
    for (Option& option : part.options) {
      if (e.options.size() == kListedOptions) {
        e.more = true;
        break;
      }
      Option whole{move_text(i, option.move), {}, {}, {}, whole_move(i, option.play)};
      if (!option.to.empty()) whole.to = sum_text(others, i, option.to);
      if (!option.after.empty()) whole.after = *after(state, whole.play);
      e.options.push_back(std::move(whole));
    }
  }
  for (Explanation& part : *parts)
    e.parts.push_back({std::move(part.position), std::move(part.state), part.cell, std::move(part.pieces), {}});
  // Its cell, if the other parts are as the table has them.
  const Explanation& shown = (*parts)[shown_];
  if (shown.cell && state_at(*shown.cell) == state) e.cell = shown.cell;
  return e;
}

void SumOfGames::value_options(Explanation& e) {
  auto parts = *described(e.state);
  std::vector<State> states = *split(e.state);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    parts[i].value = parts_[i].solution->value_of(parts[i].state);
    parts_[i].solution->value_options(parts[i]);
    e.parts[i].nimber = parts[i].value.nimber;
  }
  auto option = e.options.begin();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    Total others;
    for (std::size_t other = 0; other < parts.size(); ++other) {
      if (other != i) others.add(other, parts[other].value.nimber);
    }
    const State before = states[i];
    for (const Option& own : parts[i].options) {
      if (option == e.options.end()) return;
      Total total = others;
      total.add(i, own.value.nimber);
      // Where it moves to an infinite nimber, that position's options decide.
      if (!own.value.nimber) states[i] = *parts_[i].solution->follow(before, own.play);
      (option++)->value = value_of_sum(total, parts_, states);
      states[i] = before;
    }
  }
}

Reason SumOfGames::reason(const Explanation& e, Solution& values) {
  Reason from_options = reason_from_options(e.value, e.options, !e.more);
  if (parts_.size() == 1) add_answer(e, values, from_options);
  if (parts_.size() == 1 || from_options.kind == Reason::Kind::terminal || !e.value.nimber) return from_options;
  Reason r{Reason::Kind::nim_sum};
  r.numbers_of = kSumPhrases["sum-part-nimbers"];
  for (const DescribedPart& part : e.parts) {
    r.numbers.push_back(*part.nimber);
    r.parts.push_back(part.position);
  }
  r.total = e.value.nimber->value;
  if (const auto move = winning_option(e)) {
    r.part = own_move(move->play).first;
    r.text = move->move;
  }
  return r;
}

std::optional<Option> SumOfGames::winning_option(const Explanation& e) const {
  for (const Option& option : e.options) {
    if (option.value.outcome == Outcome::P) return option;
  }
  if (!e.more || e.value.outcome == Outcome::P) return std::nullopt;
  Total total;
  for (std::size_t i = 0; i < e.parts.size(); ++i) total.add(i, e.parts[i].nimber);
  // In some part a move leaves the nim-sum of the others: one whose nimber is above that, or infinite.
  for (std::size_t i = 0; i < e.parts.size(); ++i) {
    const auto own = e.parts[i].nimber;
    if (!total.infinite.empty() && own) continue;
    const Nimber wanted = own ? nim_sum(total.sum, *own) : total.sum;
    if (own && wanted > *own) continue;
    if (auto option = parts_[i].solution->option_to(e.parts[i].state, wanted)) {
      option->move = move_text(i, option->move);
      option->play = whole_move(i, option->play);
      return option;
    }
  }
  return std::nullopt;
}

std::optional<Move> SumOfGames::best(const Explanation& e) const {
  const auto winning = winning_option(e);
  return winning ? std::optional(winning->play) : Solution::best(e);
}

std::optional<Move> SumOfGames::any(const Explanation& e, std::uint64_t random) const {
  if (!e.more) return Solution::any(e, random);
  const auto parts = *described(e.state);
  const std::uint64_t first = Deal(random).among(parts.size());
  for (std::size_t tried = 0; tried < parts.size(); ++tried) {
    const std::size_t i = static_cast<std::size_t>((first + tried) % parts.size());
    if (const auto own = parts_[i].solution->any(parts[i], random)) return whole_move(i, *own);
  }
  return std::nullopt;
}

CellValue SumOfGames::cell(Layer layer, Cell at) {
  if (!done_) return shape_.contains(at) ? CellValue::unknown() : CellValue::absent();
  Solution& part = *parts_[shown_].solution;
  if (part.has_infinite_nimbers() || !rest_.infinite.empty()) {
    const auto state = state_at(at);
    return state ? layer_of(value_of(*state), layer) : CellValue::absent();
  }
  const CellValue own = part.cell(Layer::nimber, at);
  if (!own.is_known()) return own;
  const Nimber sum = nim_sum(rest_.sum, {static_cast<std::uint64_t>(own.value())});
  return layer_of({outcome_of(sum), sum, {}, {}}, layer);
}

std::unique_ptr<BlockRows> SumOfGames::block_rows(const Blocks& x, const Blocks& y, Effort effort) {
  // Where the other parts add nothing, the part's own way of counting serves.
  return done_ && rest_.sum.value == 0 && rest_.infinite.empty() ? parts_[shown_].solution->block_rows(x, y, effort)
                                                                 : Solution::block_rows(x, y, effort);
}

RawParameters SumOfGames::table_with(const State& state) const {
  const auto states = *split(state);
  std::vector<ListedPart> listed;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    listed.push_back(parts_[i].listed);
    if (states[i] == parts_[i].solution->start()) continue;
    RawParameters changed = parts_[i].solution->table_with(states[i]);
    if (changed.empty()) return {};
    for (auto& [name, value] : changed) listed.back().parameters[name] = std::move(value);
  }
  return {{"parts", text_of(listed)}};
}

}  // namespace grundy
