// embed.mjs: the same as a module. From another origin, browsers ask that origin whether they may (CORS).
import { speakingEngine } from '../engine/engine.js';
import { inlinedParts } from '../engine/inlined.js';
import { defineScope } from './define.js';
import { folderOf, howBeside, labBeside } from './loaders.js';

/** The file's own address: scripts/vite/embed.mjs puts it before all other code. */
declare const grundyscopeAddress: string;

const site = folderOf(grundyscopeAddress);
defineScope(
  async () => speakingEngine(...(await inlinedParts())),
  site,
  site ? howBeside(site) : undefined,
  site ? labBeside(site) : undefined,
);
