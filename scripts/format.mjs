// npm run format: formats TypeScript, scripts and C++ as the lint suite demands, and mends what biome can.
import { must } from './steps/child.mjs';
import { ensure } from './steps/ensure.mjs';
import { formatters } from './steps/formatters.mjs';
import { main } from './steps/terminal.mjs';

await main(async () => {
  await ensure('formatting');
  for (const { write } of Object.values(formatters())) await must(write);
});
