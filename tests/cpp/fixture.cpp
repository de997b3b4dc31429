#include "fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <fstream>
#include <iterator>

namespace grundy {
namespace {

class RecordReader {
 public:
  explicit RecordReader(const std::string& text) : text_(text) {}

  std::vector<Record> read() {
    std::vector<Record> records;
    if (take('[')) {
      list(']', [&] { records.push_back(object()); });
    } else {
      records.push_back(object());
    }
    skip_white();
    good_ = good_ && at_ == text_.size();
    return records;
  }

  bool good() const { return good_; }

 private:
  Record object() {
    Record record;
    expect('{');
    list('}', [&] {
      const std::string key = string();
      expect(':');
      record[key] = string();
    });
    return record;
  }

  /// Items separated by commas, up to the closing bracket.
  template <class Item>
  void list(char end, Item item) {
    if (take(end)) return;
    do item();
    while (good_ && take(','));
    expect(end);
  }

  std::string string() {
    std::string out;
    expect('"');
    while (good_ && at_ < text_.size() && text_[at_] != '"') {
      const char c = text_[at_++];
      out += c == '\\' ? escaped() : c;
    }
    expect('"');
    return out;
  }

  /// The escapes that our fixtures use; another one is an error, not a guess.
  char escaped() {
    switch (at_ < text_.size() ? text_[at_++] : '\0') {
      case 'n': return '\n';
      case '"': return '"';
      case '\\': return '\\';
      case 'u': return control();
      default: good_ = false; return '?';
    }
  }

  /// A control character: the rest of \u00XX.
  char control() {
    int out = -1;
    const char* const end = text_.data() + std::min(at_ + 4, text_.size());
    const auto [read, fault] = std::from_chars(text_.data() + at_, end, out, 16);
    good_ = good_ && read == end && out >= 0 && out < 0x20;
    at_ = static_cast<std::size_t>(end - text_.data());
    return static_cast<char>(out);
  }

  bool take(char c) {
    skip_white();
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  void expect(char c) { good_ = take(c) && good_; }

  void skip_white() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
  }

  const std::string& text_;
  std::size_t at_ = 0;
  bool good_ = true;
};

}  // namespace

namespace {

std::vector<Record> read(const std::string& path) {
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  RecordReader reader(text);
  std::vector<Record> records = reader.read();
  EXPECT_TRUE(reader.good()) << path;
  return records;
}

}  // namespace

std::vector<Record> fixture(const std::string& name) { return read(std::string(GRUNDY_FIXTURES) + "/" + name); }

std::vector<Record> game_file(const std::string& id, const std::string& name) {
  return read(std::string(GRUNDY_GAME_FOLDERS) + "/" + id + "/" + name);
}

}  // namespace grundy
