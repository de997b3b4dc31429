// embed.js: the element in one classic script, with solver and worker inside. It needs no CORS headers from its host.
import { games as gamesModule } from '../engine/delivery/inlined.js';
import { speakingEngine } from '../engine/engine.js';
import { defineScope } from './define.js';
import { folderOf, loadersBeside } from './loaders.js';

// `currentScript` is set only while the script runs.
const script = document.currentScript as HTMLScriptElement | null;
const site = folderOf(script?.src ?? '');
const { how, games } = loadersBeside(site, script ?? {});
defineScope(async () => speakingEngine(...(await gamesModule())), games, site, how);
