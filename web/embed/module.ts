// embed.mjs: the element as a module. From another origin it needs that origin's CORS headers.
import { speakingEngine } from '../engine/engine.js';
import { inlinedParts } from '../engine/inlined.js';
import { defineScope } from './define.js';
import { folderOf, howBeside, labBeside } from './loaders.js';

/** The file's own URL; scripts/vite/embed.mjs writes it before all other code. */
declare const grundyscopeAddress: string;

const site = folderOf(grundyscopeAddress);
defineScope(
  async () => speakingEngine(...(await inlinedParts())),
  site,
  site ? howBeside(site) : undefined,
  site ? labBeside(site) : undefined,
);
