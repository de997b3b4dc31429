// Support of each way of embedding under each condition, in three browsers. The table in docs/reference/browsers.md is made of what
// is seen here: UPDATE_TABLE=1 writes it, and without that it has to be the same.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tableIn, tableOf, wordOf } from '../../docs_table.js';
import { type Driver, launchers } from '../engines/browsers.js';
import { type Cell, casesOf, type Row, ways } from './matrix/cases.js';
import { startHosts } from './matrix/hosts.js';
import { lookAt, outcomeOf } from './matrix/look.js';

interface Seen {
  outcome: string;
  reason: string;
  styled: boolean;
  errors: readonly string[];
}

const browsers = Object.keys(launchers);
const hosts = await startHosts();
const rows = await casesOf(hosts);
const drivers: Driver[] = [];
const seen = new Map<string, Seen>();
const keyOf = (browser: string, { title }: Row, way: string) => [browser, title, way].join();

async function see(driver: Driver, { address }: Cell, { javaScript }: Row): Promise<Seen> {
  try {
    const opened = await driver.open(address, { javaScript });
    const sight = await lookAt(opened);
    return { outcome: outcomeOf(sight), reason: sight.reason, styled: sight.styled, errors: [...opened.errors] };
  } catch (error) {
    // The others are looked at all the same.
    return { outcome: String(error), reason: '', styled: false, errors: [] };
  }
}

async function seeAll([browser, launch]: [string, () => Promise<Driver>]): Promise<void> {
  const driver = await launch();
  drivers.push(driver);
  for (const row of rows) {
    for (const [way, cell] of Object.entries(row.cells)) seen.set(keyOf(browser, row, way), await see(driver, cell, row));
  }
}

beforeAll(async () => {
  await Promise.all(Object.entries(launchers).map(seeAll));
}, 600_000);

afterAll(async () => {
  await Promise.all(drivers.map((driver) => driver.close()));
  await hosts.close();
});

describe.each(browsers)('%s', (browser) => {
  describe.each(rows)('$title', (row) => {
    test.each(Object.entries(row.cells))('%s', (way, { expected, inWebKit }) => {
      const { outcome, reason, styled, errors } = seen.get(keyOf(browser, row, way)) as Seen;
      expect(outcome, reason).toBe((browser === 'WebKit' && inWebKit) || expected);
      // Figures that work are complete, and silent.
      if (outcome === 'works') expect({ styled, errors }).toEqual({ styled: true, errors: [] });
    });
  });
});

test.skipIf(browsers.length < 3)('the documentation says so', () => {
  const outcomes = (row: Row, way: string) =>
    Object.fromEntries(browsers.map((browser) => [browser, seen.get(keyOf(browser, row, way))?.outcome ?? '']));
  const wordsOf = (row: Row) => ways.map((way) => (row.cells[way] ? wordOf(outcomes(row, way)) : '—'));
  const table = tableOf(
    ways,
    rows.map((row) => [row.title, wordsOf(row)]),
  );
  const written = tableIn('reference/browsers.md', 'what works where');
  if (process.env.UPDATE_TABLE === '1') written.write(table);
  expect(written.read(), 'run this test with UPDATE_TABLE=1 if the change is meant').toBe(table);
});
