import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleLoader } from './idleLoader.ts';
import { QUIET_MS, SHORTEST_REST_MS } from './idleRule.ts';

/** A browser in which nothing happens but what the test does, and the order in which work was begun. */
function open(than: { readonly level?: number; readonly saveData?: boolean } = {}) {
  const page = new EventTarget();
  /** What of the person's input it listens to. */
  const listening: string[] = [];
  const add = page.addEventListener.bind(page);
  page.addEventListener = (type, ...rest) => {
    if (type !== 'online') listening.push(type);
    add(type, ...rest);
  };
  const remove = page.removeEventListener.bind(page);
  page.removeEventListener = (type, ...rest) => {
    listening.splice(listening.indexOf(type), 1);
    remove(type, ...rest);
  };
  const document = Object.assign(new EventTarget(), { hidden: false });
  const battery = Object.assign(new EventTarget(), { level: than.level ?? 1, charging: false });
  const connection = Object.assign(new EventTarget(), { saveData: than.saveData ?? false });
  const navigator = { onLine: true, connection, getBattery: () => Promise.resolve(battery) };
  const loader = createIdleLoader({
    page,
    document,
    navigator,
    now: () => vi.getMockedSystemTime()?.getTime() ?? 0,
  });
  const begun: string[] = [];
  const job = (name: string, pieces = 1) => ({
    run: () => {
      begun.push(name);
      return Promise.resolve(begun.filter((one) => one === name).length < pieces);
    },
  });
  const act = (type: string) => page.dispatchEvent(new Event(type));
  const show = (shown: boolean) => {
    document.hidden = !shown;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { loader, begun, job, act, show, battery, listened: () => [...listening].sort() };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the idle queue', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('begins after ten seconds without input', async () => {
    const { loader, begun, job, act } = open();
    loader.add(job('shell'));
    await pass(QUIET_MS - 1);
    act('pointermove');
    await pass(QUIET_MS - 1);
    expect(begun).toEqual([]);
    await pass(1);
    expect(begun).toEqual(['shell']);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'])(
    'takes %s for input',
    async (type) => {
      const { loader, begun, job, act } = open();
      loader.add(job('shell'));
      await pass(QUIET_MS - 1);
      act(type);
      await pass(QUIET_MS - 1);
      expect(begun).toEqual([]);
    },
  );

  it('takes what is first added for input, as it heard of none before', async () => {
    const { loader, begun, job } = open();
    await pass(6 * QUIET_MS);
    loader.add(job('first'));
    await pass(QUIET_MS - 1);
    expect(begun).toEqual([]);
    loader.add(job('second'));
    await pass(1);
    expect(begun).toEqual(['first']);
  });

  it('listens to input while there is something to do, and to none before or after', async () => {
    const { loader, job, listened } = open();
    expect(listened()).toEqual([]);
    loader.add(job('file'));
    loader.add(job('other'));
    expect(listened()).toEqual(['keydown', 'pointerdown', 'pointermove', 'touchmove', 'wheel']);
    await pass(QUIET_MS + 2 * SHORTEST_REST_MS);
    expect(listened()).toEqual([]);
  });

  it('does one piece at a time in order, with a rest after each', async () => {
    const { loader, begun, job } = open();
    loader.add(job('first', 2));
    loader.add(job('second'));
    await pass(QUIET_MS);
    expect(begun).toEqual(['first']);
    await pass(SHORTEST_REST_MS);
    expect(begun).toEqual(['first', 'first']);
    await pass(SHORTEST_REST_MS);
    expect(begun).toEqual(['first', 'first', 'second']);
  });

  it('stops as soon as the person does something, and goes on when they have stopped', async () => {
    const { loader, begun, job, act } = open();
    loader.add(job('file', 3));
    await pass(QUIET_MS);
    act('keydown');
    await pass(QUIET_MS - 1);
    expect(begun).toHaveLength(1);
    await pass(1);
    expect(begun).toHaveLength(2);
  });

  it('runs no timer while the page is hidden, and looks again when it is seen', async () => {
    const { loader, begun, job, show } = open();
    loader.add(job('file'));
    show(false);
    expect(vi.getTimerCount()).toBe(0);
    await pass(QUIET_MS);
    expect(begun).toEqual([]);
    show(true);
    await pass(0);
    expect(begun).toEqual(['file']);
  });

  it('waits for a battery that is low until it is charged (OFFLINE-4)', async () => {
    const { loader, begun, job, battery } = open({ level: 0.1 });
    await pass(0);
    loader.add(job('file'));
    await pass(QUIET_MS);
    expect(begun).toEqual([]);
    battery.charging = true;
    battery.dispatchEvent(new Event('chargingchange'));
    await pass(0);
    expect(begun).toEqual(['file']);
  });

  it('does what is cheap sooner where that is asked, and where bytes are to be saved (OFFLINE-4)', async () => {
    const { loader, begun, job } = open({ saveData: true });
    loader.add({ ...job('cheap'), quietMs: 2_000, cheap: true });
    await pass(2_000);
    expect(begun).toEqual(['cheap']);
  });

  it('does not have what may begin soon wait for what may not yet', async () => {
    const { loader, begun, job } = open();
    loader.add(job('shell'));
    loader.add({ ...job('programs', 2), quietMs: 3_000 });
    await pass(3_000);
    expect(begun).toEqual(['programs']);
    await pass(SHORTEST_REST_MS);
    expect(begun).toEqual(['programs', 'programs']);
    await pass(QUIET_MS);
    expect(begun).toEqual(['programs', 'programs', 'shell']);
  });

  it('goes on after what failed', async () => {
    const { loader, begun, job } = open();
    loader.add({ run: () => Promise.reject(new Error('gone')) });
    loader.add(job('next'));
    await pass(QUIET_MS + SHORTEST_REST_MS);
    expect(begun).toEqual(['next']);
  });

  it('rests for good when all is done', async () => {
    const { loader, job } = open();
    loader.add(job('file'));
    await pass(QUIET_MS + SHORTEST_REST_MS);
    expect(vi.getTimerCount()).toBe(0);
  });
});
