// English sentences from structured reasons.
#include "base/number.hpp"
#include "base/phrase.hpp"
#include "report/report.hpp"

namespace grundy {

namespace {

std::string nimbers_text(const std::vector<Nimber>& numbers) {
  constexpr std::size_t kMost = 12;
  std::string out;
  for (std::size_t i = 0; i < numbers.size() && i < kMost; ++i) (i > 0 ? out += " xor " : out) += decimal(numbers[i].value);
  if (numbers.size() > kMost) ((out += " xor ... (") += counted(numbers.size(), "component")) += ')';
  return out.empty() ? "0" : out;
}

std::string all_options_sentence(Natural count) {
  if (count == 1) return "P: the only option is N.";
  return count == 2 ? "P: both options are N." : say("P: all {} options are N.", {decimal(count)});
}

std::string nim_sum_sentence(const Reason& r) {
  const std::string numbers = nimbers_text(r.numbers);
  if (r.total == 0) return say("P: the nim-sum {} is 0, and every move makes it different from 0.", {numbers});
  if (r.text.empty()) return say("N: the nim-sum {} is {}; some move makes it 0.", {numbers, decimal(r.total)});
  return say("N: the nim-sum {} is {}; {} to make it 0.", {numbers, decimal(r.total), r.text});
}

std::string vanishing_sentence(Outcome outcome, const Reason& r) {
  if (r.total == 0) return "P: no block fits, so the first player cannot move.";
  const char* const pattern =
      outcome == Outcome::D
          ? "{}: with blocks that never vanish the game lasts {}, and blocks vanish after {}, so the loser always gets a free place back in time."
          : "{}: with blocks that never vanish the game lasts {}, and blocks vanish after {}, which is too late to save the loser.";
  return say(pattern, {std::string(1, letter(outcome)), counted(r.total, "move"), counted(r.count, "turn")});
}

std::string reason_sentence(const Explanation& e) {
  using Kind = Reason::Kind;
  const Reason& r = e.reason;
  const std::string outcome(1, letter(e.value.outcome));
  switch (r.kind) {
    case Kind::terminal: return "P: there is no move, and who cannot move loses.";
    case Kind::result: return say("{}: {}.", {outcome, r.text});
    case Kind::winning_move: return say("N: {}, which leaves a P-position.", {r.text});
    case Kind::all_options_n: return all_options_sentence(r.count);
    case Kind::drawn: return "D: no option is P, and some option is a draw.";
    case Kind::nim_sum: return nim_sum_sentence(r);
    case Kind::fixed_length:
      return say(r.total % 2 == 0 ? "P: every line of play lasts exactly {}, an even number." : "N: every line of play lasts exactly {}, an odd number.",
                 {counted(r.total, "move")});
    case Kind::misere:
      if (r.count == 0) return say("{}: no heap exceeds 1, so only the parity of the heaps counts, and whoever takes the last stone loses.", {outcome});
      return say("{}: a heap exceeds 1, so misere play follows normal play, and the nim-sum is {}.", {outcome, decimal(r.total)});
    case Kind::vanishing: return vanishing_sentence(e.value.outcome, r);
  }
  return outcome;
}

}  // namespace

std::string sentence(const Explanation& e) {
  std::string why = reason_sentence(e);
  if (!e.diagonal) return why;
  // A cell's options and the options of the cell before it on the diagonal stand on the same two diagonals.
  return say("{} All of its diagonal is alike from row {}, column {} on: after a P both options are N, after an N one of them is P.",
             {why, e.diagonal->y, e.diagonal->x});
}

}  // namespace grundy
