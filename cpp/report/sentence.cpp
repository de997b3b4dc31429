// Sentences from structured reasons.
#include "base/number.hpp"
#include "kit/wording.hpp"
#include "report/phrases.hpp"
#include "report/report.hpp"

namespace grundy {

namespace {

constexpr Phrase kN = kKitPhrases["N"], kP = kKitPhrases["P"], kD = kKitPhrases["D"];

Message nimbers_text(const std::vector<Nimber>& numbers) {
  constexpr std::size_t kMost = 12;
  std::string out;
  for (std::size_t i = 0; i < numbers.size() && i < kMost; ++i) (i > 0 ? out += " xor " : out) += decimal(numbers[i].value);
  if (numbers.size() > kMost) return message(kReportPhrases["xor-more"], {out, numbers.size()});
  return verbatim(out.empty() ? "0" : out);
}

Message all_options_sentence(Natural count) {
  if (count == 1) return message(kReportPhrases["one-option"], {kP, kN});
  return count == 2 ? message(kReportPhrases["both-options"], {kP, kN}) : message(kReportPhrases["all-options"], {kP, decimal(count), kN});
}

Message nim_sum_sentence(const Reason& r) {
  const Message numbers = nimbers_text(r.numbers);
  if (r.total == 0) return message(kReportPhrases["nim-sum-0"], {kP, numbers});
  if (r.text.empty()) return message(kReportPhrases["nim-sum-some-move"], {kN, numbers, decimal(r.total)});
  return message(kReportPhrases["nim-sum-move"], {kN, numbers, decimal(r.total), r.text});
}

Message reason_sentence(const Explanation& e) {
  using Kind = Reason::Kind;
  const Reason& r = e.reason;
  const Phrase outcome = phrase_of(e.value.outcome);
  switch (r.kind) {
    case Kind::terminal: return message(kReportPhrases["terminal"], {kP});
    case Kind::result: return message(kReportPhrases["result"], {outcome, r.text});
    case Kind::winning_move: return message(kReportPhrases["winning-move"], {kN, r.text, kP});
    case Kind::all_options_n: return all_options_sentence(r.count);
    case Kind::drawn: return message(kReportPhrases["drawn"], {kD, kP});
    case Kind::nim_sum: return nim_sum_sentence(r);
    case Kind::own: return r.text;
  }
  return outcome;
}

}  // namespace

Message sentence(const Explanation& e) {
  Message why = reason_sentence(e);
  return e.noted ? e.noted->what->sentence(std::move(why), e.noted->cell) : why;
}

}  // namespace grundy
