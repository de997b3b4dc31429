// Sizes of downloads (scripts/steps/sizes.mjs): a file above its limit is reported with the names of the files that grew.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gzipSize, limits, sizeFault } from '../../scripts/steps/sizes.mjs';

test('what is above its limit is named with what grew, what is within is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
  const path = join(folder, 'lab-Abc12_-9.wasm');
  try {
    writeFileSync(path, Buffer.alloc(1000));
    expect(sizeFault('lab.wasm', [path])).toBeUndefined();
    writeFileSync(path, randomBytes(limits['lab.wasm']));
    expect(gzipSize(path)).toBeGreaterThan(limits['lab.wasm']);
    expect(sizeFault('lab.wasm', [path])).toMatch(
      /^lab\.wasm: \d+ B, \d+ B above the limit\. Since the sizes were recorded grew: lab\.wasm by \d+ B$/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the documents state the limits', () => {
  const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const stated = [...read('docs/architecture.md').matchAll(/^\| .*\| (\d+) kB \|$/gm)].map(([, kilobytes]) => Number(kilobytes));
  const known = [...new Set(Object.values(limits).map((bytes) => bytes / 1000))];
  expect([...new Set(stated)].sort()).toEqual(known.sort());
  const { length } = [...read('README.md').matchAll(/(\d+) kB/g)].filter(([, kilobytes]) => !known.includes(Number(kilobytes)));
  expect(length).toBe(0);
});
