// @vitest-environment jsdom
import { Container, Texture } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, emit, setup } from 'xstate';
import { DEFAULT_TIME_CONFIG } from '../../../supabase/functions/_shared/domain/dayNight.ts';
import type { AppContext } from '../../kernel/app.ts';
import { epochMs } from '../../../supabase/functions/_shared/kernel/units.ts';
import { store } from '../../kernel/store.ts';
import { fakeStage, PHONE_DISPLAY, prepareWidgets, WIDE_DISPLAY } from '../../testing/fakeStage.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { pointer } from '../../testing/input.ts';

import { aPlace } from '../../testing/places.ts';
import type { PlaceEffect } from './effects.ts';
import type { Place } from './place.ts';
import type { PlaceEvent, PlaceInput } from './placeMachine.ts';
import { placeScene } from './placeScene.ts';
import { TEXTS } from './texts.ts';

/** What the loop and the lights have drawn, by the names of their cuts. */
const shown: string[] = [];
let held: string[] = [];
let arrives: () => Promise<void> = () => Promise.resolve();
const town = new Map<string, Place>();
const art = {
  picture: () => Texture.EMPTY,
  cut: (name: string) => {
    shown.push(name);
    return Texture.EMPTY;
  },
};
vi.mock('../places/index.ts', () => ({ loadPlace: (id: string) => Promise.resolve(town.get(id)) }));
vi.mock('../../engine/assets/texture.ts', async (original) => ({
  ...(await original<object>()),
  holdUntil: () => {
    const mine: string[] = [];
    return {
      async bundle({ atlas }: Place['bundle']) {
        mine.push(atlas.url);
        held.push(atlas.url);
        await arrives();
        return art;
      },
      release: () => (held = held.filter((url) => !mine.includes(url))),
    };
  },
}));

/** A machine of a place's own: the second press opens, and it stays open. */
const ownMachine = setup({
  types: {
    input: {} as PlaceInput,
    context: {} as { presses: number },
    events: {} as PlaceEvent,
    emitted: {} as PlaceEffect,
  },
}).createMachine({
  context: { presses: 0 },
  on: {
    'user.hotspot': [
      {
        guard: ({ context }) => context.presses === 1,
        actions: emit({ type: 'light', hotspot: 'door', lit: true }),
      },
      { actions: assign({ presses: ({ context }) => context.presses + 1 }) },
    ],
  },
});

async function open({ dark = false, width = 640, height = 360 } = {}) {
  const stage = fakeStage(width < 500 ? PHONE_DISPLAY : WIDE_DISPLAY);
  const element = document.createElement('div');
  document.body.append(element);
  const root = new Container();
  const size = store({ width, height });
  const host = { root, element, stage, size };
  const visible = store(true);
  const reducedMotion = store(false);
  const night = store(dark);
  const life = new AbortController();
  const playing: string[] = [];
  const music = {
    setVisible: vi.fn(),
    fade: vi.fn(),
    play: vi.fn((track: { webm: string }, _options: object) => {
      playing.push(track.webm);
      return { ...music, stop: () => void playing.splice(playing.indexOf(track.webm), 1) };
    }),
  };
  const [sound, happened, setTitle, fail] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const app = {
    appId: 'town-map',
    params: undefined,
    clock: { now: () => epochMs(0) },
    random: () => 0,
    sound,
    visible,
    inFront: store(true),
    reducedMotion,
    closed: life.signal,
    fail,
    setTitle,
    services: {
      audio: { music, ambience: music },
      time: { night, config: store(DEFAULT_TIME_CONFIG) },
      discoveries: { happened },
      storage: fakeBrowser().storage(),
    },
    // What the scene does not touch is left out.
  } as unknown as AppContext;
  const mount = await placeScene('street').prepare(life.signal);
  const unmount = mount(host, app);
  const button = (label: string) => {
    const found = element.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
    if (found === null) throw new Error(`the place has no ${label}`);
    return found;
  };
  return {
    element,
    button,
    door: () => button('Door'),
    said: () => element.querySelector('[role=status]')?.textContent,
    label: () => element.querySelector('[role=img]')?.getAttribute('aria-label'),
    picture: () => root.children[0],
    size,
    settle: () => vi.advanceTimersByTimeAsync(0),
    close: () => {
      life.abort();
      unmount();
    },
    visible,
    reducedMotion,
    night,
    music,
    playing,
    sound,
    happened,
    setTitle,
    fail,
  };
}

beforeAll(prepareWidgets);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  shown.length = 0;
  held = [];
  arrives = () => Promise.resolve();
  town.clear();
  town.set('street', aPlace('street'));
});

describe('a place', () => {
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

  it('tells of discoveries', async () => {
    const discoveries = [{ event: 'thirteen-knocks' }] as const;
    town.set('street', aPlace('street', { hotspots: { door: { label: 'Door', discoveries } } }));
    const { door, happened } = await open();
    door().click();
    expect(happened).toHaveBeenCalledWith('thirteen-knocks');
  });

  it('goes by rules of its own where it has some', async () => {
    town.set('street', aPlace('street', { rules: (input) => createActor(ownMachine, { input }) }));
    const { door, said } = await open();
    door().click();
    expect(shown).not.toContain('day-door');
    door().click();
    expect(shown).toContain('day-door');
    expect(said()).toBe('');
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
    arrives = () => Promise.reject(new Error('offline'));
    await expect(open()).rejects.toThrow('offline');
    expect(held).toEqual([]);
  });
});

describe('an exit', () => {
  beforeEach(() => {
    const out = { label: 'Street', exit: { to: 'street' } };
    town.set('street', aPlace('street', { hotspots: { way: { label: 'Way in', exit: { to: 'lobby' } } } }));
    town.set('lobby', aPlace('lobby', { hotspots: { door: { label: 'Door' }, way: out } }));
  });

  it('leads to the other place in the same window, and back by the exit there', async () => {
    const { button, setTitle, label, said, settle } = await open();
    button('Way in').focus();
    button('Way in').click();
    await settle();
    expect(setTitle).toHaveBeenLastCalledWith('The lobby');
    expect(label()).toBe('The lobby by day.');
    expect(said()).toBe('The lobby. The lobby by day.');
    expect(document.activeElement).toBe(button('Street'));
    button('Street').click();
    await settle();
    expect(setTitle).toHaveBeenLastCalledWith(null);
    expect(label()).toBe('The street by day.');
  });

  it('frees the place that is left', async () => {
    const { button, settle, close } = await open();
    button('Way in').click();
    await settle();
    expect(held).toEqual(['lobby/atlas.webp']);
    close();
    expect(held).toEqual([]);
  });

  it('fades one tune into the other, and lets one go on that both have', async () => {
    const { button, settle, playing, music } = await open();
    button('Way in').click();
    await settle();
    expect(playing).toEqual(['lobby.webm']);
    expect(music.play.mock.lastCall?.[1]).toMatchObject({ fadeIn: 1.2 });
    const { tune } = aPlace('lobby');
    town.set('street', aPlace('street', tune && { tune }));
    button('Street').click();
    await settle();
    expect(music.play).toHaveBeenCalledTimes(2);
    expect(playing).toEqual(['lobby.webm']);
  });

  it('keeps the place until the next has come, says so when that takes a while, and goes once', async () => {
    let arrive: () => void = () => undefined;
    const { button, settle, label, said, element, setTitle } = await open();
    arrives = () => new Promise((resolve) => (arrive = resolve));
    button('Way in').click();
    button('Way in').click();
    await settle();
    expect(said()).toBe('');
    await vi.advanceTimersByTimeAsync(300);
    expect(said()).toBe(TEXTS.onTheWay);
    expect(element.className).toBe('waiting');
    expect(label()).toBe('The street by day.');
    arrive();
    await settle();
    expect(label()).toBe('The lobby by day.');
    expect(element.className).toBe('');
    expect(setTitle).toHaveBeenCalledTimes(1);
  });

  it('says when the next place does not come, and leads there at the next press', async () => {
    const { button, settle, said, label } = await open();
    arrives = () => Promise.reject(new Error('offline'));
    button('Way in').click();
    await settle();
    expect(said()).toBe(TEXTS.noWay);
    expect(held).toEqual(['street/atlas.webp']);
    arrives = () => Promise.resolve();
    button('Way in').click();
    await settle();
    expect(label()).toBe('The lobby by day.');
  });

  it('leads nowhere once the window is closed', async () => {
    let arrive: () => void = () => undefined;
    const { button, settle, close, playing, element } = await open();
    arrives = () => new Promise((resolve) => (arrive = resolve));
    button('Way in').click();
    close();
    arrive();
    await settle();
    expect(playing).toEqual([]);
    expect(element.childElementCount).toBe(0);
  });

  it('breaks the window, and not the desktop, when the next place cannot be shown', async () => {
    const { button, settle, fail } = await open();
    const broken = { ...aPlace('lobby'), model: { ...aPlace('lobby').model, day: undefined } };
    // A bundle of another build than the code.
    town.set('lobby', broken as unknown as Place);
    button('Way in').click();
    await settle();
    expect(fail).toHaveBeenCalled();
  });
});
