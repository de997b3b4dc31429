#include "report/values.hpp"

#include "report/value_facts.hpp"
#include "theory/values/cooling.hpp"
#include "theory/values/parse.hpp"
#include "theory/values/phrases.hpp"

namespace grundy::values {

namespace {

/// A calculation in stages: each is called until it is done, then the next one.
class Staged : public Task {
 public:
  explicit Staged(std::string_view field) : field_(field) {}

  double advance(const Slice& slice) override {
    while (!is_done_ && !error_) {
      Steps steps{kStepsAtOnce};
      const Halt halt = run(stage_, steps);
      if (halt == Halt::none) ++stage_;
      else if (halt != Halt::steps) refuse({Error::Code::reach, reason(halt), field_});
      if (slice.over()) break;
    }
    return is_done_ || error_ ? 1 : 0;
  }

  Result<std::string> json(void (*)(Json&, const Message&)) const override {
    if (error_) return *error_;
    return out_.str();
  }

 protected:
  /// Goes on with a stage: Halt::none once it is done. Sets `is_done_` in the last.
  virtual Halt run(unsigned stage, Steps& steps) = 0;

  void refuse(Error error) { error_ = std::move(error); }

  /// Computes an expression into `to`.
  Halt evaluate(Evaluation& evaluation, Id& to, Steps& steps) {
    const auto g = evaluation.run(steps);
    if (g) to = *g;
    return evaluation.halt();
  }

  /// Writes what is known of a value as an object.
  void put(const ValueFacts& facts) {
    out_.begin_object();
    facts.put(out_);
    out_.end_object();
  }

  Store store_{kMegabytes * Store::kMegabyte};
  Formatter formatter_{store_};
  Json out_;
  bool is_done_ = false;

 private:
  std::string field_;
  unsigned stage_ = 0;
  std::optional<Error> error_;
};

class OneValue : public Staged {
 public:
  OneValue(Expression expression, std::string_view field) : Staged(field), evaluation_(store_, std::move(expression)) {}

 protected:
  Halt run(unsigned stage, Steps& steps) override {
    if (stage == 0) return evaluate(evaluation_, g_, steps);
    if (stage == 1) return facts_.find(g_, steps);
    put(facts_);
    is_done_ = true;
    return Halt::none;
  }

 private:
  Evaluation evaluation_;
  Thermographs thermographs_{store_};
  ValueFacts facts_{store_, formatter_, thermographs_};
  Id g_ = kZero;
};

class OptionsOfForm : public Staged {
 public:
  explicit OptionsOfForm(Expression expression) : Staged("options"), evaluation_(store_, std::move(expression)) {}

 protected:
  Halt run(unsigned stage, Steps& steps) override {
    if (stage == 0) return evaluate(evaluation_, g_, steps);
    if (stage == 1) return list();
    const std::size_t next = stage - 2;
    if (next < facts_.size()) return facts_[next].facts.find(facts_[next].option, steps);
    put_options();
    is_done_ = true;
    return Halt::none;
  }

 private:
  static constexpr std::size_t kMostOptions = 60;
  struct Described {
    Id option;
    ValueFacts facts;
  };

  Halt list() {
    if (!store_.list(g_)) return Halt::memory;
    for (const Side side : {Side::left, Side::right}) {
      const auto options = store_.options(g_, side);
      const auto first = options.first(std::min(options.size(), kMostOptions));
      more_ |= first.size() < options.size();
      for (const Id option : first) facts_.push_back({option, {store_, formatter_, thermographs_}});
      if (side == Side::left) lefts_ = first.size();
    }
    return Halt::none;
  }

  void put_options() {
    const std::span<const Described> all(facts_);
    out_.begin_object();
    put_side("left", all.first(lefts_));
    put_side("right", all.subspan(lefts_));
    if (more_) out_.key("more").boolean(true);
    out_.end_object();
  }

  void put_side(std::string_view side, std::span<const Described> options) {
    out_.key(side).begin_array();
    for (const Described& option : options) put(option.facts);
    out_.end_array();
  }

  Evaluation evaluation_;
  Thermographs thermographs_{store_};
  std::vector<Described> facts_;
  std::size_t lefts_ = 0;
  bool more_ = false;
  Id g_ = kZero;
};

class CooledValue : public Staged {
 public:
  CooledValue(Expression expression, Expression tax)
      : Staged("cooled"), evaluation_(store_, std::move(expression)), tax_evaluation_(store_, std::move(tax)) {}

 protected:
  Halt run(unsigned stage, Steps& steps) override {
    switch (stage) {
      case 0: return evaluate(evaluation_, g_, steps);
      case 1: return evaluate(tax_evaluation_, tax_, steps);
      case 2: return check_tax();
      case 3: return cool(steps);
      case 4: return facts_.find(cooled_, steps);
      default:
        put(facts_);
        is_done_ = true;
        return Halt::none;
    }
  }

 private:
  Halt check_tax() {
    if (store_.is_number(tax_) && store_.stop(tax_, Side::left).sign() >= 0)
      cooling_.emplace(store_, thermographs_, store_.stop(tax_, Side::left));
    else refuse(parameter_error("tax", kValuePhrases["value-tax"], kValuePhrases["value-other"]));
    return Halt::none;
  }

  Halt cool(Steps& steps) {
    const auto cooled = cooling_->of(g_, steps);
    if (cooled) cooled_ = *cooled;
    return cooled ? Halt::none : cooling_->halt();
  }

  Evaluation evaluation_, tax_evaluation_;
  Thermographs thermographs_{store_};
  std::optional<Cooling> cooling_;
  ValueFacts facts_{store_, formatter_, thermographs_};
  Id g_ = kZero, tax_ = kZero, cooled_ = kZero;
};

class TwoValues : public Staged {
 public:
  TwoValues(Expression one, Expression two) : Staged("compare"), one_(store_, std::move(one)), two_(store_, std::move(two)) {}

 protected:
  Halt run(unsigned stage, Steps& steps) override {
    switch (stage) {
      case 0: return evaluate(one_, g_, steps);
      case 1: return evaluate(two_, h_, steps);
      case 2: return compare(g_, h_, below_, steps);
      case 3: return compare(h_, g_, above_, steps);
      case 4: return build(store_.negative(h_, steps));
      case 5: return build(store_.plus(g_, difference_, steps));
      case 6: return write(steps);
      default:
        put_relation();
        is_done_ = true;
        return Halt::none;
    }
  }

 private:
  Halt compare(Id g, Id h, bool& to, Steps& steps) {
    const auto answer = store_.at_most(g, h, steps);
    if (answer) to = *answer;
    return store_.halt();
  }

  /// The text of the difference stays empty if it is too long.
  Halt write(Steps& steps) {
    const ValueText* text = formatter_.text(difference_, steps);
    if (text) text_ = *text;
    return formatter_.halt();
  }

  Halt build(std::optional<Id> value) {
    if (value) difference_ = *value;
    return store_.halt();
  }

  void put_relation() {
    out_.begin_object().key("relation").text(above_ && below_ ? "=" : above_ ? ">" : below_ ? "<" : "||");
    put_text(out_.key("difference"), text_ ? &text_->unicode : nullptr);
    out_.end_object();
  }

  Evaluation one_, two_;
  Id g_ = kZero, h_ = kZero, difference_ = kZero;
  bool above_ = false, below_ = false;
  std::optional<ValueText> text_;
};

Result<Expression> parse(std::string_view text, std::string_view field) {
  auto parsed = parse_value(text);
  if (parsed) return parsed;
  Error error = parsed.error();
  error.field = field;
  return error;
}

}  // namespace

Result<std::unique_ptr<Task>> open_value(std::string_view expression, std::string_view field) {
  auto parsed = parse(expression, field);
  if (!parsed) return parsed.error();
  return std::make_unique<OneValue>(std::move(*parsed), field);
}

Result<std::unique_ptr<Task>> open_comparison(std::string_view one, std::string_view two) {
  auto first = parse(one, "A");
  if (!first) return first.error();
  auto second = parse(two, "B");
  if (!second) return second.error();
  return std::make_unique<TwoValues>(std::move(*first), std::move(*second));
}

Result<std::unique_ptr<Task>> open_options(std::string_view expression) {
  auto parsed = parse(expression, "options");
  if (!parsed) return parsed.error();
  return std::make_unique<OptionsOfForm>(std::move(*parsed));
}

Result<std::unique_ptr<Task>> open_cooled(std::string_view expression, std::string_view tax) {
  auto parsed = parse(expression, "cooled");
  if (!parsed) return parsed.error();
  auto parsed_tax = parse(tax, "tax");
  if (!parsed_tax) return parsed_tax.error();
  return std::make_unique<CooledValue>(std::move(*parsed), std::move(*parsed_tax));
}

}  // namespace grundy::values
