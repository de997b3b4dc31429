#include "lab/game/text_table.hpp"

#include <algorithm>
#include <cmath>

#include "base/number.hpp"
#include "lab/game/sequence_period.hpp"
#include "lab/language/phrases.hpp"
#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

namespace {

constexpr std::uint64_t kWidest = std::uint64_t{1} << 20;

std::optional<std::size_t> slot_named(const Program& program, std::string_view name) {
  for (std::size_t slot = 0; slot < program.slots(); ++slot) {
    if (program.slot_name(slot) == name) return slot;
  }
  for (const Part& part : program.parts) {
    if (part.name == name) return part.first;
  }
  return std::nullopt;
}

/// Axes count from 0: negative ranges are shifted.
Axis axis_of(const Program& program, std::size_t slot) {
  const std::int64_t least = program.least(slot), count = program.most(slot) - least + 1;
  const std::string name = program.slot_name(slot);
  if (least >= 0) return {verbatim(name), static_cast<std::uint64_t>(least), static_cast<std::uint64_t>(count)};
  return {verbatim(name + " + " + signed_decimal(-least)), 0, static_cast<std::uint64_t>(count)};
}

std::int64_t moved(const Program& program, std::size_t slot) { return std::min<std::int64_t>(program.least(slot), 0); }

/// Returns the two neighbouring numbers, among the first ones, with the most positions when the others are fixed: if rows must not grow,
/// the first two have only one.
std::pair<std::size_t, std::size_t> fullest_pair(const Program& program, const Slots& base) {
  constexpr std::size_t kTried = 8;
  constexpr std::int64_t kSide = 10;
  std::pair<std::size_t, std::size_t> best{0, 1};
  std::size_t most = 0;
  if (program.syntax.legal.empty()) return best;
  SyntaxInterpreter interpreter(program);
  for (std::size_t x = 0; x + 1 < program.own_slots() && x < kTried; ++x) {
    Slots slots(base.begin(), base.begin() + static_cast<std::ptrdiff_t>(program.slots()));
    const auto value = [&](std::size_t slot, std::int64_t i) {
      const std::int64_t range = program.most(slot) - program.least(slot);
      return program.least(slot) + (range <= kSide ? std::min(i, range) : range * i / kSide);
    };
    std::size_t found = 0;
    for (std::int64_t i = 0; i <= kSide; ++i) {
      for (std::int64_t j = 0; j <= kSide; ++j) {
        slots[x] = value(x, i);
        slots[x + 1] = value(x + 1, j);
        interpreter.budget = 10'000;
        found += interpreter.legal(slots);
      }
    }
    if (found <= most) continue;
    most = found;
    best = {x, x + 1};
  }
  return best;
}

/// The slots of the axes, as far as they are chosen, and whether rows count upward.
struct ChosenAxes {
  std::optional<std::size_t> across, along;
  bool up = false;
};

/// Reads the axes that the text shows, then those that parameters choose.
Result<ChosenAxes> chosen_axes(const RawParameters& raw, const Program& program) {
  ChosenAxes axes;
  auto& [across, along, up] = axes;
  for (const ShowLine& show : program.syntax.shows) {
    if (show.how == "across") across = slot_named(program, show.names[0]);
    if (show.how == "up" || show.how == "down") {
      along = slot_named(program, show.names[0]);
      up = show.how == "up";
    }
  }
  for (const auto& [name, value] : raw) {
    if (name != "across" && name != "up" && name != "down") continue;
    const auto slot = slot_named(program, value);
    if (!slot) return parameter_error(name, kLabPhrases["lab-axis"], shown(value));
    if (name == "across") {
      across = slot;
    } else {
      along = slot;
      up = name == "up";
    }
  }
  return axes;
}

bool legal_by_rules(const Program& program, const Slots& slots) {
  SyntaxInterpreter interpreter(program);
  interpreter.budget = 1'000'000;
  return interpreter.legal(slots);
}

bool begins(const std::string& name, std::string_view letters) { return letters.find(name[0]) != std::string_view::npos; }

/// Adds the axes that are not chosen. If none is, rows and columns are recognised by their names.
TextTable::PlaneAxes all_axes(const ChosenAxes& chosen, const Program& program, const Slots& base) {
  const auto& [across, along, up] = chosen;
  const bool one = program.own_slots() == 1;
  if (one && across.value_or(0) == 0 && along.value_or(0) == 0) return {0, 0, up};
  if (across || along) return {across.value_or(along == 0 ? 1 : 0), along.value_or(across == 0 ? 1 : 0), up};
  if (begins(program.slot_name(0), "ry") && begins(program.slot_name(1), "cx")) return {1, 0, false};
  const auto [x, y] = fullest_pair(program, base);
  return {x, y, true};
}

/// Returns the width of a sequence: as given, or the usual one. Errors: it is no number, or out of range.
Result<std::uint64_t> width_of(const RawParameters& raw, const Axis& axis) {
  const auto width = raw.find("width");
  if (width == raw.end()) return TextTable::UsualWidth::of(axis.count, axis.first + axis.count);
  const auto given = parse_natural(width->second);
  if (given && *given >= 1 && *given <= kWidest) return *given;
  return parameter_error("width", message(kKitPhrases["a-number"], {range_text(1, kWidest)}), shown(width->second));
}

}  // namespace

std::uint64_t TextTable::UsualWidth::of(std::uint64_t size, std::uint64_t count) {
  if (size <= whole) return count;
  const double side = std::sqrt(static_cast<double>(tenths) / 10 * static_cast<double>(size));
  return static_cast<std::uint64_t>(std::min<double>(most, std::ceil(side / step) * step));
}

Result<TextTable> TextTable::read(const RawParameters& raw, std::shared_ptr<Solved> solved, const std::shared_ptr<const Program>& program) {
  TextTable out;
  out.solved_ = std::move(solved);
  const Layout& layout = out.solved_->layout;
  const bool partisan = program->nature.partisan;
  const auto begins = raw.find("first");
  if (begins != raw.end() && names_beginner(begins->second)) {
    if (!partisan) return parameter_error("first", kLabPhrases["lab-first"], kLabPhrases["lab-same-moves"]);
    out.right_begins_ = begins->second == "right";
  }
  for (Slots slots : program->components) {
    if (!partisan) {
      out.start_.push_back(layout.number_of(slots));
      continue;
    }
    slots.push_back(out.right_begins_);
    out.start_.push_back(layout.number_of(slots));
    slots.back() = !out.right_begins_;
    out.start_of_other_.push_back(layout.number_of(slots));
  }
  out.base_ = program->components.empty() ? program->start : program->components[0];
  if (partisan) out.base_.push_back(out.right_begins_);

  const auto chosen = chosen_axes(raw, *program);
  if (!chosen) return chosen.error();
  // A start may be beyond the range of the text, which the table has.
  const Program& as_written = *out.solved_->program;
  if (program->slots() > 1 || partisan) {
    out.lay_plane(*program, all_axes(*chosen, *program, out.base_));
  } else if (program->components.size() > 1) {
    out.lay_pair(as_written);
  } else {
    const Axis axis = axis_of(as_written, 0);
    const auto width = width_of(raw, axis);
    if (!width) return width.error();
    out.lay_sequence(axis, *width);
  }
  return out;
}

void TextTable::lay_sequence(const Axis& axis, std::uint64_t width) {
  kind_ = Kind::sequence;
  stride_ = solved_->layout.weights(1)[0];
  shape_.sequence = Sequence{axis.first + axis.count, "width"};
  wrap(width);
}

void TextTable::lay_pair(const Program& program) {
  kind_ = Kind::pair;
  shape_.x = shape_.y = axis_of(program, 0);
  const std::string name = program.slot_name(0);
  shape_.x.name = verbatim(name + " 1");
  shape_.y.name = verbatim(name + " 2");
  shape_.y_up = true;
}

void TextTable::lay_plane(const Program& program, const PlaneAxes& axes) {
  stride_ = solved_->layout.weights(base_.size())[axes.across];
  x_ = axes.across;
  y_ = std::min(axes.along, program.slots() - 1);
  shape_.x = axis_of(program, x_);
  shape_.y = y_ == x_ ? Axis{{}, 0, 1} : axis_of(program, y_);
  shape_.y_up = axes.up;
}

std::optional<Error> TextTable::wrap(std::uint64_t width) {
  if (kind_ != Kind::sequence) return Error{Error::Code::usage, kKitPhrases["no-sequence"]};
  if (width == 0 || width > kWidest)
    return parameter_error("width", message(kKitPhrases["a-number"], {range_text(1, kWidest)}), verbatim(decimal(width)));
  const std::uint64_t count = shape_.sequence->count;
  const std::string name = solved_->program->slot_name(0);
  width = std::min(width, count);
  shape_.x = {verbatim(name + " % " + decimal(width)), 0, width};
  shape_.y = {verbatim(name + " / " + decimal(width)), 0, (count + width - 1) / width};
  return std::nullopt;
}

void TextTable::find_period() {
  if (kind_ != Kind::sequence) return;
  if (!solved_->sequence) {
    solved_->sequence = shape_.sequence;
    search_period(*solved_, kMostTerms, *solved_->sequence);
  }
  shape_.sequence = solved_->sequence;
}

void TextTable::write_out(RawParameters& parameters) const {
  for (const char* name : {"across", "up", "down", "width"}) parameters.erase(name);
  const Program& program = *solved_->program;
  if (kind_ == Kind::sequence) parameters["width"] = decimal(shape_.x.count);
  if (kind_ != Kind::plane) return;
  parameters["across"] = program.slot_name(x_);
  if (y_ != x_) parameters[shape_.y_up ? "up" : "down"] = program.slot_name(y_);
}

std::optional<Slots> TextTable::plane_slots(Cell cell) const {
  const Program& program = *solved_->program;
  Slots slots = base_;
  slots[x_] = static_cast<std::int64_t>(cell.x) + moved(program, x_);
  if (y_ != x_) slots[y_] = static_cast<std::int64_t>(cell.y) + moved(program, y_);
  for (const std::size_t slot : {x_, y_}) {
    if (slots[slot] < program.least(slot) || slots[slot] > program.most(slot)) return std::nullopt;
  }
  return slots;
}

std::optional<Slots> TextTable::slots_at(Cell cell) const {
  auto slots = shape_.contains(cell) ? plane_slots(cell) : std::nullopt;
  return slots && legal_by_rules(*solved_->program, *slots) ? slots : std::nullopt;
}

std::optional<Cell> TextTable::cell_of_slots(const Slots& slots) const {
  const Program& program = *solved_->program;
  const auto place = [&](std::size_t slot) { return static_cast<std::uint64_t>(slots[slot] - moved(program, slot)); };
  // The other parts must be those of the table.
  for (std::size_t slot = 0; slot < program.slots(); ++slot) {
    if (slot != x_ && slot != y_ && slots[slot] != base_[slot]) return std::nullopt;
  }
  const Cell cell{place(x_), y_ == x_ ? 0 : place(y_)};
  return shape_.contains(cell) ? std::optional(cell) : std::nullopt;
}

std::optional<std::uint64_t> TextTable::number_of(const Slots& slots) const {
  const std::uint64_t number = solved_->layout.number_of(slots);
  const Program& program = *solved_->program;
  // The rules decide numbers that are not solved, or not yet.
  const bool decided = program.syntax.legal.empty() || solved_->solver->known(number);
  const bool legal = decided ? !solved_->solver->absent(number) : legal_by_rules(program, slots);
  return legal ? std::optional(number) : std::nullopt;
}

std::optional<Numbers> TextTable::at(Cell cell) const {
  if (!shape_.contains(cell)) return std::nullopt;
  const Program& program = *solved_->program;
  if (kind_ == Kind::plane) {
    const auto slots = plane_slots(cell);
    const auto number = slots ? number_of(*slots) : std::nullopt;
    return number ? std::optional(Numbers{*number}) : std::nullopt;
  }
  const auto one = [&](std::uint64_t index) -> std::optional<std::uint64_t> {
    const std::int64_t value = static_cast<std::int64_t>(index) + moved(program, 0);
    if (value < program.least(0) || value > program.most(0)) return std::nullopt;
    return number_of({value});
  };
  if (kind_ == Kind::sequence) {
    const auto number = one(cell.y * shape_.x.count + cell.x);
    return number ? std::optional(Numbers{*number}) : std::nullopt;
  }
  const auto x = one(cell.x), y = one(cell.y);
  if (!x || !y) return std::nullopt;
  Numbers out = start_;
  out[0] = *x;
  out[1] = *y;
  return out;
}

std::optional<Cell> TextTable::cell_of(const Numbers& numbers) const {
  const Program& program = *solved_->program;
  const Model& model = *solved_->model;
  Slots slots;
  const auto place = [&](std::size_t component, std::size_t slot) -> std::uint64_t {
    solved_->layout.slots_of(numbers[component], model, slots);
    return static_cast<std::uint64_t>(slots[slot] - moved(program, slot));
  };
  Cell cell;
  if (kind_ == Kind::pair) {
    if (numbers.size() != start_.size() || numbers.size() < 2 || !std::equal(numbers.begin() + 2, numbers.end(), start_.begin() + 2))
      return std::nullopt;
    cell = {place(0, 0), place(1, 0)};
  } else {
    if (numbers.size() != 1) return std::nullopt;
    if (kind_ == Kind::plane) {
      solved_->layout.slots_of(numbers[0], model, slots);
      return cell_of_slots(slots);
    }
    const std::uint64_t index = place(0, 0);
    cell = {index % shape_.x.count, index / shape_.x.count};
  }
  return shape_.contains(cell) ? std::optional(cell) : std::nullopt;
}

std::optional<Mark> TextTable::mark_beyond(const Numbers& numbers) const {
  if (kind_ != Kind::sequence || numbers.size() != 1) return std::nullopt;
  const std::uint64_t term = numbers[0] + static_cast<std::uint64_t>(std::max<std::int64_t>(solved_->program->least(0), 0));
  const std::uint64_t last = shape_.sequence->count - 1;
  return term > last ? std::optional(Mark{{last % shape_.x.count, last / shape_.x.count}, {}, {}, term}) : std::nullopt;
}

bool TextTable::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) const {
  if (kind_ == Kind::pair) return false;
  std::fill(out.begin(), out.end(), kAbsentByte);
  const Program& program = *solved_->program;
  // The range of the columns, and the part of it that exists.
  const bool sequence = kind_ == Kind::sequence;
  const std::size_t slot = sequence ? 0 : x_;
  Slots slots = base_;
  if (!sequence && y_ != x_) {
    slots[y_] = static_cast<std::int64_t>(at.y) + moved(program, y_);
    if (slots[y_] < program.least(y_) || slots[y_] > program.most(y_)) return true;
  }
  const std::int64_t first = static_cast<std::int64_t>(sequence ? at.y * shape_.x.count + at.x : at.x) + moved(program, slot);
  const std::int64_t from = std::max(first, program.least(slot));
  const std::int64_t to = std::min(first + static_cast<std::int64_t>(out.size()) - 1, program.most(slot));
  if (from > to) return true;
  slots[slot] = from;
  solved_->solver->paint(layer, solved_->layout.number_of(slots), stride_,
                         out.subspan(static_cast<std::size_t>(from - first), static_cast<std::size_t>(to - from + 1)));
  return true;
}

std::vector<Cell> TextTable::pieces(const Numbers& numbers) const {
  std::vector<Cell> out;
  if (kind_ == Kind::pair || (kind_ == Kind::sequence && numbers.size() == 1)) return out;
  for (const std::uint64_t number : numbers) {
    if (const auto cell = cell_of({number})) out.push_back(*cell);
  }
  return out;
}

RawParameters TextTable::starting_with(const Numbers& numbers) const {
  Slots slots;
  if (numbers.size() != 1 || !solved_->layout.slots_of(numbers[0], *solved_->model, slots)) return {};
  return starting_with_slots(slots);
}

RawParameters TextTable::starting_with_slots(const Slots& slots) const {
  const Program& program = *solved_->program;
  RawParameters out;
  if (program.components.size() != 1) return out;
  if (program.nature.partisan) out["first"] = slots.back() ? "right" : "left";
  for (const Part& part : program.parts) {
    const auto settable = [&](const ParameterOfText& p) { return p.of_start && p.name == part.name; };
    if (std::none_of(program.parameters.begin(), program.parameters.end(), settable)) return {};
    std::string& text = out["rules." + part.name];
    for (std::size_t k = 0; k < part.size(); ++k) (text.empty() ? text : text += ',') += signed_decimal(slots[part.first + k]);
  }
  return out;
}

}  // namespace grundy::lab
