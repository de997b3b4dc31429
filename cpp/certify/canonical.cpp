#include "certify/canonical.hpp"

#include <algorithm>
#include <array>

#include "certify/listing.hpp"
#include "check/forms.hpp"
#include "check/value_name.hpp"
#include "theory/values/format.hpp"
#include "theory/values/reason.hpp"
#include "theory/values/thermograph.hpp"

namespace grundy {

namespace {

using values::Id;
using values::kZero;
using values::Side;

/// Positions, forms, sums.
constexpr std::uint64_t kMostEntries = 20'000;
/// Options of all forms, and of all positions.
constexpr std::uint64_t kMostOptions = 300'000;
constexpr std::uint64_t kMostSteps = 20'000'000;

constexpr Player kPlayers[] = {Player::left, Player::right};
std::size_t index_of(Player player) { return player == Player::left ? 0 : 1; }
Side side_of(Player player) { return player == Player::left ? Side::left : Side::right; }

Error refused(const Message& expected, const Message& got) { return parameter_error("certificate", expected, got, Error::Code::reach); }

Error too_many(std::string_view what, std::uint64_t most) {
  return refused(verbatim("at most " + decimal(most) + " " + std::string(what)), verbatim("more of them"));
}

class Lister {
 public:
  explicit Lister(const TwoSides& sides) : sides_(sides) {}

  Result<ProvedValue> prove() {
    list_positions();
    if (!error_) find_fates();
    if (!error_) start_value_ = total_of(start_);
    if (!error_) close_sums();
    if (!error_) number_forms();
    if (error_) return *error_;
    const bool positive = at_most(kZero, start_value_), negative = at_most(start_value_, kZero);
    ProvedValue out{{}, name_of(start_value_), positive && negative ? "P" : positive ? "L" : negative ? "R" : "N"};
    if (error_) return *error_;
    values::Thermographs thermographs(store_);
    if (const auto* graph = thermographs.of(start_value_, steps_)) {
      out.mean = graph->mean.text();
      out.temperature = graph->temperature.text();
    }
    out.proof.kind = "canonical";
    out.proof.lists = {{"forms", lines_of_forms()}, {"sums", lines_of_sums()}, {"positions", lines_of_positions()}};
    return out;
  }

 private:
  /// Places in the list of positions, of components side by side, in order.
  using Places = std::vector<std::uint32_t>;
  struct Option {
    Places after;
    Id value = kZero;
    bool is_kept = false;
    std::optional<Id> by = {};        // the option of the canonical form that dominates it
    std::size_t part = 0, reply = 0;  // otherwise the reply that reverses it
  };
  struct Listed {
    Id value = kZero;
    std::array<std::vector<Option>, 2> options;
  };

  void list_positions() {
    const auto next = [this](const Position& component) -> std::optional<std::vector<Position>> {
      std::vector<Position> out;
      for (const Player player : kPlayers) {
        const auto moves = sides_.moves(component, player);
        if (!moves) error_ = refused(verbatim("positions whose moves can be listed"), verbatim("one with too many"));
        if (const auto fault = sides_.fault()) error_ = refused(verbatim("rules that can be followed"), verbatim(*fault));
        if (error_) return std::nullopt;
        for (const Sum& move : *moves) out.insert(out.end(), move.begin(), move.end());
      }
      if (++met_ > kMostEntries) error_ = too_many("positions", kMostEntries);
      if (error_) return std::nullopt;
      return out;
    };
    walk_behind(sides_.start(), next, [this](const Position& component, const std::vector<Position>&) { list(component); });
    for (const Position& component : sides_.start()) {
      if (!error_) start_.push_back(places_.find(component));
    }
    std::sort(start_.begin(), start_.end());
  }

  /// Lists a position whose options are listed.
  void list(const Position& component) {
    if (error_) return;
    Listed listed;
    std::array<std::vector<Id>, 2> after;
    for (const Player player : kPlayers) {
      auto& options = listed.options[index_of(player)];
      const auto moves = *sides_.moves(component, player);
      for (const Sum& move : moves) {
        Option option;
        for (const Position& part : move) {
          option.after.push_back(places_.find(part));
          if (option.after.back() == places_.size()) {
            error_ = refused(verbatim("play that ends"), verbatim("play that may come back to a position"));
            return;
          }
        }
        std::sort(option.after.begin(), option.after.end());
        options.push_back(std::move(option));
      }
      std::sort(options.begin(), options.end(), [](const Option& a, const Option& b) { return a.after < b.after; });
      const auto same = [](const Option& a, const Option& b) { return a.after == b.after; };
      options.erase(std::unique(options.begin(), options.end(), same), options.end());
      for (Option& option : options) {
        if (error_) return;
        option.value = total_of(option.after);
        after[index_of(player)].push_back(option.value);
      }
      options_ += options.size();
    }
    if (options_ > kMostOptions) error_ = too_many("options of all positions", kMostOptions);
    if (error_) return;
    listed.value = found(store_.make(after[0], after[1], steps_));
    places_.add(component);
    positions_.push_back(std::move(listed));
  }

  /// A result of the store; if there is none, the reason becomes the error.
  Id found(const std::optional<Id>& value) {
    if (value || error_) return value.value_or(kZero);
    error_ = store_.halt() == values::Halt::steps
                 ? refused(verbatim("a value that is found in " + decimal(kMostSteps) + " steps"), verbatim("one that takes more"))
                 : Error{Error::Code::reach, values::reason(store_.halt()), "certificate"};
    return kZero;
  }

  bool at_most(Id g, Id h) {
    const auto answer = store_.at_most(g, h, steps_);
    if (!answer) found(std::nullopt);
    return answer.value_or(false);
  }
  bool at_least_as_good(Player player, Id better, Id than) {
    return player == Player::left ? at_most(than, better) : at_most(better, than);
  }

  /// A value's options in the canonical form.
  std::vector<Id> options_of(Id value, Player player) {
    if (!store_.list(value)) found(std::nullopt);
    if (error_) return {};
    const auto options = store_.options(value, side_of(player));
    return {options.begin(), options.end()};
  }

  /// Returns g + h, and notes that the sum is needed.
  Id sum(Id g, Id h) {
    if (g == kZero || h == kZero) return g == kZero ? h : g;
    const Id one = std::min(g, h), two = std::max(g, h);
    const std::uint64_t key = std::uint64_t{one} << 32 | two;
    if (const auto known = places_of_sums_.find(key)) return sums_[*known].total;
    if (sums_.size() == kMostEntries) error_ = too_many("sums", kMostEntries);
    if (error_) return kZero;
    const Id total = found(store_.plus(one, two, steps_));
    places_of_sums_.add(key, static_cast<std::uint32_t>(sums_.size()));
    sums_.push_back({one, two, total});
    return total;
  }

  Id total_of(const Places& places) {
    Id out = kZero;
    for (const std::uint32_t place : places) out = sum(out, positions_[place].value);
    return out;
  }

  void find_fates() {
    for (Listed& position : positions_) {
      for (const Player player : kPlayers) {
        const std::vector<Id> canonical = options_of(position.value, player);
        for (Option& option : position.options[index_of(player)]) {
          find_fate(position.value, canonical, player, option);
          if (error_) return;
        }
      }
    }
  }

  /// An option X of Left in G is kept, or a canonical option is at least as good, or X has a reply that is at most G: otherwise Right, who
  /// begins, would lose X - G, and X would be at least G.
  void find_fate(Id value, const std::vector<Id>& canonical, Player player, Option& option) {
    option.is_kept = std::find(canonical.begin(), canonical.end(), option.value) != canonical.end();
    if (option.is_kept) return;
    for (const Id better : canonical) {
      if (!at_least_as_good(player, better, option.value)) continue;
      option.by = better;
      return;
    }
    const Player other = opponent(player);
    for (option.part = 0; option.part < option.after.size(); ++option.part) {
      const auto& replies = positions_[option.after[option.part]].options[index_of(other)];
      for (option.reply = 0; option.reply < replies.size(); ++option.reply) {
        Places places = option.after;
        places.erase(places.begin() + static_cast<std::ptrdiff_t>(option.part));
        const Places& reply = replies[option.reply].after;
        places.insert(places.end(), reply.begin(), reply.end());
        std::sort(places.begin(), places.end());
        // Most replies reverse nothing: their sums need not be proved.
        Id through = kZero;
        for (const std::uint32_t place : places) through = found(store_.plus(through, positions_[place].value, steps_));
        if (error_) return;
        if (!at_least_as_good(other, through, value)) continue;
        total_of(places);
        return;
      }
    }
  }

  /// Adds the sums by which sums are proved.
  void close_sums() {
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      const auto [one, two, total] = sums_[i];
      for (const Player player : kPlayers) {
        for (const Id option : options_of(one, player)) sum(option, two);
        for (const Id option : options_of(two, player)) sum(one, option);
      }
      if (error_) return;
    }
  }

  /// Numbers all forms that are needed by their birthdays, so that options come first.
  void number_forms() {
    NumberMap met;
    const auto meet = [&](Id value) {
      if (met.contains(value)) return;
      met.add(value, 0);
      forms_.push_back(value);
    };
    for (const Listed& position : positions_) meet(position.value);
    for (const auto& [one, two, total] : sums_) {
      for (const Id value : {one, two, total}) meet(value);
    }
    std::size_t options = 0;
    for (std::size_t i = 0; i < forms_.size(); ++i) {
      for (const Player player : kPlayers) {
        const auto after = options_of(forms_[i], player);
        options += after.size();
        for (const Id option : after) meet(option);
      }
      if (forms_.size() > kMostEntries) error_ = too_many("forms", kMostEntries);
      if (options > kMostOptions) error_ = too_many("options of all forms", kMostOptions);
      if (error_) return;
    }
    std::sort(forms_.begin(), forms_.end(),
              [this](Id g, Id h) { return std::pair(store_.birthday(g), g) < std::pair(store_.birthday(h), h); });
    for (std::size_t i = 0; i < forms_.size(); ++i) numbers_.add(forms_[i], static_cast<std::uint32_t>(i));
  }

  std::uint32_t number(Id value) const { return *numbers_.find(value); }

  std::optional<std::string> name_of(Id value) {
    values::Formatter formatter(store_);
    const values::ValueText* const text = formatter.text(value, steps_);
    return text && text->ascii.size() <= kLongestName ? std::optional(text->ascii) : std::nullopt;
  }

  std::vector<std::string> lines_of_forms() {
    std::vector<std::string> out;
    for (const Id value : forms_) {
      Json line;
      line.begin_array();
      for (const Player player : kPlayers) {
        Position numbers;
        for (const Id option : options_of(value, player)) numbers.push_back(number(option));
        std::sort(numbers.begin(), numbers.end());
        put_numbers(line, numbers);
      }
      out.push_back(std::move(line.end_array()).str());
    }
    return out;
  }

  std::vector<std::string> lines_of_sums() {
    std::sort(sums_.begin(), sums_.end(), [this](const SumOfTwo& g, const SumOfTwo& h) {
      return std::tuple(birthday(g), number(g.one), number(g.two)) < std::tuple(birthday(h), number(h.one), number(h.two));
    });
    std::vector<std::string> out;
    for (const auto& [one, two, total] : sums_) {
      Json line;
      put_numbers(line, {std::min(number(one), number(two)), std::max(number(one), number(two)), number(total)});
      out.push_back(std::move(line).str());
    }
    return out;
  }

  std::vector<std::string> lines_of_positions() {
    std::vector<std::string> out;
    for (std::size_t place = 0; place < positions_.size(); ++place) {
      const auto kept = places_[static_cast<SequenceTable::Id>(place)];
      Json line;
      put_numbers(line.begin_array(), {kept.begin(), kept.end()});
      line.number(number(positions_[place].value));
      for (const auto& options : positions_[place].options) {
        line.begin_array();
        for (const Option& option : options) put_option(line, option);
        line.end_array();
      }
      out.push_back(std::move(line.end_array()).str());
    }
    return out;
  }

  void put_option(Json& line, const Option& option) const {
    put_numbers(line.begin_array(), {option.after.begin(), option.after.end()});
    line.text(option.is_kept ? "kept" : option.by ? "dominated" : "reversible");
    if (option.by) line.number(number(*option.by));
    else if (!option.is_kept) line.number(option.part).number(option.reply);
    line.end_array();
  }

  struct SumOfTwo {
    Id one, two, total;
  };
  std::uint64_t birthday(const SumOfTwo& sum) const { return store_.birthday(sum.one) + store_.birthday(sum.two); }

  const TwoSides& sides_;
  values::Store store_;
  values::Steps steps_{kMostSteps};
  std::optional<Error> error_;
  std::size_t met_ = 0, options_ = 0;
  SequenceTable places_;
  std::vector<Listed> positions_;
  Places start_;
  Id start_value_ = kZero;
  NumberMap places_of_sums_;
  std::vector<SumOfTwo> sums_;
  std::vector<Id> forms_;
  NumberMap numbers_;
};

}  // namespace

Result<ProvedValue> prove_value(const TwoSides& sides) { return Lister(sides).prove(); }

}  // namespace grundy
