// Declares names and binds their uses.
#include <algorithm>

#include "lab/language/habits.hpp"
#include "lab/language/resolve.hpp"

namespace grundy::lab {

namespace {

/// Names that addresses (web/workspace/route.ts), figures and elements (web/embed/request.ts) use: a parameter would shadow them.
constexpr std::string_view kAddressWords[] = {
    "v",           "view",       "layer",
    "at",          "pos",        "turn",
    "match",       "moves",      "look",
    "line",        "alike",      "turned",
    "with",        "game",       "text",
    "theme",       "lang",       "controls",
    "reveal",      "height",     "width",
    "caption",     "src",        "across",
    "up",          "down",       "solver",
    "method",      "accesskey",  "autocapitalize",
    "autofocus",   "class",      "contenteditable",
    "dir",         "draggable",  "enterkeyhint",
    "exportparts", "hidden",     "id",
    "inert",       "inputmode",  "is",
    "itemid",      "itemprop",   "itemref",
    "itemscope",   "itemtype",   "nonce",
    "part",        "popover",    "role",
    "slot",        "spellcheck", "style",
    "tabindex",    "title",      "translate",
};

}  // namespace

bool is_address_word(std::string_view name) {
  return std::find(std::begin(kAddressWords), std::end(kAddressWords), name) != std::end(kAddressWords);
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
