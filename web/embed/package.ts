// The package's entry point of the element: importing it defines <grundy-scope>. No-op on servers.
import { startGames } from '../engine/delivery/package.js';
import { defineScope } from './define.js';

export type { FileKind, FileOptions } from '../views/table/export/file.js';
export type { Change } from './change.js';
export type { GamesLoaders } from './define.js';
export { GrundyScope } from './element.js';
export type { GamesPart, HowPart, LoadGames, LoadHow, LoadValue, ValuePart } from './loaders.js';
export type * from './names.js';

defineScope(
  startGames,
  {
    lab: async () => (await import('./parts/lab.js')).lab,
    more: async () => (await import('./parts/more.js')).more,
    value: async () => (await import('./parts/value.js')).value,
  },
  undefined,
  async () => (await import('./parts/how.js')).how,
);
