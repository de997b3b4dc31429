// The package's entry point of the element: importing it defines <grundy-scope>. No-op on servers.
import { createEngine } from '../engine/start.js';
import { defineScope } from './define.js';

export type { FileKind, FileOptions } from '../views/table/export/file.js';
export type { Change } from './change.js';
export { GrundyScope } from './element.js';
export type { HowPart, LabPart, LoadHow } from './loaders.js';
export type * from './names.js';

defineScope(
  () => createEngine(),
  undefined,
  async () => (await import('./parts/how.js')).how,
  async () => (await import('./parts/lab.js')).lab,
);
