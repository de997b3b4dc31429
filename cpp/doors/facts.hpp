// Facts of the core that TypeScript needs, as modules of TypeScript.
#pragma once

#include <string>

namespace grundy {

/// Layers, outcomes, bytes of pictures, kinds of parameters, codes of errors.
std::string facts_ts();

/// What the JSON documents of reports hold, as types.
std::string shapes_ts();

}  // namespace grundy
