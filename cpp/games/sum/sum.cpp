// Sums of positions of any games side by side: a move is a move in one of them, and who cannot move in any loses. The nim-sum of their
// nimbers decides (Sprague 1935, Grundy 1939).
#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "games/parts.hpp"
#include "games/sum/part_list.hpp"
#include "games/sum/phrases.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kLongestList = 1'000'000;

constexpr ParameterSpec kParameters[] = {
    {.name = "parts",
     .kind = ParameterKind::text,
     .label = "Parts",
     .fallback = "knights;n=12;knights=8.7|kayles;rows=3,2|nim;heaps=4,6|bachet;take=1,3,4;n=8",
     .help = "Positions joined by |, each a game's id and ;name=value for each of its parameters",
     .longest = kLongestList},
    {.name = "part",
     .label = "Part in the table",
     .fallback = "1",
     .help = "The table moves this part, and the others stay as they are",
     .least = 1,
     .most = kMostParts,
     .of_table = true},
};

constexpr GameInfo kInfo = {
    .id = "sum",
    .title = "A sum of games",
    .source = "Positions of different games side by side",
    .credit = "Theory: Roland Sprague (1935), Patrick Grundy (1939)",
    .first = kKitPhrases["first-player"],
    .second = kKitPhrases["second-player"],
    .parameters = kParameters,
    .judge_format = "The number of parts p, then p parts, each a game's id and ;name=value for each of its parameters, without spaces.",
    .sample_input = "3\nnim;heaps=3,5\nkayles;rows=4\nbachet;take=1,3,4;n=9\n",
    .sample_output = "First\n",
};

/// A game of the sum.
struct Part {
  ListedPart listed;
  std::unique_ptr<Solution> solution;
};

Result<Part> open_listed(ListedPart listed, std::size_t number, bool by_rules) {
  if (listed.game == kInfo.id)
    return parameter_error("parts", message(kSumPhrases["sum-no-sum"], {std::uint64_t{number}}), verbatim(kInfo.id));
  auto opened = open_part(listed.game, listed.parameters, by_rules);
  if (!opened) return error_in_part(opened.error(), number, listed);
  return Part{std::move(listed), std::move(*opened)};
}

/// The reason why a solved part cannot be added: its nimber is missing.
std::optional<Error> fault_of(const Part& part, std::size_t number) {
  if (auto error = part.solution->failure()) return error_in_part(*error, number, part.listed);
  if (part.solution->value_of(part.solution->start()).nimber) return std::nullopt;
  return parameter_error("parts", message(kSumPhrases["sum-nimbers"], {std::uint64_t{number}, part.listed.game}),
                         kSumPhrases["sum-no-nimber"]);
}

Nimber nimber_in(Solution& part, const State& state) { return part.value_of(state).nimber.value_or(Nimber{}); }

Value value_with(Nimber sum) { return {outcome_of(sum), sum, {}, {}}; }

/// The state of a sum is, for each part, how many numbers its state has, and these numbers. The move (p, to) of part i of n is
/// (n * p + i, to).
class SumOfGames final : public Solution {
 public:
  /// `shown`: the index of the part in the table.
  SumOfGames(std::vector<Part> parts, std::size_t shown) : parts_(std::move(parts)), shown_(shown) { take_shape(); }

  const GameInfo& info() const override { return kInfo; }
  const TableShape& shape() const override { return shape_; }

  double advance(const Slice& slice) override {
    for (; solved_ < parts_.size() && !fault_; ++solved_) {
      const double share = parts_[solved_].solution->advance(slice);
      if (share < 1) return (static_cast<double>(solved_) + share) / static_cast<double>(parts_.size());
      fault_ = fault_of(parts_[solved_], solved_ + 1);
    }
    if (!fault_ && !done_) finish();
    return 1;
  }

  bool prepare(const State& state) override {
    const auto states = split(state);
    return !states || std::all_of(parts_.begin(), parts_.end(),
                                  [&, i = std::size_t{0}](Part& part) mutable { return part.solution->prepare((*states)[i++]); });
  }

  std::optional<Error> failure() const override {
    for (std::size_t i = 0; i < parts_.size() && !fault_; ++i) {
      if (auto error = parts_[i].solution->failure()) return error_in_part(*error, i + 1, parts_[i].listed);
    }
    return fault_;
  }

  std::vector<TablePart> parts() override {
    std::vector<TablePart> out;
    for (Part& part : parts_)
      out.push_back({part.listed.game, {part.listed.parameters.begin(), part.listed.parameters.end()}, part.solution.get()});
    return out;
  }

  State start() const override {
    std::vector<State> states;
    for (const Part& part : parts_) states.push_back(part.solution->start());
    return joined(states);
  }

  std::optional<State> state_at(Cell at) const override {
    auto there = parts_[shown_].solution->state_at(at);
    if (!there) return std::nullopt;
    std::vector<State> states;
    for (std::size_t i = 0; i < parts_.size(); ++i) states.push_back(i == shown_ ? std::move(*there) : parts_[i].solution->start());
    return joined(states);
  }

  Value value_of(const State& state) override {
    Nimber sum;
    for (const Nimber nimber : nimbers_of(state)) sum = nim_sum(sum, nimber);
    return value_with(sum);
  }

  std::vector<Nimber> nimbers_of(const State& state) override {
    const auto states = *split(state);
    std::vector<Nimber> out;
    for (std::size_t i = 0; i < parts_.size(); ++i) out.push_back(nimber_in(*parts_[i].solution, states[i]));
    return out;
  }

  std::optional<Explanation> describe(const State& state) override;
  void value_options(Explanation& e) override;
  Reason reason(const Explanation& e, Solution& values) override;

  std::optional<State> follow(const State& state, Move move) const override {
    auto states = split(state);
    if (!states) return std::nullopt;
    const auto [i, own] = own_move(move);
    auto next = parts_[i].solution->follow((*states)[i], own);
    if (!next) return std::nullopt;
    (*states)[i] = std::move(*next);
    return joined(*states);
  }

  std::optional<Move> best(const Explanation& e) const override;
  std::optional<Move> any(const Explanation& e, std::uint64_t random) const override;

  std::vector<Mark> marks() override { return parts_[shown_].solution->marks(); }
  Headers headers() const override { return parts_[shown_].solution->headers(); }
  CellValue cell(Layer layer, Cell at) override;
  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override;

  RawParameters table_with(const State& state) const override;

 private:
  /// The table is that of the part, as far as it has nimbers.
  void take_shape() {
    shape_ = parts_[shown_].solution->shape();
    shape_.layers = {Layer::outcome, Layer::nimber};
    shape_.sequence.reset();
    shape_.grain = 1;
  }

  /// Once all parts are solved.
  void finish() {
    take_shape();
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      if (i != shown_) rest_ = nim_sum(rest_, nimber_in(*parts_[i].solution, parts_[i].solution->start()));
    }
    done_ = true;
  }

  static State joined(const std::vector<State>& states) {
    State out;
    for (const State& state : states) {
      out.push_back(state.size());
      out.insert(out.end(), state.begin(), state.end());
    }
    return out;
  }

  /// Returns the states of the parts. Nothing if the numbers do not divide into as many. Whether the parts have these states is not checked.
  std::optional<std::vector<State>> split(const State& state) const {
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

  Move whole_move(std::size_t part, Move own) const { return {own.part * parts_.size() + part, own.to}; }

  /// Returns the index of the part that moves, and the move there.
  std::pair<std::size_t, Move> own_move(Move move) const {
    return {static_cast<std::size_t>(move.part % parts_.size()), {move.part / parts_.size(), move.to}};
  }

  /// Describes the position of each part. Nothing if one of them has no such position.
  std::optional<std::vector<Explanation>> described(const State& state) const;

  /// Returns the move in words, with the number of the part.
  static Message move_text(std::size_t part, const Message& own) {
    return message(kSumPhrases["sum-move"], {own, std::uint64_t{part + 1}});
  }

  /// Returns a winning move, if there is one.
  std::optional<Option> winning_option(const Explanation& e) const;

  std::vector<Part> parts_;
  std::size_t shown_;
  TableShape shape_;
  Nimber rest_ = {};        // of the parts that are not in the table
  std::size_t solved_ = 0;  // parts
  bool done_ = false;
  std::optional<Error> fault_;
};

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

/// Joins the descriptions of the parts by plus signs.
Message sum_text(const std::vector<Explanation>& parts, std::size_t other = static_cast<std::size_t>(-1), const Message& instead = {}) {
  Message out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Message& part = i == other ? instead : parts[i].position;
    out = i == 0 ? part : message(kSumPhrases["sum-of"], {out, part});
  }
  return out;
}

std::optional<Explanation> SumOfGames::describe(const State& state) {
  auto parts = described(state);
  if (!parts) return std::nullopt;
  Explanation e;
  e.position = sum_text(*parts);
  e.state = state;
  for (std::size_t i = 0; i < parts->size(); ++i) {
    Explanation& part = (*parts)[i];
    e.more |= part.more;
    for (Option& option : part.options) {
      if (e.options.size() == kListedOptions) {
        e.more = true;
        break;
      }
      Option whole{move_text(i, option.move), {}, {}, {}, whole_move(i, option.play)};
      if (!option.to.empty()) whole.to = sum_text(*parts, i, option.to);
      if (!option.after.empty()) whole.after = *follow(state, whole.play);
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
  std::vector<Nimber> nimbers;
  Nimber sum;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    Explanation& part = parts[i];
    part.value = parts_[i].solution->value_of(part.state);
    parts_[i].solution->value_options(part);
    nimbers.push_back(part.value.nimber.value_or(Nimber{}));
    sum = nim_sum(sum, nimbers.back());
    e.parts[i].nimber = nimbers.back();
  }
  auto option = e.options.begin();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Nimber others = nim_sum(sum, nimbers[i]);
    for (const Option& own : parts[i].options) {
      if (option == e.options.end()) return;
      (option++)->value = value_with(nim_sum(others, own.value.nimber.value_or(Nimber{})));
    }
  }
}

Reason SumOfGames::reason(const Explanation& e, Solution& values) {
  Reason from_options = reason_from_options(e.value, e.options, !e.more);
  if (parts_.size() == 1) add_answer(e, values, from_options);
  if (parts_.size() == 1 || from_options.kind == Reason::Kind::terminal) return from_options;
  Reason r{Reason::Kind::nim_sum};
  r.numbers_of = kSumPhrases["sum-part-nimbers"];
  for (const DescribedPart& part : e.parts) {
    r.numbers.push_back(part.nimber.value_or(Nimber{}));
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
  // In some part a move leaves the nimber that makes the nim-sum 0: its nimber is above that one.
  for (std::size_t i = 0; i < e.parts.size(); ++i) {
    const Nimber own = *e.parts[i].nimber, wanted = nim_sum(own, *e.value.nimber);
    if (wanted > own) continue;
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
  const CellValue own = parts_[shown_].solution->cell(Layer::nimber, at);
  return own.is_known() ? layer_of(value_with(nim_sum(rest_, {static_cast<std::uint64_t>(own.value())})), layer) : own;
}

std::unique_ptr<BlockRows> SumOfGames::block_rows(const Blocks& x, const Blocks& y, Effort effort) {
  // Where the other parts add nothing, the part's own way of counting serves.
  return done_ && rest_.value == 0 ? parts_[shown_].solution->block_rows(x, y, effort) : Solution::block_rows(x, y, effort);
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

/// Opens the parts that are listed; errors are those of the field `parts`.
Result<std::vector<Part>> open_all(std::vector<ListedPart> listed, bool by_rules) {
  std::vector<Part> out;
  for (ListedPart& one : listed) {
    auto part = open_listed(std::move(one), out.size() + 1, by_rules);
    if (!part) return part.error();
    out.push_back(std::move(*part));
  }
  return out;
}

Result<std::unique_ptr<Solution>> open_sum(const Parameters& p, bool by_rules) {
  auto listed = read_parts(p.text("parts"));
  if (!listed) return listed.error();
  const std::uint64_t shown_part = p.integer("part");
  if (shown_part > listed->size()) {
    return parameter_error("part", message(kSumPhrases["sum-shown"], {std::uint64_t{listed->size()}}), shown(decimal(shown_part)));
  }
  auto parts = open_all(std::move(*listed), by_rules);
  if (!parts) return parts.error();
  return std::make_unique<SumOfGames>(std::move(*parts), static_cast<std::size_t>(shown_part - 1));
}

class SumJudge final : public JudgeRun {
 public:
  SumJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.last = kSumPhrases["sum-last"], .count = 1, .reading = 0.1};
  static constexpr std::string_view kCharacters =
      "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";

  std::uint64_t head() override { return in_.number(kSumPhrases["sum-count"], 0, kMostParts); }

  std::uint64_t items(std::uint64_t) override {
    auto listed = read_parts(in_.word(kSumPhrases["sum-part"], kCharacters, 1, kLongestList));
    if (in_.failed()) return 1;
    auto opened = listed ? open_all(std::move(*listed), false) : Result<std::vector<Part>>(listed.error());
    if (!opened) in_.reject(opened.error().message);
    else std::move(opened->begin(), opened->end(), std::back_inserter(parts_));
    return 1;
  }

  double work(Pace& pace) override {
    for (; solved_ < parts_.size(); ++solved_) {
      Solution& part = *parts_[solved_].solution;
      const double share = part.advance(pace.slice());
      if (share < 1) return (static_cast<double>(solved_) + share) / static_cast<double>(parts_.size());
      if (const auto fault = fault_of(parts_[solved_], solved_ + 1)) {
        in_.refuse(*fault);
        return 1;
      }
      sum_ = nim_sum(sum_, nimber_in(part, part.start()));
    }
    return 1;
  }

  void answer() override { out_ += sum_.value ? "First\n" : "Second\n"; }

  std::vector<Part> parts_;
  std::size_t solved_ = 0;
  Nimber sum_;
};

class Sum final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }
  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<SumJudge>(); }
  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override { return open_sum(p, false); }
};

}  // namespace

const Game& sum_game() {
  static const Sum game;
  return game;
}

Result<std::unique_ptr<Solution>> open_sum_by_rules(const RawParameters& raw) {
  const auto parameters = Parameters::read(kParameters, raw);
  return parameters ? open_sum(*parameters, true) : parameters.error();
}

}  // namespace grundy
