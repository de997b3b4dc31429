#include "check/canonical.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "check/cooled.hpp"
#include "check/position_list.hpp"
#include "check/two_sides.hpp"
#include "check/value_name.hpp"
#include "english/english.hpp"

namespace grundy {

namespace {

constexpr Player kPlayers[] = {Player::left, Player::right};
std::size_t index_of(Player player) { return player == Player::left ? 0 : 1; }
std::string words_of(Player player) { return player == Player::left ? "Left" : "Right"; }

const std::set<std::string_view> kClaimed{"at", "position", "value", "class", "mean", "temperature"};

/// Numbers below a limit, in order.
std::optional<std::vector<std::uint32_t>> read_numbers(const JsonValue& value, std::size_t below, bool once) {
  const auto numbers = read_position(value);
  if (!numbers) return std::nullopt;
  std::vector<std::uint32_t> out;
  for (const std::uint64_t number : *numbers) {
    if (number >= below || (!out.empty() && number < out.back() + std::uint64_t{once})) return std::nullopt;
    out.push_back(static_cast<std::uint32_t>(number));
  }
  return out;
}

/// Places in the list of positions, of components side by side.
using Places = std::vector<std::uint32_t>;

/// An option of a position with its fate, one of these words: "kept"; "dominated" by the form `by`; "reversible" by the reply `by` in the
/// component `part`.
struct Option {
  Places after;
  std::string fate;
  std::uint64_t by = 0, part = 0;
};

struct ListedPosition {
  Form form = 0;
  std::array<std::vector<Option>, 2> options;
};

std::optional<Option> read_option(const JsonValue& value, std::size_t below) {
  const auto* items = value.array();
  if (!items || items->size() < 2) return std::nullopt;
  const auto after = read_numbers((*items)[0], below, false);
  const std::string* fate = (*items)[1].text();
  if (!after || !fate) return std::nullopt;
  const std::size_t length = *fate == "kept" ? 2 : *fate == "dominated" ? 3 : *fate == "reversible" ? 4 : 0;
  if (items->size() != length) return std::nullopt;
  Option option{*after, *fate};
  const auto by = length > 2 ? items->back().natural() : 0, part = length > 3 ? (*items)[2].natural() : 0;
  if (!by || !part) return std::nullopt;
  option.by = *by;
  option.part = *part;
  return option;
}

class CanonicalProof {
 public:
  CanonicalProof(const TwoSides& sides, const JsonValue& certificate) : sides_(sides), certificate_(certificate) {}

  Fault fault() {
    if (auto fault = fault_of_position()) return fault;
    for (const auto stage : {&CanonicalProof::read_forms, &CanonicalProof::read_sums, &CanonicalProof::read_positions,
                             &CanonicalProof::prove_positions, &CanonicalProof::fault_of_claim, &CanonicalProof::fault_of_rest}) {
      auto fault = (this->*stage)();
      if (forms_.exhausted()) return "forms: it takes more comparisons than a certificate may";
      if (fault) return fault;
    }
    return std::nullopt;
  }

 private:
  Fault fault_of_position() const {
    const JsonValue &claim = *certificate_.find("claim"), *position = claim.find("position");
    for (const auto& [name, value] : *claim.object()) {
      if (!kClaimed.contains(name)) return "claim: no such field: " + name;
    }
    const auto* components = position ? position->array() : nullptr;
    const bool same = components && std::equal(components->begin(), components->end(), sides_.start().begin(), sides_.start().end(),
                                               [](const JsonValue& read, const Position& is) { return read_position(read) == is; });
    if (!same) return "claim: the parameters describe other components";
    return std::nullopt;
  }

  Fault read_forms() {
    const auto* entries = certificate_.find("forms")->array();
    if (!entries) return "forms: expected a list";
    for (const JsonValue& entry : *entries) {
      const std::string where = "forms, entry " + decimal(listed_ + 1) + ": ";
      const auto* sides = entry.array();
      const bool two = sides && sides->size() == 2;
      const auto left = two ? read_numbers((*sides)[0], listed_, true) : std::nullopt;
      const auto right = two ? read_numbers((*sides)[1], listed_, true) : std::nullopt;
      if (!left || !right) return where + "expected two lists of earlier forms, in order";
      const Form form = forms_.add(*left, *right);
      if (forms_.exhausted()) return std::nullopt;
      if (form != listed_) return where + "it is listed before";
      ++listed_;
      for (const Player player : kPlayers) {
        if (auto fault = fault_of_form(form, player)) return where + *fault;
      }
    }
    zero_ = forms_.add({}, {});
    used_.resize(listed_);
    return std::nullopt;
  }

  /// Whether an option of a form is dominated or reversible.
  Fault fault_of_form(Form form, Player player) {
    // Comparisons add no forms, so that the options stay where they are.
    const auto options = forms_.options(form, player);
    for (const Form option : options) {
      for (const Form better : options) {
        if (better != option && forms_.at_least_as_good(player, better, option))
          return words_of(player) + "'s option " + decimal(option) + " is dominated by " + decimal(better);
      }
      for (const Form reply : forms_.options(option, opponent(player))) {
        if (forms_.at_least_as_good(opponent(player), reply, form))
          return words_of(player) + "'s option " + decimal(option) + " is reversible through " + decimal(reply);
      }
    }
    return std::nullopt;
  }

  static std::uint64_t key_of(Form g, Form h) { return std::uint64_t{std::min(g, h)} << 32 | std::max(g, h); }

  /// The listed form of a sum of two, or the fault.
  std::variant<Form, std::string> sum(Form g, Form h) {
    if (g == zero_ || h == zero_) return g == zero_ ? h : g;
    const auto place = places_of_sums_.find(key_of(g, h));
    if (!place) return "sums: not listed: " + decimal(g) + " and " + decimal(h);
    used_sums_[*place] = true;
    return sums_[*place];
  }

  Fault read_sums() {
    const auto* entries = certificate_.find("sums")->array();
    if (!entries) return "sums: expected a list";
    for (const JsonValue& entry : *entries) {
      const std::string where = "sums, entry " + decimal(sums_.size() + 1) + ": ";
      const auto numbers = read_position(entry);
      const bool forms =
          numbers && numbers->size() == 3 && (*numbers)[0] <= (*numbers)[1] && (*numbers)[1] < listed_ && (*numbers)[2] < listed_;
      if (!forms) return where + "expected two forms, in order, and the form of their sum";
      const Form g = static_cast<Form>((*numbers)[0]), h = static_cast<Form>((*numbers)[1]), total = static_cast<Form>((*numbers)[2]);
      if (places_of_sums_.contains(key_of(g, h))) return where + "it is listed before";
      std::array<std::vector<Form>, 2> after;
      for (const Player player : kPlayers) {
        for (const auto& [moved, rest] : {std::pair(g, h), std::pair(h, g)}) {
          for (const Form option : forms_.options(moved, player)) {
            const auto form = sum(option, rest);
            if (const auto* fault = std::get_if<std::string>(&form)) return where + *fault;
            after[index_of(player)].push_back(std::get<Form>(form));
          }
        }
      }
      if (!forms_.equal(forms_.add(after[0], after[1]), total)) return where + "the sum is not form " + decimal(total);
      places_of_sums_.add(key_of(g, h), static_cast<std::uint32_t>(sums_.size()));
      sums_.push_back(total);
      used_sums_.push_back(false);
      for (const Form form : {g, h, total}) used_[form] = true;
    }
    return std::nullopt;
  }

  Fault read_positions() {
    return read_list(certificate_, "positions", 4, 4, listing_, [this](const JsonValue::Array& items) {
      ListedPosition read;
      const auto form = items[1].natural();
      if (!form || *form >= listed_) return false;
      read.form = static_cast<Form>(*form);
      for (std::size_t side = 0; side < 2; ++side) {
        const auto* options = items[2 + side].array();
        if (!options) return false;
        for (const JsonValue& item : *options) {
          auto option = read_option(item, positions_.size());
          if (!option) return false;
          read.options[side].push_back(std::move(*option));
        }
      }
      used_[read.form] = true;
      positions_.push_back(std::move(read));
      return true;
    });
  }

  /// The form of components side by side, or the fault.
  std::variant<Form, std::string> form_of(const Places& places) {
    Form out = zero_;
    for (const std::uint32_t place : places) {
      auto total = sum(out, positions_[place].form);
      if (std::get_if<std::string>(&total)) return total;
      out = std::get<Form>(total);
    }
    return out;
  }

  Fault prove_positions() {
    reached_.emplace(listing_);
    for (const Position& component : sides_.start()) {
      const auto place = listing_.find(component);
      if (!place) return "positions, not listed: " + position_words(component);
      reached_->meet(*place);
      start_.push_back(static_cast<std::uint32_t>(*place));
    }
    std::sort(start_.begin(), start_.end());
    while (const auto place = reached_->next()) {
      const Position component = numbers_at(listing_, *place);
      std::array<std::vector<Form>, 2> after;
      for (const Player player : kPlayers) {
        if (auto fault = fault_of_moves(component, *place, player)) return fault;
        if (auto fault = read_forms_after(*place, player, after[index_of(player)])) return at(*place) + *fault;
      }
      const Form form = positions_[*place].form;
      if (!forms_.equal(forms_.add(after[0], after[1]), form)) return at(*place) + "its value is not form " + decimal(form);
      for (const Player player : kPlayers) {
        if (auto fault = fault_of_fates(*place, player, after[index_of(player)])) return at(*place) + *fault;
      }
      if (forms_.exhausted()) return std::nullopt;
    }
    return std::nullopt;
  }

  std::string at(std::size_t place) const { return entry_words("positions", place, numbers_at(listing_, place)); }

  /// Compares the options that are listed with the moves of the rules.
  Fault fault_of_moves(const Position& component, std::size_t place, Player player) {
    const auto moves = sides_.moves(component, player);
    if (!moves) return at(place) + "it has more moves than a certificate may list";
    std::vector<Places> after;
    for (const Sum& move : *moves) {
      Places places;
      for (const Position& part : move) {
        const auto found = listing_.find(part);
        if (!found) return unlisted("positions", place, component, part);
        if (*found >= place) return at(place) + "its option comes later: " + position_words(part);
        reached_->meet(*found);
        places.push_back(static_cast<std::uint32_t>(*found));
      }
      std::sort(places.begin(), places.end());
      after.push_back(std::move(places));
    }
    std::sort(after.begin(), after.end());
    after.erase(std::unique(after.begin(), after.end()), after.end());
    const auto& options = positions_[place].options[index_of(player)];
    const bool same = std::equal(after.begin(), after.end(), options.begin(), options.end(),
                                 [](const Places& places, const Option& option) { return places == option.after; });
    return same ? std::nullopt : Fault(at(place) + words_of(player) + "'s moves are others");
  }

  Fault read_forms_after(std::size_t place, Player player, std::vector<Form>& out) {
    for (const Option& option : positions_[place].options[index_of(player)]) {
      const auto form = form_of(option.after);
      if (const auto* fault = std::get_if<std::string>(&form)) return *fault;
      out.push_back(std::get<Form>(form));
    }
    return std::nullopt;
  }

  Fault fault_of_fates(std::size_t place, Player player, const std::vector<Form>& after) {
    const auto& options = positions_[place].options[index_of(player)];
    for (std::size_t i = 0; i < options.size(); ++i) {
      const auto right = has_fate(positions_[place].form, player, options[i], after[i]);
      if (const auto* fault = std::get_if<std::string>(&right)) return *fault;
      if (!std::get<bool>(right)) return words_of(player) + "'s option " + decimal(i + 1) + " is not " + options[i].fate + " in this way";
    }
    return std::nullopt;
  }

  std::variant<bool, std::string> has_fate(Form form, Player player, const Option& option, Form after) {
    if (option.fate == "kept") return forms_.has_option(form, player, after);
    if (option.fate == "dominated") {
      if (option.by >= listed_ || option.by == after) return false;
      const Form by = static_cast<Form>(option.by);
      return forms_.has_option(form, player, by) && forms_.at_least_as_good(player, by, after);
    }
    if (option.part >= option.after.size()) return false;
    const auto& replies = positions_[option.after[option.part]].options[index_of(opponent(player))];
    if (option.by >= replies.size()) return false;
    Places places = option.after;
    places.erase(places.begin() + static_cast<std::ptrdiff_t>(option.part));
    const Places& reply = replies[option.by].after;
    places.insert(places.end(), reply.begin(), reply.end());
    std::sort(places.begin(), places.end());
    const auto through = form_of(places);
    if (const auto* fault = std::get_if<std::string>(&through)) return *fault;
    return forms_.at_least_as_good(opponent(player), std::get<Form>(through), form);
  }

  Fault fault_of_claim() {
    const JsonValue& claim = *certificate_.find("claim");
    const auto total = form_of(start_);
    if (const auto* fault = std::get_if<std::string>(&total)) return *fault;
    const Form form = std::get<Form>(total);
    const bool positive = forms_.at_most(zero_, form), negative = forms_.at_most(form, zero_);
    const std::string is = positive && negative ? "P" : positive ? "L" : negative ? "R" : "N";
    const JsonValue* const class_of_claim = claim.find("class");
    if (!class_of_claim || !class_of_claim->text() || *class_of_claim->text() != is) return "claim: the class is " + is;
    if (auto fault = fault_of_name(claim, form)) return fault;
    return fault_of_mast(claim, form);
  }

  Fault fault_of_name(const JsonValue& claim, Form form) {
    const JsonValue* const name = claim.find("value");
    if (!name) return std::nullopt;
    const auto named = name->text() ? form_of_name(forms_, *name->text()) : std::nullopt;
    if (!named) return "claim: value is not the name of a value of this size";
    return forms_.equal(*named, form) ? std::nullopt : Fault("claim: the value has another name");
  }

  Fault fault_of_mast(const JsonValue& claim, Form form) {
    const JsonValue *mean = claim.find("mean"), *temperature = claim.find("temperature");
    if (!mean && !temperature) return std::nullopt;
    const auto is = mean_and_temperature(forms_, form);
    if (!is) return "claim: mean and temperature are too fine or too large";
    const auto right = [](const JsonValue* claimed, const values::Dyadic& number) {
      return !claimed || (claimed->text() && *claimed->text() == number.text());
    };
    if (!right(mean, is->mean)) return "claim: the mean is " + is->mean.text();
    return right(temperature, is->temperature) ? std::nullopt : Fault("claim: the temperature is " + is->temperature.text());
  }

  /// The first entry to which nothing leads.
  Fault fault_of_rest() {
    if (auto fault = reached_->unreached("positions")) return fault;
    const auto sum = std::find(used_sums_.begin(), used_sums_.end(), false);
    const auto unused = [](std::string_view list, std::size_t place) {
      return std::string(list) + ", entry " + decimal(place + 1) + ": nothing leads to it";
    };
    if (sum != used_sums_.end()) return unused("sums", static_cast<std::size_t>(sum - used_sums_.begin()));
    for (std::size_t form = listed_; form-- > 0;) {
      if (!used_[form]) return unused("forms", form);
      for (const Player player : kPlayers) {
        for (const Form option : forms_.options(static_cast<Form>(form), player)) used_[option] = true;
      }
    }
    return std::nullopt;
  }

  const TwoSides& sides_;
  const JsonValue& certificate_;
  Forms forms_;
  std::size_t listed_ = 0;  // forms; those after them were made for comparisons
  Form zero_ = 0;
  std::vector<bool> used_;
  NumberMap places_of_sums_;
  std::vector<Form> sums_;
  std::vector<bool> used_sums_;
  PositionList listing_;
  std::vector<ListedPosition> positions_;
  Places start_;
  std::optional<Reached> reached_;
};

}  // namespace

Fault fault_of_canonical(const Frame& frame, const JsonValue& certificate) {
  const JsonValue* const at = certificate.find("claim")->find("at");
  std::optional<Cell> cell;
  if (at) {
    const auto numbers = read_position(*at);
    if (!numbers || numbers->size() != 2) return "claim: at is not a column and a row";
    cell = Cell{(*numbers)[0], (*numbers)[1]};
  }
  const auto sides = TwoSides::open(frame.game, frame.parameters, cell);
  if (!sides) return "parameters: " + english(sides.error());
  Fault fault = CanonicalProof(*sides, certificate).fault();
  if (const auto wrong = fault ? std::nullopt : sides->fault()) return "rules: " + *wrong;
  return fault;
}

}  // namespace grundy
