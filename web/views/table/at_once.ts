// For pages that show a table first of all: what it needs after the first picture is there before it.
import { TableView } from './element.js';
import * as later from './later.js';

TableView.later = later;
