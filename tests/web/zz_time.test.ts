import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { readExample } from '../../web/lab/gallery.js';
import { openLab } from './engine.js';
const lab = await openLab();
const folder = new URL('../../web/lab/gallery/', import.meta.url);
test('t', async () => {
  for (const f of readdirSync(folder)) {
    const { text } = readExample('', readFileSync(new URL(f, folder), 'utf8'), 'en');
    const t = performance.now();
    const s = await lab.open('rules', { text });
    await s.solve();
    const a = await s.answer();
    const ms = performance.now() - t;
    if (ms > 120) console.log(f, Math.round(ms), JSON.stringify(a).slice(0, 80));
    s.close();
  }
});
