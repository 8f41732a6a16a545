// @vitest-environment jsdom
import { Container, Sprite, Texture } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_MS, keptPictures } from '../../engine/assets/texture.ts';
import type { AppContext } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import { eveningAt } from '@shared/domain/town/evening.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { fakeStage, PHONE_DISPLAY, prepareWidgets, WIDE_DISPLAY } from '../../testing/fakeStage.ts';
import { key, pointer } from '../../testing/input.ts';
import { showMap } from './mapView.ts';
import type { MapLook, MapModel, TiledPicture } from './model.ts';

const SIZE = { width: 2048, height: 1280 };
const NOW = epochMs(Date.UTC(1995, 8, 26, 18, 30));
const tiled = (name: string): TiledPicture => ({
  ...SIZE,
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
  size: [SIZE.width, SIZE.height],
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

let before = 0;
const kept = async () => (await keptPictures()).count - before;
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function open({ phone = false, still = false, atNight = false } = {}) {
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
    /** Where the map's corner lies. */
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

beforeEach(async () => {
  await prepareWidgets();
  vi.useFakeTimers();
  before = (await keptPictures()).count;
  let moment = 0;
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => (moment += 16));
});
afterEach(() => settle(KEPT_MS));

describe('the town’s map', () => {
  it('shows its first location in the middle, and loads what is near and not all of it', async () => {
    const map = await open();
    expect(map.corner()).toEqual([400 - 1000, 260 - 560]);
    expect(map.events.loaded).toHaveBeenLastCalledWith(1);
    expect(await kept()).toBeLessThan(30);
    map.view.destroy();
    await settle(KEPT_MS);
    expect(await kept()).toBe(0);
  });

  it('has a button for each pin, above its location, which leads on and leaves the location its middle', async () => {
    const map = await open();
    const pins = { school: ['Objective: A', 'Objective: C'], nowhere: ['Objective: B'] };
    map.view.pin(new Map(Object.entries(pins)));
    const pin = map.button('Objective: A, Objective: C');
    expect(() => map.button('Objective: B')).toThrow('the map has no Objective: B');
    const sides = ({ style }: HTMLElement) =>
      [style.left, style.top, style.width, style.height].map((length) => parseFloat(length));
    const [x = 0, y = 0, width = 0, height = 0] = sides(pin);
    const [left = 0, top = 0, wide = 0, high = 0] = sides(map.button('School'));
    expect(width >= 24 && height >= 26).toBe(true);
    expect(Math.abs(x + width / 2 - (left + wide / 2))).toBeLessThanOrEqual(1);
    expect(y + height).toBeLessThan(top + high / 2);
    pin.click();
    expect([map.events.pin.mock.calls, map.events.press.mock.calls]).toEqual([[['school']], []]);
    map.view.pin(new Map());
    expect(() => map.button('Objective: A, Objective: C')).toThrow(
      'the map has no Objective: A, Objective: C',
    );
    map.view.destroy();
  });

  it('asks again after a while for what it could not load, until it has it', async () => {
    const decode = vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new Error('no network'));
    const map = await open();
    await settle(5_000);
    expect(map.events.loaded).not.toHaveBeenCalledWith(1);
    expect(await kept()).toBe(0);
    decode.mockRestore();
    await settle(5_000);
    expect(map.events.loaded).toHaveBeenLastCalledWith(1);
    map.view.destroy();
    await settle(10_000);
    expect(await kept()).toBe(0);
  });

  it('draws its overview only until all tiles that are seen have come', async () => {
    const seen: number[] = [];
    const map = await open();
    /** What fills all of the map: the overview, which is not drawn beneath its tiles. */
    const wide = () => map.drawn().filter(({ visible, width }) => visible && width === SIZE.width).length;
    seen.push(wide());
    const decode = vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new Error('no network'));
    map.drag(-5_000);
    await settle();
    seen.push(wide());
    decode.mockRestore();
    await settle(5_000);
    seen.push(wide());
    expect(seen).toEqual([0, 1, 0]);
    map.view.destroy();
  });

  it('draws nothing of what arrives only after the person has gone on', async () => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const decode = vi.spyOn(Image.prototype, 'decode').mockReturnValue(arrival);
    const map = await open({ still: true });
    decode.mockRestore();
    map.drag(-5_000);
    map.letGo();
    arrive();
    await settle(KEPT_MS);
    expect(map.drawn().filter(({ texture }) => texture.destroyed)).toEqual([]);
    expect(map.events.loaded).toHaveBeenLastCalledWith(1);
    map.view.destroy();
  });

  it('is dragged, as far as its edge, and frees what it has left', async () => {
    const map = await open({ still: true });
    map.drag(-100);
    expect(map.corner()).toEqual([-700, -300]);
    map.letGo();
    const near = await kept();
    map.drag(-5_000);
    map.letGo();
    expect(map.corner()).toEqual([800 - 2048, -300]);
    await settle(KEPT_MS);
    expect(await kept()).toBeLessThanOrEqual(near);
    expect(map.frames()).toBe(0);
    map.view.destroy();
  });

  it('glides on when it is thrown, and comes to rest by itself', async () => {
    const map = await open();
    map.drag(-120);
    pointer(map.field, 'pointerup', map.at(280, 260));
    const [thrownAt = 0] = map.corner();
    expect(map.frames()).toBeGreaterThan(5);
    const [restsAt = 0] = map.corner();
    expect(restsAt).toBeLessThan(thrownAt);
    expect(map.stage.nextFrame()).toBe(false);
    map.view.destroy();
  });

  it('zooms by keys, by the wheel at the pointer, and by two fingers', async () => {
    const map = await open({ still: true });
    key(map.field, '+');
    expect(map.zoom()).toBe(1.25);
    key(map.field, '-');
    key(map.field, '-');
    expect(map.zoom()).toBe(0.85);
    key(map.field, '0');
    expect(map.zoom()).toBe(1);
    const before = map.corner();
    map.field.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, cancelable: true, ...map.at(100, 100) }));
    expect(map.zoom()).toBeCloseTo(1.716, 1);
    expect((map.corner()[0] ?? 0) - 100).toBeCloseTo(((before[0] ?? 0) - 100) * 1.716, -1);
    key(map.field, '0');
    pointer(map.field, 'pointerdown', map.at(300, 260, { pointerId: 1 }));
    pointer(map.field, 'pointerdown', map.at(400, 260, { pointerId: 2, isPrimary: false }));
    pointer(map.field, 'pointermove', map.at(500, 260, { pointerId: 2, isPrimary: false }));
    expect(map.zoom()).toBe(2);
    map.view.destroy();
  });

  it('counts each press of a key, however fast they come', async () => {
    const map = await open();
    for (let press = 0; press < 3; press += 1) key(map.field, '+');
    map.frames();
    expect(map.zoom()).toBe(2);
    map.view.destroy();
  });

  it('comes to rest on whole pixels after a pinch that ended beside them', async () => {
    const map = await open({ still: true });
    map.field.dispatchEvent(new WheelEvent('wheel', { deltaY: -30, ...map.at(400, 260) }));
    expect(map.zoom()).not.toBe(1);
    await settle(1_000);
    expect(map.zoom()).toBe(1);
    map.view.destroy();
  });

  it('is 3.2 times as wide as a phone at scale 1, with targets for a thumb', async () => {
    const map = await open({ phone: true });
    expect(parseFloat(map.button('School').style.width)).toBe(Math.floor((200 * 0.9 * 3.2 * 390) / 2048));
    expect(parseFloat(map.button('Shed').style.width)).toBe(44);
    map.view.destroy();
  });

  it('tells a tap from a click, and neither from a drag', async () => {
    const map = await open();
    const school = map.button('School');
    const click = () => school.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    click();
    expect(map.events.press).toHaveBeenLastCalledWith('school', { byTouch: false, beside: false });
    pointer(school, 'pointerover', { pointerType: 'touch' });
    pointer(school, 'pointerenter', { pointerType: 'touch' });
    expect(map.events.point).not.toHaveBeenCalled();
    click();
    expect(map.events.press).toHaveBeenLastCalledWith('school', { byTouch: true, beside: false });
    school.click();
    // By the keyboard of a tablet.
    expect(map.events.press).toHaveBeenLastCalledWith('school', { byTouch: false, beside: false });
    school.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(map.events.press).toHaveBeenLastCalledWith('school', { byTouch: false, beside: true });
    map.view.destroy();
  });

  it('is moved a step by each arrow key (MAP-2)', async () => {
    const map = await open({ still: true });
    const corners = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].map((name) => {
      key(map.field, name);
      return map.corner();
    });
    expect(corners).toEqual([
      [-552, -300],
      [-552, -252],
      [-600, -252],
      [-600, -300],
    ]);
    map.view.destroy();
  });

  it('pauses by Space on the map, which a button keeps for itself, and lies still then (MAP-2)', async () => {
    const map = await open();
    key(map.button('School'), ' ');
    expect(map.events.pause).not.toHaveBeenCalled();
    key(map.field, ' ');
    expect(map.events.pause).toHaveBeenCalledOnce();
    map.alive.set(false);
    await settle();
    expect(vi.getTimerCount()).toBe(0);
    const corner = map.corner();
    key(map.field, 'ArrowLeft');
    key(map.field, '+');
    expect([map.corner(), map.zoom()]).toEqual([corner, 1]);
    map.view.destroy();
  });

  it('asks for no frame while it is not seen, also where it was gliding', async () => {
    const map = await open();
    map.drag(-120);
    pointer(map.field, 'pointerup', map.at(280, 260));
    map.alive.set(false);
    expect(map.frames()).toBeLessThan(3);
    map.view.destroy();
  });

  it('turns to night by a fade, and frees the day after it', async () => {
    const map = await open();
    const day = await kept();
    map.night.set(true);
    expect(map.alt()).toBe('By night');
    await settle();
    expect(await kept()).toBeGreaterThan(day);
    expect(map.frames()).toBeGreaterThan(20);
    await settle(KEPT_MS);
    expect(await kept()).toBe(day);
    map.view.destroy();
  });

  it('turns at once where motion is to be reduced', async () => {
    const map = await open({ still: true });
    map.night.set(true);
    await settle();
    expect([map.alt(), map.frames()]).toEqual(['By night', 0]);
    map.view.destroy();
  });

  it('has its buttons where its locations are, and brings the one in that the keyboard reaches', async () => {
    const map = await open({ still: true });
    expect(map.button('Shed').style.left).toBe('58px');
    const shed = map.button('Shed');
    vi.spyOn(shed, 'matches').mockReturnValue(true);
    shed.focus();
    expect(map.corner()).toEqual([0, 0]);
    expect(map.events.point).toHaveBeenLastCalledWith('shed');
    map.view.destroy();
  });

  it('is laid out anew when its window is resized, with the same place in the middle', async () => {
    const map = await open({ still: true });
    map.size.set({ width: 400, height: 300 });
    expect(map.corner()).toEqual([200 - 1000, 150 - 560]);
    map.view.destroy();
  });

  it('is dark while the power is out, without the lit town beneath, and says so (EVENING-2)', async () => {
    const map = await open({ atNight: true });
    const seen = [];
    for (const minutes of [-1, 1, 26]) {
      await map.turnTo(minutes * 60_000);
      seen.push(`${map.alt()} ${map.isLit()}`);
    }
    expect(seen).toEqual(['By night true', 'In the dark false', 'By night true']);
    map.view.destroy();
  });

  it('burns the candles that were lit while it is dark, those of the streets before the houses (EVENING-6)', async () => {
    const map = await open({ atNight: true, still: true });
    const drawn = () => map.seen().length;
    await map.turnTo(60_000);
    const none = drawn();
    // Only locations have candles; the spots of this map are none.
    map.view.burn({ streets: 3 });
    map.view.refresh();
    expect(drawn()).toBe(none + 3 * 3);
    await map.turnTo(27 * 60_000);
    map.view.refresh();
    const lit = drawn();
    map.view.burn({});
    map.view.refresh();
    expect(drawn()).toBe(lit);
    map.view.destroy();
  });

  it('has the train at Depot Lane for its minute, with one window lit (EVENING-8)', async () => {
    const map = await open({ atNight: true, still: true });
    const wagons = async (minutes: number) => {
      await map.turnTo(minutes * 60_000);
      return map.seen().filter(({ tint }) => tint === 0x7f88b4).length;
    };
    expect([await wagons(10), await wagons(16), await wagons(16.9), await wagons(20)]).toEqual([0, 4, 4, 0]);
    map.view.destroy();
  });
});
