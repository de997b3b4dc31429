#include "report/report.hpp"

namespace grundy {

/// Recursion is as deep as the message is nested.
void put_message(Json& out, const Message& message) {
  if (message.number()) {
    out.number(*message.number());
  } else if (message.id()) {
    out.begin_array().text(message.id());
    for (const Message& argument : message.arguments()) put_message(out, argument);
    out.end_array();
  } else {
    out.text(message.text() ? *message.text() : std::string());
  }
}

}  // namespace grundy
