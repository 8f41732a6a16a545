import { Container, Texture } from 'pixi.js';
import { vi } from 'vitest';
import type { Candles } from '@shared/domain/town/candles.ts';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { eveningAt } from '@shared/domain/town/evening.ts';
import { DEFAULT_SETTINGS } from '@shared/domain/system/settings.ts';
import type { Fact } from '@shared/domain/town/story.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import { epochMs } from '@shared/kernel/units.ts';
import type { AppContext, DialogRequest } from '../kernel/app.ts';
import { store } from '../kernel/store.ts';
import type { Place } from '../town/play/place.ts';
import { fakeStage, WIDE_DISPLAY } from './fakeStage.ts';
import { fakeBrowser } from './fakeTabs.ts';

/** What a scene is given to play a place: a body, services of functions, and what came of them. */
export function aPlayer({
  dark = false,
  body = { width: 640, height: 360 },
  display = WIDE_DISPLAY,
  browser = fakeBrowser(),
} = {}) {
  const stage = fakeStage(display);
  const element = document.createElement('div');
  document.body.append(element);
  const root = new Container();
  const size = store(body);
  const [visible, reducedMotion, night, powerCut] = [store(true), store(false), store(dark), store(false)];
  const evening = store(eveningAt(epochMs(0), DEFAULT_TIME_CONFIG.timezone));
  const facts = store<ReadonlySet<Fact>>(new Set());
  const floodlights = store({ lit: false, switchedAt: 0 });
  const candles = store<Candles | null>(null);
  const call = vi.fn((_route: string, body: object) =>
    Promise.resolve<Result<unknown>>(
      ok({ floodlights: { lit: 'lit' in body && body.lit === true, switchedAt: 1 } }),
    ),
  );
  const life = new AbortController();
  const muted = store(false);
  const taken = vi.fn();
  const layOver = vi.fn((_host: HTMLElement, _effects: object) => ({ destroy: taken }));
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
  const ask = vi.fn((_dialog: DialogRequest) => Promise.resolve(null));
  const openFor = vi.fn();
  let close: (outcome: string | null) => void = () => undefined;
  const outcomeOf = vi.fn(
    (_purpose: string, _params?: string) => new Promise<string | null>((resolve) => (close = resolve)),
  );
  const app = {
    clock: { now: () => epochMs(0) },
    random: () => 0,
    sound,
    visible,
    inFront: store(true),
    reducedMotion,
    closed: life.signal,
    fail,
    setTitle,
    desktop: { ask, openFor, outcomeOf },
    services: {
      audio: { music, ambience: music, muted, setMuted: muted.set },
      settings: store(DEFAULT_SETTINGS),
      effects: { layOver },
      time: { night, dark: powerCut, evening, config: store(DEFAULT_TIME_CONFIG) },
      discoveries: { happened },
      api: { call },
      session: store({ wallet: '0x0000000000000001' }),
      presence: { floodlights, candles, hear: floodlights.set },
      storage: browser.storage(),
      story: { ...facts, record: (fact: Fact) => facts.set(new Set([...facts.get(), fact])) },
    },
    // What plays a place touches nothing else.
  } as unknown as AppContext;
  const button = (label: string) => {
    const found = element.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
    if (found === null) throw new Error(`the place has no ${label}`);
    return found;
  };
  return {
    app,
    host: { root, element, stage, size },
    element,
    button,
    door: () => button('Door'),
    said: () => element.querySelector('[role=status]')?.textContent,
    label: () => element.querySelector('[role=img]')?.getAttribute('aria-label'),
    settle: () => vi.advanceTimersByTimeAsync(0),
    life,
    muted,
    layOver,
    taken,
    size,
    visible,
    reducedMotion,
    night,
    powerCut,
    evening,
    facts,
    floodlights,
    candles,
    call,
    music,
    playing,
    sound,
    happened,
    setTitle,
    fail,
    ask,
    openFor,
    outcomeOf,
    /** Closes the window that was opened last to hear how it ends. */
    end: (outcome: string | null) => close(outcome),
  };
}

/** The places of a test, by id, for a mock of town/places/index.ts. Files of tests share their modules, and so share it. */
export const fakeTown = new Map<string, Place>();

/** The pictures of places without a network, for a mock of engine/assets/texture.ts. */
export const fakePictures = {
  art: {
    picture: () => Texture.EMPTY,
    cut: (name: string) => {
      fakePictures.shown.push(name);
      return Texture.EMPTY;
    },
  },
  /** The cuts that were drawn, by their names. */
  shown: new Array<string>(),
  /** The atlases that are held. */
  held: new Array<string>(),
  /** Resolves when the pictures that are asked for arrive. */
  arrives: (): Promise<void> => Promise.resolve(),
  reset(): void {
    fakePictures.shown.length = 0;
    fakePictures.held.length = 0;
    fakePictures.arrives = () => Promise.resolve();
  },
  holdUntil(closed: AbortSignal) {
    const mine: string[] = [];
    const { held } = fakePictures;
    const release = (): void => {
      for (const url of mine.splice(0)) held.splice(held.indexOf(url), 1);
    };
    closed.addEventListener('abort', release);
    return {
      release,
      async bundle({ atlas }: Place['bundle']) {
        mine.push(atlas.url);
        held.push(atlas.url);
        await fakePictures.arrives();
        return fakePictures.art;
      },
    };
  },
};
