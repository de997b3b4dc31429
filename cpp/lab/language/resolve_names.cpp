// Declares names and binds their uses.
#include <algorithm>

#include "lab/language/habits.hpp"
#include "lab/language/resolve.hpp"

namespace grundy::lab {

namespace {

/// In links and attributes, a name behind this prefix is one of the text, whatever the page itself calls so.
constexpr std::string_view kOfText = "rules.";

bool same_but_for_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

void Resolver::take_given(const Given& given) {
  std::vector<std::string_view> names;
  for (const ConstantLine& line : syntax_.constants) names.push_back(line.name);
  for (const PartLine& line : syntax_.parts) names.push_back(line.name);
  // HTML writes attributes in lower case: without a name of exactly this form, the only one that differs in case is meant.
  const auto declared = [&](std::string_view name) -> std::optional<std::string_view> {
    if (std::find(names.begin(), names.end(), name) != names.end()) return name;
    std::optional<std::string_view> found;
    for (const std::string_view other : names) {
      if (!same_but_for_case(name, other)) continue;
      if (found) return std::nullopt;
      found = other;
    }
    return found;
  };
  for (const bool behind_prefix : {false, true}) {
    for (const auto& [name, value] : given) {
      if (std::string_view(name).starts_with(kOfText) != behind_prefix) continue;
      const auto own = declared(behind_prefix ? std::string_view(name).substr(kOfText.size()) : name);
      if (own) program_.given.insert_or_assign(std::string(*own), value);
      else program_.unknown.push_back(name);
    }
  }
}

void Resolver::name_everything() {
  const auto declare_all = [&](const auto& lines, Binding::Kind kind) {
    for (std::size_t i = 0; i < lines.size(); ++i) declare(lines[i].name, lines[i].place, kind, i);
  };
  declare_all(syntax_.constants, Binding::Kind::constant);
  declare_all(syntax_.shorthands, Binding::Kind::shorthand);
  declare_all(syntax_.parts, Binding::Kind::part);
  for (const auto& [name, place] : syntax_.broken) names_.emplace(name, Named{{Binding::Kind::poisoned, 0}, place});
}

void Resolver::declare(std::string_view name, Place place, Binding::Kind kind, std::size_t index) {
  const auto [entry, fresh] = names_.emplace(name, Named{{kind, static_cast<std::uint32_t>(index)}, place});
  if (fresh) return;
  Place later = place, earlier = entry->second.place;
  if (later.line < earlier.line) std::swap(later, earlier);
  fault(later, message(kLabPhrases["lab-twice"], {name, earlier.line}));
}

Binding Resolver::look_up(Node& n) {
  if (n.binding.kind == Binding::Kind::part) return n.binding;  // of an added number
  for (std::size_t i = scope_.size(); i-- > 0;) {
    if (scope_[i].first == n.text) return n.binding = {Binding::Kind::local, scope_[i].second};
  }
  const auto found = names_.find(n.text);
  if (found == names_.end()) {
    std::vector<std::string_view> known;
    for (const auto& [name, what] : names_) known.push_back(name);
    for (const auto& [name, local] : scope_) known.push_back(name);
    auto near = number_for(n.text);
    if (near.empty()) near = nearest(n.text, known);
    fault(n.place, near.empty() ? message(kLabPhrases["lab-unknown"], {n.text}) : message(kLabPhrases["lab-unknown-near"], {n.text, near}));
    return {};
  }
  n.binding = found->second.binding;
  if (n.binding.kind == Binding::Kind::poisoned) ok_ = false;
  if (n.binding.kind == Binding::Kind::constant && !settle(n.binding.index)) ok_ = false;
  if (n.binding.kind == Binding::Kind::part && context_ == Context::constant) depends(n.place);
  return n.binding;
}

void Resolver::depends(Place place) {
  if (constant_.empty()) return fault(place, kLabPhrases["lab-constant"]);
  fault(place, message(kLabPhrases["lab-constant-depends"], {constant_, constant_}));
}

std::uint32_t Resolver::bind(std::string_view name) {
  scope_.emplace_back(name, syntax_.locals);
  return syntax_.locals++;
}

bool Resolver::has_places(Binding binding) const {
  if (binding.kind == Binding::Kind::part) return dimensions(binding.index) > 0;
  return binding.kind == Binding::Kind::constant && program_.constants[binding.index].is_list;
}

}  // namespace grundy::lab
