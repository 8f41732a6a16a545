// @vitest-environment jsdom
import { Container, Texture } from 'pixi.js';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppContext } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import { fakeStage, PHONE_DISPLAY, prepareWidgets, WIDE_DISPLAY } from '../../testing/fakeStage.ts';
import { pointer, key } from '../../testing/input.ts';
import type { Place } from './place.ts';
import { DOOR_ANSWERS } from './texts.ts';

const cut = (frame: string) => ({ frame, x: 1, y: 2 });
const hour = (name: string) => ({
  picture: name,
  loops: [{ name: 'bulbs', fps: 8, order: [-1, 0], cuts: [cut(`${name}-bulbs`)] }],
  hover: { door: cut(`${name}-door`) },
  passers: [],
});
const place: Place = {
  size: [320, 180],
  hotspots: { door: { x: 128, y: 91, w: 31, h: 30 } },
  day: hour('day'),
  night: hour('night'),
};
const shown: string[] = [];
let arrives = true;
vi.mock('./arcade.ts', () => ({
  tune: { webm: 'a', m4a: 'b', seconds: 60, volume: 1 },
  loadArcade: () =>
    arrives
      ? Promise.resolve({
          place,
          pictures: { day: Texture.EMPTY, night: Texture.EMPTY },
          cuts: (name: string) => {
            shown.push(name);
            return Texture.EMPTY;
          },
        })
      : Promise.reject(new Error('offline')),
}));

async function open({ dark = false, width = 640, height = 360 } = {}) {
  const { default: mount } = await import('./scene.ts');
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
    random: () => 0,
    sound,
    visible,
    reducedMotion,
    services: { audio: { music: { play: () => music } }, time: { night }, discoveries: { happened } },
    // What the scene does not touch is left out.
  } as unknown as AppContext;
  const close = mount(host, app);
  await vi.advanceTimersByTimeAsync(0);
  const door = () => {
    const found = element.querySelector<HTMLButtonElement>('button[aria-label="Arcade door"]');
    if (found === null) throw new Error('the map has no door');
    return found;
  };
  return {
    element,
    door,
    visible,
    reducedMotion,
    night,
    music,
    sound,
    happened,
    close,
    picture: () => root.children[1],
  };
}

describe('the town map', () => {
  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    arrives = true;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers a knock with a sound and with words that a screen reader hears', async () => {
    const { element, door, sound } = await open();
    door().click();
    expect(sound).toHaveBeenCalledWith('knock');
    expect(element.querySelector('[role=status]')?.textContent).toBe(DOOR_ANSWERS.day[0]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(element.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('says something else by night, and something else again at the next knock', async () => {
    const { element, door } = await open({ dark: true });
    const said = () => element.querySelector('[role=status]')?.textContent;
    door().click();
    expect(said()).toBe(DOOR_ANSWERS.night[0]);
    door().click();
    expect(said()).toBe(DOOR_ANSWERS.night[1]);
  });

  it('tells of a knock in the dark, and of the thirteenth', async () => {
    const { door, night, happened } = await open();
    for (let knock = 1; knock <= 12; knock++) door().click();
    expect(happened).not.toHaveBeenCalled();
    door().click();
    expect(happened.mock.calls).toEqual([['thirteen-knocks']]);
    night.set(true);
    door().click();
    expect(happened).toHaveBeenLastCalledWith('arcade-at-night');
  });

  it('lights the door under the pointer and under the focus', async () => {
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
    expect(label()).toContain('afternoon');
    night.set(true);
    expect(label()).toContain('at night');
  });

  it('lets a finger drag the picture, also from the door, without knocking', async () => {
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
    expect(element.childElementCount).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
