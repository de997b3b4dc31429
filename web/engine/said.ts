// The engine's types as views take them: with messages, which they put into the words of their reader when they draw.
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
export type Table = api.Table<Message>;
export type Solution = api.Solution<Message>;
export type Play = api.Play<Message>;

/** An engine that says messages, and the English of their phrases. */
export interface Engine extends api.Engine<Message> {
  readonly phrases: Phrases;
}

/** Where an engine keeps the one behind it that says messages: copies of this code on one page share engines. */
const key = Symbol.for('grundyscope.said');

export const withSaid = (engine: api.Engine, said: Engine): api.Engine => Object.assign(engine, { [key]: said });

/** Of an engine of this package. */
export function saidBy(engine: api.Engine): Engine {
  const said = (engine as { [key]?: Engine })[key];
  if (!said) throw new TypeError('engine: expected one that createEngine gave, got another');
  return said;
}
