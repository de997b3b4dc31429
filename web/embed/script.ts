// embed.js and embed.mjs: the element in one script, with solver and worker inside. The classic script needs no CORS headers from its host,
// the module those of its own origin.
import { games as gamesModule } from '../engine/delivery/inlined.js';
import { speakingEngine } from '../engine/engine.js';
import { defineScope } from './define.js';
import { folderOf, loadersBeside } from './loaders.js';

/** The URL of the module, before all other code of embed.mjs (scripts/vite/embed.mjs); a classic script has none. */
declare const grundyscopeAddress: string | undefined;

const address = typeof grundyscopeAddress === 'string' ? grundyscopeAddress : undefined;
// `currentScript` is set only while a classic script runs.
const script = address
  ? [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].find(({ src }) => src === address)
  : (document.currentScript as HTMLScriptElement | null);
const site = folderOf(address ?? script?.src ?? '');
// Modules are always loaded with CORS.
const crossOrigin = address ? 'anonymous' : (script?.crossOrigin ?? null);
const { how, games } = loadersBeside(site, { crossOrigin, nonce: script?.nonce ?? '', integrity: script?.integrity ?? '' });
defineScope(async () => speakingEngine(...(await gamesModule())), games, site, how);
