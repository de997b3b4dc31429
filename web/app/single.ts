// The site in one file, grundyscope.html.
import picture from 'virtual:grundyscope/rules-picture';
import '../shell/style/index.css';
import { games } from '../engine/delivery/inlined.js';
import { engineOver } from '../engine/engine.js';
import { openSite } from './app.js';

openSite(async () => engineOver(...(await games())), { picture });
