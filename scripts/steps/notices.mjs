// Writes THIRD_PARTY_NOTICES.txt: the third-party code that ships, with its licences.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './place.mjs';

/** Packages imported by pages and the package; their dependencies are found in the lock file. */
export const shipped = [
  'd3-dag',
  'd3-force',
  'lit',
  'lean-qr',
  'minisearch',
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
];

/** Lit's replacement of the DOM on servers, only in its Node build, which does not ship; and declarations of types, which have no code. */
const excluded = ['@lit-labs/ssr-dom-shim', 'type-fest'];

const RULE = `\n${'-'.repeat(80)}\n\n`;

/** Compiled into the WebAssembly modules and the scripts that load them. */
const COMPILED = `WebAssembly

The modules and the scripts that load them contain parts of these:

Emscripten, https://emscripten.org: Copyright (c) 2010-2014 Emscripten authors; MIT License (its text is below).
musl, https://musl.libc.org: Copyright (c) 2005-2020 Rich Felker, et al.; MIT License (its text is below).
libc++, libc++abi and compiler-rt, https://llvm.org: Copyright (c) the LLVM authors; Apache License 2.0 with LLVM Exceptions, under which
  parts embedded in object form by compiling need no notice.
`;

/** The licence's text without the copyright holder, as in our LICENSE. */
const mit = () => readFileSync(at('LICENSE'), 'utf8').replace(/\n*Copyright .*\n/, '\n');

/** The shipped packages and their dependencies, by name. */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const names = new Set(shipped);
  for (const name of names) {
    const entry = packages[`node_modules/${name}`];
    if (!entry) throw new Error(`the lock file has no ${name}`);
    for (const other of Object.keys(entry.dependencies ?? {}))
      if (!excluded.includes(other) && !other.startsWith('@types/')) names.add(other);
  }
  return [...names].sort().map((name) => ({ name, ...packages[`node_modules/${name}`] }));
}

function noticeOf({ name, version, license }) {
  const folder = at('node_modules', name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (!file || !existsSync(join(folder, file))) throw new Error(`${name} has no licence file`);
  return `${name} ${version}, https://www.npmjs.com/package/${name}, ${license}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/** Writes the notices into a folder. The same bytes for the same lock file and packages. */
export function writeNotices(folder) {
  const intro = 'Grundyscope (LICENSE) is shipped with parts of the following.\n';
  const text = [intro, ...shippedPackages().map(noticeOf), COMPILED, mit()].join(RULE);
  writeFileSync(at(folder, 'THIRD_PARTY_NOTICES.txt'), text);
}
