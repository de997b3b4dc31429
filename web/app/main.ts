// The site.
import './style/index.css';
import { openSite } from './app.js';
import { startEngine } from './engine.js';

openSite(startEngine);
