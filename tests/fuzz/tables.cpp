// A game's id in a line, then name=value in lines: refused with the parameter's name, or opened. Of what is small enough to be solved, all
// that can be asked agrees: cells, rows, windows, blocks, CSV and JSON; options and the positions behind them; the rules alone.
#include <algorithm>
#include <charconv>

#include "base/json_value.hpp"
#include "english/english.hpp"
#include "games/catalogue.hpp"
#include "games/rules_catalogue.hpp"
#include "instances.hpp"
#include "report/report.hpp"
#include "tables/paint.hpp"
#include "target.hpp"

using namespace grundy;

namespace {

using fuzz::expect;

/// Instances whose numbers are at most this are solved and looked at closely.
constexpr std::uint64_t kSmall = 300;
/// Larger random boards and texts take longer to make than to solve.
constexpr std::uint64_t kMostRandom = 20'000;
constexpr std::uint64_t kSide = 12;

std::optional<std::uint64_t> number_of(const JsonValue& value) { return value.natural(); }

/// Some columns and rows of an axis: its first, or its last where `end`.
Range part_of(const Axis& axis, bool end) {
  const std::uint64_t count = std::min(axis.count, kSide);
  const std::uint64_t from = end ? axis.first + axis.count - count : axis.first;
  return {from, from + count};
}

/// Parses a line of CSV, cell by cell.
std::vector<std::string_view> fields_of(std::string_view line) {
  std::vector<std::string_view> out;
  for (;;) {
    const std::size_t comma = line.find(',');
    out.push_back(line.substr(0, comma));
    if (comma == std::string_view::npos) return out;
    line.remove_prefix(comma + 1);
  }
}

void expect_field(std::string_view field, const JsonValue& item, CellValue value, Layer layer) {
  expect(value.is_known() != field.empty());
  if (!value.is_known()) return expect(item.is_null());
  if (layer == Layer::outcome) {
    expect(field == std::string_view("NPD").substr(static_cast<std::size_t>(value.value()), 1));
    expect(item.text() ? *item.text() == field : number_of(item) == value.value());
  } else {
    expect(field == decimal(value.value()));
    expect(number_of(item) == value.value());
  }
}

void expect_window(Solution& solution, Layer layer, Range x, Range y) {
  const Window window{x.from, y.from, x.size(), y.size()};
  const std::string csv = table_csv(solution, layer, window);
  const ParsedJson json = parse_json(table_json(solution, layer, window));
  expect(!json.fault);
  const JsonValue::Array& rows = *json.value.find("rows")->array();
  const PaintRequest request{static_cast<std::int64_t>(x.from),    static_cast<std::int64_t>(y.from),    1,
                             static_cast<std::uint32_t>(x.size()), static_cast<std::uint32_t>(y.size()), layer};
  const Picture picture = paint(solution, request);
  std::string_view rest = csv;
  for (std::uint64_t j = 0; j < y.size(); ++j) {
    const auto fields = fields_of(fuzz::next_line(rest));
    const JsonValue::Array& items = *rows[j].array();
    expect(fields.size() == x.size() && items.size() == x.size());
    for (std::uint64_t i = 0; i < x.size(); ++i) {
      const CellValue value = solution.cell(layer, {x.from + i, y.from + j});
      expect(picture.planes[j * x.size() + i] == value.byte());
      expect_field(fields[i], items[i], value, layer);
    }
  }
  expect(rest.empty());
}

/// Blocks of cells, against the cells; the corner lies outside.
void expect_blocks(Solution& solution, std::uint64_t step) {
  const TableShape& shape = solution.shape();
  const PaintRequest request{
      static_cast<std::int64_t>(shape.x.first) - 1, static_cast<std::int64_t>(shape.y.first) - 1, step, 5, 5, Layer::outcome};
  const Picture picture = paint(solution, request, step % 2 ? Effort::coarse : Effort::fine);
  if (picture.sampled) return;
  for (std::size_t pixel = 0; pixel < 25; ++pixel) {
    std::uint64_t cells = 0, p = 0, d = 0;
    for (std::uint64_t k = 0; k < step * step; ++k) {
      const std::int64_t x = request.x + static_cast<std::int64_t>(pixel % 5 * step + k % step);
      const std::int64_t y = request.y + static_cast<std::int64_t>(pixel / 5 * step + k / step);
      if (x < 0 || y < 0) continue;
      const std::uint8_t byte = solution.cell(Layer::outcome, {static_cast<std::uint64_t>(x), static_cast<std::uint64_t>(y)}).byte();
      cells += byte < kUnknownByte;
      p += byte == 1;
      d += byte == 2;
    }
    expect((picture.planes[50 + pixel] == 1) == (cells == 0));
    expect((picture.planes[pixel] == 0) == (p == 0));
    expect((picture.planes[pixel] == 255) == (cells > 0 && p == cells));
    expect((picture.planes[25 + pixel] == 0) == (d == 0));
  }
}

/// A position, its options, and the moves to them.
void expect_position(Solution& solution, const State& state) {
  const auto e = solution.explain_state(state);
  expect(e && e->state == state);
  expect(e->value == solution.value_of(state));
  for (const Option& option : e->options) {
    const auto next = solution.follow(state, option.play);
    expect(next.has_value());
    const Value value = solution.value_of(*next);
    expect(value.outcome == option.value.outcome && value.nimber == option.value.nimber);
    // The options of a position that is too large for a remoteness are listed without one.
    expect(value.remoteness == option.value.remoteness || (!option.value.remoteness && !e->value.remoteness));
  }
  const auto best = solution.best(*e), any = solution.any(*e, 12345);
  expect(best.has_value() == !e->options.empty() && any.has_value() == best.has_value());
  if (best) expect(solution.follow(state, *best).has_value());
  if (any) expect(solution.follow(state, *any).has_value());
  // The outcome follows from the options, unless an ending rule decides.
  if (e->more || e->options.empty()) return;
  bool lost = false, drawn = false;
  for (const Option& option : e->options) {
    lost |= option.value.outcome == Outcome::P;
    drawn |= option.value.outcome == Outcome::D;
  }
  expect(e->value.outcome == (lost ? Outcome::N : drawn ? Outcome::D : Outcome::P));
  const ParsedJson json = parse_json(*explain_json(solution, std::nullopt, put_english));
  expect(!json.fault);
}

void expect_rules(std::string_view id, const RawParameters& raw, Solution& fast) {
  const auto slow = open_rules(id, raw, {.positions = 3'000, .options = 100'000, .numbers = 1'000'000});
  if (!slow || !fuzz::solved(**slow)) return;
  const Value value = (*slow)->value_of((*slow)->start());
  if ((*slow)->failure()) return;
  const Value known = fast.value_of(fast.start());
  expect(value.outcome == known.outcome);
  if (value.nimber && known.nimber) expect(value.nimber->value == known.nimber->value);
  if (value.remoteness && known.remoteness) expect(value.remoteness->value == known.remoteness->value);
}

void look_at(std::string_view id, const RawParameters& raw, Solution& solution) {
  const TableShape& shape = solution.shape();
  for (const Layer layer : shape.layers) {
    for (const bool end : {false, true}) expect_window(solution, layer, part_of(shape.x, end), part_of(shape.y, end));
  }
  for (const std::uint64_t step : {2, 3, 8}) expect_blocks(solution, step);
  expect_position(solution, solution.start());
  for (const bool end : {false, true}) {
    if (const auto state = solution.state_at({part_of(shape.x, end).from, part_of(shape.y, end).from})) expect_position(solution, *state);
  }
  expect_rules(id, raw, solution);
}

void run(std::string_view bytes) {
  const std::string_view id = fuzz::next_line(bytes);
  if (!find_game(id) || bytes.size() > 2000) return;
  RawParameters raw;
  bool random = false;
  while (!bytes.empty()) {
    const std::string_view line = fuzz::next_line(bytes);
    const std::size_t equals = std::min(line.find('='), line.size());
    raw.insert_or_assign(std::string(line.substr(0, equals)), std::string(line.substr(std::min(equals + 1, line.size()))));
    random |= line.find("random:") != std::string_view::npos;
  }
  if (random && !fuzz::modest(raw, kMostRandom)) return;
  auto solution = open_game(id, raw);
  if (!solution) {
    const Error& error = solution.error();
    expect(error.code == Error::Code::parameter || error.code == Error::Code::reach);
    expect(!english(error).empty());
    return;
  }
  // Of any size: what is known before it is done, in a picture from far away and in words.
  (*solution)->advance(Slice(std::chrono::milliseconds(1)));
  const TableShape& shape = (*solution)->shape();
  const std::uint64_t step = std::max<std::uint64_t>(1, std::max(shape.x.count, shape.y.count) / 8);
  Painting painting(**solution, {static_cast<std::int64_t>(shape.x.first), static_cast<std::int64_t>(shape.y.first), step, 9, 9},
                    Effort::coarse);
  for (int slices = 0; slices < 5 && painting.advance(Slice(std::chrono::milliseconds(1))) < 1; ++slices) {
  }
  (void)(*solution)->describe((*solution)->start());
  if (!fuzz::modest(raw, kSmall) || !fuzz::solved(**solution)) return;
  expect((*solution)->describe((*solution)->start()).has_value());
  look_at(id, raw, **solution);
}

const fuzz::Registered registered("tables", run);

}  // namespace
