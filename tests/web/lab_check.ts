// Checks rule texts in Node, as the lab does while somebody types.
import { readFileSync } from 'node:fs';
import createLab from '../../build/wasm/lab.mjs';
import { compile, instantiate } from '../../web/engine/load.js';
import type { Checked } from '../../web/engine/protocol.js';
import type { LabBindings } from '../../web/lab/bindings.js';

const wasm = readFileSync(new URL('../../build/wasm/lab.wasm', import.meta.url));
const lab = (await instantiate(createLab, await compile(wasm))) as unknown as LabBindings;

export function check(text: string): Checked {
  const checked = lab.check(new TextEncoder().encode(`text\0${text}\0`));
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  return JSON.parse(checked.json);
}
