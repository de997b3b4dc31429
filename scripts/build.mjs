// npm run build: the command line program, the WebAssembly modules, the site (also in one file), the package.
// Builds only what has changed.
import { availableParallelism } from 'node:os';
import { buildNative, buildWasm } from './steps/compile.mjs';
import { ensure } from './steps/ensure.mjs';
import { buildPackage, buildSite } from './steps/pages.mjs';
import { runPlan } from './steps/plan.mjs';
import { main, print } from './steps/terminal.mjs';

const builds = {
  wasm: { run: buildWasm },
  native: { run: buildNative },
  site: { needs: ['wasm', 'native'], run: buildSite },
  package: { needs: ['wasm', 'native'], run: buildPackage },
};

await main(async () => {
  await ensure('building');
  await runPlan(builds, availableParallelism());
  print('Built build/native/grundyscope, build/wasm/, dist/ and lib/.');
});
