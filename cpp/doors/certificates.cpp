#include "doors/certificates.hpp"

#include "base/characters.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "check/check.hpp"
#include "english/english.hpp"

namespace grundy {

CommandResult verify_files(const std::vector<std::string>& arguments, const ReadFile& read_file) {
  const auto refused = [](std::string_view expected, const Message& got) {
    return CommandResult{2, {}, "error: " + english(parameter_error("verify", verbatim(expected), got)) + "\n"};
  };
  if (arguments.size() < 2) return refused("the file of a certificate", verbatim("the end of the command line"));
  const bool several = arguments.size() > 2;
  CommandResult result;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const auto text = read_file(arguments[i]);
    if (!text) return refused("a readable file", shown(arguments[i]));
    const Verdict verdict = check_certificate(*text);
    if (several) (result.out += readable(arguments[i])) += ": ";
    result.out += verdict.valid ? "valid" : readable(verdict.words);
    result.out += '\n';
    if (!verdict.valid) result.status = 1;
    if (verdict.valid && !verdict.words.empty()) result.err += "note: " + verdict.words + "\n";
  }
  return result;
}

}  // namespace grundy
