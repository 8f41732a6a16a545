import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { IdleJob } from '../idle/idleLoader.ts';
import { keepOffline } from './offline.ts';

const { FakeWorker, workers } = vi.hoisted(() => {
  const made: Worker[] = [];
  class Worker extends EventTarget {
    readonly update = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    readonly register = vi.fn(() => Promise.resolve({ update: this.update }));
    readonly messageSW = vi.fn((message: { readonly type: string }) =>
      Promise.resolve(message.type === 'KEEP_NEXT' && (this.left -= 1) > 0),
    );
    control: () => void = () => undefined;
    readonly controlling = new Promise<void>((resolve) => (this.control = resolve));
    left = 3;
    constructor() {
      super();
      made.push(this);
    }
  }
  return { FakeWorker: Worker, workers: made };
});
vi.mock('@serwist/window', () => ({ Serwist: FakeWorker }));

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A browser that keeps pages, what its person says of an update, and whether the server has another version. */
function open(agrees: boolean, { isOld = false, keeps = true } = {}) {
  const container = new EventTarget();
  vi.stubGlobal('navigator', keeps ? { serviceWorker: container } : {});
  vi.stubGlobal('location', { origin: 'https://school.example' });
  const page = Object.assign(new EventTarget(), {
    hidden: false,
    querySelector: () => ({ src: 'https://school.example/assets/index-1.js' }),
  });
  vi.stubGlobal('document', page);
  const told = new EventTarget();
  vi.stubGlobal('addEventListener', told.addEventListener.bind(told));
  const agree = vi.fn(() => Promise.resolve(agrees));
  const version = { isOld: vi.fn(() => Promise.resolve(isOld)), restart: vi.fn(() => Promise.resolve()) };
  const jobs: IdleJob[] = [];
  keepOffline({ idle: { add: (job) => jobs.push(job) }, version, agreeToUpdate: agree });
  const failToImport = () => told.dispatchEvent(new Event('vite:preloadError'));
  if (!keeps) workers.push(new FakeWorker());
  const worker = workers.at(-1);
  if (worker === undefined) throw new Error('no worker was made');
  const comeBack = () => page.dispatchEvent(new Event('visibilitychange'));
  /** All that waits in the queue is done. */
  const haveTime = async (): Promise<void> => {
    for (const { run } of jobs.splice(0)) while (await run());
  };
  return { agree, version, worker, container, page, comeBack, jobs, haveTime, failToImport };
}

describe('a new version', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is put in place when the person agrees, and the page starts again in it (OFFLINE-3)', async () => {
    const { worker, version } = open(true);
    worker.dispatchEvent(new Event('waiting'));
    await settled();
    expect(version.restart).toHaveBeenCalledOnce();
  });

  it('waits when the person says later, and they are asked once a page (OFFLINE-3)', async () => {
    const { agree, worker, version, failToImport } = open(false, { isOld: true });
    worker.dispatchEvent(new Event('waiting'));
    worker.dispatchEvent(new Event('waiting'));
    failToImport();
    await settled();
    expect(agree).toHaveBeenCalledOnce();
    expect(version.restart).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    'is offered where something fails to load whose file is gone, in a browser that keeps pages: %s (OFFLINE-6)',
    async (keeps) => {
      const { agree, version, failToImport } = open(true, { isOld: true, keeps });
      failToImport();
      await settled();
      expect(agree).toHaveBeenCalledOnce();
      expect(version.restart).toHaveBeenCalledOnce();
    },
  );

  it('is not offered where something fails to load that the server still has', async () => {
    const { agree, failToImport } = open(true);
    failToImport();
    await settled();
    expect(agree).not.toHaveBeenCalled();
  });

  it('is looked for after a while without input, even where bytes are to be saved', async () => {
    const { worker, jobs, haveTime } = open(true);
    expect(worker.register).not.toHaveBeenCalled();
    expect(jobs).toMatchObject([{ quietMs: 2_000, cheap: true }]);
    await haveTime();
    expect(worker.register).toHaveBeenCalledOnce();
  });

  it('is looked for when the person comes back to the page, at most once an hour, network or not', async () => {
    const { worker, page, comeBack, haveTime } = open(true);
    await haveTime();
    const lookedAfter = async (minutes: number) => {
      await vi.advanceTimersByTimeAsync(minutes * 60_000);
      comeBack();
      return worker.update.mock.calls.length;
    };
    expect(await lookedAfter(59)).toBe(0);
    page.hidden = true;
    expect(await lookedAfter(2)).toBe(0);
    page.hidden = false;
    expect(await lookedAfter(0)).toBe(1);
    expect(await lookedAfter(59)).toBe(1);
    expect(await lookedAfter(2)).toBe(2);
  });
});

describe('what is kept for a day without a network', () => {
  it('is what was used before anybody kept it, then the programs that everybody has, then the others (OFFLINE-4)', async () => {
    const used = ['https://school.example/assets/map.js', 'https://school.example/api/time-config'];
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      used.map((name): PerformanceEntry => ({
        name,
        entryType: 'resource',
        startTime: 0,
        duration: 0,
        toJSON: () => name,
      })),
    );
    const { worker, jobs, haveTime } = open(true);
    await haveTime();
    expect(worker.messageSW).not.toHaveBeenCalled();
    worker.control();
    await vi.waitFor(() => expect(jobs).toHaveLength(1));
    expect(worker.messageSW.mock.calls).toEqual([
      [{ type: 'CACHE_URLS', payload: { urlsToCache: ['https://school.example/assets/map.js'] } }],
      [{ type: 'CLEAN_UP' }],
    ]);
    expect(jobs[0]?.quietMs).toBe(15_000);
    for (const round of ['soon', 'later']) {
      for (const job of jobs) expect(job, round).not.toHaveProperty('cheap');
      await haveTime();
    }
    const [soon, later] = (['soon', 'later'] as const).map((of) => [{ type: 'KEEP_NEXT', of }]);
    expect(worker.messageSW.mock.calls.slice(2)).toEqual([soon, soon, soon, later]);
  });
});

describe('a worker that asks which version a page runs', () => {
  it('hears the script that the page started with (OFFLINE-6)', () => {
    const { container } = open(true);
    const port = { postMessage: vi.fn() };
    const ask = (data: unknown) =>
      container.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
    ask({ type: 'SOMETHING_ELSE' });
    expect(port.postMessage).not.toHaveBeenCalled();
    ask({ type: 'WHICH_VERSION' });
    expect(port.postMessage.mock.calls).toEqual([['/assets/index-1.js']]);
  });
});
