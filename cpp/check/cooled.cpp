#include "check/cooled.hpp"

#include <algorithm>
#include <array>

namespace grundy {

namespace {

using values::Dyadic;

/// A point of a wall; between points a wall is constant or changes as much as the tax, above the last it is constant.
struct Corner {
  Dyadic t, value;
};
using Wall = std::vector<Corner>;

/// Both walls as Left's: Right's is mirrored, so that both fall to the right as the tax grows.
struct Walls {
  std::array<Wall, 2> of;
  std::optional<Dyadic> number;
  MeanAndTemperature at_mast;
};

class Cooling {
 public:
  explicit Cooling(const Forms& forms) : forms_(forms), walls_(forms.size()) {}

  std::optional<MeanAndTemperature> of(Form g) {
    std::vector<bool> needed(g + 1);
    needed[g] = true;
    for (Form form = g + 1; form-- > 0;) {
      for (const Player player : {Player::left, Player::right}) {
        for (const Form option : forms_.options(form, player)) {
          if (needed[form]) needed[option] = true;
        }
      }
    }
    for (Form form = 0; form <= g; ++form) {
      if (needed[form]) walls_[form] = walls_of(form);
    }
    if (failed_) return std::nullopt;
    return walls_[g].at_mast;
  }

 private:
  Dyadic exact(const values::DyadicResult& result) {
    failed_ |= !result;
    return result ? *result : Dyadic();
  }
  Dyadic plus(const Dyadic& a, const Dyadic& b) { return exact(sum(a, b)); }
  Dyadic minus(const Dyadic& a, const Dyadic& b) { return exact(difference(a, b)); }

  /// A canonical form is a number if its options are numbers, the greater one Right's: {n | }, { | n}, {x - 1/2^e | x + 1/2^e}.
  std::optional<Dyadic> number_of(Form g) {
    const auto left = forms_.options(g, Player::left), right = forms_.options(g, Player::right);
    if (left.size() > 1 || right.size() > 1) return std::nullopt;
    const auto low = left.empty() ? std::nullopt : walls_[left[0]].number;
    const auto high = right.empty() ? std::nullopt : walls_[right[0]].number;
    if (low.has_value() == left.empty() || high.has_value() == right.empty()) return std::nullopt;
    if (!low && !high) return Dyadic();
    if (!low) return minus(*high, Dyadic(1));
    if (!high) return plus(*low, Dyadic(1));
    return *low < *high ? std::optional(exact(half(plus(*low, *high)))) : std::nullopt;
  }

  Dyadic value_at(const Wall& wall, const Dyadic& t) {
    const auto after =
        std::upper_bound(wall.begin(), wall.end(), t, [](const Dyadic& tax, const Corner& corner) { return tax < corner.t; });
    const Corner& before = *(after - 1);
    if (after == wall.end() || after->value == before.value) return before.value;
    const Dyadic further = minus(t, before.t);
    return before.value < after->value ? plus(before.value, further) : minus(before.value, further);
  }

  /// The greatest of walls that rise with the tax, less the tax.
  Wall greatest(const std::vector<Wall>& walls) {
    std::vector<Dyadic> taxes;
    for (const Wall& wall : walls) {
      for (const Corner& corner : wall) taxes.push_back(corner.t);
    }
    std::sort(taxes.begin(), taxes.end());
    taxes.erase(std::unique(taxes.begin(), taxes.end()), taxes.end());
    Wall out;
    for (const Dyadic& t : taxes) {
      Dyadic value = value_at(walls[0], t);
      for (const Wall& wall : walls) value = std::max(value, value_at(wall, t));
      if (!out.empty()) {
        // Constant first, then rising: the greatest of such lines.
        const Dyadic bend = minus(t, minus(value, out.back().value));
        if (out.back().t < bend && bend < t) out.push_back({bend, out.back().value});
      }
      out.push_back({t, value});
    }
    return out;
  }

  static Wall mirrored(Wall wall) {
    for (Corner& corner : wall) corner.value = -corner.value;
    return wall;
  }

  /// The distance of Left's wall from Right's at a tax, before they meet.
  Dyadic gap(const std::array<Wall, 2>& walls, const Dyadic& t) {
    return minus(plus(value_at(walls[0], t), value_at(walls[1], t)), plus(t, t));
  }

  /// The tax from which on the walls have met.
  Dyadic meeting(const std::array<Wall, 2>& walls) {
    std::vector<Dyadic> taxes;
    for (const Wall& wall : walls) {
      for (const Corner& corner : wall) taxes.push_back(corner.t);
    }
    std::sort(taxes.begin(), taxes.end());
    Dyadic before;
    for (const Dyadic& t : taxes) {
      const Dyadic left_over = gap(walls, before), now = gap(walls, t);
      // It shrinks once or twice as fast as the tax grows.
      if (now.sign() <= 0 && left_over.sign() > 0)
        return plus(before, minus(left_over, now) == minus(t, before) ? left_over : exact(half(left_over)));
      if (now.sign() <= 0) return before;
      before = t;
    }
    return plus(before, exact(half(gap(walls, before))));
  }

  Walls walls_of(Form g) {
    Walls out;
    out.number = number_of(g);
    if (out.number) {
      out.of = {Wall{Corner{{}, *out.number}}, Wall{Corner{{}, -*out.number}}};
      Dyadic unit(1);
      for (unsigned e = 0; e < out.number->exponent(); ++e) unit = exact(half(unit));
      out.at_mast = {*out.number, -unit};
      return out;
    }
    for (const Player player : {Player::left, Player::right}) {
      const std::size_t mine = player == Player::left ? 0 : 1;
      std::vector<Wall> walls;
      for (const Form option : forms_.options(g, player)) walls.push_back(mirrored(walls_[option].of[1 - mine]));
      if (walls.empty()) failed_ = true;  // it is not canonical
      if (failed_) return out;
      out.of[mine] = greatest(walls);
    }
    const Dyadic t = meeting(out.of), mean = minus(value_at(out.of[0], t), t);
    for (const bool left : {true, false}) {
      Wall& wall = out.of[left ? 0 : 1];
      std::erase_if(wall, [&](const Corner& corner) { return t <= corner.t; });
      for (Corner& corner : wall) corner.value = minus(corner.value, corner.t);
      wall.push_back({t, left ? mean : -mean});
    }
    out.at_mast = {mean, t};
    return out;
  }

  const Forms& forms_;
  std::vector<Walls> walls_;
  bool failed_ = false;
};

}  // namespace

std::optional<MeanAndTemperature> mean_and_temperature(const Forms& forms, Form g) { return Cooling(forms).of(g); }

}  // namespace grundy
