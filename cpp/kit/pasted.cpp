#include "kit/pasted.hpp"

#include <algorithm>
#include <optional>

#include "base/characters.hpp"

namespace grundy {

namespace {

static_assert(kPastedBlank.back() == kThinSpace);

/// Takes off brackets around all of a text.
std::string_view unwrapped(std::string_view text) {
  constexpr std::string_view kOpen = "[{(", kClosed = "]})";
  const std::size_t kind = text.size() < 2 ? kOpen.npos : kOpen.find(text.front());
  const bool wraps = kind != kOpen.npos && text.find(kClosed[kind]) == text.size() - 1;
  return wraps ? trimmed(text.substr(1, text.size() - 2)) : text;
}

/// Removes separators between groups of exactly three digits, the same one each time; nothing if the text has another form.
std::optional<std::string> ungrouped(std::string_view text, std::string_view separators) {
  const std::size_t lead = text.find_first_of(separators);
  if (lead == text.npos) return std::string(text);
  if (lead == 0 || lead > 3) return std::nullopt;
  std::string out(text.substr(0, lead));
  for (std::size_t at = lead; at < text.size(); at += 4) {
    const std::string_view group = text.substr(at + 1, 3);
    if (text[at] != text[lead] || group.size() != 3 || !std::all_of(group.begin(), group.end(), is_digit)) return std::nullopt;
    out += group;
  }
  return out;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(kPastedBlank);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kPastedBlank) - from + 1);
}

std::string as_pasted(std::string_view text) { return std::string(trimmed(as_typed(text))); }

std::string pasted_word(std::string_view text) {
  const std::string word = as_pasted(text);
  const bool quoted = word.size() > 1 && (word[0] == '"' || word[0] == '\'') && word.back() == word[0];
  return quoted ? word.substr(1, word.size() - 2) : word;
}

std::string pasted_number(std::string_view text) {
  const std::string number = as_pasted(text);
  return ungrouped(number, "' ,\x1F").value_or(number);
}

std::vector<std::string> pasted_list(std::string_view text) {
  std::vector<std::string> items;
  const std::string typed = as_pasted(text);
  std::string_view rest = unwrapped(typed);
  const auto groups = [&](std::size_t at) {
    const auto followers = std::find_if_not(rest.begin() + static_cast<std::ptrdiff_t>(at) + 1, rest.end(), is_digit) - rest.begin();
    return rest[at] == kThinSpace && at > 0 && is_digit(rest[at - 1]) && followers == static_cast<std::ptrdiff_t>(at) + 4;
  };
  while (!rest.empty()) {
    std::string item;
    std::size_t at = 0;
    for (; at < rest.size() && rest[at] != ',' && rest[at] != ';'; ++at) {
      const bool blank = kPastedBlank.find(rest[at]) != kPastedBlank.npos;
      if (blank && !groups(at)) break;
      if (!blank) item += rest[at];
    }
    items.push_back(std::move(item));
    rest = trimmed(rest.substr(at));
    if (!rest.empty() && (rest.front() == ',' || rest.front() == ';')) rest = trimmed(rest.substr(1));
  }
  return items;
}

}  // namespace grundy
