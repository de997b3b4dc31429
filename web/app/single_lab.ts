// The lab, the library and the calculator in one file, grundyscope-lab.html. The address says which of them is shown.
import '../shell/style/index.css';
import '../lab/style.css';
import '../views/value/style.css';
import '../value/style.css';
import { lab, tools, toolsModule, values } from '../engine/delivery/inlined.js';
import { startFinder } from '../engine/finding.js';
import { startCalculator } from '../engine/valuing.js';
import { openGallery } from '../gallery/element.js';
import { openLab } from '../lab/app.js';
import { startLabEngine } from '../lab/lab_engine.js';
import { libraryPage } from '../shell/places.js';
import { openCalculator } from '../value/element.js';
import { provideCalculator } from '../views/value/calculator.js';

const shown = () => (location.hash === '#library' ? 'grundy-gallery' : location.hash.startsWith('#value') ? 'value-page' : 'grundy-lab');
const page = shown();
addEventListener('hashchange', () => shown() !== page && location.reload());

document.querySelector('grundy-lab')?.replaceWith(document.createElement(page));
const startLab = async () => startLabEngine(...(await lab()));
provideCalculator(async () => startCalculator(...(await values())));
openGallery(startLab);
openCalculator();
openLab({
  start: startLab,
  tools: toolsModule,
  judge: async () => startFinder(...(await tools())),
  root: './',
  gallery: libraryPage,
});
