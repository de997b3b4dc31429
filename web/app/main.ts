// The site.
import './style/index.css';
import '../offline/style.css';
import { announce } from '../offline/bar.js';
import { keepOffline } from '../offline/page.js';
import { openSite } from './app.js';
import { startEngine } from './engine.js';

openSite(startEngine);
void keepOffline(document.body, announce);
