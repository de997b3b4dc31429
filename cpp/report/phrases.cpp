// All phrases together: for the pages, which render them, and for the tests.
#include "report/phrases.hpp"

#include "base/phrases.hpp"
#include "families/board_solution.hpp"
#include "families/subtraction_solution.hpp"
#include "games/catalogue.hpp"
#include "kit/phrases.hpp"
#include "report/report.hpp"
#include "tables/derived_table.hpp"

namespace grundy {

void put_english(Json& out, const Message& message) { out.text(english(message)); }

namespace {

/// As deep as the message is nested.
void put_node(Json& out, MessageReader& reader) {
  const auto node = reader.next();
  if (!node.phrase) {
    if (node.is_number) out.number(node.number); else out.text(node.text);
    return;
  }
  out.begin_array().text(node.phrase->id);
  for (unsigned i = 0; i < node.arguments; ++i) put_node(out, reader);
  out.end_array();
}

}  // namespace

void put_message(Json& out, const Message& message) {
  if (message.empty()) {
    out.text({});
    return;
  }
  MessageReader reader(message);
  put_node(out, reader);
}

void each_phrase(void (*use)(const Phrase& phrase, void* context), void* context) {
  const std::span<const Phrase> shared[] = {kBasePhrases.all,        kKitPhrases.all,   kBoardPhrases.all,
                                            kSubtractionPhrases.all, kTablePhrases.all, kReportPhrases.all};
  for (const auto& list : shared) {
    for (const Phrase& phrase : list) use(phrase, context);
  }
  for (const Game* game : catalogue()) {
    for (const Phrase& phrase : game->info().phrases) use(phrase, context);
  }
}

std::string phrases_json(std::span<const Phrase> of_the_door, std::span<const Phrase> of_the_module) {
  Json out;
  out.begin_object();
  const auto put = [](const Phrase& phrase, void* context) {
    Json& json = *static_cast<Json*>(context);
    json.key(phrase.id);
    if (phrase.many) json.begin_object().key("one").text(phrase.english).key("other").text(phrase.many).end_object();
    else json.text(phrase.english);
  };
  each_phrase(put, &out);
  for (const auto& list : {of_the_door, of_the_module}) {
    for (const Phrase& phrase : list) put(phrase, &out);
  }
  out.end_object();
  return std::move(out).str();
}

}  // namespace grundy
