// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createVersion } from './version.ts';

const pageOf = (script: string) =>
  `<!doctype html><script type="module" crossorigin src="${script}"></script>`;
const OWN = '/assets/index-1.js';

function aPage(answer: () => Promise<Response>, script = OWN) {
  document.head.innerHTML = pageOf(script);
  const fetch = vi.fn(answer);
  return { ...createVersion({ fetch }), fetch };
}
const answers =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

describe('the version of a page', () => {
  it('is old when the page that the server has starts with another script (OFFLINE-6)', async () => {
    const { isOld, fetch } = aPage(answers(pageOf('/assets/index-2.js')));
    expect(await isOld()).toBe(true);
    expect(fetch).toHaveBeenCalledWith('/?version', expect.objectContaining({ cache: 'no-store' }));
  });

  it.each<readonly [string, () => Promise<Response>]>([
    ['that has the same page', answers(pageOf(OWN))],
    ['that does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['that fails', answers(pageOf('/assets/index-2.js'), 503)],
    ['behind a page of another network', answers('<h1>Welcome to our hotel</h1>')],
  ])('is not old by the word of a server %s (OFFLINE-6)', async (_which, answer) => {
    expect(await aPage(answer).isOld()).toBe(false);
  });

  it('is not known of a page that was not built', async () => {
    const { isOld, fetch } = aPage(answers(pageOf(OWN)));
    document.head.innerHTML = '';
    expect(await isOld()).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a restart', () => {
  const reload = vi.fn();
  type Worker = EventTarget & { postMessage: ReturnType<typeof vi.fn> };
  const aWorker = (): Worker => Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const registration = {
    waiting: null as Worker | null,
    installing: null as Worker | null,
    update: vi.fn(() => Promise.resolve()),
  };
  const container = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve(registration),
  });
  const { restart } = createVersion({ fetch: () => Promise.reject(new Error('asks nothing')) });
  const takesOver = () => container.dispatchEvent(new Event('controllerchange'));

  beforeEach(() => {
    vi.useFakeTimers();
    reload.mockReset();
    registration.update.mockReset().mockResolvedValue(undefined);
    registration.waiting = registration.installing = null;
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('navigator', { serviceWorker: container });
  });

  it('has the version that waits take over first (OFFLINE-3)', async () => {
    const waiting = (registration.waiting = aWorker());
    void restart();
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    takesOver();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('fetches the new version where none waits yet (OFFLINE-3)', async () => {
    const coming = aWorker();
    registration.update.mockImplementation(() => {
      registration.installing = coming;
      return Promise.resolve();
    });
    void restart();
    await vi.advanceTimersByTimeAsync(0);
    registration.waiting = coming;
    coming.dispatchEvent(new Event('statechange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(coming.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    takesOver();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each<readonly [string, () => void]>([
    ['another tab has let it take over already', () => undefined],
    ['the network is gone', () => registration.update.mockRejectedValue(new TypeError('Failed to fetch'))],
    [
      'the line is so slow that nothing comes',
      () => registration.update.mockReturnValue(new Promise(() => undefined)),
    ],
    ['what waits does not take over', () => (registration.waiting = aWorker())],
    ['the browser keeps nothing', () => vi.stubGlobal('navigator', {})],
  ])('starts the page again also where %s (OFFLINE-3)', async (_why, arrange) => {
    arrange();
    void restart();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reload).toHaveBeenCalledOnce();
  });
});
