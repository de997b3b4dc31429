// The page that makes figures for other pages. Its preview is the public element, loaded as every page loads it.
import '../app/style/index.css';
import './style.css';
import { applyLanguage } from '../app/language.js';
import { applyTheme } from '../app/theme.js';
import { keepOffline } from '../offline/book.js';
import { loadFigureWords } from './words.js';
import './element.js';

applyTheme();
void applyLanguage()
  .catch(() => {})
  .then(() => loadFigureWords(document.documentElement.lang))
  .catch(() => {})
  .finally(() => {
    for (const maker of document.querySelectorAll('figure-maker')) maker.spoken = true;
  });
const script = document.createElement('script');
script.src = new URL('../embed.js', location.href).href;
document.head.append(script);
keepOffline();
