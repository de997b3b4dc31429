// The engine's types as views take them: with messages, which views translate when they draw.
import type * as api from './api.js';
import type { Message, Phrases } from './message.js';

export type * from './api.js';

export type GameInfo = api.GameInfo<Message>;
export type Answer = api.Answer<Message>;
export type Axis = api.Axis<Message>;
export type TableShape = api.TableShape<Message>;
export type Option = api.Option<Message>;
export type Reason = api.Reason<Message>;
export type Explanation = api.Explanation<Message>;
export type FoundRules = api.FoundRules<Message>;
export type Table = api.Table<Message>;
export type Solution = api.Solution<Message>;
export type Play = api.Play<Message>;

/** An engine whose texts are messages, with the English of their phrases. */
export interface Engine extends api.Engine<Message> {
  readonly phrases: Phrases;
}

/** Key under which an English engine stores its untranslated engine. Copies of this code on one page share engines, so the name stays. */
const key = Symbol.for('grundyscope.said');

export const withUntranslated = (engine: api.Engine, messages: Engine): api.Engine => Object.assign(engine, { [key]: messages });

/** Returns the untranslated engine behind `engine`; throws a TypeError for engines of other origin. */
export function untranslated(engine: api.Engine): Engine {
  const messages = (engine as { [key]?: Engine })[key];
  if (!messages) throw new TypeError('engine: expected one that createEngine gave, got another');
  return messages;
}
