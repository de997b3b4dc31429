// Golden signatures: the default tables, every layer, hash to the same numbers in wasm as natively (tests/cpp/door_test.cpp).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';

const golden: Record<string, string> = JSON.parse(readFileSync(new URL('../fixtures/signatures.json', import.meta.url), 'utf8'));

/** FNV-1a, 64 bits. */
function signature(bytes: Uint8Array): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

const module = await loadCommand();

test.each(Object.keys(golden))('%s', (key) => {
  const [id, layer] = key.split(' ') as [string, string];
  const { status, out } = module.command(['table', id, '--layer', layer], () => undefined);
  expect(status).toBe(0);
  expect(signature(out)).toBe(golden[key]);
});
