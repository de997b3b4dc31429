// Starts the page's engine in a worker.
import type { Engine } from '../engine/api_messages.js';
import { engineOver } from '../engine/engine.js';
import { workerLink } from '../engine/link.js';
import { nextModule, nextWorker } from './first.js';

export const startEngine = (): Promise<Engine> => engineOver(nextModule(), workerLink(nextWorker));
