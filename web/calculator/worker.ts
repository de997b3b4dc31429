// The calculator's worker.
import createModule from '../../build/wasm/values.mjs';
import type { FromCalculator, ToCalculator } from './protocol.js';
import { reports } from './reports.js';

const receive = reports(createModule, (message: FromCalculator) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<ToCalculator>) => receive(data);
