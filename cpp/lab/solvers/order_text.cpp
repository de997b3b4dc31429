#include "lab/solvers/order_text.hpp"

#include "base/number.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

Message count_text(long double count) {
  if (count < 1e15L) return verbatim(decimal(static_cast<Natural>(count)));
  int exponent = 14;
  for (long double power = 1e15L; power <= count; power *= 10) ++exponent;
  return verbatim("10^" + signed_decimal(exponent));
}

Message splitting_text(const HowItSplits& splits) {
  const Message how = splits.splitting == Splitting::takes_away ? kLabPhrases["lab-falls-apart"] : kLabPhrases["lab-falls-apart-later"];
  return splits.quiet ? message(kLabPhrases["lab-quiet"], {how}) : how;
}

std::vector<std::uint64_t> subtraction_set(const Solved& solved) {
  std::vector<std::uint64_t> set;
  for (const Take& take : solved.takes) {
    // Where 1 is the smallest number, the last stone stays.
    if (take.left != (solved.program->least(0) == 1 ? Take::kOne : Take::kNothing | Take::kOne)) return {};
    set.push_back(take.stones);
  }
  return set;
}

namespace {

/// Describes the order of solving alone.
Message order_alone(const Solved& solved) {
  const Layout& layout = solved.layout;
  const Nature& nature = solved.model->program->nature;
  if (solved.regions) return splitting_text(solved.regions->how());
  if (solved.value_sums) return kLabPhrases["lab-value-sums"];
  if (!layout.ordered) return nature.has_to_end() ? kLabPhrases["lab-backward-once"] : kLabPhrases["lab-backward"];
  if (!solved.whole) return message(kLabPhrases["lab-from-start"], {count_text(layout.unlimited_size)});
  Message out;
  std::string before;
  for (std::size_t i = 0; i < layout.keys && i < layout.digits.size(); ++i) {
    const Digit& digit = layout.digits[i];
    const Program& program = *solved.model->program;
    const auto name = [&](std::size_t slot) {
      return program.parts[program.part_of[slot]].dimensions == 0 ? program.slot_name(slot) : program.parts[program.part_of[slot]].name;
    };
    std::string what = name(digit.slot);
    if (digit.other) what += (digit.sign == digit.other_sign ? " + " : " - ") + name(*digit.other);
    // The slots of an array that fall (or rise) one after the other are mentioned once, by the name of the array.
    const std::string now = what + (digit.sign > 0 ? "-" : "+");
    if (now == before) continue;
    before = now;
    const Message one = message(digit.sign > 0 ? kLabPhrases["lab-falls"] : kLabPhrases["lab-rises"], {what});
    out = out.empty() ? one : message(kLabPhrases["lab-then"], {out, one});
  }
  if (out.empty()) return kLabPhrases["lab-order-none"];
  const Message order = message(kLabPhrases["lab-order"], {out});
  if (solved.misere_sums) return message(kLabPhrases["lab-misere-sums"], {order});
  const bool by_lines = nature.adds_up() && !solved.solver->has_nimbers();
  return by_lines ? message(kLabPhrases["lab-by-lines"], {order}) : order;
}

/// Puts the name of a take-and-break game before the way it is solved; other games have none.
Message named_game(const Solved& solved, const Message& how) {
  if (solved.takes.empty()) return how;
  if (solved.takes == std::vector<Take>{{0, Take::kUnequal}}) return message(kLabPhrases["lab-heaps-grundy"], {how});
  std::string set;
  for (const std::uint64_t stones : subtraction_set(solved)) (set += set.empty() ? "" : ", ") += decimal(stones);
  if (!set.empty()) return message(kLabPhrases["lab-heaps-set"], {set, how});
  const std::string code = code_of(solved.takes);
  return code.empty() ? message(kLabPhrases["lab-heaps"], {how}) : message(kLabPhrases["lab-heaps-code"], {code, how});
}

}  // namespace

Message order_text(const Solved& solved) { return named_game(solved, order_alone(solved)); }

}  // namespace grundy::lab
