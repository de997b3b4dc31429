// Values by their names: {2|-1/2}, ^*, Tiny(2).
#pragma once

#include <optional>
#include <string_view>

#include "check/forms.hpp"

namespace grundy {

/// The longest name in a certificate, in bytes; values with longer ones are certified without.
inline constexpr std::size_t kLongestName = 200;

/// Returns the form that an expression of theory/values/parse.hpp describes, built from its definition. Nothing if it cannot be read, or
/// has a number so large that it is no value among the forms.
std::optional<Form> form_of_name(Forms& forms, std::string_view name);

}  // namespace grundy
