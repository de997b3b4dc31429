// Facts of the core that TypeScript needs, as a module of TypeScript.
#pragma once

#include <string>

namespace grundy {

/// Layers, outcomes, bytes of pictures, kinds of parameters, codes of errors.
std::string facts_ts();

}  // namespace grundy
