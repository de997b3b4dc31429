#include "lab/game/region_values.hpp"

namespace grundy::lab {

std::optional<Outcome> RegionValues::decided(const Slots& position) const {
  if (const auto end = positions_.ended(position)) return end->payoff > 0 ? Outcome::N : Outcome::P;
  if (regions_.how().quiet && positions_.completes(position)) return Outcome::N;
  return std::nullopt;
}

std::optional<Value> RegionValues::reported(const RegionValue& value) const {
  if (!value.outcome) return std::nullopt;
  return Value{*value.outcome, program_.nature.adds_up() ? value.nimber : std::nullopt};
}

std::optional<Value> RegionValues::known(const Slots& position) const {
  if (const auto outcome = decided(position)) return Value{*outcome};
  for (const auto& kept : kept_) {
    if (kept && kept->position == position) return kept->value;
  }
  return reported(regions_.known(position));
}

bool RegionValues::is_known(const Request& request) const {
  const auto value = known(request.position);
  return value && (!request.nimber || !program_.nature.adds_up() || value->nimber);
}

bool RegionValues::work(const Request& request, const Slice& slice, std::uint64_t most_nodes) {
  failure_.reset();
  if (is_known(request)) return true;
  if (!begun_ || !regions_.is_current(*begun_) || begun_for_ != request.position) {
    begun_ = regions_.begin(request.position, request.nimber);
    begun_for_ = request.position;
  }
  if (!regions_.advance(slice, most_nodes)) return false;
  begun_.reset();
  failure_ = regions_.failure();
  const auto value = reported(regions_.value());
  if (value && !is_known(request)) kept_[2] = {request.position, *value};
  return true;
}

std::optional<Value> RegionValues::find(const Request& request) {
  while (!work(request, Slice::endless())) {
  }
  return known(request.position);
}

void RegionValues::keep(int start, const Slots& position) {
  if (const auto value = known(position)) kept_[start] = {position, *value};
}

}  // namespace grundy::lab
