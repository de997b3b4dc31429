// The part of a C++ program that numbers, solves and prints positions.
#include "base/number.hpp"
#include "lab/export/source_cpp.hpp"
#include "lab/export/source_cpp_texts.hpp"

namespace grundy::lab {

/// Returns the number of values of a part.
std::string Cpp::span(std::size_t part) {
  const Interval known = {program_.parts[part].least, program_.parts[part].most};
  const Interval range = words_.ranges().of_part(part);
  if (range.is_point() || range == known) return decimal(static_cast<std::uint64_t>(known.most - known.least + 1));
  return above_least(words_.most(part), part) + " + 1";
}

std::string Cpp::above_least(const std::string& number, std::size_t part) {
  const std::string least = words_.least(part);
  return least == "0" ? number : number + " - (" + least + ")";
}

void Cpp::number_of_positions() {
  put(0, "// Positions are numbered in the order of their parts, the last counting fastest.");
  // Their number may be beyond whole numbers where only those that are met are solved.
  const std::string type = words_.contest().there() ? "double" : "std::size_t";
  put(0, type + " number_of_positions() {");
  put(1, type + " count = " + (nature_.partisan ? "2;" : "1;"));
  for (std::size_t i = 0; i < program_.parts.size(); ++i) {
    const Part& part = program_.parts[i];
    const std::string each = part.dimensions == 0 ? "" : "for (int at = 0; at < " + words_.places(i) + "; ++at) ";
    put(1, each + "count *= " + span(i) + ";");
  }
  put(1, "return count;");
  put(0, "}");
  gap();
}

void Cpp::number_of() {
  put(0, "std::size_t number_of(const Position& p) {");
  put(1, "std::size_t number = 0;");
  for (std::size_t i = 0; i < program_.parts.size(); ++i) {
    const bool one = program_.parts[i].dimensions == 0;
    const std::string each = one ? "" : "for (const int digit : " + words_.part(i) + ") ";
    put(1, each + "number = number * (" + span(i) + ") + (" + above_least(one ? words_.part(i) : "digit", i) + ");");
  }
  if (nature_.partisan) put(1, "number = 2 * number + p.right_moves;");
  put(1, "return number;");
  put(0, "}");
  gap();
}

void Cpp::position_of() {
  put(0, "Position position_of(std::size_t number) {");
  put(1, "Position p;");
  for (std::size_t i = 0; i < program_.parts.size(); ++i) {
    if (words_.contest().size_varies(i)) put(1, words_.part(i) + ".resize(" + words_.places(i) + ");");
  }
  if (nature_.partisan) {
    put(1, "p.right_moves = number % 2 == 1;");
    put(1, "number /= 2;");
  }
  for (std::size_t i = program_.parts.size(); i-- > 0;) {
    const Part& part = program_.parts[i];
    const std::string least = words_.least(i);
    const std::string digit = "int(number % (" + span(i) + "))" + (least == "0" ? "" : " + (" + least + ")");
    if (part.dimensions == 0) {
      put(1, words_.part(i) + " = " + digit + ";");
      if (i > 0) put(1, "number /= " + span(i) + ";");
    } else {
      put(1, "for (int at = " + words_.places(i) + "; at-- > 0; number /= " + span(i) + ") " + words_.part(i) + "[at] = " + digit + ";");
    }
  }
  put(1, "return p;");
  put(0, "}");
  gap();
}

void Cpp::targets() {
  put(0, "// The positions that a move can leave.");
  put(0, "std::vector<Position> targets(const Position& p) {");
  if (!plan_.nimbers()) put(1, "if (ended(p)) return {};");
  if (nature_.has_to_end()) {
    put(1, "std::vector<Position> out;");
    put(1, nature_.splits ? "each_option(p, [&](const auto&... pieces) { (out.push_back(pieces), ...); });"
                          : "for (const Option& option : options(p)) out.push_back(option.to);");
    put(1, "return out;");
  } else {
    put(1, "return options(p);");
  }
  put(0, "}");
  gap();
}

void Cpp::positions() {
  if (!plan_.ordered() && !plan_.solved.whole) {
    std::string reached(cpp::kReached);
    if (words_.contest().there()) replace(reached, "components()", "sum");
    out_ += reached;
    return;
  }
  const bool sorted = plan_.ordered() && !plan_.in_order();
  if (sorted) order();
  const char* const after = sorted ? ", each after its options." : plan_.ordered() ? ", which have each after its options." : ".";
  put(0, std::string("// All positions by their numbers") + after);
  put(0, "std::vector<std::size_t> positions() {");
  put(1, "std::vector<std::size_t> out;");
  put(1, words_.contest().there() ? "const std::size_t count = std::size_t(number_of_positions());"
                                  : "const std::size_t count = number_of_positions();");
  const std::string legal = plan_.has_legal() ? "if (legal(position_of(at))) " : "";
  put(1, "for (std::size_t at = 0; at < count; ++at) " + legal + "out.push_back(at);");
  if (sorted) {
    put(1, "std::vector<std::array<int, " + decimal(plan_.keys()) + ">> keys(count);");
    put(1, "for (const std::size_t at : out) keys[at] = order(position_of(at));");
    put(1, "std::stable_sort(out.begin(), out.end(), [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });");
  }
  put(1, "return out;");
  put(0, "}");
  gap();
}

void Cpp::order() {
  put(0, "// Each move makes this smaller.");
  put(0, "std::array<int, " + decimal(plan_.keys()) + "> order(const Position& p) { return {" + listed(order_keys()) + "}; }");
  gap();
}

void Cpp::solver() {
  out_ += cpp::kValue;
  if (plan_.lasts()) out_ += cpp::kLasts;
  out_ += by_nature(cpp::kSplitValue, cpp::kNimberValue, cpp::kScoredValue, cpp::kDecidedValue);
  if (plan_.ordered()) {
    put(0, "void solve() {");
    put(1, "values.assign(number_of_positions(), {});");
    put(1, "for (const std::size_t at : positions()) values[at] = value(position_of(at));");
    put(0, "}");
    gap();
    return;
  }
  graph_solver();
}

void Cpp::graph_solver() {
  std::string text(cpp::kSolveGraph);
  replace(text, "BACKWARD", plan_.has_to_end() ? cpp::kNoEnd : cpp::kBackward);
  if (plan_.has_to_end()) replace(text, "  const std::vector<int> degree = left;\n", "");
  out_ += text;
}

void Cpp::shown() {
  put(0, "std::string layer = \"outcome\";");
  gap();
  put(0, "std::string shown(const Value& v) {");
  put(1, "if (v.outcome == 0) return \"\";");
  if (plan_.nimbers()) put(1, "if (layer == \"nimber\") return std::to_string(v.points);");
  if (nature_.scored) put(1, "if (layer == \"score\") return std::to_string(v.points);");
  if (plan_.lasts()) put(1, "if (layer == \"remoteness\") return v.remoteness < 0 ? \"\" : std::to_string(v.remoteness);");
  put(1, "return std::string(1, v.outcome);");
  put(0, "}");
  gap();
}

void Cpp::table() {
  out_ += cpp::kMain;
  switch (plan_.table.kind()) {
    case TextTable::Kind::sequence: sequence(); break;
    case TextTable::Kind::pair: pairs(); break;
    case TextTable::Kind::plane: plane(); break;
  }
  put(2, "}");
  put(2, "std::printf(\"\\n\");");
  put(1, "}");
  put(0, "}");
  gap();
  put(0, "}  // namespace game");
  gap();
  put(0, "int main(int argc, char** argv) { game::run(argc, argv); }");
}

void Cpp::sequence() {
  const std::string least = words_.least(0);
  put(1, "const int first = std::min(" + least + ", 0), last = " + words_.most(0) + ", count = last - first + 1, size = last - (" + least +
             ") + 1;");
  put(1, "const int usual = " + usual_width() + ";");
  put(1, "const int width = std::min(count, number(\"width\", usual));");
  put(1, "for (int line = 0; line < count; line += width) {");
  put(2, "for (int term = line; term < line + width; ++term) {");
  put(3, "const int at = first + term;");
  put(3, "const bool there = at >= " + least + " && at <= last;");
  const std::string position = program_.parts[0].dimensions == 0 ? "Position{at}" : "Position{{at}}";
  put(3, "std::printf(\"%s%s\", term > line ? \",\" : \"\", there ? shown(value_of(" + position + ")).c_str() : \"\");");
}

/// Opens a loop over all values of a part.
void Cpp::loop(const std::string& name, std::size_t part, int indent) {
  put(indent, "for (int " + name + " = " + words_.least(part) + "; " + name + " <= " + words_.most(part) + "; ++" + name + ") {");
}

void Cpp::pairs() {
  const bool array = program_.parts[0].dimensions > 0;
  put(1, "int others = 0;");
  put(1, "const std::vector<Position> sum = components();");
  put(1, "for (std::size_t i = 2; i < sum.size(); ++i) others ^= value_of(sum[i]).points;");
  loop("along", 0, 1);
  loop("across", 0, 2);
  put(3, std::string("const Value &one = value_of(") + (array ? "{{across}}" : "{across}") + "), &other = value_of(" +
             (array ? "{{along}}" : "{along}") + ");");
  put(3, "Value both;");
  put(3, "if (one.outcome && other.outcome) {");
  put(4, "both.points = one.points ^ other.points ^ others;");
  put(4, "both.outcome = both.points == 0 ? 'P' : 'N';");
  put(3, "}");
  put(3, "std::printf(\"%s%s\", across > " + words_.least(0) + " ? \",\" : \"\", shown(both).c_str());");
}

void Cpp::plane() {
  const TextTable& t = plan_.table;
  const std::size_t across = program_.part_of[t.across()];
  const bool row = t.along() == t.across();
  put(1, "// All but two numbers are as at the start.");
  put(1, "const std::vector<Position> sum = components();");
  put(1, "const Position base = sum.empty() ? start() : sum[0];");
  if (row) put(1, "for (int along = 0; along <= 0; ++along) {");
  else loop("along", program_.part_of[t.along()], 1);
  loop("across", across, 2);
  put(3, "Position p = base;");
  put(3, slot(t.across()) + " = across;");
  if (!row) put(3, slot(t.along()) + " = along;");
  put(3, "std::printf(\"%s%s\", across > " + words_.least(across) + " ? \",\" : \"\", shown(value_of(p)).c_str());");
}

}  // namespace grundy::lab
