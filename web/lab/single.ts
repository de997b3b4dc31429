// The lab in one file, grundyscope-lab.html.
import packedTools from 'virtual:grundyscope/tools-wasm';
import '../shell/style/index.css';
import './style.css';
import '../views/worth/style.css';
import { startInlined } from '../calculator/inlined.js';
import { startFinder } from '../engine/finding.js';
import { inlinedMore } from '../engine/more_inlined.js';
import { unpacked } from '../engine/unpacked.js';
import { provideCalculator } from '../views/worth/calculator.js';
import { openLab } from './app.js';
import { startLab } from './inlined.js';

provideCalculator(startInlined);
openLab({ start: startLab, tools: () => unpacked(packedTools), judge: async () => startFinder(...(await inlinedMore())), root: './' });
