// A solver that says nothing any more is given up in words, and the next call starts another; one that is at work is not. One that does not
// answer a cancel is replaced at once, and what else it was doing is repeated.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Client } from '../../web/engine/client.js';
import type { FromSession, ToSession } from '../../web/engine/protocol.js';

const compiled = Promise.resolve({} as WebAssembly.Module);

/** Messages posted, and a way to answer; each link is one session. */
function listening() {
  const links: { posted: ToSession[]; receive: (message: FromSession) => void; closed: boolean }[] = [];
  const client = new Client(compiled, (receive) => {
    const link = { posted: [] as ToSession[], receive, closed: false };
    links.push(link);
    return {
      post: (message) => void link.posted.push(message),
      close: () => {
        link.closed = true;
      },
    };
  });
  return { client, links };
}

const outcome = (promise: Promise<unknown>) => promise.then(String, (error: Error) => error.message);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

describe('silence', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is ended after two minutes for all who wait, and another solver is started', async () => {
    const { client, links } = listening();
    const waiting = [outcome(client.call('answer', { handle: 1 })), outcome(client.call('answer', { handle: 2 }))];
    await minutes(1.9);
    expect(links[0]?.closed).toBe(false);
    await minutes(0.3);
    expect(await Promise.all(waiting)).toEqual(Array(2).fill('The solver stopped: no answer for two minutes'));
    expect(links[0]?.closed).toBe(true);
    const next = client.call('answer', { handle: 3 });
    await minutes(0);
    links[1]?.receive({ kind: 'result', call: 3, result: { outcome: 'N', text: '' } });
    await expect(next).resolves.toMatchObject({ outcome: 'N' });
    client.close();
  });

  test('is no silence while progress is told, however long, nor while nobody waits', async () => {
    const { client, links } = listening();
    const shares: number[] = [];
    const long = client.call('solve', { handle: 1 }, { onProgress: (share) => shares.push(share) });
    for (let i = 0; i < 10; ++i) {
      await minutes(1);
      links[0]?.receive({ kind: 'progress', call: 1, share: i / 10 });
    }
    links[0]?.receive({ kind: 'result', call: 1, result: null as never });
    await long;
    expect(shares).toHaveLength(10);
    expect(vi.getTimerCount()).toBe(0);
    await minutes(60);
    expect(links[0]?.closed).toBe(false);
    client.close();
  });

  test('of a file that never arrives is ended, too', async () => {
    const client = new Client(new Promise(() => {}), () => ({ post: () => {}, close: () => {} }));
    const waiting = outcome(client.call('games', {}));
    await minutes(2.2);
    expect(await waiting).toMatch(/no answer for two minutes/);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('nothing ticks after a call was aborted, or the engine closed', async () => {
    const { client } = listening();
    const call = new AbortController();
    const aborted = outcome(client.call('answer', { handle: 1 }, { signal: call.signal }));
    call.abort();
    expect(await aborted).toBe('The call was cancelled.');
    expect(vi.getTimerCount()).toBe(0);
    const closed = outcome(client.call('answer', { handle: 1 }));
    client.close();
    expect(await closed).toBe('The engine was closed.');
    expect(vi.getTimerCount()).toBe(0);
  });

  describe('after a cancel', () => {
    const cancelledOf = (client: Client) => {
      const call = new AbortController();
      const done = outcome(client.call('answer', { handle: 1 }, { signal: call.signal }));
      return { done, abort: () => call.abort() };
    };
    const passing = (ms: number) => vi.advanceTimersByTimeAsync(ms);

    test('is ended within a second, and the innocent are repeated', async () => {
      const { client, links } = listening();
      const slow = cancelledOf(client);
      const innocent = client.call('answer', { handle: 2 });
      await passing(0);
      links[0]?.receive({ kind: 'started' });
      slow.abort();
      expect(await slow.done).toBe('The call was cancelled.');
      await passing(900);
      expect(links[0]?.closed).toBe(false);
      await passing(200);
      expect(links[0]?.closed).toBe(true);
      const [again] = links[1]?.posted.slice(-1) ?? [];
      expect(again).toMatchObject({ kind: 'answer', handle: 2, call: 3 });
      links[1]?.receive({ kind: 'result', call: 3, result: { outcome: 'N', text: '' } });
      await expect(innocent).resolves.toMatchObject({ outcome: 'N' });
      client.close();
      expect(vi.getTimerCount()).toBe(0);
    });

    test.each([
      ['by an error', { kind: 'error', call: 1, error: { code: 'aborted', reason: '' } }],
      ['by a result that was on its way', { kind: 'result', call: 1, result: null as never }],
    ] satisfies [string, FromSession][])('is none if it is answered %s', async (_, answer) => {
      const { client, links } = listening();
      const slow = cancelledOf(client);
      await passing(0);
      links[0]?.receive({ kind: 'started' });
      slow.abort();
      await passing(500);
      links[0]?.receive(answer);
      await passing(60_000);
      expect(links[0]?.closed).toBe(false);
      client.close();
    });

    test('begins when the worker is there, however long it takes to load', async () => {
      const { client, links } = listening();
      const slow = cancelledOf(client);
      await passing(0);
      slow.abort();
      await passing(60_000);
      expect(links[0]?.closed).toBe(false);
      links[0]?.receive({ kind: 'started' });
      await passing(1100);
      expect(links[0]?.closed).toBe(true);
      client.close();
    });
  });
});
