// The site in one file, grundyscope.html.
import '../shell/style/index.css';
import { engineOver } from '../engine/engine.js';
import { inlinedParts } from '../engine/inlined.js';
import { openSite } from './app.js';

openSite(async () => engineOver(...(await inlinedParts())));
