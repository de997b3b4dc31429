#include "base/phrase.hpp"

#include <vector>

#include "base/number.hpp"

namespace grundy {

namespace {

constexpr std::string_view kBegin = "\xEE\x80\x80", kNext = "\xEE\x80\x81", kEnd = "\xEE\x80\x82";

/// The pattern and the parts of the phrase that begins at `from`, which moves behind it.
std::vector<std::string> pieces(std::string_view text, std::size_t& from) {
  std::vector<std::string> out(1);
  for (int depth = 0; from < text.size();) {
    const std::string_view mark = text.substr(from, kBegin.size());
    const bool end = mark == kEnd;
    depth += mark == kBegin;
    if (depth == 1 && (mark == kBegin || mark == kNext || end)) {
      from += mark.size();
      if (end) break;
      if (mark == kNext) out.emplace_back();
    } else {
      out.back() += text[from++];
    }
    depth -= end;
  }
  return out;
}

std::string filled(std::string_view pattern, const std::vector<std::string>& pieces) {
  if (const std::size_t bar = pattern.find('|'); bar != std::string_view::npos) {
    pattern = pieces[1] == "1" ? pattern.substr(0, bar) : pattern.substr(bar + 1);
  }
  std::string out;
  std::size_t part = 1;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern.substr(i, 2) == "{}" && part < pieces.size()) {
      out += plain(pieces[part++]);
      ++i;
    } else {
      out += pattern[i];
    }
  }
  return out;
}

}  // namespace

void Part::append_to(std::string& out) const {
  if (size_ == kNumber) out += decimal(content_);
  else out.append(reinterpret_cast<const char*>(static_cast<std::uintptr_t>(content_)), size_);
}

std::string say(std::string_view pattern, std::initializer_list<Part> parts) {
  std::string out(kBegin);
  out += pattern;
  for (const Part& part : parts) {
    out += kNext;
    part.append_to(out);
  }
  return out += kEnd;
}

std::string plain(std::string text) {
  std::size_t from = text.find(kBegin);
  if (from == std::string::npos) return text;
  std::string out = text.substr(0, from);
  while (from < text.size()) {
    if (text.compare(from, kBegin.size(), kBegin) == 0) {
      const auto parts = pieces(text, from);
      out += filled(parts[0], parts);
    } else {
      out += text[from++];
    }
  }
  return out;
}

}  // namespace grundy
