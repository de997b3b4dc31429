import './style/index.css';
import './app.js';
