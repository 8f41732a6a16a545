import { Container, Sprite, Texture } from 'pixi.js';
import { vi } from 'vitest';
import { eveningAt } from '@shared/domain/town/evening.ts';
import { epochMs } from '@shared/kernel/units.ts';
import type { AppContext } from '../kernel/app.ts';
import { store } from '../kernel/store.ts';
import { showMap } from '../town/map/mapView.ts';
import type { MapLook, MapModel, TiledPicture } from '../town/map/model.ts';
import { fakeStage, PHONE_DISPLAY, prepareWidgets, WIDE_DISPLAY } from './fakeStage.ts';
import { pointer } from './input.ts';

/** How large the picture of the map is. */
export const MAP_SIZE = { width: 2048, height: 1280 };
const NOW = epochMs(Date.UTC(1995, 8, 26, 18, 30));
const tiled = (name: string): TiledPicture => ({
  ...MAP_SIZE,
  tile: 256,
  overview: `${name}-overview`,
  tiles: Array.from({ length: 5 }, (_, y) => Array.from({ length: 8 }, (__, x) => `${name}-${x}-${y}`)),
});
const look = (hour: string): MapLook => ({
  picture: hour,
  loops: [],
  movers: [
    { name: 'car', path: 'main', speed: 50, fps: 4, frames: { e: ['car'] }, goes: { everySeconds: [1, 2] } },
  ],
});
const MODEL: MapModel = {
  size: [MAP_SIZE.width, MAP_SIZE.height],
  spots: { school: { x: 900, y: 500, w: 200, h: 120 }, shed: { x: 60, y: 60, w: 20, h: 20 } },
  paths: {
    main: [
      [0, 640],
      [2048, 640],
    ],
  },
  day: look('day'),
  night: look('night'),
};

const spritesOf = (container: Container): readonly Sprite[] =>
  container.children.flatMap((child) => (child instanceof Sprite ? [child] : spritesOf(child)));

/** The pictures in it that nothing hides. */
const shownIn = (container: Container): readonly Sprite[] =>
  container.children
    .filter(({ visible }) => visible)
    .flatMap((child) => (child instanceof Sprite ? [child] : shownIn(child)));

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/**
 * What jsdom lacks and a map needs: widgets, and tiles that come at once. The answer is what fetches them, a mock, and how
 * many bitmaps of them were made and closed.
 */
export async function prepareMap() {
  await prepareWidgets();
  const fetchTile = vi.fn(async () => new Response());
  const close = vi.fn();
  const made = vi.fn();
  vi.stubGlobal('fetch', fetchTile);
  const bitmap = (width: number, height: number) => {
    made();
    return { width, height, close };
  };
  vi.stubGlobal('createImageBitmap', async () => bitmap(256, 256));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly transferToImageBitmap: () => unknown;
      constructor(width: number, height: number) {
        this.transferToImageBitmap = () => bitmap(width, height);
      }
      getContext = () => ({ setTransform: () => undefined, drawImage: () => undefined });
    },
  );
  return { fetchTile, made, close };
}

/** Opens a map of two locations over a body, and answers what can be done with it and seen of it. */
export async function openMap({ phone = false, still = false, atNight = false } = {}) {
  let clock: number = NOW;
  const stage = fakeStage(phone ? PHONE_DISPLAY : WIDE_DISPLAY);
  const element = document.createElement('div');
  document.body.append(element);
  const root = new Container();
  const size = store(phone ? { width: 390, height: 500 } : { width: 800, height: 520 });
  const [alive, reducedMotion, night, dark] = [store(true), store(still), store(atNight), store(false)];
  const evening = store(eveningAt(NOW, 'America/Chicago'));
  const events = { point: vi.fn(), press: vi.fn(), pin: vi.fn(), pause: vi.fn(), loaded: vi.fn() };
  const app = {
    clock: { now: () => epochMs(clock) },
    random: () => 0.5,
    reducedMotion,
    services: { time: { night, evening, dark } },
    // What the map does not touch is left out.
  } as unknown as AppContext;
  const view = showMap(
    { root, element, stage, size },
    app,
    {
      model: MODEL,
      bundle: { atlas: { url: 'atlas', frames: {} }, tiled: { day: tiled('day'), night: tiled('night') } },
      cut: () => Texture.EMPTY,
      label: 'Map',
      alt: { day: 'By day', night: 'By night' },
      locations: { school: 'School', shed: 'Shed' },
      first: 'school',
      evening: { halt: [700, 85], lake: { x: 1_800, y: 500, w: 16, h: 16 } },
      floodlit: () => false,
      blackout: { load: () => Promise.resolve(tiled('dark')), from: 'school', alt: 'In the dark' },
      alive,
    },
    events,
  );
  await settle();
  const field = element.querySelector<HTMLElement>('.map-field');
  const places = element.querySelector<HTMLElement>('.map-places');
  if (field === null || places === null) throw new Error('there is no map');
  const button = (label: string): HTMLButtonElement => {
    const found = element.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
    if (found === null) throw new Error(`the map has no ${label}`);
    return found;
  };
  const at = (x: number, y: number, init: PointerEventInit = {}) => ({ clientX: x, clientY: y, ...init });
  return {
    view,
    stage,
    field,
    button,
    events,
    alive,
    night,
    /** The evening of a Friday, so long after the power has failed. */
    turnTo(afterMs: number) {
      clock = evening.get().darkAt + afterMs;
      evening.set(eveningAt(epochMs(clock), 'America/Chicago'));
      dark.set(evening.get().part === 'dark');
      return settle();
    },
    /** What is drawn. */
    seen: () => shownIn(root),
    /** Whether the lit town is drawn. */
    isLit: () => root.children[0]?.visible,
    size,
    at,
    drawn: () => spritesOf(root),
    alt: () => element.querySelector('[role=img]')?.getAttribute('aria-label'),
    /** Where the corner of its picture lies. */
    pictureAt: () => [spritesOf(root)[0]?.parent?.x, spritesOf(root)[0]?.parent?.y],
    /** Where the corner of the layer of its buttons lies. */
    corner: () => (places.style.transform.match(/-?\d+/g) ?? []).map(Number),
    zoom: () => parseFloat(button('School').style.width) / 200,
    drag(by: number, init: PointerEventInit = {}) {
      pointer(field, 'pointerdown', at(400, 260, init));
      pointer(field, 'pointermove', at(400 + by / 2, 260, init));
      pointer(field, 'pointermove', at(400 + by, 260, init));
    },
    letGo: () => pointer(field, 'pointerup', at(0, 0)),
    /** Draws frames until none is asked for; answers how many that were. */
    frames(most = 500) {
      let count = 0;
      while (count < most && stage.nextFrame()) count += 1;
      return count;
    },
  };
}
