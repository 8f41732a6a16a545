// @vitest-environment jsdom
import { Sprite, Texture, type Container } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { MapLife, type Moment } from './mapLife.ts';
import type { MapLook, MapModel } from './model.ts';
import { cloudAt } from './weather.ts';

const SIZE = { width: 2048, height: 1280 };
const WHOLE = { x: 0, y: 0, w: SIZE.width, h: SIZE.height };
const FAR = { x: 9_000, y: 9_000, w: 800, h: 520 };
const textures = new Map<string, Texture>();
/** The picture of this name, the same at each call. */
const cut = (name: string): Texture => {
  const texture = textures.get(name) ?? new Texture({ label: name });
  textures.set(name, texture);
  return texture;
};

/** The life of a day that looks like this. */
function live(look: Partial<MapLook>) {
  const day: MapLook = { picture: 'day', loops: [], movers: [], ...look };
  const road = [
    [0, 640],
    [2048, 640],
  ] as const;
  const model: MapModel = { size: [SIZE.width, SIZE.height], spots: {}, paths: { road }, day, night: day };
  const life = new MapLife({ model, hour: 'day', lights: undefined, cut, random: () => 0.5 });
  return {
    life,
    advance: (moment: Partial<Moment> = {}) =>
      life.advance({ elapsed: 0, now: 0, sky: 'clear', floodlit: false, seen: WHOLE, ...moment }),
    /** What is drawn, from the ground to the sky. */
    drawn: () =>
      spritesOf(life)
        .filter(({ visible }) => visible)
        .map(({ texture, x, y }) => ({ frame: texture.label, x, y })),
  };
}

const spritesOf = (container: Container): readonly Sprite[] =>
  container.children.flatMap((child) => (child instanceof Sprite ? [child] : spritesOf(child)));

describe('the shadows of clouds', () => {
  const weather = { clouds: ['small', 'large'], drop: [] };

  it('are seven, of all shapes in turn, where the wind has brought them', () => {
    const { advance, drawn } = live({ weather });
    advance({ sky: 'clouds', elapsed: 60_000 });
    expect(drawn().map(({ frame }) => frame)).toEqual([
      'small',
      'large',
      'small',
      'large',
      'small',
      'large',
      'small',
    ]);
    expect(drawn().map(({ x, y }) => ({ x, y }))).toEqual(
      drawn().map((_, index) => cloudAt(index, 60_000, SIZE, cut('small'))),
    );
  });

  it('lie over the town in rain as well, and not under a clear sky', () => {
    const { advance, drawn } = live({ weather });
    const seen = (['clear', 'rain', 'clear', 'clouds'] as const).map((sky) => {
      advance({ sky });
      return drawn().length;
    });
    expect(seen).toEqual([0, 7, 0, 7]);
  });

  it('are drawn only near the part of the town that is seen', () => {
    const { advance, drawn } = live({ weather });
    advance({ sky: 'clouds', seen: FAR });
    expect(drawn()).toEqual([]);
  });

  it('are not there where the studio has drawn none', () => {
    const bare = live({});
    const none = live({ weather: { clouds: [], drop: [] } });
    for (const { advance, life } of [bare, none]) {
      advance({ sky: 'rain' });
      expect(spritesOf(life)).toEqual([]);
    }
  });
});

describe('what moves on the map', () => {
  const loop = {
    name: 'flag',
    fps: 1,
    order: [0, 1, -1],
    cuts: [
      { frame: 'flag-0', x: 700, y: 300 },
      { frame: 'flag-1', x: 701, y: 300 },
    ],
  };
  const car = {
    name: 'car',
    path: 'road',
    speed: 50,
    fps: 4,
    frames: { e: ['car'] },
    goes: { everySeconds: [1, 2] },
  } as const;

  it('shows each moment of a loop in its place, and those in which there is nothing', () => {
    const { advance, drawn } = live({ loops: [loop] });
    const moments = [0, 1_000, 2_000, 3_000].map((elapsed) => {
      advance({ elapsed });
      return drawn();
    });
    const [first, second] = loop.cuts;
    expect(moments).toEqual([[first], [second], [], [first]]);
  });

  it.each([
    ['left of', { x: 880, y: 200 }, { x: 879, y: 200 }],
    ['right of', { x: -280, y: 200 }, { x: -279, y: 200 }],
    ['above', { x: 600, y: 480 }, { x: 600, y: 479 }],
    ['below', { x: 600, y: -400 }, { x: 600, y: -399 }],
  ])('is drawn once it may reach into the part that is seen, %s it', (_side, far, near) => {
    const { advance, drawn } = live({ loops: [loop] });
    const counts = [far, near].map((corner) => {
      advance({ seen: { ...corner, w: 800, h: 520 } });
      return drawn().length;
    });
    expect(counts).toEqual([0, 1]);
  });

  it('goes along its path with its middle on it, on whole pixels, and is not drawn far away', () => {
    const { advance, drawn, life } = live({ movers: [car] });
    advance({ elapsed: 130 });
    const [before] = drawn();
    expect(before).toMatchObject({ frame: 'car', y: 640 });
    advance({ elapsed: 1_130 });
    expect(drawn()).toEqual([{ frame: 'car', x: (before?.x ?? 0) + 50, y: 640 }]);
    expect(Number.isInteger(before?.x)).toBe(true);
    expect(spritesOf(life).map(({ anchor }) => [anchor.x, anchor.y])).toEqual([[0.5, 0.5]]);
    advance({ elapsed: 2_130, seen: FAR });
    expect(drawn()).toEqual([]);
  });

  it('goes behind what stands before it, beneath the sky; where it is not, the ground shows that', () => {
    const alone = live({ movers: [car] });
    alone.advance();
    const { x = 0 } = alone.drawn()[0] ?? {};
    const roof = { frame: 'roof', x, y: 640 };
    const front = [{ frame: 'tree', x: x + 200, y: 640 }, roof];
    const { advance, drawn } = live({
      front,
      movers: [car],
      loops: [loop],
      weather: { clouds: ['cloud'], drop: [] },
    });
    advance({ sky: 'clouds' });
    expect(drawn().map(({ frame }) => frame)).toEqual([
      'flag-0',
      'car',
      'roof',
      ...Array.from({ length: 7 }, () => 'cloud'),
    ]);
    expect(drawn()).toContainEqual(roof);
    advance({ elapsed: 4_000 });
    expect(drawn().map(({ frame }) => frame)).toEqual(['flag-1', 'car', 'tree']);
  });

  it('shows what the floodlights light while they burn, beneath what goes about', () => {
    const floodlights = [{ frame: 'bright-field', x: 700, y: 300 }];
    const { advance, drawn } = live({ floodlights, loops: [loop] });
    advance();
    expect(drawn()).toEqual([loop.cuts[0]]);
    advance({ floodlit: true });
    expect(drawn()).toEqual([floodlights[0], loop.cuts[0]]);
  });

  it('shows a window dark in its place, now and then', () => {
    const { advance, drawn } = live({ windows: [{ frame: 'dark', x: 40, y: 50 }] });
    const seen = Array.from({ length: 300 }, (_, second) => {
      advance({ now: second * 1_000 });
      return drawn();
    });
    expect(new Set(seen.map(({ length }) => length))).toEqual(new Set([0, 1]));
    expect(seen.flat()).toContainEqual({ frame: 'dark', x: 40, y: 50 });
  });

  it('must have a path in the model', () => {
    expect(() => live({ movers: [{ ...car, path: 'river' }] })).toThrow('car goes along river');
  });
});
