// Conversions across the door: results and errors out; numbers, cells and bytes in.
#pragma once

#include <emscripten/val.h>

#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include "doors/wasm/works.hpp"
#include "report/phrases.hpp"
#include "report/report.hpp"
#include "tables/paint.hpp"

namespace grundy {

using emscripten::val;

inline val success() {
  val result = val::object();
  result.set("ok", true);
  return result;
}

inline void put_text(val& result, const char* name, const std::string& text) { result.set(name, text); }

inline val success(const char* name, const std::string& text) {
  val result = success();
  put_text(result, name, text);
  return result;
}

inline val failure(const Error& error) {
  val e = val::object();
  e.set("code", std::string(name(error.code)));
  Json structure;
  put_message(structure, error.message);
  e.set("said", structure.str());
  if (!error.field.empty()) e.set("field", error.field);
  if (error.token > 0) {
    e.set("line", static_cast<double>(error.line));
    e.set("token", static_cast<double>(error.token));
  }
  if (error.column > 0) e.set("column", static_cast<double>(error.column));
  val result = val::object();
  result.set("ok", false);
  result.set("error", e);
  return result;
}

inline val reported(const Result<std::string>& json) { return json ? success("json", *json) : failure(json.error()); }

/// Returns a view of the text without copying it: invalid after the next allocation.
inline val bytes(std::string_view text) {
  return val(emscripten::typed_memory_view(text.size(), reinterpret_cast<const std::uint8_t*>(text.data())));
}

inline val copy_of(const val& array) { return val::global("Uint8Array").new_(array); }

inline val opened(const Work& work) {
  val result = success();
  result.set("handle", work.handle);
  return result;
}

inline val no_such_handle() { return failure({Error::Code::closed, kReportPhrases["open-handle"], "handle", 0, 0}); }

inline val not_solved() { return failure({Error::Code::usage, kReportPhrases["solved-handle"], "handle", 0, 0}); }

inline val shown(const Picture& picture) {
  val result = success();
  result.set("progress", 1);
  result.set("planes", copy_of(val(emscripten::typed_memory_view(picture.planes.size(), picture.planes.data()))));
  result.set("sampled", picture.sampled);
  return result;
}

/// The largest number up to which doubles are exact: 2^53.
inline constexpr double kMostExact = 9007199254740992.0;

/// Converts a double from outside to an index; nothing if it is not a whole number from 0 to 2^53.
inline std::optional<std::uint64_t> index(double value) {
  if (!(value >= 0 && value <= kMostExact) || std::floor(value) != value) return std::nullopt;
  return static_cast<std::uint64_t>(value);
}

inline Error bad_number(const char* field) { return {Error::Code::usage, kReportPhrases["whole-number"], field, 0, 0}; }

/// Copies the planes of a painting, which are contiguous.
inline constexpr std::uint64_t kMostPixels = std::uint64_t{1} << 26;

/// Checks the numbers of a paint request: corners may lie before the table; NaN is refused like other invalid numbers.
inline Result<PaintRequest> paint_request(Layer layer, double x, double y, double step, double width, double height) {
  const auto whole_step = index(step), w = index(width), h = index(height);
  if (!(std::abs(x) <= kMostExact) || !(std::abs(y) <= kMostExact)) return bad_number("corner");
  if (!whole_step || *whole_step == 0) return bad_number("step");
  if (!w || !h || static_cast<double>(*w) * static_cast<double>(*h) > static_cast<double>(kMostPixels)) return bad_number("size");
  return PaintRequest{static_cast<std::int64_t>(x),   static_cast<std::int64_t>(y),   *whole_step,
                      static_cast<std::uint32_t>(*w), static_cast<std::uint32_t>(*h), layer};
}

/// Copies bytes from outside at once: as a parameter they would be converted one by one.
inline Text text_of(const val& array) {
  Text text(array["length"].as<unsigned>());
  bytes(text.view()).call<void>("set", array);
  return text;
}

/// Parses parameters from outside: alternating names and values in UTF-8, each followed by a zero byte.
inline RawParameters parameters_of(const val& array) {
  RawParameters raw;
  const Text text = text_of(array);
  const std::string_view all = text.view();
  for (std::size_t from = 0; from < all.size();) {
    const std::size_t equals = all.find('\0', from), end = all.find('\0', equals + 1);
    if (equals == all.npos || end == all.npos) break;
    raw[std::string(all.substr(from, equals - from))] = all.substr(equals + 1, end - equals - 1);
    from = end + 1;
  }
  return raw;
}

/// Reads [column, row] from outside; undefined leaves `out` unchanged. False if they are no indices.
inline bool read_cell(const val& cell, std::optional<Cell>& out) {
  if (cell.isUndefined()) return true;
  const auto x = index(cell[0].as<double>()), y = index(cell[1].as<double>());
  if (x && y) out = Cell{*x, *y};
  return x && y;
}

}  // namespace grundy
