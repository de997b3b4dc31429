#include "lab/values/options_of_value.hpp"

#include <algorithm>

#include "kit/wording.hpp"
#include "lab/game/move_words.hpp"
#include "lab/language/phrases.hpp"
#include "report/value_facts.hpp"

namespace grundy::lab {

using values::Id;
using values::Side;
using values::Steps;

namespace {

constexpr std::size_t kListed = 1'000;
std::size_t index_of(Side side) { return side == Side::left ? 0 : 1; }

}  // namespace

Message position_words(const Program& program, const SumOfSlots& sum) {
  if (sum.empty()) return kLabPhrases["lab-no-components"];
  if (sum.size() == 1) return position_words(program, sum[0]);
  return components_words(program, joined(sum, ", ", [&](const Slots& slots) { return short_position(program, slots); }));
}

std::vector<OptionsOfValue::Move> OptionsOfValue::moves_of(const SumOfSlots& position, Side side) {
  std::vector<Move> out;
  for (std::size_t i = 0; i < position.size(); ++i) {
    each_move_in_words(program_, position[i], side == Side::left ? Mover::left : Mover::right, [&](MoveResult&& result, Message words) {
      if (out.size() == kListed) {
        more_ = true;
        return false;
      }
      SumOfSlots after = position;
      after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
      after.insert(after.begin() + static_cast<std::ptrdiff_t>(i), result.after.begin(), result.after.end());
      if (position.size() > 1) words = message(kLabPhrases["lab-in-component"], {words, static_cast<std::uint64_t>(i + 1)});
      out.push_back({std::move(words), std::move(after)});
      return true;
    });
  }
  return out;
}

bool OptionsOfValue::is_canonical(Side side, Id value) const {
  const auto& all = canonical_[index_of(side)];
  return std::find(all.begin(), all.end(), value) != all.end();
}

std::optional<bool> OptionsOfValue::at_least_as_good(Side side, Id better, Id than, Steps& steps) {
  values::Store& store = values_.store();
  const auto out = side == Side::left ? store.at_most(than, better, steps) : store.at_most(better, than, steps);
  if (!out) stop(store.halt());
  return out;
}

/// Notes why there is no more to find, unless it goes on with more steps. Returns false.
bool OptionsOfValue::stop(values::Halt halt) {
  if (halt != values::Halt::steps) error_ = Error{Error::Code::reach, values::reason(halt), "text"};
  return false;
}

bool OptionsOfValue::list(Id value) { return values_.store().list(value) || stop(values_.store().halt()); }

bool OptionsOfValue::find(const SumOfSlots& position, Id value, Steps& steps) {
  value_ = value;
  while (stage_ != Stage::done) {
    if (!run(position, steps)) return false;
    stage_ = static_cast<Stage>(static_cast<int>(stage_) + 1);
    next_ = inner_ = 0;
  }
  return true;
}

bool OptionsOfValue::run(const SumOfSlots& position, Steps& steps) {
  const auto each = [&](bool (OptionsOfValue::*find)(Option&, Steps&)) {
    for (; next_ < options_.size(); ++next_, inner_ = 0) {
      if (!(this->*find)(options_[next_], steps)) return false;
    }
    return true;
  };
  switch (stage_) {
    case Stage::list:
      for (const Side side : {Side::left, Side::right}) {
        for (Move& move : moves_of(position, side)) options_.push_back({side, std::move(move.words), std::move(move.after)});
        if (side == Side::left) lefts_ = options_.size();
      }
      return true;
    case Stage::values: return each(&OptionsOfValue::find_value);
    case Stage::winners: return each(&OptionsOfValue::find_winner);
    case Stage::rivals:
      if (!list(value_)) return false;
      find_rivals();
      return true;
    case Stage::fates: return each(&OptionsOfValue::find_fate);
    case Stage::replies: return each(&OptionsOfValue::find_reply);
    case Stage::texts: return each(&OptionsOfValue::write);
    case Stage::done: break;
  }
  return true;
}

bool OptionsOfValue::find_value(Option& option, Steps& steps) {
  const auto value = values_.of(option.after, steps);
  if (value) option.value = *value;
  else error_ = values_.error();
  return value.has_value();
}

bool OptionsOfValue::find_winner(Option& option, Steps& steps) {
  const auto wins = at_least_as_good(option.side, option.value, values::kZero, steps);
  if (wins) option.wins = *wins;
  return wins.has_value();
}

/// Options that stay come first, then the others, then what takes the place of reversible ones.
void OptionsOfValue::find_rivals() {
  for (const Side side : {Side::left, Side::right}) {
    const auto canonical = values_.store().options(value_, side);
    canonical_[index_of(side)].assign(canonical.begin(), canonical.end());
    auto& rivals = rivals_[index_of(side)];
    const auto is_new = [&](Id value) {
      return std::none_of(rivals.begin(), rivals.end(), [&](const Rival& rival) { return rival.value == value; });
    };
    for (const bool stays : {true, false}) {
      for (std::size_t i = 0; i < options_.size(); ++i) {
        if (options_[i].side == side && is_canonical(side, options_[i].value) == stays && is_new(options_[i].value))
          rivals.push_back({options_[i].value, i});
      }
    }
    for (const Id value : canonical_[index_of(side)]) {
      if (is_new(value)) rivals.push_back({value, std::nullopt});
    }
  }
}

bool OptionsOfValue::find_fate(Option& option, Steps& steps) {
  const auto rivals = this->rivals(option.side);
  if (inner_ == 0) {
    const auto first = std::find_if(rivals.begin(), rivals.end(), [&](const Rival& rival) { return rival.value == option.value; });
    if (*first->option != next_) {
      option.fate = Fate::same;
      option.by = first->option;
      return true;
    }
    if (is_canonical(option.side, option.value)) {
      option.fate = Fate::kept;
      return true;
    }
  }
  for (; inner_ < rivals.size(); ++inner_) {
    const Rival& rival = rivals[inner_];
    if (rival.value == option.value) continue;
    const auto dominates = at_least_as_good(option.side, rival.value, option.value, steps);
    if (!dominates) return false;
    if (!*dominates) continue;
    option.fate = Fate::dominated;
    option.by = rival.option;
    return true;
  }
  // An option neither in the canonical form nor dominated is reversible, through a canonical option of its own.
  if (!list(option.value)) return false;
  const Side opponent = values::other(option.side);
  for (;; ++inner_) {
    const auto answers = values_.store().options(option.value, opponent);
    if (inner_ - rivals.size() == answers.size()) return true;
    const Id answer = answers[inner_ - rivals.size()];
    const auto reverses = at_least_as_good(opponent, answer, value_, steps);
    if (!reverses) return false;
    if (!*reverses) continue;
    option.fate = Fate::reversible;
    option.through = answer;
    return true;
  }
}

/// Finds the move by which the opponent reverses an option. The canonical form of the option may have another answer than the position
/// after it: then the one that the position has is told.
bool OptionsOfValue::find_reply(Option& option, Steps& steps) {
  if (option.fate != Fate::reversible) return true;
  const Side opponent = values::other(option.side);
  if (inner_ == 0 && !reply_value_) {
    const bool more = more_;
    replies_ = moves_of(option.after, opponent);
    more_ = more;
  }
  for (; inner_ < replies_.size(); ++inner_, reply_value_.reset()) {
    if (!reply_value_) {
      reply_value_ = values_.of(replies_[inner_].after, steps);
      if (!reply_value_) {
        error_ = values_.error();
        return false;
      }
    }
    const auto reverses = at_least_as_good(opponent, *reply_value_, value_, steps);
    if (!reverses) return false;
    if (!*reverses) continue;
    option.reply = replies_[inner_].words;
    option.through = *reply_value_;
    reply_value_.reset();
    break;
  }
  if (!list(option.through)) return false;
  const auto instead = values_.store().options(option.through, option.side);
  option.instead.assign(instead.begin(), instead.end());
  return true;
}

/// Makes the texts of an option's values.
bool OptionsOfValue::write(Option& option, Steps& steps) {
  for (; inner_ < 2 + option.instead.size(); ++inner_) {
    const Id value = inner_ == 0 ? option.value : inner_ == 1 ? option.through : option.instead[inner_ - 2];
    if (!formatter_.text(value, steps) && formatter_.halt() != values::Halt::none) return stop(formatter_.halt());
  }
  return true;
}

void OptionsOfValue::put(Json& out, Side side, const values::Thermographs& thermographs, void (*put)(Json&, const Message&)) const {
  out.begin_array();
  for (std::size_t i = side == Side::left ? 0 : lefts_; i < (side == Side::left ? lefts_ : options_.size()); ++i) {
    const Option& option = options_[i];
    put(out.begin_object().key("move"), option.words);
    const values::ValueText* const text = formatter_.known_text(option.value);
    values::put_text(out.key("value"), text ? &text->unicode : nullptr);
    values::put_text(out.key("ascii"), text ? &text->ascii : nullptr);
    out.key("mean").text(thermographs.known(option.value)->mean.text()).key("wins").boolean(option.wins);
    switch (option.fate) {
      case Fate::same: out.key("fate").text("same"); break;
      case Fate::dominated: out.key("fate").text("dominated"); break;
      case Fate::reversible: put_reversal(out, option, put); break;
      default: out.key("fate").text("kept");
    }
    if (option.by) out.key("by").number(place_in_side(*option.by));
    out.end_object();
  }
  out.end_array();
}

void OptionsOfValue::put_reversal(Json& out, const Option& option, void (*put)(Json&, const Message&)) const {
  const auto put_value = [&](Id value) {
    const values::ValueText* const text = formatter_.known_text(value);
    values::put_text(out, text ? &text->unicode : nullptr);
  };
  out.key("fate").text("reversible");
  if (option.reply) put(out.key("reply"), *option.reply);
  out.key("through");
  put_value(option.through);
  out.key("instead").begin_array();
  for (const Id value : option.instead) put_value(value);
  out.end_array();
}

}  // namespace grundy::lab
