// The lab in one file, grundyscope-lab.html.
import packedTools from 'virtual:grundyscope/tools-wasm';
import '../shell/style/index.css';
import './style.css';
import '../views/worth/style.css';
import { startFinder } from '../engine/finding.js';
import { inlinedMore } from '../engine/more_inlined.js';
import { unpacked } from '../engine/unpacked.js';
import { openLab } from './app.js';
import { startLab } from './inlined.js';

openLab({ start: startLab, tools: () => unpacked(packedTools), judge: async () => startFinder(...(await inlinedMore())), root: './' });
