// The view of methods with its style, loaded near the viewport.
import '../views/how/element.js';
import '../views/how/style.css';
import '../views/certificate/style.css';
