// Facts about a value, or about two, as JSON: for the commands `value` and `compare`.
#pragma once

#include <memory>
#include <string_view>

#include "base/result.hpp"
#include "kit/task.hpp"

namespace grundy::values {

// The tasks end with a JSON document, or why there is none: a number too fine or too large (Error::Code::reach), or more than 256 MB.

/// Opens {"value","ascii","mean","temperature","class","left_stop","right_stop","birthday","atomic_weight"?,"walls":{"left","right"}} of
/// an expression. Numbers are texts like "-3/4". `class`: L, R, N or P. A wall is a list of corners [t, number] from t = 0 on, vertical
/// above the last. `value` and `ascii` are null if the text has more than 100,000 characters; `atomic_weight`, of all-small values, too.
Result<std::unique_ptr<Task>> open_value(std::string_view expression, std::string_view field);

/// Opens {"relation","difference"} of two expressions: <, >, = or || for confused, and the text of the first less the second (null if too
/// long).
Result<std::unique_ptr<Task>> open_comparison(std::string_view one, std::string_view two);

/// Opens {"left","right","more"?} of an expression: the options of its canonical form for each player, as `open_value` describes them; the
/// first 60 of each, with "more": true if there are others.
Result<std::unique_ptr<Task>> open_options(std::string_view expression);

/// Opens the same as `open_value` of an expression cooled by a tax, itself the expression of a number that is at least 0.
Result<std::unique_ptr<Task>> open_cooled(std::string_view expression, std::string_view tax);

}  // namespace grundy::values
