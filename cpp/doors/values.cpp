#include "doors/values.hpp"

#include "doors/running.hpp"
#include "report/values.hpp"

namespace grundy {

Result<std::string> run_values(const std::vector<std::string>& arguments, const Machine& machine) {
  const bool one = arguments[0] == "value";
  const std::size_t count = one ? 2 : 3;
  if (arguments.size() < count)
    return usage_error(arguments[0], one ? "an expression after value" : "two expressions after compare",
                       verbatim("the end of the command line"));
  if (arguments.size() > count) return usage_error("command line", "nothing after the expression", shown(arguments[count]));
  auto opened = one ? values::open_value(arguments[1], "value") : values::open_comparison(arguments[1], arguments[2]);
  if (!opened) return opened.error();
  finish(machine.show_progress, [&](const Slice& slice) { return (*opened)->advance(slice); });
  auto json = (*opened)->json(put_english);
  if (json) *json += '\n';
  return json;
}

}  // namespace grundy
