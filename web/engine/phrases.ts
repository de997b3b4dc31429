// Phrases of the engine itself; all others are the core's.
import type { Phrases } from './message.js';

export const enginePhrases = {
  'engine-closed': 'The engine was closed.',
  'solution-closed': 'The solution was closed.',
  'table-closed': 'The table was closed: the solution was wrapped anew.',
  'solver-stopped': 'The solver stopped: {}',
  'out-of-memory': 'This needs more memory than there is; the solver starts anew with the next call',
  'no-message': 'a message could not be read',
  'no-answer': 'no answer for two minutes',
  'no-worker': 'the worker could not be started',
  'too-old': 'This browser is too old: it takes Chrome or Edge 80, Firefox 113, Safari 16.4, or later.',
  'other-engine': 'expected a solution of the same engine, got another',
} satisfies Phrases;
