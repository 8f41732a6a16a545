// @vitest-environment jsdom
import { Container, Texture } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_TIME_CONFIG } from '../../supabase/functions/_shared/domain/dayNight.ts';
import type { AppContext } from '../kernel/app.ts';
import { epochMs } from '../kernel/units.ts';
import { store } from '../kernel/store.ts';
import { fakeStage, PHONE_DISPLAY, prepareWidgets, WIDE_DISPLAY } from '../testing/fakeStage.ts';
import { pointer, key } from '../testing/input.ts';
import { aPlace } from '../testing/places.ts';
import { placeScene } from './placeScene.ts';

const shown: string[] = [];
let arrives = true;
const release = vi.fn();
const art = {
  picture: () => Texture.EMPTY,
  cut: (name: string) => {
    shown.push(name);
    return Texture.EMPTY;
  },
};
vi.mock('./town.ts', () => ({ loadPlace: (id: string) => Promise.resolve(aPlace(id)) }));
vi.mock('../engine/assets/texture.ts', async (original) => ({
  ...(await original<object>()),
  holdPictures: () => ({
    texture: () => Promise.resolve(Texture.EMPTY),
    bundle: () => (arrives ? Promise.resolve(art) : Promise.reject(new Error('offline'))),
    release,
  }),
}));

async function open({ dark = false, width = 640, height = 360 } = {}) {
  const stage = fakeStage(width < 500 ? PHONE_DISPLAY : WIDE_DISPLAY);
  const element = document.createElement('div');
  document.body.append(element);
  const root = new Container();
  const host = { root, element, stage, size: store({ width, height }), destroy: () => undefined };
  const visible = store(true);
  const reducedMotion = store(false);
  const night = store(dark);
  const music = { setVisible: vi.fn(), stop: vi.fn(), fade: vi.fn() };
  const sound = vi.fn();
  const happened = vi.fn();
  const app = {
    appId: 'town-map',
    params: undefined,
    clock: { now: () => epochMs(0) },
    random: () => 0,
    sound,
    visible,
    reducedMotion,
    services: {
      audio: { music: { play: () => music } },
      time: { night, config: store(DEFAULT_TIME_CONFIG) },
      discoveries: { happened },
    },
    // What the scene does not touch is left out.
  } as unknown as AppContext;
  const close = placeScene('street')(host, app);
  await vi.advanceTimersByTimeAsync(0);
  const door = () => {
    const found = element.querySelector<HTMLButtonElement>('button[aria-label="Door"]');
    if (found === null) throw new Error('the place has no door');
    return found;
  };
  const said = () => element.querySelector('[role=status]')?.textContent;
  const picture = () => root.children[0];
  return { element, door, said, visible, reducedMotion, night, music, sound, happened, close, picture };
}

describe('a place', () => {
  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    arrives = true;
    release.mockClear();
  });

  it('answers a press with a sound and with words that a screen reader hears, and is silent again', async () => {
    const { said, door, sound } = await open();
    door().click();
    expect(sound).toHaveBeenCalledWith('knock');
    expect(said()).toBe('Closed.');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said()).toBe('');
  });

  it('says something else by night, and something else again at the next press', async () => {
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

  it('lights a hotspot under the pointer and under the focus', async () => {
    const { door } = await open();
    pointer(door(), 'pointerenter');
    expect(shown).toContain('day-door');
    shown.length = 0;
    pointer(door(), 'pointerleave');
    door().focus();
    expect(shown).toContain('day-door');
  });

  it('moves while it is seen, and rests with its music while it is not', async () => {
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

  it('stands still under reduced motion', async () => {
    const { reducedMotion } = await open();
    await vi.advanceTimersByTimeAsync(400);
    expect(shown).not.toEqual([]);
    reducedMotion.set(true);
    shown.length = 0;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([]);
  });

  it('turns to night when night falls, without being opened again', async () => {
    const { element, night } = await open();
    const label = () => element.querySelector('[role=img]')?.getAttribute('aria-label');
    expect(label()).toBe('The street by day.');
    night.set(true);
    expect(label()).toBe('The street by night.');
  });

  it('lets a finger drag the picture, also from a hotspot, without pressing it', async () => {
    const { element, door, sound, picture } = await open({ width: 390, height: 720 });
    const before = picture()?.x ?? 0;
    const target = door();
    pointer(target, 'pointerdown', { clientX: 200, clientY: 200 });
    pointer(element, 'pointermove', { clientX: 140, clientY: 200 });
    pointer(element, 'pointerup', { clientX: 140, clientY: 200 });
    expect(picture()?.x).toBe(before - 60);
    expect(sound).not.toHaveBeenCalled();
    key(element, 'ArrowLeft');
    expect(picture()?.x).toBe(before - 36);
  });

  it('says when the picture did not come, and asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    arrives = false;
    const { element, door } = await open();
    expect(element.querySelector('[role=alert]')?.textContent).toContain('did not arrive');
    arrives = true;
    element.querySelector<HTMLButtonElement>('[role=alert] button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(door).not.toThrow();
  });

  it('leaves nothing behind when it is closed', async () => {
    const { element, music, close } = await open();
    close();
    expect(music.stop).toHaveBeenCalled();
    expect(release).toHaveBeenCalledOnce();
    expect(element.childElementCount).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
