// embed.js: the element in one classic script, solver and worker inside. It needs no permission of the host it is loaded from.
import { startInlinedEngine } from '../engine/inlined.js';
import { said } from '../strings/index.js';
import { defineScope } from './define.js';
import { folderOf } from './site.js';

// Only while it runs, the document knows which script it is.
defineScope(() => startInlinedEngine(said), folderOf((document.currentScript as HTMLScriptElement | null)?.src ?? ''));
