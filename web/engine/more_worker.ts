// The worker of all games, for those that are loaded when they are opened.
import createTools from '../../build/wasm/tools.mjs';
import { allEnglish } from './all_english.js';
import { finding } from './finding.js';
import { serve } from './serving.js';

serve(createTools, allEnglish, finding);
