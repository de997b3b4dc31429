// The site.
import '../shell/style/index.css';
import '../offline/style.css';
import { provideCommands } from '../commands/index.js';
import { tools } from '../engine/delivery/files.js';
import { engineOver } from '../engine/engine.js';
import { workerLink } from '../engine/link.js';
import { manner } from '../i18n/notation.js';
import { announce } from '../offline/bar.js';
import { tellOfLostParts } from '../offline/lost.js';
import { keepOffline } from '../offline/page.js';
import { provideSumValues } from '../workspace/sum_values.js';
import { openSite } from './app.js';
import { nextModule, nextWorker } from './first.js';

// Loading the script was a long task on a slow phone; starting gets another one.
setTimeout(() =>
  openSite(() => engineOver(nextModule(), workerLink(nextWorker)), {
    lab: () => import('../lab/home_lab.js'),
    more: async () => (await import('../engine/finding.js')).startFinder(...tools()),
  }),
);
const loadSumValues = async () => (await import('./sum_values.js')).sumValues;
provideSumValues(loadSumValues);
// Answers, too, are in words then.
if (manner() === 'words') void loadSumValues();
provideCommands(() => import('../commands/client.js').then(({ commands }) => commands));
void keepOffline(document.body, announce);
tellOfLostParts();
