// embed.js: the element in one classic script, solver and worker inside. It needs no permission of the host it is loaded from.
import { speakingEngine } from '../engine/engine.js';
import { inlinedParts } from '../engine/inlined.js';
import { defineScope } from './define.js';
import { folderOf } from './site.js';

// Only while it runs, the document knows which script it is.
defineScope(
  async () => speakingEngine(...(await inlinedParts())),
  folderOf((document.currentScript as HTMLScriptElement | null)?.src ?? ''),
);
