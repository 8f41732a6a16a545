// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_MS } from '../../engine/assets/texture.ts';
import { openMap, prepareMap } from '../../testing/openMap.ts';

describe('an evening of Friday on the map', () => {
  beforeEach(async () => {
    await prepareMap();
    vi.useFakeTimers();
  });
  afterEach(() => vi.advanceTimersByTimeAsync(KEPT_MS));

  it('burns the candles that were lit while it is dark, those of the streets before the houses (EVENING-6)', async () => {
    const map = await openMap({ atNight: true, still: true });
    const drawn = () => map.seen().length;
    await map.turnTo(60_000);
    const none = drawn();
    // Only locations have candles; the spots of this map are none.
    map.view.burn({ streets: 3 });
    expect(drawn()).toBe(none + 3 * 3);
    await map.turnTo(27 * 60_000);
    map.view.refresh();
    const lit = drawn();
    map.view.burn({});
    expect(drawn()).toBe(lit);
    map.view.destroy();
  });

  it('has the train at Depot Lane for its minute, with one window lit (EVENING-8)', async () => {
    const map = await openMap({ atNight: true, still: true });
    const wagons = async (minutes: number) => {
      await map.turnTo(minutes * 60_000);
      return map.seen().filter(({ tint }) => tint === 0x7f88b4).length;
    };
    expect([await wagons(10), await wagons(16), await wagons(16.9), await wagons(20)]).toEqual([0, 4, 4, 0]);
    map.view.destroy();
  });
});
