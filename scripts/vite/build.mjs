// Builds one output of scripts/steps/outputs.mjs: node scripts/vite/build.mjs NAME. Records what it has read and made.
import { relative, resolve } from 'node:path';
import { build } from 'vite';
import config from '../../vite.config.js';
import { outputs } from '../steps/outputs.mjs';
import { at, root } from '../steps/place.mjs';
import { filesAt, inputsOf, record, remove } from '../steps/unchanged.mjs';
import { noteModules, read } from './inputs.mjs';

const name = process.argv[2];
const output = outputs[name];
if (!output) throw new Error(`there is no output ${name}: ${Object.keys(outputs).join(', ')}`);

const made = new Set();
const recorder = {
  name: 'recorder',
  buildEnd() {
    noteModules(this.getModuleIds());
  },
  writeBundle({ dir }, bundle) {
    for (const file of Object.keys(bundle)) made.add(relative(root, resolve(dir, file)));
  },
};

const before = inputsOf(output);
remove(name);
for (const mode of output.modes) {
  process.stdout.write(`${mode}\n`);
  const { test: _, ...own } = config({ mode });
  const worker = { ...own.worker, plugins: () => [...(own.worker?.plugins() ?? []), recorder] };
  await build({ ...own, worker, mode, configFile: false, logLevel: 'warn', plugins: [...own.plugins, recorder] });
}
// The package runs more builds inside of its own.
const whole = output.folder !== 'dist';
const used = [...read].map((path) => relative(root, path)).filter((path) => path.startsWith('web/'));
record(name, {
  before,
  used: whole ? undefined : used.sort(),
  made: whole ? filesAt(at(output.folder)).map((path) => relative(root, path)) : [...made].sort(),
});
