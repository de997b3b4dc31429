// The site in one file, grundyscope.html.
import './style/index.css';
import { startInlinedEngine } from '../engine/inlined.js';
import { said } from '../strings/index.js';
import { openSite } from './app.js';

openSite(() => startInlinedEngine(said));
