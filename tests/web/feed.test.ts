// The feed of pictures over a table that answers when it is told to: one request at a time, the last wish wins, images are given back.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Drawing, Inks, PaintRequest, TableShape } from '../../web/engine/api.js';
import { EngineError } from '../../web/engine/errors.js';
import { Feed, type Wanted } from '../../web/views/table/feed.js';
import { Viewport } from '../../web/views/table/geometry/viewport.js';
import { covers } from '../../web/views/table/geometry/window.js';
import { commandOf } from '../../web/views/table/input/keys.js';
import { rewrapped } from '../../web/views/table/wrapping.js';

const shape: TableShape = {
  x: { name: 'x', first: 0, count: 100_000 },
  y: { name: 'y', first: 0, count: 100_000 },
  yUp: false,
  layers: ['outcome'],
  marks: [],
};
const inks: Inks = { cells: new Uint32Array(256), shares: new Uint32Array(65 * 65), flipped: false };

interface PendingDraw {
  request: PaintRequest;
  answer(sampled?: boolean): Promise<void>;
  fail(error: unknown): Promise<void>;
}

let requests: PendingDraw[];
let open: Set<PaintRequest>;
let shown: Drawing[];
let failures: unknown[];
let feed: Feed;

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

const table: Wanted['table'] = {
  draw: (request: PaintRequest) =>
    new Promise<Drawing>((resolve, reject) => {
      requests.push({
        request,
        answer(sampled = false) {
          open.add(request);
          const image = { close: () => open.delete(request) } as unknown as ImageBitmap;
          resolve({ ...request, sampled, flipped: false, partial: false, anyDraw: false, present: [], image });
          return soon();
        },
        fail(error) {
          reject(error);
          return soon();
        },
      });
    }),
};

const at = (column: number, scale = 2) => Viewport.fit(shape, 800, 600).centredOn(column, 0, 500, 0, scale);
const want = (view: Viewport, part: Partial<Wanted> = {}) => feed.want({ table, shape, view, layer: 'outcome', ratio: 1, inks, ...part });
const last = () => requests.at(-1) as PendingDraw;

beforeEach(() => {
  requests = [];
  open = new Set();
  shown = [];
  failures = [];
  feed = new Feed(
    (drawing) => shown.push(drawing),
    (error) => failures.push(error),
  );
});

describe('feed', () => {
  test('asks for one window at a time, and then for what is in sight last', async () => {
    want(at(1000));
    want(at(5000));
    want(at(9000));
    expect(requests.length).toBe(1);
    await last().answer();
    expect(requests.length).toBe(2);
    expect(covers(last().request, at(9000), 'outcome', 1)).toBe(true);
    await last().answer();
    expect(requests.length).toBe(2);
    expect(shown.length).toBe(2);
    // The first image was given back.
    expect([...open]).toEqual([last().request]);
  });

  test('a short pan needs nothing, a longer one is asked for before its edge is in sight', async () => {
    want(at(1000));
    await last().answer();
    want(at(1020));
    expect(requests.length).toBe(1);
    const nearly = at(1000).panned(-0.2 * 800, 0);
    expect(covers(last().request, nearly, 'outcome', 1)).toBe(true);
    want(nearly);
    expect(requests.length).toBe(2);
  });

  test('another layer, other colours or a finer step are other pictures', async () => {
    want(at(1000));
    await last().answer();
    want(at(1000), { layer: 'nimber' });
    await last().answer();
    want(at(1000), { layer: 'nimber', inks: { ...inks } });
    await last().answer();
    want(at(1000, 0.4), { layer: 'nimber' });
    expect(requests.length).toBe(4);
  });

  test('samples are refined at rest, given up when something else is wanted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      want(at(1000, 0.1));
      const answered = last().answer(true);
      await vi.advanceTimersByTimeAsync(1);
      await answered;
      expect(requests.length).toBe(1);
      await vi.advanceTimersByTimeAsync(150);
      expect(requests.length).toBe(2);
      expect(last().request.effort).toBe('fine');
      const fine = last();
      want(at(60_000, 0.1));
      expect(requests.length).toBe(3);
      // It comes late: nobody sees it, and its image is given back.
      const late = fine.answer();
      await vi.advanceTimersByTimeAsync(1);
      await late;
      expect(shown.length).toBe(1);
      expect(open.has(fine.request)).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  test('what fails is said; what was closed is not', async () => {
    want(at(1000));
    await last().fail(new EngineError('closed', 'gone'));
    expect(failures).toEqual([]);
    want(at(1001));
    const crash = new EngineError('crashed', 'out of memory');
    await last().fail(crash);
    expect(failures).toEqual([crash]);
    want(at(1002));
    await last().answer();
    expect(shown.length).toBe(1);
  });

  test('a picture of another table is not shown, and nothing is kept in the end', async () => {
    want(at(1000));
    const other: TableShape = { ...shape };
    want(at(1000), { shape: other });
    await last().answer();
    expect(shown.length).toBe(0);
    await last().answer();
    expect(shown.length).toBe(1);
    feed.forget();
    expect(open.size).toBe(0);
  });
});

describe('keys', () => {
  const press = (key: string, part: Partial<KeyboardEvent> = {}) =>
    commandOf({ key, code: `Key${key.toUpperCase()}`, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...part });

  test('p and d go by what they write, and with Alt by their place if need be', () => {
    expect(press('p')).toEqual({ kind: 'seek', along: 'row', backward: false, outcomes: 'P' });
    expect(press('P', { shiftKey: true })).toMatchObject({ backward: true, outcomes: 'P' });
    // Dvorak: the key that writes p stands where others have r, and the other way round.
    expect(press('p', { code: 'KeyR' })).toMatchObject({ outcomes: 'P' });
    expect(press('l', { code: 'KeyP' })).toBeUndefined();
    // Alt on a Mac writes another sign.
    expect(press('π', { code: 'KeyP', altKey: true })).toEqual({ kind: 'seek', along: 'column', backward: false, outcomes: 'P' });
    expect(press('∂', { code: 'KeyD', altKey: true, shiftKey: true })).toMatchObject({ along: 'column', backward: true, outcomes: 'D' });
  });

  test('keys of the browser stay its own', () => {
    for (const key of ['p', 'd', '+', '-', '0', 'ArrowLeft']) expect(press(key, { ctrlKey: true })).toBeUndefined();
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('Home', { ctrlKey: true })).toEqual({ kind: 'edge', to: 'start', whole: true });
  });
});

test('a term keeps its place when a sequence is wrapped anew', () => {
  for (let term = 0; term < 500; ++term) {
    for (const [before, width] of [
      [30, 7],
      [7, 30],
      [1, 12],
      [12, 1],
    ] as const) {
      const [column, row] = rewrapped([term % before, Math.floor(term / before)], before, width);
      expect(row * width + column).toBe(term);
      expect(column).toBeLessThan(width);
    }
  }
});
