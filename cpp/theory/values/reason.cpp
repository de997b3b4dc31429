#include "theory/values/reason.hpp"

#include "theory/values/phrases.hpp"

namespace grundy::values {

Message reason(Halt halt) {
  if (halt == Halt::fine) return kValuePhrases["value-fine"];
  if (halt == Halt::large) return kValuePhrases["value-large"];
  return message(kValuePhrases["value-memory"], {kMegabytes});
}

}  // namespace grundy::values
