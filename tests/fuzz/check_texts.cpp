// Any bytes as a rule text: read and checked, faults at places that are in the text.
#include "target.hpp"
#include "texts.hpp"

#include "lab/language/program.hpp"

using namespace grundy;

namespace {

/// Lines of a text, which may end with LF, CR or both.
std::size_t lines_of(std::string_view text) {
  std::size_t lines = 1;
  for (std::size_t i = 0; i < text.size(); ++i) lines += text[i] == '\n' || (text[i] == '\r' && text.substr(i, 2) != "\r\n");
  return lines;
}

void run(std::string_view bytes) {
  const std::string text(bytes);
  lab::Faults faults;
  const auto program = lab::read_program(text, {}, faults);
  const std::size_t lines = lines_of(text);
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
