// The page of the calculator of values.
import '../shell/style/index.css';
import '../offline/style.css';
import '../views/value/style.css';
import './style.css';
import { values } from '../engine/delivery/files.js';
import { startCalculator } from '../engine/valuing.js';
import { keepOffline } from '../offline/book.js';
import { tellOfLostParts } from '../offline/lost.js';
import { provideCalculator } from '../views/value/calculator.js';
import { openCalculator } from './element.js';

provideCalculator(() => startCalculator(...values()));
openCalculator();
keepOffline();
tellOfLostParts();
