#include "lab/text_solution.hpp"

#include <algorithm>

#include "base/number.hpp"

#include "kit/sum_solution.hpp"
#include "kit/wording.hpp"
#include "lab/phrases.hpp"
#include "lab/rules_table.hpp"
#include "lab/text_rules.hpp"
#include "lab/ways.hpp"

namespace grundy::lab {

namespace {

constexpr ParameterSpec kParameters[] = {
    {.name = "text", .kind = ParameterKind::text, .label = "Rules", .fallback = "n: 0..100 = 20\nmove \"take {k}\" k in {1, 3, 8}: n -= k", .help = "One line a statement: parts of the position, moves, ends"},
};

constexpr GameInfo info_of(Phrase first, Phrase second) {
  return {
      .id = "rules",
      .title = "Your own rules",
      .source = "",
      .credit = "",
      .first = first,
      .second = second,
      .parameters = kParameters,
      .judge_format = "",
      .sample_input = "",
      .sample_output = "",
      .phrases = kLabPhrases.all,
  };
}
constexpr GameInfo kImpartial = info_of(kKitPhrases["first-player"], kKitPhrases["second-player"]);
constexpr GameInfo kPartisan = info_of(kLabPhrases["lab-left"], kLabPhrases["lab-right"]);

/// What sums and single components share.
struct Held {
  std::shared_ptr<Solved> solved;
  std::shared_ptr<const Program> program;
  RulesTable table;
  Ways ways;

  std::optional<Error> failure() const {
    const auto obstacle = solved->solver->obstacle();
    if (!obstacle) return std::nullopt;
    switch (obstacle->kind) {
      case Obstacle::Kind::outside: return outside(obstacle->number);
      case Obstacle::Kind::cycle: return parameter_error("text", kLabPhrases["lab-text"], kLabPhrases["lab-cycle-split"]);
      case Obstacle::Kind::endless: return parameter_error("text", say(kLabPhrases["lab-position-rounds"], {kMostRounds}), kLabPhrases["lab-more"], Error::Code::reach);
      case Obstacle::Kind::too_many: break;
    }
    return parameter_error("text", say(kLabPhrases["lab-too-many-reached"], {Reach{}.graph}), kLabPhrases["lab-more"], Error::Code::reach);
  }

  /// Which `=` left its range where, by walking once more.
  Error outside(std::uint64_t number) const {
    Slots slots;
    solved->layout.slots_of(number, *solved->model, slots);
    const Mover mover = program->nature.partisan && slots.back() ? Mover::right : Mover::left;
    slots.resize(program->slots());
    Walker walker(*program);
    walker.budget = kWalkerWork;
    walker.moves(slots, mover, [](Taken&&) { return true; });
    std::string position;
    for (const std::int64_t n : slots) (position.empty() ? position : position += ",") += signed_decimal(n);
    const auto& out = walker.outside();
    if (!out) return parameter_error("text", kLabPhrases["lab-text"], kLabPhrases["lab-nowhere"]);
    return parameter_error("text", kLabPhrases["lab-text"],
                           say(kLabPhrases["lab-fault"], {out->place.line, out->place.column,
                               say(kLabPhrases["lab-outside"], {program->slot_name(out->slot), signed_decimal(out->value), signed_decimal(program->least(out->slot)),
                                                               signed_decimal(program->most(out->slot)), position})}));
  }

  /// What the layers are once it is known what there is.
  void name_layers() {
    const Solver& solver = *solved->solver;
    std::vector<Layer>& layers = table.shape().layers;
    layers = {Layer::outcome};
    if (solver.has_nimbers()) layers.push_back(Layer::nimber);
    if (solver.has_remoteness()) layers.push_back(Layer::remoteness);
  }

  Value value(std::uint64_t number) const {
    const auto known = solved->solver->known(number);
    return known ? known->value : Value{Outcome::D, {}, {}};
  }
};

/// Normal play, both players alike: components add up by their nimbers (Sprague 1935, Grundy 1939).
class SumOfTexts final : public SumSolution {
 public:
  explicit SumOfTexts(Held held) : SumSolution(kImpartial, held.table.start()), held_(std::move(held)) { held_.name_layers(); }

  const TableShape& shape() const override { return held_.table.shape(); }
  std::optional<Error> wrap(std::uint64_t width) override { return held_.table.wrap(width); }

  double advance(const Slice& slice) override {
    const double share = held_.solved->solver->advance(slice);
    if (share >= 1) held_.name_layers();
    return share;
  }

  std::optional<Error> failure() const override {
    if (held_.solved->solver->cyclic()) return parameter_error("text", kLabPhrases["lab-one"], kLabPhrases["lab-several"]);
    return held_.failure();
  }

  std::vector<Mark> marks() override {
    std::vector<Mark> out;
    for (const Cell& cell : held_.table.pieces(components())) out.push_back({cell, {}});
    if (const auto cell = held_.table.cell_of(components()); cell && out.empty()) out.push_back({*cell, {}});
    return out;
  }

  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    if (!held_.table.paint_row(layer, at, out)) Solution::paint_row(layer, at, out);
  }

  CellValue cell(Layer layer, Cell at) override {
    const auto numbers = held_.table.at(at);
    if (!numbers) return CellValue::absent();
    if (numbers->size() == 1) {
      const auto known = held_.solved->solver->known((*numbers)[0]);
      return known ? layer_of(known->value, layer) : CellValue::unknown();
    }
    if (layer == Layer::remoteness) return CellValue::unknown();
    Nimber sum;
    for (const std::uint64_t number : *numbers) {
      const auto known = held_.solved->solver->known(number);
      if (!known || !known->value.nimber) return CellValue::unknown();
      sum = nim_sum(sum, *known->value.nimber);
    }
    return layer_of({outcome_of(sum), sum, {}}, layer);
  }

 protected:
  bool fits(std::size_t, std::uint64_t component) const override { return component < held_.solved->layout.size && held_.ways.exists(component); }
  Nimber nimber(std::size_t, std::uint64_t component) const override { return held_.value(component).nimber.value_or(Nimber{}); }

  /// Where a move leaves one component, its code is that component's number; behind those come the ways that split, by their place in the list.
  void options(std::size_t, std::uint64_t component, std::size_t limit, std::vector<std::uint64_t>& out) const override {
    const std::vector<Way>& ways = held_.ways.of(component);
    const std::size_t from = out.size();
    for (std::size_t i = 0; i < ways.size() && out.size() - from < limit; ++i) {
      const std::uint64_t code = ways[i].left.size() == 1 ? ways[i].left[0] : held_.solved->layout.size + i;
      // Two sentences may come to the same; the first has the word. Long lists are not looked through.
      if (ways.size() <= kListedOptions && std::find(out.begin() + static_cast<std::ptrdiff_t>(from), out.end(), code) != out.end()) continue;
      out.push_back(code);
    }
  }

  void put(Components& components, std::size_t index, std::uint64_t to) const override {
    const Way* const way = split_way(components[index], to);
    if (!way) {
      components[index] = to;
      return;
    }
    components[index] = way->left[0];
    components.insert(components.begin() + static_cast<std::ptrdiff_t>(index) + 1, way->left.begin() + 1, way->left.end());
  }

  Nimber nimber_after(std::size_t index, std::uint64_t component, std::uint64_t to) const override {
    const Way* const way = split_way(component, to);
    if (!way) return nimber(index, to);
    Nimber sum;
    for (const std::uint64_t piece : way->left) sum = nim_sum(sum, nimber(index, piece));
    return sum;
  }

  bool interchangeable() const override { return true; }

  std::optional<Remoteness> remoteness(const Components& components) override {
    return components.size() == 1 ? held_.value(components[0]).remoteness : std::nullopt;
  }

  Message move_text(const Components& from, std::size_t index, std::uint64_t to) const override {
    Message words;
    for (const Way& way : held_.ways.of(from[index])) {
      if (way.left.size() == 1 ? way.left[0] != to : &way != split_way(from[index], to)) continue;
      words = way.words;
      break;
    }
    return from.size() == 1 ? words : say(kLabPhrases["lab-in-component"], {words, static_cast<std::uint64_t>(index + 1)});
  }

  Message component_text(std::size_t, std::uint64_t component) const override { return verbatim(held_.ways.short_text(component)); }

  Message position_text(const Components& components) const override {
    if (components.empty()) return kLabPhrases["lab-no-components"];
    if (components.size() == 1) return held_.ways.position_text(components[0]);
    const Message numbers = joined(components, ", ", [this](std::uint64_t n) { return held_.ways.short_text(n); });
    std::string names;
    for (const Part& part : held_.program->parts) (names.empty() ? names : names += ",") += part.name;
    return say(kLabPhrases["lab-is"], {held_.program->slots() == 1 ? names : "(" + names + ")", numbers});
  }

  std::optional<Components> position_at(Cell cell) const override { return held_.table.at(cell); }
  std::optional<Cell> cell_of(const Components& components) const override { return held_.table.cell_of(components); }
  std::vector<Cell> pieces(const Components& components) const override { return held_.table.pieces(components); }

 private:
  const Way* split_way(std::uint64_t component, std::uint64_t to) const {
    if (to < held_.solved->layout.size) return nullptr;
    const std::vector<Way>& ways = held_.ways.of(component);
    const std::uint64_t at = to - held_.solved->layout.size;
    return at < ways.size() ? &ways[at] : nullptr;
  }

  mutable Held held_;
};

/// One component that is decided in any way: who cannot move, lines that say so, points, Left and Right, play that may come back.
class RuledText final : public Solution {
 public:
  explicit RuledText(Held held) : held_(std::move(held)), info_(held_.program->nature.partisan ? kPartisan : kImpartial) { held_.name_layers(); }

  const GameInfo& info() const override { return info_; }
  const TableShape& shape() const override { return held_.table.shape(); }
  std::optional<Error> wrap(std::uint64_t width) override { return held_.table.wrap(width); }

  double advance(const Slice& slice) override {
    const double share = held_.solved->solver->advance(slice);
    if (share >= 1) held_.name_layers();
    return share;
  }
  std::optional<Error> failure() const override { return held_.failure(); }

  /// Where points decide, a position in play holds its number and by how much who moves is ahead, counted from kEven.
  State start() const override { return even(held_.table.start()); }
  std::optional<State> state_at(Cell at) const override {
    auto numbers = held_.table.at(at);
    return numbers ? std::optional(even(std::move(*numbers))) : std::nullopt;
  }
  Value value_of(const State& state) override {
    if (!scored()) return held_.value(state[0]);
    const auto known = held_.solved->solver->known(state[0]);
    const std::int64_t total = lead(state) + known.value_or(Known{}).score;
    return {total > 0 ? Outcome::N : total < 0 ? Outcome::P : Outcome::D, {}, {}};
  }

  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    if (!held_.table.paint_row(layer, at, out)) Solution::paint_row(layer, at, out);
  }

  CellValue cell(Layer layer, Cell at) override {
    const auto numbers = held_.table.at(at);
    if (!numbers) return CellValue::absent();
    const auto known = held_.solved->solver->known((*numbers)[0]);
    return known ? layer_of(known->value, layer) : CellValue::unknown();
  }

  std::vector<Mark> marks() override {
    const auto cell = held_.table.cell_of(held_.table.start());
    return cell ? std::vector<Mark>{{*cell, {}}} : std::vector<Mark>{};
  }

  std::optional<Explanation> describe(const State& state) override {
    if (!is_position(state)) return std::nullopt;
    Explanation e;
    e.position = position_text(state);
    e.cell = held_.table.cell_of({state[0]});
    e.state = state;
    const std::vector<Way>& ways = held_.ways.of(state[0]);
    for (std::size_t i = 0; i < ways.size(); ++i) {
      if (e.options.size() == kListedOptions) {
        e.more = true;
        break;
      }
      Option option{ways[i].words, {}, {}, held_.table.cell_of(ways[i].left), {i, ways[i].left[0]}};
      e.options.push_back(std::move(option));
    }
    for (std::size_t i = 0; i < e.options.size(); ++i) e.options[i].to = position_text(after(state, held_.ways.of(state[0])[i]));
    return e;
  }

  Reason reason(const Explanation& e, Solution& values) override {
    const auto line = held_.ways.ended(e.state[0]);
    if (line && *line > 0) return {Reason::Kind::result, say(kLabPhrases["lab-over"], {*line})};
    if (held_.program->nature.scored && e.options.empty()) return {Reason::Kind::result, kLabPhrases["lab-counted"]};
    if (!held_.program->nature.scored) {
      Reason out = reason_from_options(e.value, all_options(e, [&](std::uint64_t to) { return values.value_of({to}); }));
      // What was not looked at is known by what the position is worth.
      if (out.kind == Reason::Kind::winning_move && out.text.empty()) return {Reason::Kind::result, kLabPhrases["lab-wins-unlisted"]};
      if (out.kind == Reason::Kind::all_options_n && out.count == kMostWays) return {Reason::Kind::result, kLabPhrases["lab-loses-unlisted"]};
      return out;
    }
    const std::vector<Way>& ways = held_.ways.of(e.state[0]);
    const Way* best = nullptr;
    std::int64_t most = INT64_MIN;
    for (const Way& way : ways) {
      const std::int64_t score = way.gain - held_.solved->solver->known(way.left[0]).value_or(Known{}).score;
      if (score > most) {
        most = score;
        best = &way;
      }
    }
    most += lead(e.state);
    if (most == 0) return {Reason::Kind::result, say(kLabPhrases["lab-scores-even"], {best->words})};
    const std::uint64_t points = static_cast<std::uint64_t>(most < 0 ? -most : most);
    return {Reason::Kind::result, say(most > 0 ? kLabPhrases["lab-scores"] : kLabPhrases["lab-scores-behind"], {best->words, points})};
  }

  std::optional<Move> best(const Explanation& e) const override {
    if (!held_.program->nature.scored) {
      Explanation whole;
      whole.value = e.value;
      whole.options = all_options(e, [&](std::uint64_t to) { return held_.value(to); });
      return Solution::best(whole);
    }
    const std::vector<Way>& ways = held_.ways.of(e.state[0]);
    std::optional<Move> best;
    std::int64_t most = INT64_MIN;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      const std::int64_t score = ways[i].gain - held_.solved->solver->known(ways[i].left[0]).value_or(Known{}).score;
      if (score > most) {
        most = score;
        best = Move{i, ways[i].left[0]};
      }
    }
    return best;
  }

  std::optional<State> follow(const State& state, Move move) const override {
    if (!is_position(state)) return std::nullopt;
    const std::vector<Way>& ways = held_.ways.of(state[0]);
    if (move.part >= ways.size() || ways[move.part].left[0] != move.to) return std::nullopt;
    return after(state, ways[move.part]);
  }

 private:
  bool scored() const { return held_.program->nature.scored; }

  /// The options of a position, those that are too many to be listed, too: what is said of a position is said of all of them.
  template <class ValueOf>
  std::vector<Option> all_options(const Explanation& e, ValueOf value_of) const {
    if (!e.more) return e.options;
    std::vector<Option> out;
    for (const Way& way : held_.ways.of(e.state[0])) out.push_back({way.words, {}, value_of(way.left[0]), {}, {out.size(), way.left[0]}});
    return out;
  }

  State even(State numbers) const {
    if (scored() && !numbers.empty()) numbers.push_back(kEven);
    return numbers;
  }
  std::int64_t lead(const State& state) const { return scored() ? static_cast<std::int64_t>(state[1]) - static_cast<std::int64_t>(kEven) : 0; }

  /// States come from outside.
  bool is_position(const State& state) const {
    return state.size() == (scored() ? 2u : 1u) && (!scored() || state[1] < 2 * kEven) && held_.ways.exists(state[0]);
  }

  /// What one is ahead by, the other is behind by.
  State after(const State& state, const Way& way) const {
    if (!scored()) return {way.left[0]};
    return {way.left[0], static_cast<std::uint64_t>(static_cast<std::int64_t>(kEven) - lead(state) - way.gain)};
  }

  Message position_text(const State& state) {
    const Message position = held_.ways.position_text(state[0]);
    const std::int64_t ahead = lead(state);
    if (ahead == 0) return position;
    const std::uint64_t points = static_cast<std::uint64_t>(ahead < 0 ? -ahead : ahead);
    return say(ahead > 0 ? kLabPhrases["lab-ahead"] : kLabPhrases["lab-behind"], {position, points});
  }

  mutable Held held_;
  const GameInfo& info_;
};

class TextGame final : public Game {
 public:
  const GameInfo& info() const override { return kImpartial; }
  /// A text has no judge: those who would ask for one refuse before.
  std::unique_ptr<JudgeRun> new_judge() const override { return nullptr; }
  Result<std::unique_ptr<Solution>> open(Parameters&& parameters) const override { return open_text({{"text", parameters.take_text("text")}}); }
};

}  // namespace

const Game& text_game() {
  static const TextGame game;
  return game;
}

namespace {

Result<Held> held_by(const RawParameters& given) {
  std::shared_ptr<const Program> program;
  auto solved = prepare(given, program);
  if (!solved) return solved.error();
  auto table = RulesTable::read(given, *solved, program);
  if (!table) return table.error();
  return Held{*solved, program, std::move(*table), Ways(*solved, program)};
}

std::unique_ptr<Solution> solution_of(Held held) {
  const Program& program = *held.program;
  // Where play might come back, a single component is asked for draws; several are refused once that is known.
  const bool many = program.components.size() != 1 || program.nature.splits;
  const bool sums = program.nature.adds_up() && (many || (held.solved->layout.ordered && held.solved->solver->has_nimbers()));
  if (sums) return std::unique_ptr<Solution>(new SumOfTexts(std::move(held)));
  return std::unique_ptr<Solution>(new RuledText(std::move(held)));
}

RawParameters with_text(RawParameters raw) {
  raw.try_emplace("text", kParameters[0].fallback);
  return raw;
}

}  // namespace

Result<std::unique_ptr<Solution>> open_text(const RawParameters& raw) {
  auto held = held_by(with_text(raw));
  if (!held) return held.error();
  return solution_of(std::move(*held));
}

namespace {

Result<std::vector<Said>> worth_everywhere(const TextRules& rules, const Program& program, std::string_view formula, const Given& given) {
  auto read = Formula::read(program, formula, given);
  if (!read) return read.error();
  auto positions = rules.all();
  if (!positions) return parameter_error("formula", verbatim("a game whose positions can be looked at one after the other"), verbatim("one with too many"), Error::Code::reach);
  std::vector<Said> out;
  for (Position& position : *positions) {
    const auto worth = read->of(rules.slots_of(position));
    out.push_back({std::move(position), worth});
  }
  return out;
}

}  // namespace

Result<TextInstance> open_text_with_rules(const RawParameters& raw, bool on_table) {
  TextInstance out{nullptr, {}, with_text(raw)};
  auto held = held_by(out.parameters);
  if (!held) return held.error();
  if (on_table) held->table.write_out(out.parameters);
  const auto solved = held->solved;
  out.whole = solved->whole;
  auto rules = std::make_unique<TextRules>(solved, held->program);
  out.worth = [rules = rules.get(), program = held->program, given = given_of(out.parameters)](std::string_view formula) { return worth_everywhere(*rules, *program, formula, given); };
  const bool scored = held->program->nature.scored;
  // States name components by their numbers, and end with the lead where points decide.
  out.book.read = [rules = rules.get(), solved, scored](const State& state) {
    Position position;
    Slots slots;
    for (std::size_t i = 0; i < state.size() - scored; ++i) {
      solved->layout.slots_of(state[i], *solved->model, slots);
      const Position component = rules->position(slots, scored ? std::optional(state.back()) : std::nullopt);
      position.insert(position.end(), component.begin(), component.end());
    }
    return position;
  };
  out.book.rules = std::move(rules);
  out.solution = solution_of(std::move(*held));
  return out;
}

}  // namespace grundy::lab
