#include "doors/certificates.hpp"

#include "base/characters.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "check/check.hpp"
#include "doors/running.hpp"
#include "english/english.hpp"

namespace grundy {

CommandResult verify_files(const std::vector<std::string>& arguments, const ReadFile& read_file) {
  const auto refused = [](const Error& error) { return CommandResult{2, {}, "error: " + english(error) + "\n", error}; };
  if (arguments.size() < 2) return refused(usage_error("verify", "the file of a certificate", verbatim("the end of the command line")));
  const bool several = arguments.size() > 2;
  CommandResult result;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const auto text = content_of(read_file, arguments[i], "verify", "a readable file", shown(arguments[i]));
    if (!text) return refused(text.error());
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
