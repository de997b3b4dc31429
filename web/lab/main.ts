// The lab: a page of its own, over modules of its own that lie beside it.
import source from '../../build/wasm/source.wasm?url';
import '../app/style/index.css';
import './style.css';
import '../views/certificate/style.css';
import '../offline/style.css';
import { keepOffline } from '../book/offline.js';
import { tellOfLostParts } from '../offline/lost.js';
import { openLab } from './app.js';
import { startLab } from './engine.js';

openLab({
  start: startLab,
  source: async () => new URL(source, document.baseURI),
  certifier: async () => (await import('./proving.js')).certifierOf,
  reference: 'rules.html',
  site: '../index.html',
});
keepOffline();
tellOfLostParts();
