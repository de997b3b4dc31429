// Starts the calculator from the files beside its page, with errors in English.
import type { Calculator } from '../engine/calculator.js';
import { valuePhrases } from '../engine/valuing.js';
import { startFiles } from './files.js';

export const startBeside = (): Promise<Calculator> => startFiles(valuePhrases);
