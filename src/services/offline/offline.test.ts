import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOffline } from './offline.ts';

const { FakeWorker, workers } = vi.hoisted(() => {
  const made: Worker[] = [];
  class Worker extends EventTarget {
    readonly messageSkipWaiting = vi.fn();
    readonly update = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    readonly register = vi.fn(() => Promise.resolve({ update: this.update }));
    constructor() {
      super();
      made.push(this);
    }
  }
  return { FakeWorker: Worker, workers: made };
});
vi.mock('@serwist/window', () => ({ Serwist: FakeWorker }));

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A browser that keeps pages, and what its person says of an update. */
function open(agrees: boolean) {
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('location', { reload });
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const agree = vi.fn(() => Promise.resolve(agrees));
  keepOffline(agree);
  const worker = workers.at(-1);
  if (worker === undefined) throw new Error('no worker was made');
  const comeBack = () => page.dispatchEvent(new Event('visibilitychange'));
  return { agree, reload, worker, page, comeBack };
}

describe('a new version', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is put in place when the person agrees, and the page starts again in it', async () => {
    const { worker, reload } = open(true);
    worker.dispatchEvent(new Event('waiting'));
    await settled();
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    worker.dispatchEvent(new Event('controlling'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits when the person says later, and they are asked once a page', async () => {
    const { agree, worker, reload } = open(false);
    worker.dispatchEvent(new Event('waiting'));
    worker.dispatchEvent(new Event('waiting'));
    await settled();
    worker.dispatchEvent(new Event('controlling'));
    expect(agree).toHaveBeenCalledOnce();
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is looked for only after the first windows had their turn', async () => {
    const { worker } = open(true);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(worker.register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(worker.register).toHaveBeenCalledOnce();
  });

  it('is looked for when somebody comes back to the page, at most once an hour, network or not', async () => {
    const { worker, page, comeBack } = open(true);
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

  it('does not exist where the browser keeps nothing', () => {
    const before = workers.length;
    vi.stubGlobal('navigator', {});
    keepOffline(() => Promise.resolve(true));
    expect(workers).toHaveLength(before);
  });
});
