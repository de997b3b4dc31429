// embed.mjs: the element as a module. From another origin it needs that origin's CORS headers.
import { games as gamesModule } from '../engine/delivery/inlined.js';
import { speakingEngine } from '../engine/engine.js';
import { defineScope } from './define.js';
import { folderOf, loadersBeside } from './loaders.js';

/** The file's own URL; scripts/vite/embed.mjs writes it before all other code. */
declare const grundyscopeAddress: string;

const site = folderOf(grundyscopeAddress);
const script = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].find(({ src }) => src === grundyscopeAddress);
// Modules are always loaded with CORS.
const { how, games } = loadersBeside(site, { crossOrigin: 'anonymous', nonce: script?.nonce ?? '', integrity: script?.integrity ?? '' });
defineScope(async () => speakingEngine(...(await gamesModule())), games, site, how);
