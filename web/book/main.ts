// The script of the book's pages. They are complete without it: it checks exercises, moves figures, searches, and remembers how far one has come.
import './style.css';
import { listenForAnswers } from './exercises.js';
import { listenForLinks } from './figures.js';
import { tellMex } from './mex.js';
import { keepOffline } from './offline.js';
import { showProgress } from './progress.js';
import { offerSearch } from './search.js';
import { wearTheme } from './theme.js';

wearTheme();
listenForAnswers();
listenForLinks();
showProgress();
offerSearch();
tellMex();
keepOffline();
