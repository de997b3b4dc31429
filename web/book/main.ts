// The script of the book's pages, which work without it: it checks exercises, changes figures, searches, and stores progress.
import { applyTheme } from '../shell/theme.js';
import './style.css';
import { keepOffline } from '../offline/book.js';
import { listenForAnswers } from './exercises.js';
import { listenForLinks } from './figures.js';
import { tellMex } from './mex.js';
import { showProgress } from './progress.js';
import { offerSearch } from './search.js';

applyTheme();
listenForAnswers();
listenForLinks();
showProgress();
offerSearch();
tellMex();
keepOffline();
