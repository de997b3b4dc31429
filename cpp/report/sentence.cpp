// English sentences from structured reasons.
#include "io/number.hpp"
#include "report/report.hpp"

namespace grundy {

namespace {

std::string nimbers_text(const std::vector<Nimber>& numbers) {
  constexpr std::size_t kMost = 12;
  std::string out;
  for (std::size_t i = 0; i < numbers.size() && i < kMost; ++i) {
    if (i > 0) out += " xor ";
    out += decimal(numbers[i].value);
  }
  if (numbers.size() > kMost) out += " xor ... (" + counted(numbers.size(), "component") + ")";
  return out.empty() ? "0" : out;
}

std::string options_are(Natural count, std::string_view what) {
  if (count == 1) return "the only option is " + std::string(what);
  if (count == 2) return "both options are " + std::string(what);
  return "all " + decimal(count) + " options are " + std::string(what);
}

std::string nim_sum_sentence(const Reason& reason) {
  std::string sum = "the nim-sum " + nimbers_text(reason.numbers) + " is " + decimal(reason.total);
  if (reason.total == 0) return "P: " + std::move(sum) + ", and every move makes it different from 0.";
  return "N: " + std::move(sum) + "; " + (reason.text.empty() ? "some move makes it 0." : reason.text + " to make it 0.");
}

std::string vanishing_sentence(Outcome outcome, const Reason& reason) {
  std::string lasts = "with blocks that never vanish the game lasts " + counted(reason.total, "move");
  std::string rule = "blocks vanish after " + counted(reason.count, "turn");
  if (outcome == Outcome::D) return "D: " + std::move(lasts) + ", and " + std::move(rule) + ", so the loser always gets a free place back in time.";
  if (reason.total == 0) return "P: no block fits, so the first player cannot move.";
  return std::string(1, letter(outcome)) + ": " + std::move(lasts) + ", and " + std::move(rule) + ", which is too late to save the loser.";
}

std::string misere_sentence(Outcome outcome, const Reason& reason) {
  std::string out(1, letter(outcome));
  if (reason.count == 0) return out += ": no heap exceeds 1, so only the parity of the heaps counts, and whoever takes the last stone loses.";
  return std::move(out) + ": a heap exceeds 1, so misere play follows normal play, and the nim-sum is " + decimal(reason.total) + ".";
}

}  // namespace

std::string sentence(const Explanation& e) {
  using Kind = Reason::Kind;
  const Reason& r = e.reason;
  std::string outcome(1, letter(e.value.outcome));
  switch (r.kind) {
    case Kind::terminal: return outcome += ": there is no move, and who cannot move loses.";
    case Kind::result: return std::move(outcome) + ": " + r.text + ".";
    case Kind::winning_move: return "N: " + r.text + ", which leaves a P-position.";
    case Kind::all_options_n: return "P: " + options_are(r.count, "N") + ".";
    case Kind::drawn: return "D: no option is P, and some option is a draw.";
    case Kind::nim_sum: return nim_sum_sentence(r);
    case Kind::fixed_length:
      return std::move(outcome) + ": every line of play lasts exactly " + counted(r.total, "move") + ", " + (r.total % 2 == 0 ? "an even" : "an odd") + " number.";
    case Kind::misere: return misere_sentence(e.value.outcome, r);
    case Kind::vanishing: return vanishing_sentence(e.value.outcome, r);
  }
  return outcome;
}

}  // namespace grundy
