// embed.js: the element in one classic script, solver and worker inside. It needs no permission of the host it is loaded from.
import { speakingEngine } from '../engine/engine.js';
import { inlinedParts } from '../engine/inlined.js';
import { defineScope } from './define.js';
import { folderOf, howBeside, labBeside } from './loaders.js';

// Only while it runs, the document knows which script it is.
const site = folderOf((document.currentScript as HTMLScriptElement | null)?.src ?? '');
defineScope(
  async () => speakingEngine(...(await inlinedParts())),
  site,
  site ? howBeside(site) : undefined,
  site ? labBeside(site) : undefined,
);
