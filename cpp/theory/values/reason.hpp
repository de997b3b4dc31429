// Why there is no value, in words.
#pragma once

#include "base/message.hpp"
#include "theory/values/dyadic.hpp"

namespace grundy::values {

/// The most that the values of one calculation may take.
inline constexpr std::uint64_t kMegabytes = 256;

/// Returns the reason for Halt::fine, Halt::large or Halt::memory.
Message reason(Halt halt);

}  // namespace grundy::values
