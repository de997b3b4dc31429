#include "theory/values/cooling.hpp"

namespace grundy::values {

std::optional<Id> Cooling::computed(Id g, Steps& steps) {
  if (tax_.is_zero() || store_.is_number(g)) return g;
  const Thermograph* graph = thermographs_.of(g, steps);
  if (!graph) {
    stop_because(thermographs_.halt());
    return std::nullopt;
  }
  // Compact values that are no numbers are infinitesimally close to one: their temperature is 0.
  if (graph->temperature < tax_) return store_.number(graph->mean);
  const auto left = shifted(g, Side::left, -tax_, steps);
  if (!left) return std::nullopt;
  const auto right = shifted(g, Side::right, tax_, steps);
  if (!right) return std::nullopt;
  return once([&] { return store_.make(*left, *right, steps); });
}

}  // namespace grundy::values
