// Tables filled by loops that were written by hand for one game each, compiled like the core: what the lab's engines are measured against.
// Both passes of a dense table: values, then how long play lasts.
#include <emscripten.h>

#include <cstdint>
#include <cstring>
#include <vector>

namespace {

constexpr std::uint32_t kNone = UINT32_MAX;

/// Positions in an order in which options come first: `visit(position)`; `options(position, each)`.
struct Bachet {
  using Entry = std::uint8_t;
  std::uint32_t size, positions = size;
  template <class Visit>
  void all(Visit visit) const {
    for (std::uint32_t n = 0; n < size; ++n) visit(n);
  }
  template <class Each>
  void options(std::uint32_t n, Each each) const {
    if (n >= 1) each(n - 1);
    if (n >= 3) each(n - 3);
    if (n >= 8) each(n - 8);
  }
};

/// Rows of `k`, from n + 1 down; the pawn goes k squares to either side.
struct Pawn {
  using Entry = std::uint8_t;
  std::uint32_t n, positions = n * (n + 1);
  template <class Visit>
  void all(Visit visit) const {
    for (std::uint32_t at = positions; at-- > 0;) visit(at);
  }
  template <class Each>
  void options(std::uint32_t at, Each each) const {
    const std::uint32_t k = at / n + 1, pawn = at % n;
    if (k == n + 1) return;
    if (pawn >= k) each(at + n - k);
    if (pawn + k < n) each(at + n + k);
  }
};

struct Knights {
  using Entry = std::uint8_t;
  std::uint32_t n, positions = n * n;
  template <class Visit>
  void all(Visit visit) const {
    for (std::uint32_t sum = 0; sum <= 2 * n - 2; ++sum) {
      for (std::uint32_t r = sum < n ? 0 : sum - n + 1; r <= sum && r < n; ++r) visit(r * n + (sum - r));
    }
  }
  template <class Each>
  void options(std::uint32_t at, Each each) const {
    const std::uint32_t r = at / n, c = at % n;
    if (r + 1 < n && c >= 2) each(at + n - 2);
    if (r >= 1 && c >= 2) each(at - n - 2);
    if (r >= 2 && c >= 1) each(at - 2 * n - 1);
    if (r >= 2 && c + 1 < n) each(at - 2 * n + 1);
  }
};

struct Wythoff {
  using Entry = std::uint16_t;
  std::uint32_t n, positions = n * n;
  template <class Visit>
  void all(Visit visit) const {
    for (std::uint32_t at = 0; at < positions; ++at) visit(at);
  }
  template <class Each>
  void options(std::uint32_t at, Each each) const {
    const std::uint32_t x = at / n, y = at % n;
    for (std::uint32_t k = 1; k <= x; ++k) each(at - k * n);
    for (std::uint32_t k = 1; k <= y; ++k) each(at - k);
    for (std::uint32_t k = 1; k <= x && k <= y; ++k) each(at - k * n - k);
  }
};

struct Cram {
  using Entry = std::uint8_t;
  std::uint32_t rows, columns, positions = 1u << (rows * columns);
  std::vector<std::uint32_t> dominoes = {};
  template <class Visit>
  void all(Visit visit) const {
    for (std::uint32_t at = positions; at-- > 0;) visit(at);
  }
  template <class Each>
  void options(std::uint32_t at, Each each) const {
    for (const std::uint32_t domino : dominoes) {
      if ((at & domino) == 0) each(at | domino);
    }
  }
};

class Fill {
 public:
  virtual ~Fill() = default;
  virtual void values() = 0;
  virtual void remoteness() = 0;
  virtual std::uint32_t zeros() const = 0;
};

template <class Game>
class Filled final : public Fill {
 public:
  using Entry = typename Game::Entry;
  explicit Filled(Game game) : game_(std::move(game)), values_(game_.positions), marks_(65536) {}

  void values() override {
    game_.all([&](std::uint32_t at) {
      if constexpr (sizeof(Entry) == 1) {
        std::uint32_t seen = 0;
        game_.options(at, [&](std::uint32_t to) { seen |= 1u << values_[to]; });
        values_[at] = static_cast<Entry>(__builtin_ctz(~seen));
      } else {
        game_.options(at, [&](std::uint32_t to) { marks_[values_[to]] = at + 1; });
        std::uint32_t mex = 0;
        while (marks_[mex] == at + 1) ++mex;
        values_[at] = static_cast<Entry>(mex);
      }
    });
  }

  void remoteness() override {
    lasting_.assign(game_.positions, kNone);
    game_.all([&](std::uint32_t at) {
      std::uint32_t least = kNone, greatest = 0;
      game_.options(at, [&](std::uint32_t to) {
        const std::uint32_t lasts = lasting_[to];
        if (values_[to] == 0 && lasts < least) least = lasts;
        if (lasts + 1 > greatest) greatest = lasts + 1;
      });
      lasting_[at] = values_[at] == 0 ? greatest : least + 1;
    });
  }

  std::uint32_t zeros() const override {
    std::uint32_t out = 0;
    for (const Entry value : values_) out += value == 0;
    return out;
  }

 private:
  Game game_;
  std::vector<Entry> values_;
  std::vector<std::uint32_t> marks_, lasting_;
};

Cram cram(std::uint32_t rows, std::uint32_t columns) {
  Cram out{rows, columns};
  for (std::uint32_t i = 0; i < rows; ++i) {
    for (std::uint32_t j = 0; j < columns; ++j) {
      const std::uint32_t bit = 1u << (i * columns + j);
      if (j + 1 < columns) out.dominoes.push_back(bit | bit << 1);
      if (i + 1 < rows) out.dominoes.push_back(bit | bit << columns);
    }
  }
  return out;
}

Fill* open_fill(const char* name) {
  if (std::strcmp(name, "bachet") == 0) return new Filled<Bachet>({10'000'001});
  if (std::strcmp(name, "pawn") == 0) return new Filled<Pawn>({3000});
  if (std::strcmp(name, "knights") == 0) return new Filled<Knights>({1500});
  if (std::strcmp(name, "wythoff") == 0) return new Filled<Wythoff>({600});
  if (std::strcmp(name, "cram 4x4") == 0) return new Filled<Cram>(cram(4, 4));
  return new Filled<Cram>(cram(4, 5));
}

Fill* fill = nullptr;

}  // namespace

/// Which: by its place in the benchmark's list.
extern "C" EMSCRIPTEN_KEEPALIVE void open_game(int which) {
  constexpr const char* kNames[] = {"bachet", "pawn", "knights", "wythoff", "cram 4x4", "cram 4x5"};
  delete fill;
  fill = open_fill(kNames[which]);
}
extern "C" EMSCRIPTEN_KEEPALIVE void fill_values() { fill->values(); }
extern "C" EMSCRIPTEN_KEEPALIVE void fill_remoteness() { fill->remoteness(); }
/// Counts the P-positions, to compare both sides.
extern "C" EMSCRIPTEN_KEEPALIVE std::uint32_t zeros() { return fill->zeros(); }
