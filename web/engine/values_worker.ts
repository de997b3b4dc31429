// The calculator's worker.
import createModule from '../../build/wasm/values.mjs';
import { serve } from './serving.js';
import { valuing } from './valuing.js';

// The phrases are the page's (valuePhrases).
serve(createModule, {}, valuing);
