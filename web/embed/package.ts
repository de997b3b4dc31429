// The package's door to the element: importing it defines <grundy-scope> where there is a page, and does nothing where there is none.
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
