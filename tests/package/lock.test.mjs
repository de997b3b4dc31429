// npm leaves out of a lock file what the registry at hand lacks.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the lock file names the packages of every platform', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.filter((name) => !(`node_modules/${name}` in packages))).toEqual([]);
});
