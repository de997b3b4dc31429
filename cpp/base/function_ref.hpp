// A reference to something that can be called, for parameters: as std::function_ref of C++26.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace grundy {

template <class Signature>
class FunctionRef;

/// Does not own what it calls: lambdas in the argument of a call last until the call returns. Unlike std::function it copies nothing, and
/// each lambda needs one function of code instead of five.
template <class Return, class... Arguments>
class FunctionRef<Return(Arguments...)> {
 public:
  template <class Callable>
    requires(!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef> && std::is_invocable_r_v<Return, Callable&, Arguments...>)
  FunctionRef(Callable&& callable)
      : callable_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
        call_([](void* it, Arguments... arguments) -> Return {
          return (*static_cast<std::remove_reference_t<Callable>*>(it))(std::forward<Arguments>(arguments)...);
        }) {}

  Return operator()(Arguments... arguments) const { return call_(callable_, std::forward<Arguments>(arguments)...); }

 private:
  void* callable_;
  Return (*call_)(void*, Arguments...);
};

}  // namespace grundy
