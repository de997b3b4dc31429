// Shipped works of others are named with their licences.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shippedPackages } from '../../scripts/steps/notices.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('every package that the pages import is among those whose licences ship', () => {
  const named = new Set(shippedPackages().map(({ name }) => name));
  const files = readdirSync(`${root}/web`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|html|mjs)$/.test(file) && !file.endsWith('.d.ts'),
  );
  expect(files.length).toBeGreaterThan(200);
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(`${root}/web/${file}`, 'utf8').matchAll(
        /^(?:import|export)\s(?!type\b)[^;]*?from '((?:@[\w-]+\/)?[a-z][\w-]*)(?:\/[^']*)?'/gm,
      ),
    ].map((found) => found[1] ?? ''),
  );
  // Lines that are handed out import what is not installed here.
  const installed = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')).packages;
  const used = new Set(imported.filter((name) => `node_modules/${name}` in installed));
  expect(used).toContain('lit');
  expect([...used].filter((name) => !named.has(name))).toEqual([]);
});

test('the notices are in the site and in the package, with each licence', () => {
  for (const folder of ['dist', 'lib']) {
    const text = readFileSync(`${root}/${folder}/THIRD_PARTY_NOTICES.txt`, 'utf8');
    for (const { name, version } of shippedPackages()) expect(text).toContain(`${name} ${version},`);
    for (const words of ['Copyright (c) 2017 Google LLC', 'Emscripten authors', 'Rich Felker', 'Permission is hereby granted'])
      expect(text).toContain(words);
  }
});
