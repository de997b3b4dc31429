// The lab: a page of its own, over a module of its own.
import '../app/style/index.css';
import './style.css';
import './app.js';
