// The script of the book's pages. They are complete without it: it checks exercises, moves figures, searches, and remembers how far one has come.
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
