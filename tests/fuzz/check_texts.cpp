// Any bytes as a rule text: read and checked, faults at places that are in the text.
#include "target.hpp"
#include "texts.hpp"

#include <algorithm>

#include "lab/language/program.hpp"

using namespace grundy;

namespace {

void run(std::string_view bytes) {
  const std::string text(bytes);
  lab::Faults faults;
  const auto program = lab::read_program(text, {}, faults);
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  for (const lab::Fault& fault : faults) {
    fuzz::expect(!fault.parameter.empty() || (fault.place.line >= 1 && fault.place.line <= lines && fault.place.column >= 1));
  }
  fuzz::expect(!faults.empty() || program);
  bool ok = false;
  (void)lab::check_json(text, {}, [](Json& out, const Message& message) { out.text(message.empty() ? "" : "m"); }, ok);
  fuzz::expect(!ok || faults.empty());
}

const fuzz::Registered registered("check_texts", run);

}  // namespace
