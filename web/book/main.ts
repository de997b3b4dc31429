// The script of the book's pages, which work without it: it checks exercises, changes figures, searches, and stores progress.
import { applyTheme, nextTheme, theme } from '../shell/theme.js';
import './style.css';
import { keepOffline } from '../offline/book.js';
import { listenForAnswers } from './exercises.js';
import { listenForLinks } from './figures.js';
import { tellMex } from './mex.js';
import { showProgress } from './progress.js';
import { offerSearch } from './search.js';

applyTheme();
const themes = document.querySelector<HTMLElement>('button.theme');
const drawTheme = () => themes?.querySelector('svg')?.setAttribute('class', `theme-${theme()}`);
if (themes) themes.hidden = false;
themes?.addEventListener('click', () => {
  nextTheme();
  drawTheme();
});
drawTheme();
listenForAnswers();
listenForLinks();
showProgress();
offerSearch();
tellMex();
keepOffline();
