// Writes docs/api.txt, the public types of the package in lib/, after they were changed on purpose. `npm run build` comes before it.
import { writeFileSync } from 'node:fs';
import { ensure } from './steps/ensure.mjs';
import { at, root } from './steps/place.mjs';
import { main } from './steps/terminal.mjs';

await main(async () => {
  await ensure('building');
  // Imported only now: a fresh clone has no TypeScript before.
  const { apiReport } = await import('./steps/api_report.mjs');
  writeFileSync(at('docs', 'api.txt'), apiReport(root));
});
