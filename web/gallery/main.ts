// The page of the library.
import '../shell/style/index.css';
import '../offline/style.css';
import { lab } from '../engine/delivery/files.js';
import { startLabEngine } from '../lab/lab_engine.js';
import { keepOffline } from '../offline/book.js';
import { tellOfLostParts } from '../offline/lost.js';
import { openGallery } from './element.js';

openGallery(() => startLabEngine(...lab()));
keepOffline();
tellOfLostParts();
