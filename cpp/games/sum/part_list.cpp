#include "games/sum/part_list.hpp"

#include <optional>

#include "base/number.hpp"
#include "games/sum/phrases.hpp"

namespace grundy {

namespace {

constexpr std::string_view kField = "parts";
constexpr std::string_view kBlank = " \t\r\n";

std::string_view without_blanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlank);
  return first == text.npos ? std::string_view() : text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

/// Cuts off and returns what comes before the separator, or all.
std::string_view take_until(std::string_view& rest, char separator) {
  const std::size_t end = rest.find(separator);
  const std::string_view taken = rest.substr(0, end);
  rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
  return taken;
}

int hexadecimal(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  const char lower = static_cast<char>(digit | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// Replaces % and two digits by the byte that they name. Nothing if digits are missing; `at` is the place.
std::optional<std::string> unescaped(std::string_view text, std::size_t& at) {
  std::string out;
  for (at = 0; at < text.size(); ++at) {
    if (text[at] != '%') {
      out += text[at];
      continue;
    }
    const int high = at + 2 < text.size() ? hexadecimal(text[at + 1]) : -1, low = high < 0 ? -1 : hexadecimal(text[at + 2]);
    if (low < 0) return std::nullopt;
    out += static_cast<char>(16 * high + low);
    at += 2;
  }
  return out;
}

Error refused(const Message& expected, std::string_view got) {
  return parameter_error(kField, expected, got.empty() ? Message(kSumPhrases["sum-nothing"]) : shown(got));
}

/// Reads one part. `number`: from 1.
Result<ListedPart> read_part(std::string_view text, std::uint64_t number) {
  ListedPart part{std::string(without_blanks(take_until(text, ';'))), {}};
  if (part.game.empty()) return refused(message(kSumPhrases["sum-game-id"], {number}), {});
  while (!text.empty()) {
    const std::string_view item = take_until(text, ';');
    if (without_blanks(item).empty()) continue;
    std::string_view value = item;
    const std::string name(without_blanks(take_until(value, '=')));
    // With a blank inside, it is the rest of a text that was cut at its own semicolon.
    if (name.empty() || item.find('=') == item.npos || name.find_first_of(kBlank) != name.npos)
      return refused(message(kSumPhrases["sum-name-value"], {number, part.game}), without_blanks(item));
    std::size_t at = 0;
    auto decoded = unescaped(value, at);
    if (!decoded) return refused(message(kSumPhrases["sum-escape"], {number, part.game}), value.substr(at, 3));
    if (!part.parameters.emplace(name, std::move(*decoded)).second)
      return refused(message(kSumPhrases["sum-once"], {number, part.game}), name);
  }
  return part;
}

}  // namespace

Result<std::vector<ListedPart>> read_parts(std::string_view text, std::size_t before) {
  std::vector<ListedPart> parts;
  do {
    if (parts.size() == kMostParts) {
      return parameter_error(kField, message(kSumPhrases["sum-most-parts"], {kMostParts}), shown(without_blanks(text)), Error::Code::reach);
    }
    auto part = read_part(take_until(text, '|'), before + parts.size() + 1);
    if (!part) return part.error();
    parts.push_back(std::move(*part));
  } while (!text.empty());
  return parts;
}

std::string text_of(const std::vector<ListedPart>& parts) {
  std::string out;
  for (const ListedPart& part : parts) {
    (out += out.empty() ? "" : "|") += part.game;
    for (const auto& [name, value] : part.parameters) {
      ((out += ';') += name) += '=';
      for (const char c : value) {
        if (c == ';') out += "%3B";
        else if (c == '|') out += "%7C";
        else if (c == '%') out += "%25";
        else out += c;
      }
    }
  }
  return out;
}

Error error_in_part(const Error& error, std::size_t number, const ListedPart& part) {
  const std::uint64_t n = number;
  Message where = error.field.empty() || error.field == "game"
                      ? message(kSumPhrases["sum-in-part"], {error.message, n, part.game})
                      : message(kSumPhrases["sum-in-parameter"], {error.message, n, part.game, error.field});
  return {error.code == Error::Code::usage ? Error::Code::parameter : error.code, std::move(where), std::string(kField), 0, 0};
}

}  // namespace grundy
