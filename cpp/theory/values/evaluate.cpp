#include "theory/values/parse.hpp"

namespace grundy::values {

namespace {

/// How many values an operation takes from the top of the stack.
std::size_t taken(const Operation& operation) {
  switch (operation.kind) {
    case Operation::Kind::push:
    case Operation::Kind::uptimal:
    case Operation::Kind::negate_copy:
    case Operation::Kind::copy: return 0;
    case Operation::Kind::negate:
    case Operation::Kind::zero_left:
    case Operation::Kind::zero_right: return 1;
    case Operation::Kind::drop_below:
    case Operation::Kind::add: return 2;
    case Operation::Kind::make: return operation.left + operation.right;
  }
  return 0;
}

}  // namespace

/// One call of the store, so that it goes on after a pause.
std::optional<Id> Evaluation::result_of(const Operation& operation, Steps& steps) {
  const std::span<const Id> stack(stack_);
  const auto top = [&](std::size_t down) { return stack[stack.size() - down]; };
  const Id zero[] = {kZero};
  switch (operation.kind) {
    case Operation::Kind::push: return store_.compact(operation.value);
    case Operation::Kind::uptimal: return uptimals_.value(operation.name);
    case Operation::Kind::negate: return store_.negative(top(1), steps);
    case Operation::Kind::negate_copy: return store_.negative(top(operation.left), steps);
    case Operation::Kind::copy: return top(operation.left);
    case Operation::Kind::drop_below: return top(1);
    case Operation::Kind::add: return store_.plus(top(2), top(1), steps);
    case Operation::Kind::make: {
      const auto both = stack.last(operation.left + operation.right);
      return store_.make(both.first(operation.left), both.last(operation.right), steps);
    }
    case Operation::Kind::zero_left: return store_.make(zero, stack.last(1), steps);
    case Operation::Kind::zero_right: return store_.make(stack.last(1), zero, steps);
  }
  return std::nullopt;
}

std::optional<Id> Evaluation::run(Steps& steps) {
  halt_ = Halt::none;
  for (; next_ < expression_.size(); ++next_) {
    const Operation& operation = expression_[next_];
    const auto value = result_of(operation, steps);
    if (!value) {
      halt_ = store_.halt();
      return std::nullopt;
    }
    stack_.resize(stack_.size() - taken(operation));
    stack_.push_back(*value);
  }
  return stack_.back();
}

}  // namespace grundy::values
