// The site.
import '../shell/style/index.css';
import '../offline/style.css';
import { provideCommands } from '../commands/index.js';
import { manner } from '../i18n/notation.js';
import { announce } from '../offline/bar.js';
import { tellOfLostParts } from '../offline/lost.js';
import { keepOffline } from '../offline/page.js';
import { provideWorths } from '../workspace/worths.js';
import { openSite } from './app.js';
import { startEngine } from './engine.js';

// Loading the script was a long task on a slow phone; starting gets another one.
setTimeout(() =>
  openSite(startEngine, {
    lab: () => import('../lab/home_lab.js'),
    more: async () => (await import('../engine/more.js')).startMore(),
  }),
);
const loadWorths = async () => (await import('./worths.js')).worths;
provideWorths(loadWorths);
// Answers, too, are in words then.
if (manner() === 'words') void loadWorths();
provideCommands(() => import('../commands/client.js').then(({ commands }) => commands));
void keepOffline(document.body, announce);
tellOfLostParts();
