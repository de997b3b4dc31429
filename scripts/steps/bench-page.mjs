// The page in Chromium: the time from a new parameter to the first and the last picture, and the smoothness of panning.
import { median } from './bench-measure.mjs';
import { withBrowser } from './bench-modules.mjs';
import { Stop } from './terminal.mjs';

const instances = [
  { game: 'ungame', instance: 'n = 1,000,000', parameters: { n: '1000000' } },
  { game: 'ungame', instance: 'n = 10,000,000', parameters: { n: '10000000' } },
  { game: 'tabgame', instance: '10^6 x 10^6', parameters: { top: 'random:1000000:1', left: 'random:1000000:2' } },
  { game: 'knights', instance: '1000 x 1000', parameters: { n: '1000' } },
  { game: 'letter-picking', instance: '100,000 letters', parameters: { s: 'random:100000:1' } },
];

const smokeInstances = [{ game: 'ungame', instance: 'n = 2,000', parameters: { n: '2000' } }];

/** Number of changes of each parameter, and of drags. */
const roundsAt = { thorough: { changes: 3, drags: 5 }, brisk: { changes: 1, drags: 2 }, once: { changes: 1, drags: 1 } };

/** Time without a new picture after which a solved page is at rest, in ms. */
const quietMs = 600;
const longest = 60_000;

/** In the page: records the time of the frame that shows each new picture, and the times of all frames. */
function watch() {
  const view = document.querySelector('grundy-table');
  const watched = { pictures: [], frames: [], solution: view.solution };
  const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(view), 'drawing');
  Object.defineProperty(view, 'drawing', {
    get,
    set(drawing) {
      set.call(view, drawing);
      const { solution } = view;
      // The picture is drawn in the next frame; the frame callback after that runs when it is visible.
      requestAnimationFrame(() => requestAnimationFrame((time) => watched.pictures.push({ time, isNew: solution !== watched.solution })));
    },
  });
  const frame = (time) => {
    watched.frames.push(time);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.benchWatched = watched;
}

/** In the page: waits for rest; returns the times of the pictures since `from`. */
async function rest([from, onlyNew, quiet, limit]) {
  const view = document.querySelector('grundy-table');
  const watched = window.benchWatched;
  const since = () => watched.pictures.filter(({ time, isNew }) => time >= from && (isNew || !onlyNew)).map(({ time }) => time);
  const begin = performance.now();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const time = performance.now();
    const last = since().at(-1) ?? (onlyNew ? time : begin);
    if (view.progress >= 1 && time - last > quiet) return since();
    if (time - begin > limit) return undefined;
  }
}

async function settled(page, from, onlyNew) {
  const pictures = await page.evaluate(rest, [from, onlyNew, quietMs, longest]);
  if (!pictures) throw new Stop(`${page.url()} did not come to rest`);
  return pictures;
}

async function change(page, hash) {
  const from = await page.evaluate((next) => {
    window.benchWatched.solution = document.querySelector('grundy-table').solution;
    location.hash = next;
    return performance.now();
  }, hash);
  const pictures = await settled(page, from, true);
  return { first: pictures[0] - from, final: pictures.at(-1) - from, pictures: pictures.length };
}

const now = (page) => page.evaluate(() => performance.now());

/** Drags the table to the left by `distance`, in `moves` moves. */
async function drag(page, { x, y }, distance, moves) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= moves; ++move) {
    await page.mouse.move(x - (distance * move) / moves, y);
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
}

/** Zooms in at the middle, then drags the table several times, far enough for new pictures. */
async function pan(page, drags) {
  const box = await page.locator('.table-plot').boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  for (let notch = 0; notch < 3; ++notch) await page.mouse.wheel(0, -400);
  await settled(page, await now(page), false);
  const begin = await now(page);
  const reach = box.width * 0.7;
  for (let done = 0; done < drags; ++done) await drag(page, { x: box.x + box.width * 0.9, y: middle.y }, reach, 40);
  const end = await now(page);
  const pictures = await settled(page, begin, false);
  const frames = (await page.evaluate(() => window.benchWatched.frames)).filter((time) => time >= begin && time <= end);
  const lengths = frames.slice(1).map((time, i) => time - frames[i]);
  const last = pictures.at(-1);
  return { median: median(lengths), slowest: Math.max(...lengths), pictures: pictures.length, lag: last && Math.max(0, last - end) };
}

async function measurePage(browser, address, { game, instance, parameters }, pace) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await page.goto(`${address}#/${game}`);
  await page.waitForSelector('grundy-table[painted]');
  await page.evaluate(watch);
  await settled(page, 0, false);
  const hash = `#/${game}?${new URLSearchParams(parameters)}`;
  const changes = [];
  const rounds = roundsAt[pace];
  for (let round = 0; round < rounds.changes; ++round) {
    if (round > 0) await change(page, `#/${game}`);
    changes.push(await change(page, hash));
  }
  const frames = await pan(page, rounds.drags);
  await page.close();
  return {
    game,
    instance,
    milliseconds: { first: median(changes.map(({ first }) => first)), final: median(changes.map(({ final }) => final)) },
    pictures: median(changes.map(({ pictures }) => pictures)),
    frames,
  };
}

/** Calls `report(row)` for each page as soon as it is measured. Needs dist/ and a browser. */
export async function measurePages(wanted, { pace, report }) {
  const chosen = (pace === 'once' ? smokeInstances : instances).filter(({ game }) => wanted.includes(game));
  if (chosen.length === 0) return;
  await withBrowser(async (browser, address) => {
    for (const one of chosen) report(await measurePage(browser, `${address}index.html`, one, pace));
  });
}
