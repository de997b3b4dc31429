// Certificates of rule texts: a module of its own, which the lab's page loads when somebody asks for one. It has no other games (open_lab.cpp).
#include <emscripten/bind.h>

#include "certify/certify.hpp"
#include "doors/wasm/embind_names.hpp"
#include "doors/wasm/values.hpp"
#include "games/rules_catalogue.hpp"
#include "lab/game/text_solution.hpp"

namespace grundy {

/// Stands in for the games' rules (games/rules_catalogue.cpp).
std::optional<RuleBook> rules_of(std::string_view, const Parameters&) { return std::nullopt; }

}  // namespace grundy

namespace {

using namespace grundy;

/// The certificate of where the parameters let a text begin, as {json}; those of its table are left alone.
val certificate(const val& parameters) { return reported(certify(lab::text_game().info().id, parameters_of(parameters), std::nullopt)); }

/// That of what a formula says of all positions.
val formula_certificate(const val& parameters, const std::string& formula, bool nimbers) {
  return reported(certify_formula(lab::text_game().info().id, parameters_of(parameters), formula, nimbers ? lab::Against::nimber : lab::Against::outcome));
}

}  // namespace

EMSCRIPTEN_BINDINGS(proof) {
  emscripten::function("certificate", &certificate);
  emscripten::function("formulaCertificate", &formula_certificate);
}
