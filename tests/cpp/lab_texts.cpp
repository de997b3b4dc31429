#include "lab_texts.hpp"

#include <algorithm>
#include <random>
#include <vector>

namespace grundy {
namespace {

class Author {
 public:
  explicit Author(std::uint64_t seed) : random_(seed) {}

  std::string write() {
    const bool falls = chance(70);  // most games come to an end
    parts();
    out_ += "S = {1, 2, 4}\nT = {(1,-1), (0,-2), (-1,0)}\nK = 2\n";
    out_ += pick({"W = \"0110\"\nB = \"01/10\"\n", "W = {\"0110\"}\nB = {\"01\", \"10\"}\n"});
    out_ += "I = {(0,1)}\nL = {(0,1), (1,2)}\nD = {(0,1), (1,2), (2,0)}\n";
    out_ += "f(u) = u % 3 + " + places_[below(places_.size())] + "\ng(u, v) = u > v ? u - v : v\n";
    if (chance(25)) out_ += "legal if " + condition(2) + "\n";
    const int nature = static_cast<int>(below(10));  // 0: misere, 1, 2: ends, 3: points, 4: Left and Right, 5: splits
    if (nature == 0) out_ += "end: next wins\n";
    if (nature == 1 || nature == 2) {
      for (std::size_t i = 1 + below(2); i > 0; --i)
        out_ += "end if " + condition(2) + ": " + pick({"next wins", "last wins", "draw", "next loses"}) + "\n";
    }
    if (nature == 3 && chance(50))
      out_ += "end if " + condition(1) + ": " + pick({"draw", "score " + expression(1), "score first " + expression(1)}) + "\n";
    if (nature == 4 && chance(40)) out_ += "end if " + condition(1) + ": " + pick({"Left wins", "Right wins", "draw", "next loses"}) + "\n";
    for (std::size_t i = 1 + below(3); i > 0; --i) {
      if (nature == 4) move(pick({"Left", "Right", "move"}), falls, false, false);
      else move("move", falls, nature == 3, nature == 5);
    }
    // Every side has a line.
    if (nature == 4) move("Left", falls, false, false);
    return out_;
  }

 private:
  std::uint64_t below(std::uint64_t n) { return random_() % n; }
  bool chance(unsigned percent) { return below(100) < percent; }
  std::string pick(std::vector<std::string> all) { return all[below(all.size())]; }

  void parts() {
    const std::size_t count = 1 + below(3);
    for (std::size_t i = 0; i < count; ++i) {
      const std::string name(1, "nmk"[i]);
      switch (below(count > 1 ? 4 : 5)) {
        case 0:
          out_ += name + "[2]: 0.." + std::to_string(2 + below(2)) + "\n";
          arrays_.push_back(name);
          places_.push_back(name + "[" + std::to_string(below(2)) + "]");
          break;
        case 1:
          if (i == 0) {
            out_ += name + "[2,2]: 0..1 = 0\n";
            boards_.push_back(name);
            places_.push_back(name + "[1,0]");
            break;
          }
          [[fallthrough]];
        default: {
          const int least = static_cast<int>(below(3)) - 1;
          out_ +=
              name + ": " + std::to_string(least) + ".." + std::to_string(least + 3 + static_cast<int>(below(count == 1 ? 12 : 5))) + "\n";
          numbers_.push_back(name);
          places_.push_back(name);
        }
      }
    }
  }

  std::string atom() {
    if (!locals_.empty() && chance(45)) return locals_[below(locals_.size())];
    if (chance(60)) return places_[below(places_.size())];
    return std::to_string(below(5));
  }

  std::string expression(int depth) {
    if (depth == 0) return atom();
    const auto e = [&] { return expression(depth - 1); };
    switch (below(21)) {
      case 0: return "(" + e() + " + " + e() + ")";
      case 1: return e() + " - " + atom();
      case 2: return "(" + e() + ") * " + atom();
      case 3: return "(" + e() + ") / " + pick({"2", "3", atom(), "(" + e() + ")"});
      case 4: return "(" + e() + ") % " + pick({"2", "3", atom(), "(" + e() + ")"});
      case 5: return pick({"min", "max"}) + "(" + e() + ", " + e() + ")";
      case 6: return "abs(" + e() + ")";
      case 7: return "gcd(" + e() + ", " + e() + ")";
      case 8: return "(" + e() + " " + pick({"^", "&", "|"}) + " " + atom() + ")";
      case 9: return "(" + condition(depth - 1) + " ? " + e() + " : " + e() + ")";
      case 10: return "f(" + e() + ")";
      case 11: return "g(" + e() + ", " + e() + ")";
      case 12: return "W[" + e() + "] - '0'";
      case 13: return "B[" + e() + ", " + atom() + "] - '0'";
      case 14: return arrays_.empty() ? atom() : arrays_[below(arrays_.size())] + "[" + e() + "]";
      case 15: return boards_.empty() ? atom() : boards_[0] + "[" + atom() + ", " + e() + "]";
      case 16: return pick({"sum", "count", "min", "max"}) + inner(depth, false);
      case 17: return "(" + e() + " " + pick({"<<", ">>"}) + " " + pick({"1", "(" + atom() + ")"}) + ")";
      case 18: return "(" + e() + ") ** 2";
      case 19: return hangs_together("groups", {});
      default: return atom();
    }
  }

  /// `joined` between two places, or `groups`, of a board, a graph by its vertices, or a graph by its edges.
  std::string hangs_together(const std::string& word, const std::vector<std::string>& at) {
    const std::string there = pick({"", " == 1", " > " + atom(), " != " + atom()});
    if (!boards_.empty()) {
      const std::string places = at.empty() ? "" : ", (" + at[0] + ", " + at[1] + "), (" + at[2] + ", " + at[3] + ")";
      return word + pick({"", "8"}) + "(" + boards_[0] + there + places + ")";
    }
    const std::string array = arrays_.empty() ? "S" : arrays_[below(arrays_.size())];
    // Lists of pairs for arrays of two numbers, whose places are vertices or edges, and for S, which has three.
    const std::string pairs = arrays_.empty() ? pick({"L", "D"}) : pick({"I", "L"});
    return word + "(" + pairs + ", " + array + there + (at.empty() ? "" : ", " + at[0] + ", " + at[1]) + ")";
  }

  /// (x for ...) over a name of its own.
  std::string inner(int depth, bool is_condition) {
    const std::string name = "q" + std::to_string(++inner_);
    const std::string from =
        pick({name + " in " + pick({"0", "1", atom()}) + ".." + pick({"2", "3", atom()}), name + " in S", name + " of W",
              name + " in {0, 2, " + atom() + "}", name + " in 0.." + atom() + " while " + name + " != 2"});
    locals_.push_back(name);
    std::string out = "(" + (is_condition ? condition(depth - 1) : expression(depth - 1)) + " for " + from;
    if (chance(30)) out += " if " + condition(0);
    locals_.pop_back();
    return out + ")";
  }

  std::string condition(int depth) {
    const auto e = [&] { return expression(depth > 0 ? depth - 1 : 0); };
    if (depth > 0) {
      switch (below(10)) {
        case 0: return "(" + condition(depth - 1) + " and " + condition(depth - 1) + ")";
        case 1: return "(" + condition(depth - 1) + " or " + condition(depth - 1) + ")";
        case 2: return "not (" + condition(depth - 1) + ")";
        case 3: return pick({"any", "all"}) + inner(depth, true);
        case 4: return e() + pick({" in ", " not in "}) + pick({"S", "{0, 3}", "1..3", "{1..2, " + atom() + "}"});
        case 5: return e() + pick({" < ", " <= "}) + e() + pick({" < ", " <= ", " != "}) + e();
        case 6: return hangs_together("joined", {e(), e(), e(), e()});
        default: break;
      }
    }
    return e() + " " + pick({"<", "<=", ">", ">=", "==", "!="}) + " " + e();
  }

  std::string target() {
    if (!arrays_.empty() && chance(40)) return arrays_[below(arrays_.size())] + "[" + pick({"0", "1", atom()}) + "]";
    if (!boards_.empty() && chance(40)) return boards_[0] + "[" + pick({"0", "1", atom()}) + "," + pick({"0", "1", atom()}) + "]";
    return places_[below(places_.size())];
  }

  void move(const std::string& word, bool falls, bool gains, bool splits) {
    locals_.clear();
    std::string choices;
    std::vector<std::string> sizes;  // names that are at least 1
    for (std::size_t i = below(3); i > 0; --i) {
      const std::string name = "x" + std::to_string(i);
      switch (below(8)) {
        case 0: choices += " " + name + " in S", sizes.push_back(name); break;
        case 1: choices += " " + name + " in 1.." + atom(), sizes.push_back(name); break;
        case 2:
          choices += " " + name + " in " + pick({"0", "1", atom()}) + ".." + expression(1) + (chance(30) ? " while " + name + " < 3" : "");
          break;
        case 3: choices += " (" + name + ", y" + name + ") in T", locals_.push_back("y" + name); break;
        case 4: choices += " " + name + " of " + (arrays_.empty() ? "W" : arrays_[0]); break;
        case 5:
          choices += boards_.empty() ? " " + name + " = " + expression(2) : " (" + name + ", y" + name + ") of " + boards_[0],
              locals_.push_back(boards_.empty() ? "K" : "y" + name);
          break;
        case 6: choices += " " + name + " in {1, " + atom() + ", 2..3}"; break;
        default: choices += " " + name + " in 1..3 if " + condition(1), sizes.push_back(name);
      }
      locals_.push_back(name);
      if (i > 1 && chance(50)) choices += ",";
    }
    if (chance(20)) choices += " if " + condition(2);
    out_ += word + choices + ": ";
    const std::string step = sizes.empty() ? "1" : sizes[below(sizes.size())];
    if (splits && !numbers_.empty() && chance(70)) {
      const std::string n = numbers_[0];
      out_ += "split " + n + " into " + pick({n + " - " + step, "0", "(" + n + " - 1) / 2"}) +
              pick({"", " if " + condition(1), " for u in 1.." + atom(), ", u for u in " + n + " / 2.." + n + " - " + step}) +
              pick({"", ", " + n + " - " + step, ", max(" + n + " - 2, 0)", ", " + atom()}) + "\n";
      return;
    }
    if (gains) out_ += "gain " + expression(1) + ", ";
    if (falls) {
      // Every move makes the sum smaller.
      out_ += places_[0] + " -= " + step;
      if (chance(40)) out_ += ", if " + condition(1);
      if (places_.size() > 1 && chance(50))
        out_ += ", " + places_[1] + " " + pick({"-= 1", "-= " + step, "/= 2", "= 0", "+= 1", "= min(" + places_[1] + ", " + atom() + ")"});
      if (!arrays_.empty() && chance(30)) out_ += ", " + arrays_[0] + "[z] = min(" + arrays_[0] + "[z], " + atom() + ") for z in 0..1";
    } else {
      for (std::size_t i = 1 + below(2); i > 0; --i) {
        out_ += target() + " " + pick({"-= ", "+= ", "-= ", "*= ", "/= ", "%= ", "^= ", "= 0 * ", "= "}) + expression(1);
        if (chance(20)) out_ += " for z in 0.." + atom() + " if z != 1";
        if (i > 1) out_ += ", ";
      }
      if (chance(20)) out_ += ", if " + condition(1);
    }
    if (!splits && chance(8)) out_ += ", again" + (chance(70) ? " if " + condition(1) : std::string());
    out_ += "\n";
  }

  std::mt19937_64 random_;
  std::string out_;
  std::vector<std::string> numbers_, arrays_, boards_, places_, locals_;
  int inner_ = 0;
};

/// Boards of up to 80 places, of which moves touch a few, so that few positions can be reached but no table has them all; numbers beside
/// them. Moves set, count, exchange, pass, move again, gain, split, and may change nothing.
class BoardAuthor {
 public:
  explicit BoardAuthor(std::uint64_t seed) : random_(seed * 0x9E3779B97F4A7C15u + 11) {}

  std::string write() {
    parts();
    // 0: points, 1: splits, 2 to 5: Left and Right
    const std::uint64_t nature = below(12);
    scored_ = nature == 0;
    splits_ = nature == 1 && !number_.empty();
    const bool partisan = nature >= 2 && nature <= 5;
    falls_ = scored_ || splits_ || chance(60);
    if (chance(10)) out_ += "legal if " + condition() + "\n";
    for (std::uint64_t lines = 1 + below(4); lines > 0; --lines) move(partisan ? pick({"Left", "Right", "Left", "Right", "move"}) : "move");
    if (partisan) move(pick({"Left", "Right"}));
    ends(partisan);
    if (partisan && chance(20)) out_ += "end if " + condition() + ": " + pick({"Left wins", "Right wins", "next loses"}) + "\n";
    return out_;
  }

 private:
  std::uint64_t below(std::uint64_t n) { return random_() % n; }
  bool chance(unsigned percent) { return below(100) < percent; }
  std::string pick(const std::vector<std::string>& all) { return all[below(all.size())]; }
  std::string digit() { return std::to_string(below(3)); }

  void parts() {
    const bool board = chance(30);
    const std::uint64_t rows = board ? 1 + below(6) : 1,
                        columns = board ? 2 + below(9) : std::vector<std::uint64_t>{2, 3, 5, 9, 26, 40, 80}[below(7)];
    most_ = 1 + below(chance(25) ? 3 : 1);
    const std::uint64_t count = rows * columns;
    out_ +=
        std::string(board ? "b[" + std::to_string(rows) + "," : "b[") + std::to_string(columns) + "]: 0.." + std::to_string(most_) + " = ";
    if (chance(50)) {
      out_ += std::to_string(below(most_ + 1)) + "\n";
    } else {
      out_ += "{";
      for (std::uint64_t i = 0; i < count; ++i) out_ += (i == 0 ? "" : ", ") + std::to_string(below(most_ + 1));
      out_ += "}\n";
    }
    for (std::uint64_t i = 1 + below(std::min<std::uint64_t>(count, 4)); i > 0; --i) {
      const std::uint64_t at = below(std::min<std::uint64_t>(count, 12));
      places_.push_back(board ? "b[" + std::to_string(at / columns) + "," + std::to_string(at % columns) + "]"
                              : "b[" + std::to_string(at) + "]");
    }
    if (chance(45)) {
      number_ = "z";
      const std::uint64_t most = 2 + below(8);
      out_ += "z: 0.." + std::to_string(most) + " = " + std::to_string(below(most + 1)) + "\n";
    }
  }

  std::string place() { return !number_.empty() && chance(35) ? number_ : pick(places_); }

  std::string condition() {
    const std::string one = place();
    return pick({one + " == " + digit(), one + " > 0", one + " != " + place(), one + " < 2", "not " + one,
                 one + " + " + place() + " == " + digit(), one + " % 2 == 0", "sum(b[i] for i in 0..2) > " + digit(),
                 "count(b[i] for i in {0, 1}) == " + digit()});
  }

  /// A step that changes one place, or leaves it as it is.
  std::string change(const std::string& at) {
    if (falls_) return at + pick({" -= 1", " -= 1", " -= k_", " -= 2", " = 0"});
    return at + pick({" = 0", " = 1", " -= 1", " += 1", " -= k_", " = 1 - " + at, " = " + place(), " = (" + at + " + 1) % 2",
                      " = min(" + at + ", 1)"});
  }

  void move(const std::string& who) {
    std::string choices, chosen = "1";
    switch (below(7)) {
      case 0: choices = " k in {1, 1}", chosen = "k"; break;
      case 1: choices = " k in {1, 2}", chosen = "k"; break;
      case 2: choices = " k in 1.." + place(), chosen = "k"; break;
      case 3: choices = " k = 1", chosen = "k"; break;
      case 4: choices = " k in 1..2, l in 0..k", chosen = "l"; break;
      default: break;
    }
    if (chance(35)) choices += std::string(choices.empty() ? "" : ",") + " if " + condition();
    std::string steps;
    if (scored_) steps += "gain " + pick({"1", place(), chosen, "2 - " + place()}) + ", ";
    if (splits_ && chance(60)) {
      steps += "split z into " +
               pick({"z - 1 if z > 1", "z - 1", "z / 2, z - 1 - z / 2", "z - " + chosen + ", 0", "z - 1 - i for i in 0..z - 1 if i < 2"});
      out_ += who + choices + (choices.empty() ? " if z > 0" : ", if z > 0") + ": " + steps + "\n";
      return;
    }
    // Play of points and of several components has to end: the first step makes a number smaller.
    if (scored_ || splits_) {
      const std::string first = place();
      steps += first + " -= 1";
    } else if (chance(5)) {
      steps += "pass";
    } else {
      steps += change(place());
      for (std::uint64_t more = below(3); more > 0; --more) steps += ", " + change(place());
    }
    for (std::size_t at; (at = steps.find("k_")) != std::string::npos;) steps.replace(at, 2, chosen);
    if (chance(10)) steps += ", if " + condition();
    if (!splits_ && chance(6)) steps += chance(60) ? ", again if " + condition() : ", again";
    out_ += who + choices + ": " + steps + "\n";
  }

  void ends(bool partisan) {
    if (scored_) {
      if (chance(40)) out_ += "end if " + condition() + ": score " + pick({"", "first "}) + pick({"1", place(), "-" + place()}) + "\n";
      return;
    }
    if (chance(30))
      out_ += splits_ || chance(60) ? "end: next wins\n" : "end if " + condition() + ": " + pick({"next wins", "last wins", "draw"}) + "\n";
    if (!partisan && !splits_ && chance(10)) out_ += "end if " + condition() + ": draw\n";
  }

  std::mt19937_64 random_;
  std::string out_, number_;
  std::vector<std::string> places_;
  std::uint64_t most_ = 1;
  bool scored_ = false, splits_ = false, falls_ = false;
};

}  // namespace

std::string random_board_text(std::uint64_t seed) { return BoardAuthor(seed).write(); }

std::string random_rule_text(std::uint64_t seed) { return Author(seed).write(); }

}  // namespace grundy
