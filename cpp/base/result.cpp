#include "base/result.hpp"

namespace grundy {

Error parameter_error(std::string_view name, const Message& expected, const Message& got, Error::Code code) {
  return {code, say(kBasePhrases["expected"], {expected, got}), std::string(name), 0, 0};
}

}  // namespace grundy
