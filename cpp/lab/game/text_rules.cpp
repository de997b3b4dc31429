#include "lab/game/text_rules.hpp"

namespace grundy::lab {

namespace {

/// The most expressions evaluated by one TextRules in total: input from outside must not run for ever.
constexpr std::uint64_t kAllWork = 4'000'000'000;
/// The most options of one position, and of all cached ones together: some tens of megabytes.
constexpr std::size_t kMostListed = 300'000, kMostKept = 500'000;
/// The most numbers searched for positions: the product of all ranges.
constexpr std::uint64_t kMostTried = 200'000;

}  // namespace

TextRules::TextRules(std::shared_ptr<const Solved> solved, std::shared_ptr<const Program> program)
    : solved_(std::move(solved)), program_(std::move(program)), work_(kAllWork) {
  const auto range = [this](std::size_t slot) { return static_cast<std::uint64_t>(program_->most(slot) - program_->least(slot)); };
  for (std::size_t slot = 0; slot < program_->slots(); ++slot) parts_.push_back({program_->slot_name(slot), 0, range(slot)});
  if (program_->nature.partisan) parts_.push_back({"mover", 0, 1});
  if (program_->nature.scored) parts_.push_back({"lead", 0, 2 * kEven});
}

template <class Use>
auto TextRules::interpreted(Use use) const {
  SyntaxInterpreter interpreter(*program_);
  interpreter.budget = work_;
  auto out = use(interpreter);
  work_ = interpreter.budget;
  outside_ |= interpreter.outside().has_value();
  return out;
}

std::optional<std::string> TextRules::fault() const {
  if (outside_) return "a value given by = leaves its range";
  if (work_ == 0) return "they take more work than a certificate may";
  return std::nullopt;
}

Position TextRules::position(const Slots& slots, std::optional<std::uint64_t> lead) const {
  Position out;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    // The player to move follows the numbers of the text.
    const std::int64_t least = i < program_->slots() ? program_->least(i) : 0;
    out.push_back(static_cast<std::uint64_t>(slots[i] - least));
  }
  if (lead) out.push_back(*lead);
  return out;
}

Slots TextRules::slots_of(const Position& p) const {
  Slots out;
  for (std::size_t slot = 0; slot < program_->slots(); ++slot) out.push_back(program_->least(slot) + static_cast<std::int64_t>(p[slot]));
  return out;
}

std::optional<std::vector<Position>> TextRules::all() const {
  Slots slots;
  std::uint64_t tried = 1;
  for (std::size_t slot = 0; slot < program_->slots(); ++slot) {
    slots.push_back(program_->least(slot));
    const auto range = static_cast<std::uint64_t>(program_->most(slot) - program_->least(slot)) + 1;
    if (range > kMostTried / tried) return std::nullopt;
    tried *= range;
  }
  std::vector<Position> out;
  const bool all_legal = program_->syntax.legal.empty();
  for (; tried > 0; --tried) {
    if (all_legal || interpreted([&](SyntaxInterpreter& interpreter) { return interpreter.legal(slots); })) {
      const std::optional<std::uint64_t> lead = program_->nature.scored ? std::optional(kEven) : std::nullopt;
      for (std::int64_t right = 0; right <= program_->nature.partisan; ++right) {
        Slots whole = slots;
        if (program_->nature.partisan) whole.push_back(right);
        out.push_back(position(whole, lead));
      }
    }
    // Advances in order, the last number first.
    for (std::size_t slot = slots.size(); slot-- > 0;) {
      if (++slots[slot] <= program_->most(slot)) break;
      slots[slot] = program_->least(slot);
    }
  }
  return out;
}

Mover TextRules::mover(const Position& p) const {
  return program_->nature.partisan && p[program_->slots()] == 1 ? Mover::right : Mover::left;
}

std::int64_t TextRules::lead(const Position& p) const {
  return program_->nature.scored ? static_cast<std::int64_t>(p.back()) - static_cast<std::int64_t>(kEven) : 0;
}

TextRules::Listed TextRules::interpret(const Position& p) const {
  const Slots slots = slots_of(p);
  const bool partisan = program_->nature.partisan, scored = program_->nature.scored;
  return interpreted([&](SyntaxInterpreter& interpreter) {
    Listed out;
    if (interpreter.ended(slots, mover(p))) return out;
    interpreter.moves(slots, mover(p), [&](MoveResult&& result) {
      grundy::Choice choice{result.line, 0, {}};
      // The lead of one player is the deficit of the other.
      const std::uint64_t after = static_cast<std::uint64_t>(static_cast<std::int64_t>(kEven) - lead(p) - result.gain);
      for (Slots& component : result.after) {
        if (partisan) component.push_back(mover(p) == Mover::left ? 1 : 0);
        choice.after.push_back(position(component, scored ? std::optional(after) : std::nullopt));
      }
      out.choices.push_back(std::move(choice));
      out.too_many = out.choices.size() == kMostListed;
      return !out.too_many;
    });
    if (out.too_many) out.choices.clear();
    return out;
  });
}

const TextRules::Listed& TextRules::listed(const Position& p) const {
  const auto known = kept_.find(p);
  if (known != kept_.end()) return known->second;
  if (kept_choices_ > kMostKept) {
    kept_.clear();
    kept_choices_ = 0;
  }
  const Listed& out = kept_.emplace(p, interpret(p)).first->second;
  kept_choices_ += 1 + out.choices.size();
  return out;
}

std::uint64_t TextRules::most_options(const Position& p) const {
  const Listed& all = listed(p);
  return all.too_many ? UINT64_MAX : all.choices.size();
}

void TextRules::options(const Position& p, Player, std::vector<grundy::Choice>& out) const {
  const auto& choices = listed(p).choices;
  out.insert(out.end(), choices.begin(), choices.end());
}

Outcome TextRules::result(const Position& p, Player) const {
  const Slots slots = slots_of(p);
  const std::int64_t payoff = interpreted([&](SyntaxInterpreter& interpreter) {
    const auto ended = interpreter.ended(slots, mover(p));
    return ended ? ended->payoff : interpreter.stuck(slots, mover(p)).payoff;
  });
  const std::int64_t total = lead(p) + payoff;
  return total > 0 ? Outcome::N : total < 0 ? Outcome::P : Outcome::D;
}

}  // namespace grundy::lab
