// Whether modules are made at run time: tests and benchmarks compare both engines.
#pragma once

namespace grundy {

void allow_machines(bool allowed);

}  // namespace grundy
