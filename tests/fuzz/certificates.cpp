// Any bytes as a certificate: judged without harm, as they are and with a checksum that fits; and what is accepted as proved is what the
// solver says of the same parameters.
#include "base/json_value.hpp"
#include "check/check.hpp"
#include "games/catalogue.hpp"
#include "report/report.hpp"
#include "instances.hpp"
#include "target.hpp"

using namespace grundy;

namespace {

/// Larger tables and strips take the solver seconds each.
constexpr std::uint64_t kSmall = 100'000;

/// Whether two values agree, as far as both are known.
void expect_value(const Value& value, const JsonValue& outcome, const JsonValue* nimber, const JsonValue* remoteness) {
  fuzz::expect(*outcome.text() == std::string(1, letter(value.outcome)));
  if (nimber && nimber->natural() && value.nimber) fuzz::expect(*nimber->natural() == value.nimber->value);
  if (remoteness && remoteness->natural() && value.remoteness) fuzz::expect(*remoteness->natural() == value.remoteness->value);
}

void expect_cells(const JsonValue& certificate, Solution& solution) {
  const JsonValue::Array& window = *certificate.find("claim")->find("window")->array();
  std::uint64_t row = *window[1].natural();
  for (const JsonValue& line : *certificate.find("cells")->array()) {
    std::uint64_t column = *window[0].natural();
    for (const JsonValue& cell : *line.array()) {
      const auto state = solution.state_at({column++, row});
      fuzz::expect(state.has_value() != cell.is_null());
      if (state) expect_value(solution.value_of(*state), (*cell.array())[0], &(*cell.array())[1], &(*cell.array())[2]);
    }
    ++row;
  }
}

/// The class of a sum's value and who wins: whoever begins, or the other one.
void expect_class(const JsonValue& certificate, Solution& solution) {
  const std::string& winner = *certificate.find("claim")->find("class")->text();
  if (winner == "P" || winner == "N") fuzz::expect(winner == std::string(1, letter(solution.value_of(solution.start()).outcome)));
}

void expect_true(const JsonValue& certificate) {
  const bool of_value = *certificate.find("proof")->text() == "canonical";
  if (of_value && *certificate.find("game")->text() == "rules") return;  // the values of texts are tested by themselves
  RawParameters raw;
  for (const auto& [name, value] : *certificate.find("parameters")->object()) raw[name] = *value.text();
  for (const auto& [name, text] : raw) {
    if (text.starts_with("random:")) return;
  }
  if (!fuzz::modest(raw, kSmall)) return;
  auto solution = open_game(*certificate.find("game")->text(), raw);
  fuzz::expect(bool(solution));  // it was opened to be checked
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  if ((*solution)->failure()) return;
  const JsonValue& claim = *certificate.find("claim");
  if (of_value) return expect_class(certificate, **solution);
  if (claim.find("window")) return expect_cells(certificate, **solution);
  std::optional<State> state = (*solution)->start();
  if (const JsonValue* at = claim.find("at")) state = (*solution)->state_at({*(*at->array())[0].natural(), *(*at->array())[1].natural()});
  fuzz::expect(state.has_value());
  expect_value((*solution)->value_of(*state), *claim.find("outcome"), claim.find("nimber"), claim.find("remoteness"));
}

void run(std::string_view bytes) {
  const std::string text(bytes);
  (void)check_certificate(text);
  ParsedJson parsed = parse_json(text);
  if (parsed.fault || !parsed.value.object()) return;
  // Canonical JSON is read as the value that was written.
  const std::string canonical = parsed.value.canonical();
  const ParsedJson again = parse_json(canonical);
  fuzz::expect(!again.fault && again.value.canonical() == canonical);
  JsonValue::Object& names = *parsed.value.object();
  names.erase("checksum");
  const std::string checksum = certificate_checksum(parsed.value.canonical());
  names.emplace("checksum", JsonValue(checksum));
  const Verdict verdict = check_certificate(parsed.value.canonical());
  fuzz::expect(verdict.valid || !verdict.words.empty());
  if (verdict.valid && verdict.proved) expect_true(parsed.value);
}

const fuzz::Registered registered("certificates", run);

}  // namespace
