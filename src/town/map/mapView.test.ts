// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_MS, keptPictures } from '../../engine/assets/texture.ts';
import { key, pointer } from '../../testing/input.ts';
import { MAP_SIZE, openMap, prepareMap } from '../../testing/openMap.ts';

let before = 0;
let prepared: Awaited<ReturnType<typeof prepareMap>>;
const kept = async () => (await keptPictures()).count - before;
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  prepared = await prepareMap();
  vi.useFakeTimers();
  before = (await keptPictures()).count;
  let moment = 0;
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => (moment += 16));
});
afterEach(() => settle(KEPT_MS));

describe('the town’s map', () => {
  it('shows its first location in the middle, and loads what is near and not all of it', async () => {
    const map = await openMap();
    expect(map.corner()).toEqual([400 - 1000, 260 - 560]);
    expect(map.events.loaded).toHaveBeenLastCalledWith(1);
    expect(await kept()).toBeLessThan(30);
    map.view.destroy();
    await settle(KEPT_MS);
    expect(await kept()).toBe(0);
    // What holds pixels until it is collected gives them back at once.
    expect(prepared.close.mock.calls.length).toBe(prepared.fetchTile.mock.calls.length);
  });

  it('has a button for each pin, above its location, which leads on and leaves the location its middle', async () => {
    const map = await openMap();
    const head = 'objective' as const;
    const school = { head, lines: ['Objective: A', 'Objective: C'] };
    map.view.pin(new Map(Object.entries({ school, nowhere: { head, lines: ['Objective: B'] } })));
    const pin = map.button('Objective: A, Objective: C');
    expect(() => map.button('Objective: B')).toThrow('the map has no Objective: B');
    const sides = ({ style: { left, top, width, height } }: HTMLElement) =>
      [left, top, width, height].map((length) => parseFloat(length));
    const [x = 0, y = 0, width = 0, height = 0] = sides(pin);
    const [left = 0, top = 0, wide = 0, high = 0] = sides(map.button('School'));
    expect(width >= 24 && height >= 26).toBe(true);
    expect(Math.abs(x + width / 2 - (left + wide / 2))).toBeLessThanOrEqual(1);
    expect(y + height).toBeLessThan(top + high / 2);
    pin.click();
    expect([map.events.pin.mock.calls, map.events.press.mock.calls]).toEqual([[['school']], []]);
    map.view.pin(new Map());
    expect(() => map.button('Objective: A, Objective: C')).toThrow('the map has no Objective: A');
    map.view.destroy();
  });

  it('asks again after a while for what it could not load, until it has it', async () => {
    prepared.fetchTile.mockImplementation(() => Promise.reject(new TypeError('no network')));
    const map = await openMap();
    await settle(5_000);
    expect(map.events.loaded).not.toHaveBeenCalledWith(1);
    expect(await kept()).toBe(0);
    prepared.fetchTile.mockResolvedValue(new Response());
    await settle(5_000);
    expect(map.events.loaded).toHaveBeenLastCalledWith(1);
    map.view.destroy();
    await settle(10_000);
    expect(await kept()).toBe(0);
  });

  it('draws its overview only until all tiles that are seen have come', async () => {
    const seen: number[] = [];
    const map = await openMap();
    /** What fills all of the map: the overview, which is not drawn beneath its tiles. */
    const wide = () => map.drawn().filter(({ visible, width }) => visible && width === MAP_SIZE.width).length;
    seen.push(wide());
    prepared.fetchTile.mockResolvedValue(new Response(null, { status: 404 }));
    map.drag(-5_000);
    await settle();
    seen.push(wide());
    prepared.fetchTile.mockResolvedValue(new Response());
    await settle(5_000);
    seen.push(wide());
    expect(seen).toEqual([0, 1, 0]);
    map.view.destroy();
  });

  it('draws nothing of what arrives only after the person has gone on', async () => {
    let arrive = (): void => undefined;
    const arrival = new Promise<Response>((resolve) => (arrive = () => resolve(new Response())));
    prepared.fetchTile.mockReturnValue(arrival);
    const map = await openMap({ still: true });
    prepared.fetchTile.mockResolvedValue(new Response());
    map.drag(-5_000);
    map.letGo();
    arrive();
    await settle(KEPT_MS);
    expect(map.drawn().filter(({ texture }) => texture.destroyed)).toEqual([]);
    expect(map.events.loaded).toHaveBeenLastCalledWith(1);
    map.view.destroy();
  });

  it('is dragged, as far as its edge, and frees what it has left', async () => {
    const map = await openMap({ still: true });
    map.drag(-100);
    expect(map.pictureAt()).toEqual([-700, -300]);
    // What takes the pointer next time follows when it is free.
    expect(map.corner()).toEqual([-600, -300]);
    map.letGo();
    expect(map.corner()).toEqual([-700, -300]);
    await settle(KEPT_MS);
    const near = await kept();
    map.drag(-5_000);
    map.letGo();
    expect(map.corner()).toEqual([800 - 2048, -300]);
    await settle(KEPT_MS);
    expect(await kept()).toBeLessThanOrEqual(near);
    expect(map.frames()).toBe(0);
    map.view.destroy();
  });

  it('loads what the next drag comes to once it rests', async () => {
    const map = await openMap({ still: true });
    const near = await kept();
    await settle(KEPT_MS);
    const atRest = await kept();
    expect(atRest).toBeGreaterThan(near);
    const { calls } = prepared.fetchTile.mock;
    map.drag(-100);
    map.letGo();
    expect(calls.length).toBe(atRest);
    expect(map.events.loaded).toHaveBeenLastCalledWith(1);
    map.view.destroy();
  });

  it('shows what was under way for the next drag when that drag has come to it', async () => {
    const map = await openMap({ still: true });
    let arrive = (): void => undefined;
    const arrival = new Promise<Response>((resolve) => (arrive = () => resolve(new Response())));
    prepared.fetchTile.mockReturnValue(arrival);
    await settle(KEPT_MS);
    map.drag(-100);
    map.letGo();
    map.events.loaded.mockClear();
    arrive();
    await settle();
    expect(map.events.loaded).toHaveBeenLastCalledWith(1);
    map.view.destroy();
    await settle(KEPT_MS);
  });

  it('draws tiles that are shown smaller than they are from small pictures once it rests, which it gives back', async () => {
    const map = await openMap({ still: true, phone: true });
    const tiles = () => map.drawn().filter(({ visible, texture }) => visible && texture.source.width > 1);
    const fromSmall = () => tiles().filter(({ scale }) => scale.x === 1 && scale.y === 1).length;
    expect(fromSmall()).toBe(0);
    await settle(KEPT_MS);
    expect([fromSmall(), map.zoom() < 1]).toEqual([tiles().length, true]);
    key(map.field, '-');
    expect(fromSmall()).toBe(0);
    await settle(2 * KEPT_MS);
    expect(fromSmall()).toBe(tiles().length);
    map.view.destroy();
    await settle(KEPT_MS);
    expect(prepared.close.mock.calls.length).toBe(prepared.made.mock.calls.length);
  });

  it('glides on when it is thrown, and comes to rest by itself', async () => {
    const map = await openMap();
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
    const map = await openMap({ still: true });
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
    for (const pointerId of [1, 2]) pointer(map.field, 'pointerup', map.at(500, 260, { pointerId }));
    expect(map.zoom()).toBe(2);
    map.view.destroy();
  });

  it('counts each press of a key, however fast they come', async () => {
    const map = await openMap();
    for (let press = 0; press < 3; press += 1) key(map.field, '+');
    map.frames();
    expect(map.zoom()).toBe(2);
    map.view.destroy();
  });

  it('comes to rest on whole pixels after a pinch that ended beside them', async () => {
    const map = await openMap({ still: true });
    map.field.dispatchEvent(new WheelEvent('wheel', { deltaY: -30, ...map.at(400, 260) }));
    expect(map.zoom()).not.toBe(1);
    await settle(1_000);
    expect(map.zoom()).toBe(1);
    map.view.destroy();
  });

  it('is 3.2 times as wide as a phone at scale 1, with targets for a thumb', async () => {
    const map = await openMap({ phone: true });
    expect(parseFloat(map.button('School').style.width)).toBe(Math.floor((200 * 0.9 * 3.2 * 390) / 2048));
    expect(parseFloat(map.button('Shed').style.width)).toBe(44);
    map.view.destroy();
  });

  it('tells a tap from a click, and neither from a drag', async () => {
    const map = await openMap();
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
    const map = await openMap({ still: true });
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
    const map = await openMap();
    key(map.button('School'), ' ');
    expect(map.events.pause).not.toHaveBeenCalled();
    key(map.field, ' ');
    expect(map.events.pause).toHaveBeenCalledOnce();
    map.alive.set(false);
    await settle(KEPT_MS);
    expect(vi.getTimerCount()).toBe(0);
    const corner = map.corner();
    key(map.field, 'ArrowLeft');
    key(map.field, '+');
    expect([map.corner(), map.zoom()]).toEqual([corner, 1]);
    map.view.destroy();
  });

  it('asks for no frame while it is not seen, also where it was gliding', async () => {
    const map = await openMap();
    map.drag(-120);
    pointer(map.field, 'pointerup', map.at(280, 260));
    map.alive.set(false);
    expect(map.frames()).toBeLessThan(3);
    map.view.destroy();
  });

  it('turns to night by a fade, and frees the day after it', async () => {
    const map = await openMap();
    await settle(KEPT_MS);
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
    const map = await openMap({ still: true });
    map.night.set(true);
    await settle();
    expect([map.alt(), map.frames()]).toEqual(['By night', 0]);
    map.view.destroy();
  });

  it('has its buttons where its locations are, and brings the one in that the keyboard reaches', async () => {
    const map = await openMap({ still: true });
    expect(map.button('Shed').style.left).toBe('58px');
    const shed = map.button('Shed');
    vi.spyOn(shed, 'matches').mockReturnValue(true);
    shed.focus();
    expect(map.corner()).toEqual([0, 0]);
    expect(map.events.point).toHaveBeenLastCalledWith('shed');
    map.view.destroy();
  });

  it('is laid out anew when its window is resized, with the same place in the middle', async () => {
    const map = await openMap({ still: true });
    map.size.set({ width: 400, height: 300 });
    expect(map.corner()).toEqual([200 - 1000, 150 - 560]);
    map.view.destroy();
  });

  it('is dark while the power is out, without the lit town beneath, and says so (EVENING-2)', async () => {
    const map = await openMap({ atNight: true });
    const seen = [];
    for (const minutes of [-1, 1, 26]) {
      await map.turnTo(minutes * 60_000);
      seen.push(`${map.alt()} ${map.isLit()}`);
    }
    expect(seen).toEqual(['By night true', 'In the dark false', 'By night true']);
    map.view.destroy();
  });
});
