// The page of the calculator of values.
import '../shell/style/index.css';
import '../offline/style.css';
import '../views/worth/style.css';
import './style.css';
import './element.js';
import { keepOffline } from '../offline/book.js';
import { tellOfLostParts } from '../offline/lost.js';

keepOffline();
tellOfLostParts();
