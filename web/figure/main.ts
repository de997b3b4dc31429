// The page that makes figures for other pages. Its preview is the public element, loaded as every page loads it.
import '../shell/style/index.css';
import './style.css';
import { keepOffline } from '../offline/book.js';
import { applyLanguage } from '../shell/language.js';
import { applyTheme } from '../shell/theme.js';
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
