// The lab: its own page, with its own modules beside it.
import tools from '../../build/wasm/tools.wasm?url';
import '../shell/style/index.css';
import './style.css';
import '../views/worth/style.css';
import '../views/certificate/style.css';
import '../offline/style.css';
import { provideCommands } from '../commands/index.js';
import { keepOffline } from '../offline/book.js';
import { tellOfLostParts } from '../offline/lost.js';
import { provideCalculator } from '../views/worth/calculator.js';
import { openLab } from './app.js';
import { startLab } from './engine.js';

provideCommands(() => import('../commands/client.js').then(({ commands }) => commands));
provideCalculator(() => import('../calculator/beside.js').then(({ startBeside }) => startBeside()));
openLab({
  start: startLab,
  tools: async () => new URL(tools, document.baseURI),
  judge: async () => (await import('../engine/more.js')).startMore(),
  reference: 'rules.html',
  root: '../',
  gallery: '../games/index.html',
});
keepOffline();
tellOfLostParts();
