// Errors as values: nothing in the core throws.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/message.hpp"

namespace grundy {

/// The reason for a refusal. `message` reads "expected ..., got ...". Errors of judge text have line and token (both from 1), errors of
/// parameters the name of the parameter; if that is a rule text with a fault, also its line and column, which the message names, too.
struct Error {
  enum class Code : std::uint8_t {
    input,          // malformed judge text
    parameter,      // a parameter that is missing, malformed or out of range
    reach,          // well formed, but beyond what can be solved
    usage,          // a call that makes no sense: no such game, layer
    closed,         // a call with a handle that was closed
    contradiction,  // two ways to the same answer disagree: an error of ours, not of the caller
  };
  Code code = Code::usage;
  Message message = {};
  std::string field = {};
  std::uint64_t line = 0;
  std::uint64_t token = 0;
  std::uint64_t column = 0;
};

inline constexpr const char* kErrorCodeNames[] = {"input", "parameter", "reach", "usage", "closed", "contradiction"};

constexpr const char* name(Error::Code code) { return kErrorCodeNames[static_cast<int>(code)]; }

/// Builds the error of a parameter, or of an argument given like one: "expected ..., got ...".
Error parameter_error(std::string_view name, const Message& expected, const Message& got, Error::Code code = Error::Code::parameter);

/// A value or an error.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  /// A value that becomes a T, such as a pointer to a derived class.
  template <class Other>
    requires(std::convertible_to<Other, T> && !std::same_as<Other, T> && !std::convertible_to<Other, Error>)
  Result(Other value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return state_.index() == 0; }
  T& operator*() { return *std::get_if<0>(&state_); }
  const T& operator*() const { return *std::get_if<0>(&state_); }
  T* operator->() { return std::get_if<0>(&state_); }
  const T* operator->() const { return std::get_if<0>(&state_); }
  const Error& error() const { return *std::get_if<1>(&state_); }

 private:
  std::variant<T, Error> state_;
};

}  // namespace grundy
