// Sentences from structured reasons.
#include "kit/wording.hpp"
#include "report/phrases.hpp"
#include "report/report.hpp"

namespace grundy {

namespace {

/// The longest description of a position within a sentence, in bytes.
constexpr std::size_t kLongestPlace = 48;

/// Returns the length of the texts in a message. Recursion is as deep as the message is nested.
std::size_t length(const Message& message) {
  std::size_t out = message.text() ? message.text()->size() : 0;
  for (const Message& argument : message.arguments()) out += length(argument);
  return out;
}

/// Returns the name of the player to move, if the position determines it.
Message mover(const GameInfo& info, const Explanation& e) {
  return e.second ? (*e.second ? info.second : info.first).message() : Message(kReportPhrases["player-to-move"]);
}

Message result_sentence(const Message& who, Outcome outcome, const Message& why) {
  if (outcome == Outcome::D) return message(kReportPhrases["result-drawn"], {why});
  return message(outcome == Outcome::N ? kReportPhrases["result-won"] : kReportPhrases["result-lost"], {who, why});
}

/// Returns a winning move and its effect: with the place that it leads to, unless the sentence would become too long.
Message winning_move(const Reason& r) {
  if (r.ends) return message(kReportPhrases["ends-game"], {r.text});
  if (r.next.empty() || length(r.next) > kLongestPlace || !r.also.empty()) return message(kReportPhrases["leaves-lost"], {r.text});
  return message(kReportPhrases["leaves-lost-place"], {r.text, r.next});
}

Message all_options_sentence(const Message& who, const Explanation& e) {
  const Reason& r = e.reason;
  const Message loses = r.count == 1   ? message(kReportPhrases["one-option"], {who, e.options[0].move})
                        : r.count == 2 ? message(kReportPhrases["both-options"], {who})
                                       : message(kReportPhrases["all-options"], {who, decimal(r.count)});
  return r.next.empty() ? loses : message(kReportPhrases["answered"], {loses, r.text, r.next});
}

Message nim_sum_sentence(const Message& who, const Reason& r) {
  const Message sum = nim_sum_text(r.numbers, r.total);
  if (r.total == 0) return message(kReportPhrases["nim-sum-0"], {who, r.numbers_of, sum});
  return message(kReportPhrases["nim-sum-move"], {who, r.numbers_of, sum, r.text});
}

Message reason_sentence(const GameInfo& info, const Explanation& e) {
  using Kind = Reason::Kind;
  const Reason& r = e.reason;
  const Message who = mover(info, e);
  switch (r.kind) {
    case Kind::terminal: return message(kReportPhrases["terminal"], {who});
    case Kind::result: return result_sentence(who, e.value.outcome, r.text);
    case Kind::winning_move:
      return message(r.only ? kReportPhrases["only-winning-move"] : kReportPhrases["winning-move"], {who, winning_move(r)});
    case Kind::all_options_n: return all_options_sentence(who, e);
    case Kind::drawn: return r.text.empty() ? Message(kReportPhrases["drawn-some-move"]) : message(kReportPhrases["drawn"], {r.text});
    case Kind::nim_sum: return nim_sum_sentence(who, r);
    case Kind::own: break;
  }
  return r.text;
}

}  // namespace

Message sentence(const GameInfo& info, const Explanation& e) {
  Message why = reason_sentence(info, e);
  if (!e.reason.also.empty()) why = message(kReportPhrases["two-sentences"], {why, e.reason.also});
  return e.noted ? e.noted->what->sentence(std::move(why), e.noted->cell) : why;
}

}  // namespace grundy
