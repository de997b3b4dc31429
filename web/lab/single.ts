// The lab in one file, grundyscope-lab.html.
import packedSource from 'virtual:grundyscope/source-wasm';
import '../app/style/index.css';
import './style.css';
import { unpacked } from '../engine/unpacked.js';
import { openLab } from './app.js';
import { startLab } from './inlined.js';

openLab({ start: startLab, source: () => unpacked(packedSource), site: 'grundyscope.html' });
