// The view of methods with its style, loaded when one comes near.
import '../views/how/element.js';
import '../views/how/style.css';
import '../views/certificate/style.css';
