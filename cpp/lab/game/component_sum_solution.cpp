#include "lab/game/component_sum_solution.hpp"

#include <algorithm>

#include "kit/sum_solution.hpp"
#include "kit/wording.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

/// Normal play, both players alike: components add up by their nimbers (Sprague 1935, Grundy 1939).
class ComponentSumSolution : public SumSolution {
 public:
  explicit ComponentSumSolution(SolutionState text) : SumSolution(kImpartial, text.table.start()), text_(std::move(text)) {
    text_.name_layers();
  }

  const TableShape& shape() const override { return text_.table.shape(); }
  std::string_view scene() const override { return text_.layout; }
  std::optional<Error> wrap(std::uint64_t width) override { return text_.table.wrap(width); }

  double advance(const Slice& slice) override { return text_.advance(slice); }

  std::optional<Error> failure() const override {
    if (text_.solved->solver->cyclic()) return parameter_error("text", kLabPhrases["lab-one"], kLabPhrases["lab-several"]);
    return text_.failure();
  }

  std::vector<Mark> marks() override {
    std::vector<Mark> out;
    for (const Cell& cell : text_.table.pieces(components())) out.push_back({cell, {}});
    if (const auto cell = text_.table.cell_of(components()); cell && out.empty()) out.push_back({*cell, {}});
    if (const auto mark = text_.table.mark_beyond(components()); mark && out.empty()) out.push_back(*mark);
    return out;
  }

  RawParameters table_with(const State& state) const override { return text_.table.starting_with(state); }

  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    if (!text_.table.paint_row(layer, at, out)) Solution::paint_row(layer, at, out);
  }

  CellValue cell(Layer layer, Cell at) override {
    const auto numbers = text_.table.at(at);
    if (!numbers) return CellValue::absent();
    if (numbers->size() == 1) {
      const auto known = text_.solved->solver->known((*numbers)[0]);
      return known ? layer_of(*known, layer) : CellValue::unknown();
    }
    if (layer == Layer::remoteness) return CellValue::unknown();
    Nimber sum;
    for (const std::uint64_t number : *numbers) {
      const auto known = text_.solved->solver->known(number);
      if (!known || !known->nimber) return CellValue::unknown();
      sum = nim_sum(sum, *known->nimber);
    }
    return layer_of({outcome_of(sum), sum, {}}, layer);
  }

 protected:
  bool fits(std::size_t, std::uint64_t component) const override { return text_.moves.exists(component); }
  Nimber nimber(std::size_t, std::uint64_t component) const override { return text_.value(component).nimber.value_or(Nimber{}); }

  /// The code of a move to one component is the component's number; the codes of splitting moves follow, by their index in the list.
  void options(std::size_t, std::uint64_t component, std::size_t limit, std::vector<std::uint64_t>& out) const override {
    const std::vector<ListedMove>& moves = text_.moves.of(component);
    const std::size_t from = out.size();
    for (std::size_t i = 0; i < moves.size() && out.size() - from < limit; ++i) {
      const std::uint64_t code = moves[i].after.size() == 1 ? moves[i].after[0] : text_.solved->layout.size + i;
      // Two lines may have the same result; the first one supplies the words. Long lists are not searched.
      if (moves.size() <= kListedOptions && std::find(out.begin() + static_cast<std::ptrdiff_t>(from), out.end(), code) != out.end())
        continue;
      out.push_back(code);
    }
  }

  void put(Components& components, std::size_t index, std::uint64_t to) const override {
    const ListedMove* const listed = split_move(components[index], to);
    if (!listed) {
      components[index] = to;
      return;
    }
    const auto at = components.erase(components.begin() + static_cast<std::ptrdiff_t>(index));
    components.insert(at, listed->after.begin(), listed->after.end());
  }

  Nimber nimber_after(std::size_t index, std::uint64_t component, std::uint64_t to) const override {
    const ListedMove* const listed = split_move(component, to);
    if (!listed) return nimber(index, to);
    Nimber sum;
    for (const std::uint64_t piece : listed->after) sum = nim_sum(sum, nimber(index, piece));
    return sum;
  }

  bool interchangeable() const override { return true; }

  const SolutionState& text() const { return text_; }

  std::optional<Remoteness> remoteness(const Components& components) override {
    return components.size() == 1 ? text_.value(components[0]).remoteness : std::nullopt;
  }

  Message move_text(const Components& from, std::size_t index, std::uint64_t to) const override {
    Message words;
    for (const ListedMove& listed : text_.moves.of(from[index])) {
      if (listed.after.size() == 1 ? listed.after[0] != to : &listed != split_move(from[index], to)) continue;
      words = listed.words;
      break;
    }
    return from.size() == 1 ? words : message(kLabPhrases["lab-in-component"], {words, static_cast<std::uint64_t>(index + 1)});
  }

  Phrase numbers_of() const override { return kLabPhrases["lab-component-nimbers"]; }
  Message component_text(std::size_t, std::uint64_t component) const override { return verbatim(text_.moves.short_text(component)); }

  Message position_text(const Components& components) const override {
    if (components.empty()) return kLabPhrases["lab-no-components"];
    if (components.size() == 1) return text_.moves.position_text(components[0]);
    return components_words(*text_.program, joined(components, ", ", [this](std::uint64_t n) { return text_.moves.short_text(n); }));
  }

  std::optional<Components> position_at(Cell cell) const override { return text_.table.at(cell); }
  std::optional<Cell> cell_of(const Components& components) const override { return text_.table.cell_of(components); }
  std::vector<Cell> pieces(const Components& components) const override { return text_.table.pieces(components); }

 private:
  const ListedMove* split_move(std::uint64_t component, std::uint64_t to) const {
    if (to < text_.solved->layout.size) return nullptr;
    const std::vector<ListedMove>& moves = text_.moves.of(component);
    const std::uint64_t at = to - text_.solved->layout.size;
    return at < moves.size() ? &moves[at] : nullptr;
  }

  mutable SolutionState text_;
};

/// Misère play, both players alike: who wins a sum is found by search.
class MisereSumSolution final : public ComponentSumSolution {
 public:
  explicit MisereSumSolution(SolutionState text) : ComponentSumSolution(std::move(text)), sums_(*this->text().solved->misere_sums) {
    sums_.want(components());
  }

  std::optional<Error> failure() const override {
    if (const auto error = text().failure()) return error;
    if (opened_ || !sums_.gave_up()) return std::nullopt;
    return parameter_error("text", message(kLabPhrases["lab-misere-reach"], {std::uint64_t{MisereSums::kMostSums}}),
                           kLabPhrases["lab-more"], Error::Code::reach);
  }

  double advance(const Slice& slice) override {
    const double share = ComponentSumSolution::advance(slice);
    opened_ = opened_ || sums_.outcome(components());
    return share;
  }

  bool prepare(const State& state) override {
    if (!SumSolution::components_of(state)) return true;
    const std::vector<Components> all = with_options(state);
    if (all_known(all) || (prepared_ == state && sums_.gave_up())) return true;
    if (prepared_ != state || sums_.is_idle()) {
      for (const Components& sum : all) sums_.want(sum);
    }
    prepared_ = state;
    return false;
  }

  /// Beyond the limit of sums there are no positions: nothing is known of them, or not of all of their options.
  std::optional<Explanation> explain_state(const State& state) override {
    if (!SumSolution::components_of(state)) return std::nullopt;
    const std::vector<Components> all = with_options(state);
    if (prepared_ == state && sums_.gave_up() && !all_known(all)) return std::nullopt;
    const bool found = std::all_of(all.begin(), all.end(), [this](const Components& sum) { return sums_.find(sum).has_value(); });
    return found ? SumSolution::explain_state(state) : std::nullopt;
  }

  CellValue cell(Layer layer, Cell at) override {
    const auto numbers = position_at(at);
    if (!numbers) return CellValue::absent();
    const auto outcome = sums_.outcome(*numbers);
    return outcome ? layer_of({*outcome}, layer) : CellValue::unknown();
  }

 protected:
  Value value(const Components& components) override { return quick_value(components, {}); }
  Value quick_value(const Components& components, Nimber) const override { return {sums_.find(components).value_or(Outcome::D)}; }

  std::optional<Move> best_of_many(const Components& components, Outcome outcome) const override {
    std::optional<Move> out;
    each_option(components, [&](std::size_t index, std::uint64_t to, const Components& after) {
      if (!out || (outcome == Outcome::N && sums_.find(after) == Outcome::P)) out = play_of(components, index, to);
    });
    return out;
  }

  Reason reason(const Explanation& e, Solution& values) override { return Solution::reason(e, values); }

 private:
  /// Calls use(index, to, after) for the options that are listed.
  template <class Use>
  void each_option(const Components& components, const Use& use) const {
    for (std::size_t i = 0; i < components.size(); ++i) {
      std::vector<std::uint64_t> all;
      options(i, components[i], kListedOptions, all);
      for (const std::uint64_t to : all) {
        Components after = components;
        put(after, i, to);
        use(i, to, after);
      }
    }
  }
  bool all_known(const std::vector<Components>& all) const {
    return std::all_of(all.begin(), all.end(), [this](const Components& sum) { return sums_.outcome(sum).has_value(); });
  }
  std::vector<Components> with_options(const Components& components) const {
    std::vector<Components> out{components};
    each_option(components, [&](std::size_t, std::uint64_t, const Components& after) { out.push_back(after); });
    return out;
  }

  MisereSums& sums_;
  bool opened_ = false;  // whether the start is known
  State prepared_;
};

}  // namespace

std::unique_ptr<Solution> component_sum_solution(SolutionState text) {
  if (text.solved->misere_sums) return std::make_unique<MisereSumSolution>(std::move(text));
  return std::make_unique<ComponentSumSolution>(std::move(text));
}

}  // namespace grundy::lab
