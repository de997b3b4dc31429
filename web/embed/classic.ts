// embed.js: the element in one classic script, with solver and worker inside. It needs no CORS headers from its host.
import { speakingEngine } from '../engine/engine.js';
import { inlinedParts } from '../engine/inlined.js';
import { defineScope } from './define.js';
import { folderOf, howBeside, labBeside } from './loaders.js';

// `currentScript` is set only while the script runs.
const site = folderOf((document.currentScript as HTMLScriptElement | null)?.src ?? '');
defineScope(
  async () => speakingEngine(...(await inlinedParts())),
  site,
  site ? howBeside(site) : undefined,
  site ? labBeside(site) : undefined,
);
