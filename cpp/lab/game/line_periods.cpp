#include "lab/game/line_periods.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/game/sequence_period.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

/// Periods that a sentence lists.
constexpr std::size_t kMostListed = 16;

std::string list_of(const std::vector<Period>& periods) {
  std::string out;
  for (std::size_t i = 0; i < std::min(periods.size(), kMostListed); ++i) {
    if (i > 0) out += ", ";
    out += decimal(periods[i].period);
  }
  if (periods.size() > kMostListed) out += ", \xE2\x80\xA6";
  return out;
}

}  // namespace

bool LinePeriods::advance(const Slice& slice) {
  while (along_ != Along::done) {
    if (all_ && line_ < lines()) {
      look_at_line();
    } else if (all_ && text_ + 1 < texts_.size()) {
      begin(text_ + 1);
    } else {
      end_direction();
      begin(0);
    }
    if (slice.over()) break;
  }
  return along_ == Along::done;
}

std::int64_t LinePeriods::lines() const {
  const Interval x = solved().model->range(0), y = solved().model->range(1);
  const std::int64_t columns = x.most - x.least + 1, rows = y.most - y.least + 1;
  return along_ == Along::first ? rows : along_ == Along::second ? columns : rows + columns - 1;
}

/// Returns the values along a line; nothing if one of them is not known.
std::optional<std::vector<std::uint32_t>> LinePeriods::terms_of(std::int64_t line) const {
  const Interval x = solved().model->range(0), y = solved().model->range(1);
  // Diagonals begin in the first column, from the last row on, and then in the first row.
  const std::int64_t corner = y.most - y.least;
  Slots at = along_ == Along::first    ? Slots{x.least, y.least + line}
             : along_ == Along::second ? Slots{x.least + line, y.least}
             : line <= corner          ? Slots{x.least, y.most - line}
                                       : Slots{x.least + line - corner, y.least};
  std::vector<std::uint32_t> out;
  for (; at[0] <= x.most && at[1] <= y.most; at[0] += along_ != Along::second, at[1] += along_ != Along::first) {
    const std::uint64_t number = solved().layout.number_of(at);
    const auto value = solved().solver->known(number);
    if (!value && !solved().solver->absent(number)) return std::nullopt;
    out.push_back(!value          ? UINT32_MAX
                  : value->nimber ? static_cast<std::uint32_t>(value->nimber->value)
                                  : static_cast<std::uint32_t>(value->outcome));
  }
  return out;
}

void LinePeriods::look_at_line() {
  const auto terms = terms_of(line_++);
  if (!terms) {
    all_ = false;
  } else if (terms->size() >= kFewestTerms) {
    const auto period = seen_period(*terms);
    all_ = period && period->saltus == 0;
    if (all_) periods_.push_back(*period);
  }
}

void LinePeriods::end_direction() {
  const auto same = [this](const Period& p) { return p.period == periods_.front().period; };
  const auto longest =
      std::max_element(periods_.begin(), periods_.end(), [](const Period& a, const Period& b) { return a.period < b.period; });
  if (all_ && periods_.size() > 1 && longest->period > 1) {
    const Program& program = *solved().program;
    const std::string x = program.slot_name(0), y = program.slot_name(1);
    const bool alike = std::all_of(periods_.begin(), periods_.end(), same);
    const Message periods = alike ? Message(periods_.front().period) : verbatim(list_of(periods_));
    if (along_ == Along::both)
      found_.push_back(message(alike ? kLabPhrases["lab-found-diagonal"] : kLabPhrases["lab-found-diagonals"], {x, y, periods}));
    else
      found_.push_back(message(alike ? kLabPhrases["lab-found-line"] : kLabPhrases["lab-found-lines"],
                               {along_ == Along::first ? x : y, along_ == Along::first ? y : x, periods}));
  }
  along_ = static_cast<Along>(static_cast<int>(along_) + 1);
}

void LinePeriods::begin(std::size_t text) {
  text_ = text;
  line_ = 0;
  all_ = true;
  periods_.clear();
}

}  // namespace grundy::lab
