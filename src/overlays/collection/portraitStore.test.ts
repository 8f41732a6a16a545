import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Portrait, PortraitName } from '@shared/domain/collection/portraits.ts';
import { writeEntry } from '@shared/domain/collection/portraitSheet.ts';
import { portraitStore, type PortraitRef } from './portraitStore.ts';

const portrait: Portrait = { type: 'image/webp', bytes: new Uint8Array(1000) };
/** The length of its address, by which it is kept. */
const LENGTH = 1359;

const refTo = (id: number, size: PortraitRef['size'] = 96): PortraitRef => ({
  name: { collection: 'Flunks', tokenId: `${id}`, version: '0f3a9c11' } satisfies PortraitName,
  size,
});

/** A request that the test answers. */
interface Request {
  readonly ids: readonly string[];
  readonly size: string | null;
  readonly signal: AbortSignal;
  /** Answers with what comes of each id: a portrait, none (null), or nothing in time (undefined). */
  answer(of?: (id: string) => Portrait | null | undefined): Promise<void>;
  answerBytes(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  answerStatus(status: number): Promise<void>;
  fail(): Promise<void>;
}

/** A store with a server and a memory of fakes. */
function inPage(most?: { readonly portraits: number; readonly bytes: number }) {
  const requests: Request[] = [];
  let back: (() => void) | undefined;
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const fetchSheet = (url: string, { signal }: { signal: AbortSignal }): Promise<Response> =>
    new Promise((respond, refuse) => {
      const query = new URL(url, 'http://localhost').searchParams;
      const ids =
        query
          .get('of')
          ?.split(',')
          .map((name) => name.split(':')[1] ?? '') ?? [];
      signal.addEventListener('abort', () => refuse(new DOMException('aborted', 'AbortError')));
      const answerBytes: Request['answerBytes'] = async (bytes) => {
        respond(new Response(bytes));
        await settled();
      };
      requests.push({
        ids,
        size: query.get('size'),
        signal,
        answerBytes,
        answer: async (of = () => portrait) => {
          const parts = ids.flatMap((id, index) => {
            const one = of(id);
            return one === undefined ? [] : [...writeEntry({ index, portrait: one })];
          });
          await answerBytes(Uint8Array.from(parts));
        },
        answerStatus: async (status) => {
          respond(new Response('{}', { status }));
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
      fetch: fetchSheet as typeof fetch,
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
    isWaiting: () => back !== undefined,
    comeBack: async () => {
      back?.();
      await vi.advanceTimersByTimeAsync(50);
    },
    /** Wants those from one number to another, until the answered function is called. */
    see: async (from: number, to: number, size?: PortraitRef['size']) => {
      const stops = Array.from({ length: to - from }, (_, index) =>
        store.want(refTo(from + index, size), () => undefined),
      );
      await vi.advanceTimersByTimeAsync(50);
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the portraits of a window', () => {
  it('come in one sheet for a page of fifty, and tell when they are there (PORTRAIT-1, PORTRAIT-2)', async () => {
    const { store, requests } = inPage();
    const told = vi.fn();
    for (let id = 0; id < 50; id += 1) store.want(refTo(id), told);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(50);
    expect(requests.map(({ ids, size }) => [ids.length, size])).toEqual([[50, '96']]);
    expect(store.url(refTo(7))).toBeUndefined();
    await requests[0]?.answer((id) => (id === '8' ? null : portrait));
    expect(told).toHaveBeenCalledTimes(50);
    expect([store.url(refTo(7)), store.url(refTo(8))]).toEqual([
      expect.stringMatching(/^data:image\/webp;base64,/),
      null,
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });

  it('come by sheets of one size, the last that came into sight first, two at once (PORTRAIT-2)', async () => {
    const { requests, see } = inPage();
    await see(0, 120);
    await see(200, 230, 192);
    expect(requests.map(({ ids }) => [ids.length, ids[0]])).toEqual([
      [50, '70'],
      [50, '20'],
    ]);
    await requests[1]?.answer();
    await vi.advanceTimersByTimeAsync(50);
    await requests[2]?.answer();
    await vi.advanceTimersByTimeAsync(50);
    expect(requests.slice(2).map(({ ids, size }) => [ids.length, ids[0], size])).toEqual([
      [30, '200', '192'],
      [20, '0', '96'],
    ]);
  });

  it('are not asked for when they only pass by, and no longer when all of a sheet has passed (PORTRAIT-2)', async () => {
    const { store, requests, see } = inPage();
    for (let id = 0; id < 1000; id += 1) store.want(refTo(id), () => undefined)();
    const gone = await see(1000, 1040);
    expect(requests.map(({ ids }) => ids.length)).toEqual([40]);
    gone();
    expect(requests[0]?.signal.aborted).toBe(true);
    await see(1030, 1040);
    expect(requests.at(-1)?.ids).toHaveLength(10);
    await requests.at(-1)?.answer();
    expect(store.url(refTo(1035))).toMatch(/^data:image\/webp;base64,/);
  });

  it('are freed with the window, and when too many are out of sight (PORTRAIT-4)', async () => {
    const { store, requests, see } = inPage({ portraits: 30, bytes: 25 * LENGTH });
    const kept = (from: number, to: number): number =>
      Array.from({ length: to - from }, (_, index) => store.url(refTo(from + index))).filter(Boolean).length;
    const gone = await see(0, 20);
    await requests[0]?.answer();
    gone();
    await see(100, 110);
    await requests[1]?.answer();
    // 25 fit: the ones that were asked for longest ago went.
    expect([kept(0, 20), kept(100, 110)]).toEqual([15, 10]);
    expect([store.url(refTo(4)), store.url(refTo(5))]).toEqual([
      undefined,
      expect.stringMatching(/^data:image\/webp;base64,/),
    ]);
    expect(store.url(refTo(105))).toMatch(/^data:image\/webp;base64,/);
    store.free();
    expect([kept(0, 20), kept(100, 110)]).toEqual([0, 0]);
    await see(0, 5);
    expect(requests.at(-1)?.ids).toHaveLength(5);
  });

  it('are asked for again where they were not ready, three times; then the whole picture has to do (PORTRAIT-2)', async () => {
    const { store, requests, see } = inPage();
    await see(0, 2);
    await requests[0]?.answer((id) => (id === '0' ? portrait : undefined));
    expect(store.url(refTo(0))).toMatch(/^data:image\/webp;base64,/);
    for (let time = 1; time <= 3; time += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      expect(requests[time]?.ids).toEqual(['1']);
      expect(store.url(refTo(1))).toBeUndefined();
      await requests[time]?.answer(() => undefined);
    }
    expect(store.url(refTo(1))).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(4);
  });

  it.each([
    ['does not answer', (request: Request) => request.fail()],
    ['is busy', (request: Request) => request.answerStatus(429)],
    [
      'breaks off',
      (request: Request) => request.answerBytes(writeEntry({ index: 0, portrait }).slice(0, 99)),
    ],
  ])('wait for a server that %s, and come once it is back (PORTRAIT-3)', async (_how, fails) => {
    const { store, requests, see, isWaiting, comeBack } = inPage();
    await see(0, 3);
    if (requests[0]) await fails(requests[0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([requests.length, isWaiting(), store.url(refTo(0))]).toEqual([1, true, undefined]);
    await comeBack();
    await requests[1]?.answer();
    expect(store.url(refTo(0))).toMatch(/^data:image\/webp;base64,/);
  });

  it.each([
    ['something else', (request: Request) => request.answerBytes(new Uint8Array(600).fill(255))],
    ['that it knows no sheets', (request: Request) => request.answerStatus(404)],
  ])('give way to whole pictures where the server answers %s (PORTRAIT-3)', async (_what, answers) => {
    const { store, requests, see, isWaiting } = inPage();
    await see(0, 3);
    if (requests[0]) await answers(requests[0]);
    expect([store.url(refTo(0)), store.url(refTo(2)), isWaiting()]).toEqual([null, null, false]);
  });
});
