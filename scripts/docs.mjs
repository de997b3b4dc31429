#!/usr/bin/env node
// npm run docs: writes the generated files that are committed: what web/engine knows of the core; docs/reference/, from the core, from the
// comments of the module's types and of the element, and from the command's help. Tests compare the files with what this would write.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildFacts, buildNative, buildWasm } from './steps/compile.mjs';
import { ensure } from './steps/ensure.mjs';
import { at } from './steps/place.mjs';
import { main, stage } from './steps/terminal.mjs';

await main(async () => {
  await ensure('building');
  await buildNative();
  await buildFacts();
  await buildWasm();
  // Imported only now: a fresh clone has no TypeScript before.
  const { pages } = await import('./docs/pages.mjs');
  for (const [path, text] of Object.entries(pages)) {
    await stage(`Writing ${path}`, async () => {
      const page = await text();
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), page);
    });
  }
});
