// Exports for the book's build: heights, links and colours of figures, as on the page, and an engine for figures and exercises.
import { readFile } from 'node:fs/promises';
import createLab from '../../build/wasm/lab.mjs';
import type { Engine } from '../engine/api.js';
import { speakingEngine } from '../engine/engine.js';
import { english } from '../engine/english.js';
import { labEnglish } from '../engine/lab_english.js';
import { directLink } from '../engine/link.js';
import { createEngine } from '../engine/node.js';
import { withRules } from '../engine/rules.js';

export { requestOf } from '../embed/request.js';
export { pixelsOf } from '../engine/drawing.js';
export { how as english } from '../i18n/en/how.js';
export { how as spanish } from '../i18n/es/how.js';
export { palette } from '../views/table/ink/palette.js';
export { defaultHeight } from '../workspace/figure_height.js';
export { routeHash, routeOf } from '../workspace/route.js';
export { problemsIn } from './problems.js';

/** The engine of the games and of rule texts. `folder`: where the build has left the modules. */
export async function engineFrom(folder: URL): Promise<Engine> {
  const startLab = async () =>
    speakingEngine(await readFile(new URL('lab.wasm', folder)), directLink(createLab, { ...english, ...labEnglish }));
  return withRules(await createEngine({ wasm: new URL('grundyscope.wasm', folder) }), startLab);
}
