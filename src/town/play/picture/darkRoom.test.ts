// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { epochMs } from '@shared/kernel/units.ts';
import { eveningAt, type Evening } from '@shared/domain/town/evening.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { store } from '../../../kernel/store.ts';
import { aPlace } from '../../../testing/places.ts';
import { fakePictures } from '../../../testing/playing.ts';
import type { DarkBundle } from '../place.ts';
import { createDarkRoom } from './darkRoom.ts';

const ZONE = 'America/Chicago';
const EIGHT = Date.parse('2026-11-27T20:00:00-06:00');
const MINUTE = 60_000;
const after = (minutes: number): Evening => eveningAt(epochMs(EIGHT + minutes * MINUTE), ZONE);

const { model } = aPlace('cellar');
const bundle: DarkBundle = {
  atlas: { url: 'cellar/dark.webp', frames: {} },
  pictures: {},
  places: { cellar: { dark: model.night } },
};

function aRoom({ random = 1, load = () => Promise.resolve(bundle) } = {}) {
  const evening = store(after(-60));
  const dark = store(false);
  const asked = vi.fn(load);
  const app = {
    services: { time: { evening, dark } },
    clock: { now: () => epochMs(EIGHT) },
    random: () => random,
    closed: new AbortController().signal,
    // A dark room touches nothing else.
  } as unknown as AppContext;
  const room = createDarkRoom(app, 'cellar', { alt: 'Embers.', load: asked }, fakePictures.holdUntil);
  return {
    room,
    asked,
    look: () => room.look.get()?.look,
    tape: () => evening.set(after(0)),
    goDark() {
      evening.set(after(4));
      dark.set(true);
    },
    goLight() {
      evening.set(after(30));
      dark.set(false);
    },
  };
}

describe('the look of its own that a place has without power (EVENING-3)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    fakePictures.reset();
  });
  afterEach(() => vi.useRealTimers());

  it('is fetched only while the tape is on the air, spread over its minutes, and shown while it is dark', async () => {
    const { room, asked, look, tape, goDark, goLight } = aRoom();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([asked.mock.calls.length, fakePictures.held]).toEqual([0, []]);
    tape();
    await vi.advanceTimersByTimeAsync(191_000);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([asked.mock.calls.length, look()]).toEqual([1, undefined]);
    goDark();
    expect(look()).toBe(model.night);
    goLight();
    expect(look()).toBeUndefined();
    room.destroy();
    expect(fakePictures.held).toEqual([]);
  });

  it('comes at once for a person who arrives in the dark', async () => {
    const { goDark, look } = aRoom();
    goDark();
    await vi.advanceTimersByTimeAsync(0);
    expect(look()).toBe(model.night);
  });

  it('is asked for again in the dark where it did not come, and leaves the candle until then', async () => {
    let isThere = false;
    const { tape, goDark, look } = aRoom({
      random: 0,
      load: () => (isThere ? Promise.resolve(bundle) : Promise.reject(new Error('offline'))),
    });
    tape();
    await vi.advanceTimersByTimeAsync(0);
    isThere = true;
    expect(look()).toBeUndefined();
    goDark();
    await vi.advanceTimersByTimeAsync(0);
    expect(look()).toBe(model.night);
  });

  it('is not shown to a person who has gone before it came', async () => {
    const { room, goDark, look } = aRoom();
    goDark();
    room.destroy();
    await vi.advanceTimersByTimeAsync(0);
    expect(look()).toBeUndefined();
  });
});
