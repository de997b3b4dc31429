// Bytes as the notation of a value: it is refused at a place in the text, or its value is computed and printed, and what is printed is read
// back.
#include "english/english.hpp"
#include "target.hpp"
#include "theory/values/format.hpp"
#include "theory/values/parse.hpp"
#include "theory/values/thermograph.hpp"

using namespace grundy;

namespace {

using fuzz::expect;

void run(std::string_view bytes) {
  auto expression = values::parse_value(bytes);
  if (!expression) {
    const Error& error = expression.error();
    expect(error.column >= 1 && error.column <= bytes.size() + 1 && !english(error).empty());
    return;
  }
  values::Store store(8 * values::Store::kMegabyte);
  values::Steps steps{5'000};
  const auto g = values::Evaluation(store, std::move(*expression)).run(steps);
  if (!g) return;
  values::Thermographs thermographs(store);
  (void)thermographs.of(*g, steps);
  values::Formatter formatter(store);
  const values::ValueText* text = formatter.text(*g, steps);
  if (!text) return;
  for (const std::string& printed : {text->unicode, text->ascii}) {
    auto again = values::parse_value(printed);
    expect(static_cast<bool>(again));
    values::Evaluation evaluation(store, std::move(*again));
    values::Steps more{100'000};
    const auto h = evaluation.run(more);
    expect(h ? *h == *g : evaluation.halt() != values::Halt::none);
  }
}

const fuzz::Registered registered("values", run);

}  // namespace
