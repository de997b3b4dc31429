// The public types: they change on purpose, and together with docs/api.txt.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { apiReport } from '../../scripts/steps/api_report.mjs';

const installed = join(inject('project'), 'node_modules/grundyscope');

test('the public types are those of docs/api.txt; otherwise, if that is intended, run node scripts/api.mjs and commit it', () => {
  expect(apiReport(installed)).toBe(readFileSync(new URL('../../docs/api.txt', import.meta.url), 'utf8'));
});

test('the report shows a type that only another type mentions, and neither comments nor private members', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-api-'));
  try {
    for (const name of ['package.json', 'lib/types', 'bin', 'tools'])
      cpSync(join(installed, name), join(folder, name), { recursive: true });
    const files = {
      'index.d.ts': "export { Solver } from './solver.js';\n",
      'solver.d.ts': `/** Solves. */
export declare class Solver { #cache; private limit: Unseen; solve(request: Request): number }
interface Request { depth: Depth }
type Depth = 1 | 2;
interface Unseen { size: number }
`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'lib/types', name), text);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'p', exports: { '.': { types: './lib/types/index.d.ts' } } }));
    const [, exported, ...types] = apiReport(folder).trimEnd().split('\n\n');
    expect(exported).toBe('// p: Solver');
    expect(types).toEqual([
      'class Solver {\n    solve(request: Request): number;\n}',
      'interface Request {\n    depth: Depth;\n}',
      'type Depth = 1 | 2;',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
