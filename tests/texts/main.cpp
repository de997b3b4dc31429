// random_texts board|any FROM COUNT: random rule texts and their answers, as lines of JSON: {"text","left","right"?}, for programs that
// share no code with the core: those of which few positions can be reached. `right`, of texts of Left and Right: the answer if Right begins. Instead of an answer a refusal {"error"}.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "english/english.hpp"
#include "lab/game/open_text.hpp"
#include "lab/solvers/solved.hpp"
#include "lab_texts.hpp"
#include "plain_game.hpp"
#include "report/report.hpp"

namespace {

using namespace grundy;

/// As far as a table is filled at once; beyond, other engines answer.
constexpr lab::Reach kReach{.bytes = 1'000'000, .graph = 50'000};

std::string answer(const std::string& text, const char* first, bool& partisan) {
  RawParameters raw{{"text", text}};
  if (first) raw["first"] = first;
  std::shared_ptr<const lab::Program> program;
  auto solution = lab::open_text(raw, program, kReach);
  std::optional<Error> error;
  if (!solution) error = solution.error();
  while (solution && (*solution)->advance(Slice::endless()) < 1) {
  }
  if (solution) error = (*solution)->failure();
  partisan = program && program->nature.partisan;
  if (!error) {
    auto json = answer_json(**solution, put_english);
    if (json) return *json;
    error = json.error();
  }
  Json out;
  out.begin_object().key("error").text(english(*error)).key("code").text(name(error->code)).end_object();
  return std::move(out).str();
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 4) {
    std::fprintf(stderr, "usage: random_texts board|any FROM COUNT\n");
    return 2;
  }
  const bool boards = std::string_view(arguments[1]) == "board";
  const std::uint64_t from = std::strtoull(arguments[2], nullptr, 10), texts = std::strtoull(arguments[3], nullptr, 10);
  for (std::uint64_t seed = from; seed < from + texts; ++seed) {
    const std::string text = boards ? random_board_text(seed) : random_rule_text(seed);
    lab::Faults faults;
    const auto read = lab::read_program(text, {}, faults);
    if (!read || !faults.empty() || !lab::PlainGame::explore(*read, 2'000)) continue;
    bool partisan = false;
    Json out;
    out.begin_object().key("text").text(text).key("left").raw(answer(text, nullptr, partisan));
    if (partisan) out.key("right").raw(answer(text, "right", partisan));
    out.end_object();
    std::printf("%s\n", std::move(out).str().c_str());
  }
}
