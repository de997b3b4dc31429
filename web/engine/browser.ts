// The package's door in browsers: the engine over a worker beside it. Importing runs nothing.
export type * from './api.js';
export { createEngine } from './create.js';
export type { EngineOptions } from './delivery/package.js';
export type { OtherLanguage } from './engine.js';
export { EngineError, type ErrorCode, type Place } from './errors.js';
export type { Forms, Message, Pattern, Phrased, Phrases } from './message.js';
