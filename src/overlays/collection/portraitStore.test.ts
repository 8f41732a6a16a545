import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_PORTRAIT_BYTES } from '@shared/domain/collection/portraits.ts';
import { portraitStore } from './portraitStore.ts';

const BYTES = new Uint8Array(1000);
/** The length of its address, by which it is kept. */
const LENGTH = 1359;
const PORTRAIT = /^data:image\/webp;base64,/;

const FRAME_MS = 16;
const pathTo = (id: number): string => `/api/portraits/${id}-96.webp`;

/** A request that the test answers. */
interface Request {
  readonly path: string;
  readonly signal: AbortSignal;
  answer(response?: Response): Promise<void>;
  fail(): Promise<void>;
}

const portrait = (bytes = BYTES, type = 'image/webp') =>
  new Response(bytes, { headers: { 'content-type': type } });

/** A store with a server and a memory of fakes. */
function inPage(most?: { readonly portraits: number; readonly bytes: number }) {
  const requests: Request[] = [];
  let back: (() => void) | undefined;
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const fetchPortrait = (path: string, { signal }: { signal: AbortSignal }): Promise<Response> =>
    new Promise((respond, refuse) => {
      signal.addEventListener('abort', () => refuse(new DOMException('aborted', 'AbortError')));
      requests.push({
        path,
        signal,
        answer: async (response = portrait()) => {
          respond(response);
          await settled();
        },
        fail: async () => {
          refuse(new TypeError('Failed to fetch'));
          await settled();
        },
      });
    });
  const store = portraitStore(
    {
      // Only what the store calls it with.
      fetch: fetchPortrait as typeof fetch,
      whenBack: (again) => {
        back = again;
        return () => (back = undefined);
      },
    },
    most,
  );
  return {
    store,
    requests,
    /** Answers all that is asked for, and all that is asked for then. */
    answerAll: async () => {
      for (const request of requests) await request.answer();
      await vi.advanceTimersByTimeAsync(50);
    },
    isWaiting: () => back !== undefined,
    comeBack: async () => {
      back?.();
      await vi.advanceTimersByTimeAsync(50);
    },
    /** Wants those from one number to another, until the answered function is called. */
    see: async (from: number, to: number, forMs = 100) => {
      const stops = Array.from({ length: to - from }, (_, index) =>
        store.want(pathTo(from + index), () => undefined),
      );
      await vi.advanceTimersByTimeAsync(forMs);
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the portraits of a window', () => {
  it('come one by one, are asked for once, and tell when they are there (PORTRAIT-1)', async () => {
    const { store, requests, answerAll } = inPage();
    const told = vi.fn();
    for (let id = 0; id < 20; id += 1) store.want(pathTo(id), told);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(50);
    expect(store.url(pathTo(7))).toBeUndefined();
    await requests.at(-1)?.answer(new Response('{}', { status: 404 }));
    await answerAll();
    expect(told).toHaveBeenCalledTimes(20);
    expect([store.url(pathTo(7)), store.url(pathTo(0))]).toEqual([expect.stringMatching(PORTRAIT), null]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(new Set(requests.map(({ path }) => path)).size).toBe(20);
    expect(requests).toHaveLength(20);
  });

  it('are asked for by the page, the last that came into sight first (PORTRAIT-2)', async () => {
    const { requests, see } = inPage();
    await see(0, 100);
    expect(requests.map(({ path }) => path)).toEqual(
      Array.from({ length: 60 }, (_, index) => pathTo(99 - index)),
    );
    await see(200, 201);
    await requests[3]?.answer();
    await vi.advanceTimersByTimeAsync(50);
    await requests[4]?.answer();
    await vi.advanceTimersByTimeAsync(50);
    expect(requests.slice(60).map(({ path }) => path)).toEqual([pathTo(200), pathTo(39)]);
  });

  it('are not asked for when they only pass by, and no longer when they have passed (PORTRAIT-2)', async () => {
    const { store, requests, see } = inPage();
    // A list that is thrown brings others with each frame.
    for (let id = 0; id < 1000; id += 20) (await see(id, id + 20, FRAME_MS))();
    expect(requests).toHaveLength(20);
    const gone = await see(1000, 1010, FRAME_MS);
    expect(requests).toHaveLength(20);
    await vi.advanceTimersByTimeAsync(50);
    expect(requests).toHaveLength(30);
    gone();
    expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
    await see(1005, 1006);
    await vi.advanceTimersByTimeAsync(20);
    await requests.at(-1)?.answer();
    expect([requests.length, store.url(pathTo(1005))]).toEqual([31, expect.stringMatching(PORTRAIT)]);
  });

  it('are freed with the window, and when too many are out of sight (PORTRAIT-4)', async () => {
    const { store, requests, see, answerAll } = inPage({ portraits: 30, bytes: 25 * LENGTH });
    const kept = (from: number, to: number): number =>
      Array.from({ length: to - from }, (_, index) => store.url(pathTo(from + index))).filter(Boolean).length;
    const gone = await see(0, 20);
    await answerAll();
    gone();
    await see(100, 110);
    await answerAll();
    // 25 fit: the ones that were asked for longest ago went.
    expect([kept(0, 20), kept(100, 110)]).toEqual([15, 10]);
    expect([store.url(pathTo(4)), store.url(pathTo(5))]).toEqual([
      undefined,
      expect.stringMatching(PORTRAIT),
    ]);
    store.free();
    expect([kept(0, 20), kept(100, 110)]).toEqual([0, 0]);
    await see(0, 5);
    expect(requests).toHaveLength(35);
  });

  it.each([
    ['does not answer', (request: Request) => request.fail()],
    ['is busy', (request: Request) => request.answer(new Response('{}', { status: 429 }))],
    ['is out of order', (request: Request) => request.answer(new Response('{}', { status: 503 }))],
  ])('wait for a server that %s, and come once it is back (PORTRAIT-3)', async (_how, fails) => {
    const { store, requests, see, isWaiting, comeBack } = inPage();
    await see(0, 3);
    for (const request of [...requests]) await fails(request);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([requests.length, isWaiting(), store.url(pathTo(0))]).toEqual([3, true, undefined]);
    await comeBack();
    await requests.at(-1)?.answer();
    expect([requests.length, store.url(pathTo(0))]).toEqual([6, expect.stringMatching(PORTRAIT)]);
  });

  it.each([
    ['something else', () => portrait(BYTES, 'text/html')],
    ['what is too large', () => portrait(new Uint8Array(MOST_PORTRAIT_BYTES + 1))],
    // A browser shows a redirect that it does not follow as an answer without a status.
    ['the way to the whole picture', () => Response.error()],
    ['that there is none', () => new Response('{}', { status: 404 })],
  ])('give way to whole pictures where the server answers %s (PORTRAIT-3)', async (_what, answer) => {
    const { store, requests, see, isWaiting } = inPage();
    await see(0, 1);
    await requests[0]?.answer(answer());
    expect([store.url(pathTo(0)), isWaiting()]).toEqual([null, false]);
  });
});
