// embed.mjs: the same as a module. From another origin, browsers ask that origin whether they may (CORS).
import { startInlinedEngine } from '../engine/inlined.js';
import { said } from '../strings/index.js';
import { defineScope } from './define.js';
import { folderOf } from './site.js';

defineScope(() => startInlinedEngine(said), folderOf(import.meta.url));
