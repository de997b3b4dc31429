// The site in one file, grundyscope.html.
import './style/index.css';
import { engineOver } from '../engine/engine.js';
import { inlinedParts } from '../engine/inlined.js';
import { learnPhrases } from '../strings/index.js';
import { openSite } from './app.js';

openSite(async () => {
  const engine = await engineOver(...(await inlinedParts()));
  learnPhrases(engine.phrases);
  return engine;
});
