// npm run build: the command line program, the WebAssembly module, the site (also in one file, and with the API reference) and the package.
import { buildFacts, buildNative, buildWasm } from './steps/compile.mjs';
import { ensure } from './steps/ensure.mjs';
import { buildPackage, buildReference, buildSite } from './steps/pages.mjs';
import { main, say } from './steps/say.mjs';

await main(async () => {
  await ensure('building');
  await buildNative();
  await buildFacts();
  await buildWasm();
  await buildSite();
  await buildReference();
  await buildPackage();
  say('Built build/native/grundyscope, build/wasm/, dist/ and lib/.');
});
