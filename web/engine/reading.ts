// Converts the messages in results to what the engine's user gets: English, or the messages themselves.
import type { Answer, Explanation, GameInfo, PartOfSum, Reason, TablePart, TableShape } from './api.js';
import type * as messages from './api_messages.js';
import type { Message } from './message.js';

export interface Reader<Text> {
  game(info: messages.GameInfo): GameInfo<Text>;
  shape(shape: messages.TableShape): TableShape<Text>;
  answer(answer: messages.Answer): Answer<Text>;
  explanation(explanation: messages.Explanation): Explanation<Text>;
}

const same = <T>(value: T) => value;

export const asMessages: Reader<Message> = { game: same, shape: same, answer: same, explanation: same };

export function inWords(words: (message: Message) => string): Reader<string> {
  const reason = (why: messages.Reason): Reason => {
    if (why.kind === 'result') return { ...why, because: words(why.because) };
    if (why.kind === 'winning-move') return { ...why, move: words(why.move) };
    if (why.kind !== 'nim-sum') return why;
    const { parts, move } = why;
    return { ...why, parts: parts.map(words), ...(move !== undefined && { move: words(move) }) } as Reason;
  };
  const sequenceOf = ({ facts, ...sequence }: NonNullable<messages.TableShape['sequence']>) => ({
    ...sequence,
    ...(facts && { facts: facts.map(words) }),
  });
  const shape = ({ parts, sequence, index, ...table }: messages.TableShape): TableShape => ({
    ...table,
    x: { ...table.x, name: words(table.x.name) },
    y: { ...table.y, name: words(table.y.name) },
    ...(index !== undefined && { index: words(index) }),
    ...(sequence && { sequence: sequenceOf(sequence) }),
    ...(parts && { parts: parts.map((part): TablePart => ({ ...part, shape: shape(part.shape) })) }),
  });
  return {
    game: (info) => ({ ...info, first: words(info.first), second: words(info.second) }),
    shape,
    answer: (answer) => ({ ...answer, text: words(answer.text) }),
    explanation: ({ parts, ...e }) => ({
      ...e,
      ...(parts && { parts: parts.map((part): PartOfSum => ({ ...part, position: words(part.position) })) }),
      position: words(e.position),
      options: e.options.map((option) => ({ ...option, move: words(option.move), to: words(option.to) })),
      reason: reason(e.reason),
      text: words(e.text),
    }),
  };
}
