// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../../kernel/store.ts';
import { prepareWidgets } from '../../testing/fakeStage.ts';
import { pointer } from '../../testing/input.ts';
import { aPlace } from '../../testing/places.ts';
import { aPlayer, fakePictures, fakeTown as town } from '../../testing/playing.ts';
import { playPlaces, reachPlace } from './placePlayer.ts';

vi.mock('../places/index.ts', () => ({
  loadPlace: (id: string) => Promise.resolve(town.get(id)),
}));
vi.mock('../../engine/assets/texture.ts', async (original) => ({
  ...(await original<object>()),
  holdUntil: (closed: AbortSignal) => fakePictures.holdUntil(closed),
}));

/** A person who stands in the street. */
async function open({ dark = false } = {}) {
  const player = aPlayer({ dark });
  const { app, host, life } = player;
  const places = playPlaces(host, app, {
    go: vi.fn(),
    music: store(true),
    framing: { whole: store(false), isCut: store(false) },
  });
  places.show(await reachPlace('street', life.signal), false);
  return {
    ...player,
    places,
    close() {
      life.abort();
      places.destroy();
    },
  };
}
const { shown, held } = fakePictures;

beforeAll(prepareWidgets);
beforeEach(() => {
  vi.useFakeTimers();
  fakePictures.reset();
  town.clear();
  town.set('street', aPlace('street'));
});

describe('a place', () => {
  it('answers a press with a sound and with words that a screen reader hears, and is silent again (PLACE-1)', async () => {
    const { said, door, sound } = await open();
    door().click();
    expect(sound).toHaveBeenCalledWith('knock');
    expect(said()).toBe('Closed.');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said()).toBe('');
  });

  it('says something else by night, and something else again at the next press (PLACE-1)', async () => {
    const { said, door } = await open({ dark: true });
    door().click();
    expect(said()).toBe('Who?');
    door().click();
    expect(said()).toBe('Go away.');
  });

  it('begins to count anew when the hour changes', async () => {
    const { said, door, night } = await open({ dark: true });
    door().click();
    night.set(false);
    night.set(true);
    door().click();
    expect(said()).toBe('Who?');
  });

  it('tells of discoveries', async () => {
    const discoveries = [{ event: 'thirteen-knocks' }] as const;
    town.set('street', aPlace('street', { hotspots: { door: { label: 'Door', discoveries } } }));
    const { door, happened } = await open();
    door().click();
    expect(happened).toHaveBeenCalledWith('thirteen-knocks');
  });

  it('is told to a screen reader as it is remembered, when the person comes from another', async () => {
    const lays = [{ cut: 'lamp', when: { all: ['pressed:lamp'] }, alt: 'A lamp burns.' }] as const;
    town.set('yard', aPlace('yard', { lays }));
    const { said, facts, places, life } = await open();
    facts.set(new Set(['pressed:lamp']));
    places.show(await reachPlace('yard', life.signal), false);
    expect(said()).toBe('The yard. The yard by day. A lamp burns.');
  });

  it('lights a hotspot under the pointer, and under the focus of those who go by keys', async () => {
    const { door } = await open();
    pointer(door(), 'pointerenter');
    expect(shown).toContain('day-door');
    shown.length = 0;
    pointer(door(), 'pointerleave');
    // Whether the focus is to be seen (it is when it came by a key) jsdom only guesses.
    const isSeen = vi.spyOn(door(), 'matches').mockReturnValue(false);
    door().focus();
    expect(shown).not.toContain('day-door');
    door().blur();
    isSeen.mockReturnValue(true);
    door().focus();
    expect(shown).toContain('day-door');
  });

  it('moves while it is seen, and rests with its music while it is not (PLACE-2)', async () => {
    const { visible, music } = await open();
    await vi.advanceTimersByTimeAsync(400);
    expect(shown).toContain('day-bulbs');
    visible.set(false);
    shown.length = 0;
    expect(music.setVisible).toHaveBeenLastCalledWith(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([]);
    visible.set(true);
    expect(music.setVisible).toHaveBeenLastCalledWith(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(shown).not.toEqual([]);
  });

  it('stands still under reduced motion (PLACE-2)', async () => {
    const { reducedMotion } = await open();
    await vi.advanceTimersByTimeAsync(400);
    expect(shown).not.toEqual([]);
    reducedMotion.set(true);
    shown.length = 0;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([]);
  });

  it('turns to night when night falls, without being opened again, and what was switched on is off', async () => {
    town.set('street', aPlace('street', { hotspots: { door: { label: 'Door', switches: 'lamp' } } }));
    const { door, label, night } = await open();
    expect(label()).toBe('The street by day.');
    for (const laid of [true, false, true]) {
      shown.length = 0;
      door().click();
      expect(shown.includes('day-lamp')).toBe(laid);
    }
    night.set(true);
    expect([label(), shown.includes('night-lamp')]).toEqual(['The street by night.', false]);
  });

  it('leaves nothing behind when it is closed', async () => {
    const { element, playing, close } = await open();
    expect(held).toEqual(['street/atlas.webp']);
    close();
    expect(playing).toEqual([]);
    expect(held).toEqual([]);
    expect(element.childElementCount).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('holds nothing when its pictures do not come', async () => {
    fakePictures.arrives = () => Promise.reject(new Error('offline'));
    await expect(open()).rejects.toThrow('offline');
    expect(held).toEqual([]);
  });
});
