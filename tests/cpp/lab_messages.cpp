#include "lab_messages.hpp"

#include "english/english.hpp"
#include "lab/game/open_text.hpp"
#include "lab/model/model.hpp"
#include "lab/solvers/solved.hpp"
#include "support.hpp"

namespace grundy::lab {

std::string faults_of(const std::string& text) {
  Faults faults;
  const auto program = read_program(text, {}, faults);
  const auto sum = program ? sum_fault(*program) : std::nullopt;
  if (sum) faults.push_back(*sum);
  else if (program) lower(program, faults);
  std::string out;
  for (const Fault& fault : faults) {
    out += (out.empty() ? "" : "\n") + std::to_string(fault.place.line) + ":" + std::to_string(fault.place.column) + " " +
           english(fault.message);
  }
  return out;
}

std::string failure_of(const std::string& text) {
  auto solution = open_text({{"text", text}});
  if (!solution) return english(solution.error());
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  const auto failure = (*solution)->failure();
  return failure ? english(*failure) : std::string();
}

}  // namespace grundy::lab
