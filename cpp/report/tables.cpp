// Tables in reports: their shape, and their cells as CSV, JSON and PGM.
#include "base/json.hpp"
#include "base/number.hpp"
#include "report/cells.hpp"
#include "report/phrases.hpp"
#include "report/report.hpp"

namespace grundy {

namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

std::string_view outcome_text(CellValue v) { return kOutcomeLetters[v.value()]; }

void put_axis(Json& out, const Axis& axis, PutMessage put) {
  put(out.begin_object().key("name"), axis.name);
  out.key("first").number(axis.first).key("count").number(axis.count).end_object();
}

Error window_error(const Message& expected, const Message& got) { return parameter_error("window", expected, got, Error::Code::usage); }

/// A field of CSV: in quotes if it has a comma or a quote (RFC 4180).
std::string csv_field(std::string text) {
  if (text.find_first_of(",\"") == std::string::npos) return text;
  std::string out = "\"";
  for (const char c : text) out.append(c == '"' ? 2 : 1, c);
  return out + '"';
}

/// Protects a text from spreadsheets: one that they would take for a date (1/2) or a formula (+x) becomes ="text".
std::string as_text(std::string text) {
  const bool is_integer = text.find_first_not_of("0123456789", text[0] == '-') == std::string::npos;
  const bool looks_like_formula = text.find('/') != std::string::npos || std::string_view("=+-@").find(text[0]) != std::string_view::npos;
  return is_integer || !looks_like_formula ? text : "=\"" + text + '"';
}

/// Whether a cell exists, but was not worked out. A draw has no nimber, which is no such cell: then its outcome is known.
bool is_open(Table& table, Layer layer, Cell at, CellValue value) {
  if (value.is_known() || value.is_absent()) return false;
  return layer == Layer::outcome || has_texts(facts(layer).scale) || !table.cell(Layer::outcome, at).is_known();
}

/// Calls `put(value)` for each cell of a row of the window. `bytes`: the row as it is painted so far, whose unknown cells stay unknown; if
/// empty, each cell is worked out. Adds to `open` the cells that are beyond what is worked out.
template <class Put>
void each_cell(Table& table, Layer layer, const Window& w, std::uint64_t row, std::span<const std::uint8_t> bytes, std::uint64_t& open,
               Put put) {
  for (std::uint64_t i = 0; i < w.width; ++i) {
    const Cell at{w.column + i, w.row + row};
    const bool unknown = !bytes.empty() && bytes[i] == kUnknownByte;
    const CellValue value = unknown ? CellValue::unknown() : table.cell(layer, at);
    open += !unknown && is_open(table, layer, at, value);
    put(value);
  }
}

}  // namespace

void put_period(Json& out, const Period& period) {
  out.key("preperiod").number(period.preperiod).key("period").number(period.period);
  if (period.saltus > 0) out.key("saltus").number(period.saltus);
}

void put_shape(Json& out, Table& table, PutMessage put) {
  const TableShape& shape = table.shape();
  out.begin_object().key("x");
  put_axis(out, shape.x, put);
  out.key("y");
  put_axis(out, shape.y, put);
  out.key("yUp").boolean(shape.y_up).key("layers").begin_array();
  for (const Layer layer : shape.layers) out.text(facts(layer).name);
  out.end_array();
  if (shape.grain > 1) out.key("grain").number(shape.grain);
  if (const auto& sequence = shape.sequence) {
    out.key("sequence").begin_object().key("count").number(sequence->count).key("parameter").text(sequence->parameter);
    if (sequence->period) put_period(out, *sequence->period);
    if (sequence->seen) {
      out.key("seen").begin_object();
      put_period(out, *sequence->seen);
      out.end_object();
    }
    if (sequence->searched > 0) out.key("searched").number(sequence->searched);
    if (!sequence->facts.empty()) {
      out.key("facts").begin_array();
      for (const Message& fact : sequence->facts) put(out, fact);
      out.end_array();
    }
    out.end_object();
  }
  if (!shape.index.empty()) put(out.key("index"), shape.index);
  if (const auto headers = table.headers(); !headers.x.empty()) {
    out.key("headers").begin_object().key("x").text(headers.x).key("y").text(headers.y).end_object();
  }
  if (const auto scene = table.scene(); !scene.empty()) out.key("scene").text(scene);
  if (const auto parts = table.parts(); !parts.empty()) {
    out.key("parts").begin_array();
    for (const TablePart& part : parts) {
      out.begin_object().key("game").text(part.game).key("parameters").begin_object();
      for (const auto& [name, value] : part.parameters) out.key(name).text(value);
      put_shape(out.end_object().key("shape"), *part.table, put);
      out.end_object();
    }
    out.end_array();
  }
  out.key("marks").begin_array();
  for (const Mark& mark : table.marks()) {
    out.begin_object().key("cell");
    put_cell(out, mark.cell);
    if (mark.to) {
      out.key("to");
      put_cell(out, *mark.to);
    }
    if (mark.x) out.key("x").number(*mark.x);
    if (mark.y) out.key("y").number(*mark.y);
    out.end_object();
  }
  out.end_array().end_object();
}

std::string shape_json(Table& table, PutMessage put) {
  Json out;
  put_shape(out, table, put);
  return std::move(out).str();
}

Result<Window> choose_window(const TableShape& shape, const std::optional<Window>& requested) {
  const Natural cells = requested ? Natural{requested->width} * requested->height : Natural{shape.x.count} * shape.y.count;
  if (!requested) {
    if (cells <= kWholeTable) return Window{shape.x.first, shape.y.first, shape.x.count, shape.y.count};
    return window_error(message(kReportPhrases["a-window"], {kWholeTable}),
                        message(kReportPhrases["a-table"], {shape.x.count, shape.y.count}));
  }
  constexpr std::uint64_t kMostCells = std::uint64_t{1} << 26;
  if (requested->width == 0 || requested->height == 0 || cells > kMostCells) {
    return window_error(message(kReportPhrases["window-of"], {kMostCells}), message(kReportPhrases["cells"], {decimal(cells)}));
  }
  constexpr std::uint64_t kMostIndex = std::uint64_t{1} << 53;
  if (requested->column > kMostIndex || requested->row > kMostIndex)
    return window_error(kReportPhrases["indices"], kReportPhrases["larger"]);
  return *requested;
}

Result<Layer> find_layer(const TableShape& shape, std::string_view name) {
  std::vector<std::string_view> names;
  for (const Layer layer : shape.layers) {
    names.push_back(facts(layer).name);
    if (name == names.back()) return layer;
  }
  return parameter_error("layer", one_of(names), shown(name), Error::Code::usage);
}

std::string table_csv(Table& table, Layer layer, const Window& w, std::uint64_t* open, bool for_spreadsheets) {
  std::uint64_t unknown = 0;
  const bool by_letters = facts(layer).scale == LayerScale::outcomes;
  std::string out = for_spreadsheets ? std::string(kByteOrderMark) : "";
  for (std::uint64_t j = 0; j < w.height; ++j) {
    bool first = true;
    each_cell(table, layer, w, j, {}, unknown, [&](CellValue v) {
      if (!first) out += ',';
      first = false;
      if (!v.is_known()) return;
      if (by_letters) out += outcome_text(v);
      else if (v.is_text()) out += csv_field(for_spreadsheets ? as_text(table.cell_text(layer, v)) : table.cell_text(layer, v));
      else out += v.is_score() ? signed_decimal(v.score()) : decimal(v.value());
    });
    out += '\n';
  }
  if (open) *open = unknown;
  return out;
}

std::string table_json(Table& table, Layer layer, const Window& w, bool so_far, std::uint64_t* open) {
  std::uint64_t unknown = 0;
  const bool by_letters = facts(layer).scale == LayerScale::outcomes;
  Json out;
  out.begin_object().key("x0").number(w.column).key("y0").number(w.row).key("width").number(w.width).key("height").number(w.height);
  out.key("rows").begin_array();
  for (std::uint64_t j = 0; j < w.height; ++j) {
    out.begin_array();
    std::vector<std::uint8_t> bytes(so_far ? w.width : 0);
    if (so_far) table.paint_row(layer, {w.column, w.row + j}, bytes);
    each_cell(table, layer, w, j, bytes, unknown, [&](CellValue v) {
      if (!v.is_known()) out.null();
      else if (by_letters) out.text(outcome_text(v));
      else if (v.is_text()) out.text(table.cell_text(layer, v));
      else if (v.is_score()) out.integer(v.score());
      else out.number(v.value());
    });
    out.end_array();
  }
  out.end_array();
  if (unknown > 0) out.key("unknown").number(unknown);
  if (open) *open = unknown;
  out.end_object();
  return std::move(out).str();
}

std::string table_pgm(Table& table, Layer layer, const Window& w, std::uint64_t* open) {
  std::uint64_t unknown = 0;
  std::string out = "P5\n" + decimal(w.width) + " " + decimal(w.height) + "\n255\n";
  std::string row(w.width, '\0');
  for (std::uint64_t j = 0; j < w.height; ++j) {
    std::size_t i = 0;
    each_cell(table, layer, w, j, {}, unknown, [&](CellValue v) { row[i++] = static_cast<char>(v.byte()); });
    out += row;
  }
  if (open) *open = unknown;
  return out;
}

}  // namespace grundy
