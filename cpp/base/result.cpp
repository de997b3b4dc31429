#include "base/result.hpp"
#include "base/phrases.hpp"

namespace grundy {

Error parameter_error(std::string_view name, const Message& expected, const Message& got, Error::Code code) {
  return {code, message(kBasePhrases["expected"], {expected, got}), std::string(name), 0, 0};
}

}  // namespace grundy
