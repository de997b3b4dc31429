// Golden signatures: the default tables, every layer, hash to the same numbers in wasm as natively (tests/cpp/door_test.cpp).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';

const games = new URL('../../cpp/games/', import.meta.url);
const goldenOf = (id: string): Record<string, string> => JSON.parse(readFileSync(new URL(`${id}/signatures.json`, games), 'utf8'));
const golden = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: id }) => Object.entries(goldenOf(id)).map(([layer, wanted]) => ({ id, layer, wanted })));

/** FNV-1a, 64 bits. */
function signature(bytes: Uint8Array): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

const module = await loadCommand();

test.each(golden)('$id $layer', ({ id, layer, wanted }) => {
  const { status, out } = module.command(['table', id, '--layer', layer]);
  expect(status).toBe(0);
  expect(signature(out)).toBe(wanted);
});
