#include "check/value_name.hpp"

#include <cstdlib>

#include "theory/values/parse.hpp"

namespace grundy {

namespace {

using values::Dyadic;
using values::Operation;

/// A sum of what arithmetic adds up, x + ups * up + *nim, and any other form.
struct Term {
  Dyadic x;
  std::int64_t ups = 0;
  std::uint32_t nim = 0;
  Form rest = 0;
};

class Naming {
 public:
  explicit Naming(Forms& forms) : forms_(forms), zero_(forms.add({}, {})), most_(2 * forms.size()) {}

  std::optional<Form> form_of(const values::Expression& expression) {
    for (const Operation& operation : expression) {
      if (!run(operation) || forms_.exhausted()) return std::nullopt;
    }
    return form_of(stack_.back());
  }

 private:
  /// A form by its definition; nothing if it is larger than all forms.
  std::optional<Form> number(const Dyadic& x) {
    if (x.birthday() > most_) return std::nullopt;
    // Integers from 0 on, others by halves: each number is the simplest between its options.
    const std::int64_t whole = x.floor();
    const auto integer = [&](std::int64_t n) {
      Form form = zero_;
      for (std::int64_t i = 0; i < std::abs(n); ++i) form = n > 0 ? forms_.add({form}, {}) : forms_.add({}, {form});
      return form;
    };
    if (x.is_integer()) return integer(whole);
    Form low = integer(whole), high = integer(whole + 1);
    const std::int64_t above = x.numerator() - (whole << x.exponent());  // of 2^exponent parts
    for (unsigned bit = x.exponent(); bit-- > 0;) {
      const Form middle = forms_.add({low}, {high});
      if (bit == 0) return middle;
      (above >> bit & 1 ? low : high) = middle;
    }
    return low;
  }

  std::optional<Form> nimber(std::uint32_t nim) {
    if (nim > most_) return std::nullopt;
    std::vector<Form> smaller;
    for (std::uint32_t i = 0; i <= nim; ++i) smaller.push_back(forms_.add(smaller, smaller));
    return smaller.back();
  }

  /// {0 | (n - 1) up + *(m ^ 1)} is n up + *m for n > 0, apart from up + * = {0, * | 0} ("Winning Ways", chapter 3).
  std::optional<Form> ups(std::int64_t count, std::uint32_t nim) {
    const auto n = static_cast<std::uint64_t>(std::abs(count));
    if (n > most_) return std::nullopt;
    const auto star = nimber(1);
    std::uint32_t m = n % 2 == 0 ? nim : nim ^ 1;
    auto form = nimber(m);
    for (std::uint64_t i = 0; form && i < n; ++i) {
      m ^= 1;
      form = i == 0 && m == 1 ? forms_.add({zero_, *star}, {zero_}) : forms_.add({zero_}, {*form});
    }
    return form && count < 0 ? std::optional(forms_.negative(*form)) : form;
  }

  /// up[n] = {up[n - 1] | *} and up[n]* = {0, up[n - 1]* | 0}; up^n = {0 | -up[n - 1]*} (Siegel, section II.4).
  std::optional<Form> uptimal(const values::Uptimals::Name& name) {
    if (name.order > most_) return std::nullopt;
    const Form star = *nimber(1);
    Form sum = zero_, starred = star;
    for (std::uint32_t n = 1; n < name.order + name.is_sum; ++n) {
      sum = forms_.add({sum}, {star});
      starred = forms_.add({zero_, starred}, {zero_});
    }
    const Form form = name.is_sum ? sum : forms_.add({zero_}, {forms_.negative(starred)});
    return name.is_negative ? forms_.negative(form) : form;
  }

  std::optional<Form> form_of(const Term& term) {
    const auto x = number(term.x), small = ups(term.ups, term.nim);
    if (!x || !small) return std::nullopt;
    return forms_.plus(forms_.plus(*x, *small), term.rest);
  }

  std::optional<Term> opposite(const Term& term) { return Term{-term.x, -term.ups, term.nim, forms_.negative(term.rest)}; }

  std::optional<Term> total(const Term& a, const Term& b) {
    const auto x = sum(a.x, b.x);
    if (!x) return std::nullopt;
    return Term{*x, a.ups + b.ups, a.nim ^ b.nim, forms_.plus(a.rest, b.rest)};
  }

  std::optional<Term> of_options(std::size_t left, std::size_t right) {
    std::vector<Form> sides[2];
    for (std::size_t i = stack_.size() - left - right; i < stack_.size(); ++i) {
      const auto form = form_of(stack_[i]);
      if (!form) return std::nullopt;
      sides[i >= stack_.size() - right].push_back(*form);
    }
    stack_.resize(stack_.size() - left - right);
    return Term{{}, 0, 0, forms_.add(sides[0], sides[1])};
  }

  bool push(const std::optional<Term>& term) {
    if (term) stack_.push_back(*term);
    return term.has_value();
  }

  /// Runs an operation as values::Evaluation does.
  bool run(const Operation& operation) {
    using Kind = Operation::Kind;
    const auto top = [&](std::size_t down) { return stack_[stack_.size() - down]; };
    const auto pop = [&] {
      const Term out = stack_.back();
      stack_.pop_back();
      return out;
    };
    switch (operation.kind) {
      case Kind::push: return push(Term{operation.value.x, operation.value.ups, operation.value.nim, zero_});
      case Kind::uptimal: {
        const auto form = uptimal(operation.name);
        return form && push(Term{{}, 0, 0, *form});
      }
      case Kind::negate: return push(opposite(pop()));
      case Kind::negate_copy: return push(opposite(top(operation.left)));
      case Kind::copy: return push(top(operation.left));
      case Kind::drop_below: stack_.erase(stack_.end() - 2); return true;
      case Kind::add: {
        const Term b = pop(), a = pop();
        return push(total(a, b));
      }
      case Kind::make: return push(of_options(operation.left, operation.right));
      case Kind::zero_left:
      case Kind::zero_right: {
        const bool first = operation.kind == Kind::zero_left;
        stack_.insert(stack_.end() - first, Term{{}, 0, 0, zero_});
        return push(of_options(1, 1));
      }
    }
    return false;
  }

  Forms& forms_;
  Form zero_;
  std::uint64_t most_;
  std::vector<Term> stack_;
};

}  // namespace

std::optional<Form> form_of_name(Forms& forms, std::string_view name) {
  if (name.size() > kLongestName) return std::nullopt;
  const auto expression = values::parse_value(name);
  return expression ? Naming(forms).form_of(*expression) : std::nullopt;
}

}  // namespace grundy
