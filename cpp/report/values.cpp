#include "report/values.hpp"

#include "base/json.hpp"
#include "theory/values/atomic_weight.hpp"
#include "theory/values/format.hpp"
#include "theory/values/parse.hpp"
#include "theory/values/phrases.hpp"
#include "theory/values/thermograph.hpp"

namespace grundy::values {

namespace {

/// Steps between looks at the clock: some milliseconds.
constexpr std::uint64_t kSteps = 1'000;
constexpr std::uint64_t kMegabytes = 256;

Message reason(Halt halt) {
  if (halt == Halt::fine) return kValuePhrases["value-fine"];
  if (halt == Halt::large) return kValuePhrases["value-large"];
  return message(kValuePhrases["value-memory"], {kMegabytes});
}

void put_text(Json& out, const std::optional<std::string>& text) {
  if (text) out.text(*text);
  else out.null();
}

void put_wall(Json& out, const Wall& wall) {
  out.begin_array();
  for (const Corner& corner : wall) out.begin_array().text(corner.t.text()).text(corner.value.text()).end_array();
  out.end_array();
}

/// A calculation in stages: each is called until it is done, then the next one.
class Staged : public ValueReport {
 public:
  explicit Staged(std::string_view field) : field_(field) {}

  double advance(const Slice& slice) override {
    while (!is_done_ && !error_) {
      Steps steps{kSteps};
      const Halt halt = run(stage_, steps);
      if (halt == Halt::none) ++stage_;
      else if (halt != Halt::steps) error_ = Error{Error::Code::reach, reason(halt), field_};
      if (slice.over()) break;
    }
    return is_done_ || error_ ? 1 : 0;
  }

  Result<std::string> json() override {
    if (error_) return *error_;
    return std::move(out_).str();
  }

 protected:
  /// Goes on with a stage: Halt::none once it is done. Sets `is_done_` in the last.
  virtual Halt run(unsigned stage, Steps& steps) = 0;

  /// Computes an expression into `to`.
  Halt evaluate(Evaluation& evaluation, Id& to, Steps& steps) {
    const auto g = evaluation.run(steps);
    if (g) to = *g;
    return evaluation.halt();
  }
  Halt compare(Id g, Id h, bool& to, Steps& steps) {
    const auto answer = store_.at_most(g, h, steps);
    if (answer) to = *answer;
    return store_.halt();
  }
  /// Writes a value into `to`, which stays empty if the text is too long.
  Halt write(Id g, std::optional<ValueText>& to, Steps& steps) {
    const ValueText* text = formatter_.text(g, steps);
    if (text) to = *text;
    return formatter_.halt();
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
    switch (stage) {
      case 0: return evaluate(evaluation_, g_, steps);
      case 1: return compare(kZero, g_, above_, steps);
      case 2: return compare(g_, kZero, below_, steps);
      case 3: graph_ = thermographs_.of(g_, steps); return thermographs_.halt();
      case 4: return write(g_, text_, steps);
      case 5: return weigh(steps);
      case 6: return has_weight_ ? write(weight_, weight_text_, steps) : Halt::none;
      default:
        put();
        is_done_ = true;
        return Halt::none;
    }
  }

 private:
  Halt weigh(Steps& steps) {
    has_weight_ = store_.is_all_small(g_);
    if (!has_weight_) return Halt::none;
    const auto weight = weights_.of(g_, steps);
    if (weight) weight_ = *weight;
    // The remote star of a game that is born very late is too large a nimber.
    if (weights_.halt() == Halt::large) {
      has_weight_ = false;
      return Halt::none;
    }
    return weights_.halt();
  }

  void put() {
    out_.begin_object().key("value");
    put_text(out_, text_ ? std::optional(text_->unicode) : std::nullopt);
    put_text(out_.key("ascii"), text_ ? std::optional(text_->ascii) : std::nullopt);
    out_.key("mean").text(graph_->mean.text()).key("temperature").text(graph_->temperature.text());
    out_.key("class").text(above_ && below_ ? "P" : above_ ? "L" : below_ ? "R" : "N");
    out_.key("left_stop").text(store_.stop(g_, Side::left).text()).key("right_stop").text(store_.stop(g_, Side::right).text());
    out_.key("birthday").number(store_.birthday(g_));
    if (has_weight_) put_text(out_.key("atomic_weight"), weight_text_ ? std::optional(weight_text_->unicode) : std::nullopt);
    put_wall(out_.key("walls").begin_object().key("left"), graph_->left);
    put_wall(out_.key("right"), graph_->right);
    out_.end_object().end_object();
  }

  Evaluation evaluation_;
  Thermographs thermographs_{store_};
  AtomicWeights weights_{store_};
  Id g_ = kZero, weight_ = kZero;
  bool above_ = false, below_ = false, has_weight_ = false;
  const Thermograph* graph_ = nullptr;
  std::optional<ValueText> text_, weight_text_;
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
      case 6: return write(difference_, text_, steps);
      default:
        put();
        is_done_ = true;
        return Halt::none;
    }
  }

 private:
  Halt build(std::optional<Id> value) {
    if (value) difference_ = *value;
    return store_.halt();
  }

  void put() {
    out_.begin_object().key("relation").text(above_ && below_ ? "=" : above_ ? ">" : below_ ? "<" : "||");
    put_text(out_.key("difference"), text_ ? std::optional(text_->unicode) : std::nullopt);
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

Result<std::unique_ptr<ValueReport>> open_value(std::string_view expression, std::string_view field) {
  auto parsed = parse(expression, field);
  if (!parsed) return parsed.error();
  return std::make_unique<OneValue>(std::move(*parsed), field);
}

Result<std::unique_ptr<ValueReport>> open_comparison(std::string_view one, std::string_view two) {
  auto first = parse(one, "A");
  if (!first) return first.error();
  auto second = parse(two, "B");
  if (!second) return second.error();
  return std::make_unique<TwoValues>(std::move(*first), std::move(*second));
}

}  // namespace grundy::values
