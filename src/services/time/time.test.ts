import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { clockFrom, correctedClock, type Clock } from '@shared/kernel/clock.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { fakeServer, refusal, type FakeRoute } from '../../testing/fakeServer.ts';
import { createAttempts } from '../api/attempts.ts';
import { createApi } from '../api/api.ts';
import { createTime, HOURS, type TimeService } from './time.ts';
import { nightByKnownHours, TIME_CONFIG } from './timeConfig.ts';

const MINUTE = 60_000;
/** Eight in the evening in Chicago, when the night begins. */
const DUSK = Date.UTC(1995, 8, 26, 1);

const row = (day: number, night: number, timezone = 'America/Chicago') => ({
  body: {
    success: true,
    config: {
      id: 1,
      day_start_hour: day,
      night_start_hour: night,
      timezone,
      is_active: true,
      created_at: '2025-01-01T00:00:00.000Z',
    },
  },
});

describe('day and night', () => {
  let browser: ReturnType<typeof fakeBrowser>;

  function start(
    at: number,
    {
      get = () => row(6, 20),
      post = () => row(6, 20),
      clock = clockFrom(epochMs(at)),
    }: { get?: FakeRoute; post?: FakeRoute; clock?: Clock } = {},
  ) {
    const server = fakeServer({ 'GET /api/time-config': get, 'POST /api/time-config': post });
    const storage = browser.storage();
    const page = new EventTarget();
    const token = { ok: true, value: 'token' } as const;
    const attempts = createAttempts({ lasting: storage.lasting, clock });
    const api = createApi({ fetch: server.fetch, clock, attempts });
    api.useTokens({
      token: () => Promise.resolve(token),
      refused: () => Promise.resolve(token),
      wallet: () => null,
    });
    const time: TimeService = createTime({ api, storage, tabs: browser.tab(), clock, page });
    return { time, server, storage, page };
  }

  beforeEach(() => {
    vi.useFakeTimers();
    browser = fakeBrowser();
  });

  it('switches at the transition itself, and again at the next, each told once (TIME-3)', () => {
    const { time } = start(DUSK - MINUTE);
    const told: boolean[] = [];
    time.night.subscribe(() => told.push(time.night.get()));
    expect(time.night.get()).toBe(false);
    expect(time.nextTransition()?.label).toBe('Night falls at 8 PM');
    vi.advanceTimersByTime(MINUTE - 1);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([true]);
    expect(time.nextTransition()?.label).toBe('Day breaks at 6 AM');
    vi.advanceTimersByTime(10 * 60 * MINUTE);
    expect(told).toEqual([true, false]);
  });

  it('runs on one timer, for the evening of Friday alone where there is no night', async () => {
    const { time } = start(DUSK - MINUTE, { get: () => row(7, 7) });
    expect(vi.getTimerCount()).toBe(1);
    await time.refresh();
    expect(vi.getTimerCount()).toBe(1);
    expect([time.night.get(), time.nextTransition()]).toEqual([false, null]);
  });

  it('goes dark at four past eight of a Friday until half past, where it is night then (EVENING-1)', async () => {
    const friday = Date.parse('2026-11-27T20:00:00-06:00');
    const { time } = start(friday - MINUTE);
    const told: string[] = [];
    time.evening.subscribe(() =>
      told.push(`${time.evening.get().part}${time.evening.get().isTrainIn ? ', train' : ''}`),
    );
    time.dark.subscribe(() => told.push(String(time.dark.get())));
    vi.advanceTimersByTime(31 * MINUTE);
    expect(told).toEqual(['tape', 'dark', 'true', 'dark, train', 'dark', 'ordinary', 'false']);
    const late = start(friday + 10 * MINUTE, { get: () => row(6, 22) }).time;
    expect(late.dark.get()).toBe(true);
    await late.refresh();
    expect(late.dark.get()).toBe(false);
  });

  it('goes dark at once where a wrong clock is put right by the server within the evening', () => {
    const clock = correctedClock(clockFrom(epochMs(Date.parse('2026-11-27T18:00:00-06:00'))));
    const { time } = start(0, { clock });
    expect(time.dark.get()).toBe(false);
    clock.correct(2 * 3_600_000 + 25 * MINUTE);
    expect(time.dark.get()).toBe(true);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(time.dark.get()).toBe(false);
  });

  it('goes dark within a minute of waking where the computer slept through four past eight and says nothing of it', () => {
    let slept = 0;
    const clock = clockFrom(epochMs(Date.parse('2026-11-27T19:30:00-06:00')));
    const { time } = start(0, { clock: { now: () => epochMs(clock.now() + slept) } });
    vi.advanceTimersByTime(2 * MINUTE + 10);
    slept = 45 * MINUTE;
    vi.advanceTimersByTime(MINUTE);
    expect(time.dark.get()).toBe(true);
  });

  it('follows the hours of the server, and remembers them for the next first screen (TIME-6)', async () => {
    const { time, storage } = start(DUSK - MINUTE, { get: () => row(6, 18) });
    expect(time.config.get()).toEqual(DEFAULT_TIME_CONFIG);
    await time.refresh();
    expect(time.night.get()).toBe(true);
    expect(storage.lasting.get(TIME_CONFIG)).toMatchObject({ nightStartHour: 18 });
    expect(nightByKnownHours(storage.lasting, epochMs(DUSK - MINUTE))).toBe(true);
    expect(start(DUSK - MINUTE).time.night.get()).toBe(true);
  });

  it('keeps the hours it knows while the server does not answer', async () => {
    const { time } = start(DUSK, { get: () => 'gone' });
    expect(await time.refresh()).toMatchObject({ ok: false });
    expect(time.config.get()).toEqual(DEFAULT_TIME_CONFIG);
  });

  it('refuses hours that this browser cannot tell', async () => {
    const { time } = start(DUSK, { get: () => row(6, 18, 'Mars/Olympus_Mons') });
    expect(await time.refresh()).toMatchObject({ ok: false });
    expect(time.config.get()).toEqual(DEFAULT_TIME_CONFIG);
  });

  it('saves for everyone, in every tab of this browser at once', async () => {
    const other = start(DUSK - MINUTE).time;
    const { time, server } = start(DUSK - MINUTE, { post: () => row(6, 18) });
    const saved = { dayStartHour: 6, nightStartHour: 18, timezone: 'America/Chicago' };
    expect(await time.save(saved)).toEqual({ ok: true, value: saved });
    expect(server.seen.at(-1)?.body).toEqual({
      day_start_hour: 6,
      night_start_hour: 18,
      timezone: 'America/Chicago',
    });
    expect([time.night.get(), other.night.get()]).toEqual([true, true]);
  });

  it('says nothing of hours that are as before', async () => {
    const { time } = start(DUSK - MINUTE, { get: () => row(6, 20) });
    const told = vi.fn();
    time.config.subscribe(told);
    await time.refresh();
    expect(told).not.toHaveBeenCalled();
  });

  it('tells no tab of hours that it could not read', async () => {
    const heard = vi.fn();
    browser.tab().on(HOURS, heard);
    const { time } = start(DUSK - MINUTE, { post: () => row(6, 18, 'Mars/Olympus_Mons') });
    expect(await time.save(DEFAULT_TIME_CONFIG)).toMatchObject({ ok: false });
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    { ...DEFAULT_TIME_CONFIG, dayStartHour: 7 },
    { ...DEFAULT_TIME_CONFIG, nightStartHour: 21 },
    { ...DEFAULT_TIME_CONFIG, timezone: 'UTC' },
  ])('takes hours for others that differ in anything: %j', async (config) => {
    const { dayStartHour, nightStartHour, timezone } = config;
    const { time } = start(DUSK, { get: () => row(dayStartHour, nightStartHour, timezone) });
    await time.refresh();
    expect(time.config.get()).toEqual(config);
  });

  it('changes nothing when the server refuses', async () => {
    const post = () => refusal(403, 'FORBIDDEN', 'Only administrators set the hours.');
    const { time } = start(DUSK - MINUTE, { post });
    const answer = await time.save({ ...DEFAULT_TIME_CONFIG, nightStartHour: 18 });
    expect(answer).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
    expect(time.night.get()).toBe(false);
  });

  it('notices a change that it slept through when the page is looked at again', () => {
    const { time, page } = start(DUSK - MINUTE);
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    expect(time.night.get()).toBe(false);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(time.night.get()).toBe(true);
  });
});

describe('hours that were stored', () => {
  it.each([
    [{ ...DEFAULT_TIME_CONFIG, dayStartHour: 24 }],
    [{ ...DEFAULT_TIME_CONFIG, dayStartHour: -1 }],
    [{ ...DEFAULT_TIME_CONFIG, nightStartHour: 1.5 }],
    [{ ...DEFAULT_TIME_CONFIG, nightStartHour: '8' }],
    [{ ...DEFAULT_TIME_CONFIG, timezone: 'Mars/Olympus_Mons' }],
    [{ dayStartHour: 6 }],
    ['6'],
    [null],
  ])('are ignored when they are %j', (found) => {
    expect(TIME_CONFIG.read(found)).toBeNull();
  });

  it('may begin at midnight', () => {
    const config = { ...DEFAULT_TIME_CONFIG, dayStartHour: 0 };
    expect(TIME_CONFIG.read(config)).toEqual(config);
  });
});
