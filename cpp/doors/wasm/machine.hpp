// Switches the generation of code at run time, so that tests and benchmarks compare both engines.
#pragma once

namespace grundy {

void allow_machines(bool allowed);

}  // namespace grundy
