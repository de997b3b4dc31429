// embed.js and embed.mjs: the element in one file, with solver and worker inside.
import { startInlinedEngine } from '../engine/inlined.js';
import { said } from '../strings/index.js';
import { defineScope } from './define.js';
import { folderOf } from './site.js';

defineScope(() => startInlinedEngine(said), folderOf(scriptAddress()));

/** Classic scripts are named by the document while they run, modules know themselves: the build keeps the one that is true. */
function scriptAddress(): string {
  return EMBED_IS_MODULE ? import.meta.url : ((document.currentScript as HTMLScriptElement | null)?.src ?? '');
}
