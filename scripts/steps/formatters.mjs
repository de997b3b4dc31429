// The formatters: what checks the files, and what rewrites them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tool } from './child.mjs';
import { at } from './place.mjs';

const cppFiles = () =>
  ['cpp', 'tests'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .filter((path) => /\.[ch]pp$/.test(path))
      .map((path) => join(at(folder), path)),
  );

/** {check, write}: two commands for each language. biome.json and .clang-format say how. */
export function formatters() {
  const biome = tool('@biomejs/biome', 'biome');
  const clangFormat = tool('clang-format-node', 'clang-format');
  const files = cppFiles();
  return {
    typescript: { check: [...biome, 'check'], write: [...biome, 'check', '--write'] },
    cpp: { check: [...clangFormat, '--dry-run', '-Werror', ...files], write: [...clangFormat, '-i', ...files] },
  };
}
