#include "lab/game/contest_input.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

namespace {

constexpr int kTokensATime = 64;

}  // namespace

ContestInput::ContestInput(std::shared_ptr<const Program> program) : program_(std::move(program)), interpreter_(*program_) { next_test(); }

std::uint64_t ContestInput::begin(Scanner& in) {
  for (line_ = 0; line_ + 1 < program_->syntax.reads.size(); ++line_) {
    next_test();
    while (!read_some(in)) {
    }
  }
  next_test();
  const ReadLine& last = line();
  if (last.repeats == ReadLine::Repeats::once) return 1;
  if (last.repeats != ReadLine::Repeats::times) return kUnbounded;
  if (!last.times_known) {
    begin_item(last.times);
    read_number(in, last.times);
    end_item(last.times);
  }
  return in.failed() ? 0 : static_cast<std::uint64_t>(std::max<std::int64_t>(numbers_[last.times.local], 0));
}

void ContestInput::next_test() {
  item_ = 0;
  at_last_ = false;
  if (line_ < program_->syntax.reads.size()) begin_item(line().items[0]);
}

bool ContestInput::read_some(Scanner& in) {
  const ReadLine& of = line();
  for (int i = 0; i < kTokensATime && !in.failed(); ++i) {
    const ReadItem& item = of.items[item_];
    if (tokens_ == 0 && item.count != kNoNode) {
      const auto count = interpreter_.value(item.count);
      const bool fine = count && *count >= 0 && static_cast<std::uint64_t>(*count) <= Limits::items;
      if (!fine) {
        in.reject(message(kLabPhrases["lab-read-amount"], {item.name, Limits::items}),
                  count ? verbatim(signed_decimal(*count)) : Message(kLabPhrases["lab-print-nowhere"]));
        return true;
      }
      // A word of a length is one token.
      const Constant* const text = constant(item);
      wanted_ = text && text->is_text && !item.rows ? 1 : static_cast<std::uint64_t>(*count);
      if (text && !text->is_text) wanted_ *= text->arity;
    }
    if (tokens_ < wanted_ && !read_token(in, item)) continue;
    if (in.failed()) return true;
    end_item(item);
    ++item_;
    if (of.repeats == ReadLine::Repeats::until && item_ == of.until_after && interpreter_.holds(of.until)) {
      at_last_ = true;
      return true;
    }
    if (item_ == of.items.size()) return true;
    begin_item(of.items[item_]);
  }
  return in.failed();
}

void ContestInput::begin_item(const ReadItem& item) {
  tokens_ = 0;
  value_.clear();
  const Part* const whole = part(item);
  wanted_ = whole ? whole->size() : 1;
}

bool ContestInput::read_token(Scanner& in, const ReadItem& item) {
  const Constant* const of = constant(item);
  if (item.name.empty()) in.any_word(kLabPhrases["lab-read-skipped"]);
  else if (item.rows || (of && of->is_text)) read_word(in, item);
  else read_number(in, item);
  if (tokens_++ == 0 && !item.name.empty()) places_.insert_or_assign(std::string(item.name), At{in.line(), in.token_of_line()});
  return tokens_ == wanted_;
}

void ContestInput::end_item(const ReadItem& item) {
  if (item.target.kind == Binding::Kind::none) return;
  const Constant* const of = constant(item);
  given_.insert_or_assign(std::string(item.name), of && of->is_list && value_.empty() ? "{}" : value_);
}

void ContestInput::read_number(Scanner& in, const ReadItem& item) {
  const Part* const whole = part(item);
  std::int64_t least = 1 - Limits::number, most = Limits::number - 1;
  if (whole) {
    // Ranges that depend on what is read are checked once all is read.
    const PartLine& declared = program_->syntax.parts[item.target.index];
    if (is_fixed(declared.least)) least = whole->least;
    if (is_fixed(declared.most)) most = whole->most;
  } else if (item.target.kind == Binding::Kind::constant) {
    const ConstantLine& declared = program_->syntax.constants[item.target.index];
    const auto bounded = std::find_if(program_->parameters.begin(), program_->parameters.end(),
                                      [&](const ParameterOfText& p) { return p.name == item.name && p.least; });
    if (bounded != program_->parameters.end() && is_fixed(declared.least) && is_fixed(declared.most)) {
      least = *bounded->least;
      most = *bounded->most;
    }
  } else if (&item == &line().times) {
    least = 0;
  }
  const Message expected = message(kLabPhrases["lab-read-number"], {item.name, signed_decimal(least), signed_decimal(most)});
  // A lone number may start above its range: then it is known by theory, or refused once the test is read.
  const std::int64_t number = in.integer(expected, least, whole && program_->lone_number() ? INT64_MAX : most);
  if (in.failed()) return;
  const Constant* const of = constant(item);
  const std::size_t arity = of && of->is_list ? of->arity : 1, at = tokens_ % arity;
  if (tokens_ > 0) value_ += ',';
  if (arity > 1 && at == 0) value_ += '(';
  value_ += signed_decimal(number);
  if (arity > 1 && at == arity - 1) value_ += ')';
  if (item.local == kNoLocal) return;
  numbers_[item.local] = number;
  interpreter_.set_local(item.local, number);
}

void ContestInput::read_word(Scanner& in, const ReadItem& item) {
  const bool measured = item.count != kNoNode && !item.rows;
  const auto length = measured ? interpreter_.value(item.count) : std::nullopt;
  const Message expected = measured ? message(kLabPhrases["lab-read-length"], {item.name, signed_decimal(*length)})
                                    : message(kLabPhrases["lab-read-word"], {item.name});
  const std::string_view word = in.any_word(expected);
  if (in.failed()) return;
  if (measured && word.size() != static_cast<std::size_t>(*length)) return in.reject(expected, shown(word));
  if (part(item)) return add_row(in, item, word);
  if (tokens_ > 0) value_ += '/';
  value_ += word;
}

void ContestInput::add_row(Scanner& in, const ReadItem& item, std::string_view word) {
  std::string_view glyphs = "0123456789";
  for (const ShowLine& show : program_->syntax.shows) {
    const bool shows = std::find(show.names.begin(), show.names.end(), item.name) != show.names.end();
    if (shows && show.how != "pieces" && !show.glyphs.empty()) glyphs = show.glyphs;
  }
  for (const char c : word) {
    const std::size_t value = glyphs.find(c);
    if (value == glyphs.npos) return in.reject(message(kLabPhrases["lab-read-glyphs"], {item.name, glyphs}), shown(word));
    if (!value_.empty()) value_ += ',';
    value_ += signed_decimal(part(item)->least + static_cast<std::int64_t>(value));
  }
}

bool ContestInput::is_fixed(NodeId ref) const {
  const Node& n = program_->syntax[ref];
  if (n.op == SyntaxOp::number) return true;
  if (n.op == SyntaxOp::name)
    return n.binding.kind == Binding::Kind::constant && program_->syntax.constants[n.binding.index].literal && !is_read(n.text);
  return n.op < SyntaxOp::equal && n.op >= SyntaxOp::minus &&
         std::all_of(n.kids.begin(), n.kids.end(), [this](NodeId kid) { return is_fixed(kid); });
}

bool ContestInput::is_read(std::string_view name) const {
  const auto named = [&](const ReadItem& item) { return item.name == name; };
  return std::any_of(program_->syntax.reads.begin(), program_->syntax.reads.end(),
                     [&](const ReadLine& of) { return named(of.times) || std::any_of(of.items.begin(), of.items.end(), named); });
}

const Constant* ContestInput::constant(const ReadItem& item) const {
  return item.target.kind == Binding::Kind::constant ? &program_->constants[item.target.index] : nullptr;
}

const Part* ContestInput::part(const ReadItem& item) const {
  return item.target.kind == Binding::Kind::part ? &program_->parts[item.target.index] : nullptr;
}

std::optional<ContestInput::At> ContestInput::place_of(const std::string& parameter) const {
  const auto found = places_.find(parameter);
  return found == places_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace grundy::lab
