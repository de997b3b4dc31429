// The worker that lays graphs out: a large one takes longer than a page may wait.
import { layOut, type Task } from './layout.js';

addEventListener('message', ({ data }: MessageEvent<Task>) => postMessage(layOut(data)));
