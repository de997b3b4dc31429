// Work of the main thread of a page, frame by frame, from Chromium's own trace.
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Of that, what the thread itself ran, without the time in which others had its core. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

export interface Work {
  /** Main-thread work of each frame, in milliseconds. */
  frames: number[];
  /** Its longest task. */
  longest: number;
}

/** Records while `run` runs. The page that draws frames is the one that is meant. */
export async function recorded(browser: Browser, run: () => Promise<void>): Promise<Work> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  });
  await run();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return workOf(events);
}

function workOf(events: TraceEvent[]): Work {
  const all = events.filter(({ name }) => name === 'FireAnimationFrame').sort((one, other) => one.ts - other.ts);
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const counts = new Map<string, number>();
  for (const event of all) counts.set(thread(event), (counts.get(thread(event)) ?? 0) + 1);
  const [busiest] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const fires = all.filter((event) => thread(event) === busiest);
  const [first] = fires;
  if (!first) return { frames: [], longest: 0 };
  const own = (event: TraceEvent) => event.pid === first.pid && event.tid === first.tid && event.ph === 'X';
  const tasks = events.filter((event) => own(event) && /^(ThreadControllerImpl::)?RunTask$/.test(event.name));
  // Some versions name a task twice; one name is enough.
  const named = tasks.filter(({ name }) => name === tasks[0]?.name).sort((one, other) => one.ts - other.ts);
  const frames: number[] = [];
  let next = 0;
  fires.slice(1).forEach(({ ts }, i) => {
    const begin = fires[i]?.ts ?? 0;
    let sum = 0;
    for (; next < named.length && (named[next] as TraceEvent).ts < ts; ++next) {
      const task = named[next] as TraceEvent;
      if (task.ts >= begin) sum += workIn(task);
    }
    // A frame callback or more within the same frame count once.
    if (sum > 0) frames.push(sum);
  });
  return { frames, longest: Math.max(...named.map(workIn)) };
}

/** In milliseconds. */
const workIn = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1000;

/** The work while `run` is under way, and the times between the frames of the page, in ms. */
export async function recordedFrames(browser: Browser, page: Page, run: () => Promise<void>): Promise<Work & { intervals: number[] }> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    (window as unknown as { frames: number[] }).frames = frames;
  });
  const work = await recorded(browser, run);
  const times = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return { ...work, intervals: times.slice(1).map((time, i) => time - (times[i] ?? 0)) };
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
