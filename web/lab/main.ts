// The lab: its own page, with its own modules beside it.
import '../shell/style/index.css';
import './style.css';
import '../views/value/style.css';
import '../views/certificate/style.css';
import '../offline/style.css';
import { provideCommands } from '../commands/index.js';
import { lab, tools, toolsModule, values } from '../engine/delivery/files.js';
import { keepOffline } from '../offline/book.js';
import { tellOfLostParts } from '../offline/lost.js';
import { provideCalculator } from '../views/value/calculator.js';
import { openLab } from './app.js';
import { startLabEngine } from './lab_engine.js';

provideCommands(() => import('../commands/client.js').then(({ commands }) => commands));
provideCalculator(() => import('../engine/valuing.js').then(({ startCalculator }) => startCalculator(...values())));
openLab({
  start: () => startLabEngine(...lab()),
  tools: async () => toolsModule(),
  judge: async () => (await import('../engine/finding.js')).startFinder(...tools()),
  reference: 'rules.html',
  root: '../',
  gallery: '../games/index.html',
});
keepOffline();
tellOfLostParts();
