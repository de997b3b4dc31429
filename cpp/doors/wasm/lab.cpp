// Functions of the lab's module beside those of all modules: checking a text without solving it, comparing a formula with the solution,
// and the values of positions.
#include <emscripten/bind.h>

#include "doors/wasm/machine.hpp"
#include "doors/wasm/values.hpp"
#include "lab/game/challenge.hpp"
#include "lab/game/move_lister.hpp"
#include "lab/solvers/solved.hpp"
#include "lab/values/position_report.hpp"

namespace {

using namespace grundy;

/// Checks the text among the parameters. Returns its faults, notes, order of solving and parameters: {json}.
val check(const val& parameters) {
  const RawParameters raw = parameters_of(parameters);
  const auto text = raw.find("text");
  bool ok = false;
  return success("json", lab::check_json(text == raw.end() ? std::string() : text->second, lab::given_of(raw), put_message, ok));
}

/// The current challenge and its text, at most one per module.
struct ChallengeState {
  std::shared_ptr<lab::Solved> solved;
  std::shared_ptr<const lab::Program> program;
  std::unique_ptr<lab::Challenge> challenge;
};
ChallengeState& challenge_state() {
  static ChallengeState one;
  return one;
}

/// Starts comparing a formula with the outcomes or the nimbers of a text's positions. Cancels the previous challenge.
val challenge(const val& parameters, const std::string& formula, bool nimbers) {
  const RawParameters raw = parameters_of(parameters);
  ChallengeState& now = challenge_state();
  now = {};
  auto solved = lab::prepare(raw, now.program);
  if (!solved) return failure(solved.error());
  now.solved = *solved;
  auto begun = lab::Challenge::begin(*solved, formula, nimbers ? lab::Against::nimber : lab::Against::outcome, lab::given_of(raw));
  if (!begun) return failure(begun.error());
  now.challenge = std::move(*begun);
  return success();
}

/// Runs the challenge for another slice of about `milliseconds`. Returns {progress, json}: the result so far.
val advance_challenge(double milliseconds) {
  ChallengeState& now = challenge_state();
  if (!now.challenge) return no_such_handle();
  const Slice slice{std::chrono::duration<double, std::milli>(milliseconds)};
  double progress = now.solved->solver->advance(slice) / 2;
  if (progress >= 0.5) progress = 0.5 + now.challenge->advance(slice) / 2;
  Json out;
  out.begin_object().key("cells").number(now.challenge->compared());
  if (const auto& wrong = now.challenge->wrong()) {
    lab::MoveLister lister(now.solved, now.program);
    put_message(out.key("wrong").begin_object().key("position"), lister.position_text(wrong->number));
    out.key("state").text(decimal(wrong->number));
    if (wrong->value) out.key("says").integer(*wrong->value);
    out.key("is").integer(wrong->is).end_object();
  }
  out.end_object();
  val result = success("json", std::move(out).str());
  result.set("progress", progress);
  return result;
}

/// Starts to value a position of a text, in the format of `state` in explanations; undefined for the start. Returns a handle, to be
/// advanced and closed; when done, `advance` returns {json}.
val value(const val& parameters, const val& state) {
  const auto given = state.isUndefined() ? std::nullopt : std::optional(state.as<std::string>());
  auto report = lab::open_position_value(parameters_of(parameters), std::nullopt, given);
  if (!report) return failure(report.error());
  Work& work = add_work();
  work.task = std::move(*report);
  return opened(work);
}

/// Allows or forbids generated code, and clears the cache, so that the same text is solved anew.
void compiled(bool allowed) {
  allow_machines(allowed);
  lab::forget();
}

}  // namespace

EMSCRIPTEN_BINDINGS(lab) {
  emscripten::function("check", &check);
  emscripten::function("challenge", &challenge);
  emscripten::function("challengeOn", &advance_challenge);
  emscripten::function("value", &value);
  /// For tests and benchmarks: whether texts opened from now on may be solved by code generated at run time. Initially true.
  emscripten::function("compiled", &compiled);
}
