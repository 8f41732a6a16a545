import { beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '@shared/kernel/clock.ts';
import { store } from '../../kernel/store.ts';
import { watchOnline } from './online.ts';

const MINUTE = 60_000;

describe('whether the server can be reached', () => {
  let reachable: ReturnType<typeof store<boolean>>;
  let page: EventTarget;
  let answers: boolean;
  const ask = vi.fn(() => {
    reachable.set(answers);
    return Promise.resolve();
  });
  const watch = () => watchOnline({ reachable, page, ask, clock: systemClock, random: () => 1 });
  const says = async (event: string): Promise<void> => {
    page.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
  };
  const loseServer = (): void => {
    answers = false;
    reachable.set(false);
  };
  /** When the server was asked within so many minutes, in seconds from now. */
  async function asked(minutes: number): Promise<readonly number[]> {
    const start = Date.now();
    const times: number[] = [];
    ask.mockImplementation(() => {
      times.push((Date.now() - start) / 1000);
      reachable.set(answers);
      return Promise.resolve();
    });
    await vi.advanceTimersByTimeAsync(minutes * MINUTE);
    return times;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    ask.mockClear();
    reachable = store(true);
    page = new EventTarget();
    answers = true;
  });

  it('is known by every request: one without an answer, and one with it', () => {
    const online = watch();
    reachable.set(false);
    expect(online.get()).toBe(false);
    reachable.set(true);
    expect(online.get()).toBe(true);
  });

  it('is known before any request fails when the network is lost, and asked when it comes back', async () => {
    const online = watch();
    await says('offline');
    expect(online.get()).toBe(false);
    await says('online');
    expect(online.get()).toBe(true);
  });

  it('is not believed of a network alone', async () => {
    const online = watch();
    await says('offline');
    answers = false;
    await says('online');
    expect(online.get()).toBe(false);
  });

  it('is asked again and again while it is gone, less and less often, and no more when it is back (OFFLINE-2)', async () => {
    const online = watch();
    loseServer();
    expect(await asked(3)).toEqual([1, 3, 7, 15, 31, 63, 123]);
    answers = true;
    expect(await asked(3)).toHaveLength(1);
    expect(online.get()).toBe(true);
  });

  it.each(['focus', 'online', 'visibilitychange'])('is asked at once on %s (OFFLINE-2)', async (event) => {
    const online = watch();
    loseServer();
    await asked(3);
    answers = true;
    await says(event);
    expect(online.get()).toBe(true);
  });

  it('is not asked while the page is hidden, and at once when it is seen again', async () => {
    const document = { hidden: false };
    page = Object.assign(new EventTarget(), { document });
    watch();
    loseServer();
    document.hidden = true;
    await says('visibilitychange');
    reachable.set(true);
    reachable.set(false);
    expect(await asked(3)).toEqual([]);
    document.hidden = false;
    await says('visibilitychange');
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is not asked at all while it answers', async () => {
    watch();
    await says('focus');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is told once to each caller that waits for it, and to none that gave up (OFFLINE-2)', async () => {
    const online = watch();
    const [one, other, gone] = [vi.fn(), vi.fn(), vi.fn()];
    loseServer();
    online.whenBack(one);
    online.whenBack(other);
    online.whenBack(gone)();
    await asked(1);
    expect(one).not.toHaveBeenCalled();
    answers = true;
    await asked(3);
    expect([one, other, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('is asked less and less often, too, for one caller that alone gets no answer', async () => {
    const online = watch();
    const start = Date.now();
    const times: number[] = [];
    const failAgain = async (): Promise<void> => {
      times.push((Date.now() - start) / 1000);
      await Promise.resolve();
      reachable.set(false);
      online.whenBack(() => void failAgain());
    };
    online.whenBack(() => void failAgain());
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(times).toEqual([1, 3, 7, 15, 31, 63]);
  });
});
