// node scripts/counts.mjs [--only GAME[,GAME]]: counts the costs of the methods and writes methods/ID/counts.json. Needs `npm run build`;
// all games take two minutes. Run it after a change to a method's code: a test compares the small counts, and all of them at full length.
import { parseArgs } from 'node:util';
import { loadCommand } from '../bin/module.mjs';
import { countOf, gamesWithMethods, growthOf, writeCounts } from './steps/method_counts.mjs';
import { main, stage } from './steps/terminal.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });

await main(async () => {
  const { command } = await loadCommand();
  for (const id of options.only?.split(',') ?? gamesWithMethods()) {
    await stage(`Counting the methods of ${id}`, async () => {
      const methods = JSON.parse(Buffer.from(command(['methods', id]).out).toString());
      writeCounts(
        id,
        Object.fromEntries(
          methods.map(({ id: method }) => [method, { counted: countOf(command, id, method), growth: growthOf(command, id, method) }]),
        ),
      );
    });
  }
});
