// @vitest-environment jsdom
import { Texture, TextureSource, type Container } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { font } from '../../../engine/assets/font.ts';
import { Label } from '../../../engine/draw/label.ts';
import { prepareWidgets } from '../../../testing/fakeStage.ts';
import { aPlace } from '../../../testing/places.ts';
import { PlacePicture } from './placePicture.ts';

const cut = (frame: string) => ({ frame, x: 1, y: 2 });
const { model } = aPlace('locker');
const withStates = {
  ...model,
  signs: { plate: { x: 10, y: 20, w: 40, h: 15 } },
  day: { ...model.day, cuts: { open: cut('day-open'), jacket: cut('day-jacket') } },
  night: { ...model.night, cuts: { open: cut('night-open') } },
};
const textures = new Map<string, Texture>();
const named = (name: string): Texture => {
  const known = textures.get(name) ?? new Texture();
  textures.set(name, known);
  return known;
};

/** What is to be seen, by the names of the pictures and cuts, from the back to the front. */
const seen = ({ children }: Container): string[] =>
  children.flatMap((child) => {
    if (!child.visible) return [];
    const texture: unknown = 'texture' in child ? child.texture : undefined;
    const name = [...textures].find(([, known]) => known === texture)?.[0];
    return name === undefined ? seen(child) : [name];
  });
const lines = (container: Container): Label[] =>
  container.children.flatMap((child) => (child instanceof Label ? [child] : lines(child)));

describe('what a scene shows in its place', () => {
  let picture: PlacePicture;
  beforeAll(prepareWidgets);
  beforeEach(() => {
    textures.clear();
    picture = new PlacePicture(withStates, { cut: named, picture: named }, 'day', () => 0);
  });

  it('lies over the picture in its order, beneath what is pointed at, and goes with the next', () => {
    picture.light('door', 'pointer', true);
    picture.lay(['open', 'jacket']);
    expect(seen(picture)).toEqual(['day-picture', 'day-open', 'day-jacket', 'day-door']);
    picture.lay(['jacket']);
    expect(seen(picture)).toEqual(['day-picture', 'day-jacket', 'day-door']);
  });

  it('lights what is pointed at as it is beneath what is laid', () => {
    const withGap = {
      ...withStates,
      day: {
        ...withStates.day,
        cuts: { ...withStates.day.cuts, gap: { ...cut('day-gap'), hover: { door: cut('day-gap-lit') } } },
      },
    };
    const place = new PlacePicture(withGap, { cut: named, picture: named }, 'day', () => 0);
    place.light('door', 'pointer', true);
    place.lay(['gap', 'open']);
    expect(seen(place)).toEqual(['day-picture', 'day-gap', 'day-open', 'day-gap-lit']);
    place.lay([]);
    expect(seen(place)).toEqual(['day-picture', 'day-door']);
  });

  it('rests the loops that show what is covered', () => {
    const lamp = { name: 'lamp', fps: 1, order: [0], cuts: [cut('day-lamp')] };
    const gap = { ...cut('day-gap'), rests: ['lamp'] };
    const day = { ...withStates.day, loops: [lamp], cuts: { gap } };
    const place = new PlacePicture({ ...withStates, day }, { cut: named, picture: named }, 'day', () => 0);
    place.advance(0);
    expect(seen(place)).toEqual(['day-picture', 'day-lamp']);
    place.lay(['gap']);
    place.advance(1);
    expect(seen(place)).toEqual(['day-picture', 'day-gap']);
  });

  it('shows who stands there before the lights and under their own', () => {
    const withPerson = {
      ...withStates,
      standing: ['jacket'],
      day: { ...withStates.day, hover: { ...model.day.hover, jacket: cut('day-jacket-lit') } },
    };
    const place = new PlacePicture(withPerson, { cut: named, picture: named }, 'day', () => 0);
    place.lay(['jacket', 'open']);
    place.light('door', 'pointer', true);
    place.light('jacket', 'focus', true);
    expect(seen(place)).toEqual(['day-picture', 'day-open', 'day-door', 'day-jacket', 'day-jacket-lit']);
    place.setHour('night');
    expect(seen(place)).toEqual(['night-picture', 'night-open', 'night-door']);
    place.setHour('day');
    expect(seen(place)).toEqual(['day-picture', 'day-open', 'day-door', 'day-jacket', 'day-jacket-lit']);
  });

  it('stays when the hour changes, as far as the other hour has it', () => {
    picture.lay(['open', 'jacket']);
    picture.setHour('night');
    expect(seen(picture)).toEqual(['night-picture', 'night-open']);
    picture.setHour('day');
    expect(seen(picture)).toEqual(['day-picture', 'day-open', 'day-jacket']);
  });

  it('is written in the middle of a sign, in another color by night, until it is wiped', () => {
    picture.write('plate', '247');
    const [line] = lines(picture);
    expect((line?.x ?? 0) - 10).toBe(Math.ceil((40 - font('win95b').measure('247')) / 2));
    const ink = () => lines(picture).flatMap(({ children }) => children.map(({ tint }) => tint));
    const byDay = ink();
    expect(byDay).toHaveLength(3);
    picture.setHour('night');
    expect(ink()).toHaveLength(3);
    expect(ink()).not.toEqual(byDay);
    picture.write('plate', '');
    expect(ink()).toEqual([]);
  });

  it('is not written where there is no sign', () => {
    expect(() => picture.write('gate', '247')).toThrow('gate');
  });

  it('goes on beside itself without a gap, each time mirrored', () => {
    const drawn = new Texture({ source: new TextureSource({ width: 340, height: 340 }) });
    const wide = new PlacePicture(model, { cut: named, picture: () => drawn }, 'day', () => 0, { sides: 56 });
    const strips = (wide.children[0]?.children ?? []).map((strip) => {
      const { minX, maxX } = strip.getLocalBounds();
      const [one, other] = [minX, maxX].map((x) => strip.x + x * strip.scale.x);
      return {
        from: Math.min(one ?? 0, other ?? 0),
        to: Math.max(one ?? 0, other ?? 0),
        flips: strip.scale.x,
      };
    });
    const sorted = strips.toSorted((one, other) => one.from - other.from);
    expect(sorted.length).toBeGreaterThan(4);
    for (const [index, { from, flips }] of sorted.entries()) {
      const before = sorted[index - 1];
      if (before === undefined) continue;
      expect(from).toBe(before.to);
      if (before.to !== 0 && from !== 0 && before.to !== 340) expect(flips).toBe(-before.flips);
    }
  });
});
