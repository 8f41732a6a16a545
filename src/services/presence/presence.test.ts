import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HEARTBEAT_MS, TELL_EVERY_MS } from '@shared/domain/town/presence.ts';
import { DEFAULT_SETTINGS, type DesktopSettings } from '@shared/domain/system/settings.ts';
import type { Random } from '@shared/kernel/clock.ts';
import { fail, ok } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import { COUNT_AGAIN_MS } from './candles.ts';
import { createPresence } from './presence.ts';

/** How long until the next beat, where chance has it come as soon as it may. */
const BEAT = HEARTBEAT_MS.least;
const ROSIE = { streets: { count: 1, faces: [{ username: 'Rosie', profile_icon: null }] } };

const CANDLES = { evening: '2026-11-27', lit: 2, asked: 5, places: { arcade: 2 } };

const ANSWER = ok({
  ...{ success: true, places: ROSIE, candles: CANDLES },
  floodlights: { lit: true, switchedAt: 2_000 },
});

function open({
  seenInTown = true,
  random = () => 0,
}: { readonly seenInTown?: boolean; readonly random?: Random } = {}) {
  const settings = store<DesktopSettings>({ ...DEFAULT_SETTINGS, seenInTown });
  const call = vi.fn(async (_route: string, _body: object): Promise<unknown> => ANSWER);
  // Every call of this service is answered by that one.
  const dark = store(false);
  const presence = createPresence({ api: { call: call as unknown as Api['call'] }, settings, random, dark });
  /** The places that the server was told since this was last asked. */
  const told = () => {
    const places = call.mock.calls
      .filter(([route]) => route === 'POST /api/town/presence')
      .map(([, body]) => (body as { place: string | null }).place);
    call.mockClear();
    return places;
  };
  return {
    presence,
    dark,
    call,
    told,
    hide: (hidden: boolean) => settings.set({ ...settings.get(), seenInTown: !hidden }),
  };
}

describe('being in town', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is said at once, at each beat of the heart, and ends when the person goes (PRESENCE-1)', async () => {
    const { presence, told } = open();
    const leave = presence.enter('streets');
    expect(told()).toEqual(['streets']);
    await vi.advanceTimersByTimeAsync(2 * BEAT);
    expect(told()).toEqual(['streets', 'streets']);
    leave();
    leave();
    expect(told()).toEqual([null]);
    await vi.advanceTimersByTimeAsync(TELL_EVERY_MS);
    expect([told(), vi.getTimerCount()]).toEqual([[], 0]);
  });

  it('is said of a person who hurries only every few seconds, and then where they are by then (PRESENCE-1)', async () => {
    const { presence, told } = open();
    presence.enter('streets');
    presence.enter('arcade');
    presence.enter('shed');
    await vi.advanceTimersByTimeAsync(TELL_EVERY_MS - 1);
    expect(told()).toEqual(['streets']);
    await vi.advanceTimersByTimeAsync(1);
    presence.enter('junkyard');
    expect(told()).toEqual(['shed']);
    await vi.advanceTimersByTimeAsync(TELL_EVERY_MS);
    expect(told()).toEqual(['junkyard']);
  });

  it('is at a location, in whichever of its rooms: nothing is said of the way from room to room', async () => {
    const { presence, told } = open();
    const leave = presence.enter('arcade');
    await vi.advanceTimersByTimeAsync(TELL_EVERY_MS);
    presence.enter('arcade-lobby');
    leave();
    await vi.advanceTimersByTimeAsync(TELL_EVERY_MS);
    expect(told()).toEqual(['arcade']);
  });

  it('is not said of a place that no location names, at once or by a beat', async () => {
    const { presence, told } = open();
    const leave = presence.enter('arcade-cellar');
    await vi.advanceTimersByTimeAsync(2 * BEAT);
    leave();
    expect(told()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is said anew every 60 to 120 s, at random, so that pages do not beat together (PRESENCE-1)', async () => {
    for (const [random, ms] of [
      [0, 60_000],
      [0.5, 90_000],
      [0.999, 119_940],
    ] as const) {
      const { presence, told } = open({ random: () => random });
      const leave = presence.enter('streets');
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(told()).toEqual(['streets']);
      await vi.advanceTimersByTimeAsync(1);
      expect(told()).toEqual(['streets']);
      leave();
    }
  });

  it('is answered with who else is there: nothing is asked a second time', async () => {
    const { presence, call } = open();
    presence.enter('streets');
    presence.enter('arcade');
    presence.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    // It is about the streets: what is said next is about the arcade.
    expect(presence.get()).toEqual(ROSIE);
    await vi.advanceTimersByTimeAsync(TELL_EVERY_MS + BEAT);
    expect(call.mock.calls).toEqual([
      ['POST /api/town/presence', { place: 'streets' }],
      ['POST /api/town/presence', { place: 'arcade' }],
      ['POST /api/town/presence', { place: 'arcade' }],
    ]);
  });

  it.each([
    ['a person who is refused', fail('RATE_LIMITED', 'Too many from here are in town.')],
    ['a page that is newer than its server', ok({ success: true })],
  ])('is answered to %s by what they ask then', async (_whom, answer) => {
    const { presence, call } = open();
    call.mockResolvedValueOnce(answer);
    presence.enter('streets');
    presence.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(call.mock.calls.map(([route]) => route)).toEqual([
      'POST /api/town/presence',
      'GET /api/town/presence',
    ]);
    expect(presence.get()).toEqual(ROSIE);
  });

  it('is not shown as it was before, by an answer that comes late', async () => {
    const { presence, call } = open();
    let late = (): void => undefined;
    const before = ok({ success: true, places: {}, floodlights: { lit: false, switchedAt: 0 } });
    call.mockImplementationOnce(() => new Promise((resolve) => (late = () => resolve(before))));
    presence.subscribe(() => undefined);
    presence.enter('streets');
    await vi.advanceTimersByTimeAsync(0);
    late();
    await vi.advanceTimersByTimeAsync(0);
    expect(presence.get()).toEqual(ROSIE);
  });

  it('is at one place: the last that was gone to, and the one before once that is left', async () => {
    const { presence, told } = open();
    const pause = () => vi.advanceTimersByTimeAsync(TELL_EVERY_MS);
    const leaveMap = presence.enter('streets');
    await pause();
    const leaveArcade = presence.enter('arcade');
    await pause();
    expect(told()).toEqual(['streets', 'arcade']);
    leaveMap();
    await pause();
    expect(told()).toEqual([]);
    presence.enter('streets');
    leaveArcade();
    expect(told()).toEqual(['streets']);
  });

  it('is nobody’s business who does not want to be seen: nothing is sent, nor does a heart beat (PRESENCE-4)', async () => {
    const { presence, call } = open({ seenInTown: false });
    presence.enter('arcade');
    await vi.advanceTimersByTimeAsync(3 * BEAT);
    expect([call.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('is over at once for who hides, and begins again when they show themselves', async () => {
    const { presence, told, hide } = open();
    presence.enter('arcade');
    hide(true);
    expect(told()).toEqual(['arcade', null]);
    hide(false);
    await vi.advanceTimersByTimeAsync(TELL_EVERY_MS);
    expect(told()).toEqual(['arcade']);
  });
});

describe('who else is in town', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is asked only while somebody looks', async () => {
    const { presence, call } = open();
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(call).not.toHaveBeenCalled();
    const stop = presence.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(call).toHaveBeenCalledTimes(2);
    expect(presence.get()).toEqual(ROSIE);
    stop();
    stop();
    expect(presence.get()).toEqual({});
    await vi.advanceTimersByTimeAsync(3 * BEAT);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is nothing to a person who has looked away before the answer came', async () => {
    const { presence, call } = open();
    let answer = (): void => undefined;
    call.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(ANSWER))));
    const heard = vi.fn();
    const stop = presence.subscribe(heard);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect([presence.get(), heard.mock.calls]).toEqual([{}, []]);
  });

  it('comes with how the floodlights are, and what is older than what is known counts for nothing', async () => {
    const { presence } = open();
    presence.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(presence.floodlights.get().lit).toBe(true);
    presence.hear({ lit: false, switchedAt: 3_000 });
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(presence.floodlights.get().lit, 'where a cache answers').toBe(false);
    presence.hear({ lit: true, switchedAt: 4_000 });
    presence.hear({ lit: false, switchedAt: 4_000 });
    expect(presence.floodlights.get().lit, 'in the morning').toBe(false);
  });

  it('is seen by those who are not seen themselves', async () => {
    const { presence, told } = open({ seenInTown: false });
    presence.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(BEAT);
    expect([presence.get(), told()]).toEqual([ROSIE, []]);
  });

  it('stays as it was last known while the server does not answer', async () => {
    const { presence, call } = open();
    presence.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    call.mockResolvedValue(fail('NETWORK', 'gone'));
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(presence.get()).toEqual(ROSIE);
  });
});

describe('the candles of an evening (EVENING-6)', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('are heard with who is where, more often while it is dark and something shows them, at times of chance', async () => {
    const { presence, dark, call } = open();
    const stop = presence.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(presence.candles.get()).toEqual(CANDLES);
    dark.set(true);
    call.mockClear();
    await vi.advanceTimersByTimeAsync(COUNT_AGAIN_MS.least);
    expect(call.mock.calls).toEqual([
      ['GET /api/town/presence', {}],
      ['GET /api/town/presence', {}],
    ]);
    dark.set(false);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are asked for by pages that go dark in one moment at moments all over their time', async () => {
    const asked: number[] = [];
    const pages = Array.from({ length: 20 }, (_, nth) => open({ random: () => nth / 20 }));
    for (const { presence, dark, call } of pages) {
      presence.subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
      call.mockClear();
      dark.set(true);
    }
    for (let second = 0; second < COUNT_AGAIN_MS.most / 1_000; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      asked.push(pages.filter(({ call }) => call.mock.calls.length > 0).length);
    }
    expect(asked.at(-1)).toBe(20);
    const newInSecond = asked.map((many, second) => many - (asked[second - 1] ?? 0));
    expect(Math.max(...newInSecond)).toBeLessThanOrEqual(2);
    for (const { dark } of pages) dark.set(false);
  });

  it('count the own one at once, and no fewer by an answer that a cache kept', async () => {
    const { presence, call } = open();
    const stop = presence.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    call.mockResolvedValueOnce(
      ok({ success: true, isNew: true, candles: { ...CANDLES, lit: 3, places: { arcade: 3 } } }),
    );
    expect(await presence.light('arcade-lobby')).toEqual(ok(true));
    expect(call.mock.lastCall).toEqual(['POST /api/town/candles', { place: 'arcade-lobby' }]);
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(presence.candles.get()?.lit).toBe(3);
    call.mockResolvedValueOnce(fail('CONFLICT', 'The power is on.'));
    expect(await presence.light('arcade')).toEqual(fail('CONFLICT', 'The power is on.'));
    stop();
  });
});
