// The worker of the games that every page loads.
import createModule from '../../build/wasm/grundyscope.mjs';
import { english } from './english.js';
import { serve } from './serving.js';

serve(createModule, english);
