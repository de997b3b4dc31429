// embed.mjs: the same as a module. From another origin, browsers ask that origin whether they may (CORS).
import { speakingEngine } from '../engine/engine.js';
import { inlinedParts } from '../engine/inlined.js';
import { defineScope } from './define.js';
import { folderOf } from './site.js';

defineScope(async () => speakingEngine(...(await inlinedParts())), folderOf(import.meta.url));
