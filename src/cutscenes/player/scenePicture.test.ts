// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { Texture } from 'pixi.js';
import { prepareWidgets } from '../../testing/fakeStage.ts';
import type { Scene } from '../scene.ts';
import type { SceneBundle, SceneLoop } from '../sceneBundles.ts';
import { frameFor } from './framing.ts';
import { ScenePicture } from './scenePicture.ts';

const loop = (name: string, fps: number): SceneLoop => ({
  name,
  fps,
  order: [-1, 0],
  cuts: [{ frame: `${name}-1`, x: 5, y: 6 }],
});
const standing: Scene = { id: 'lake', alt: 'A lake.', lines: [] };
const scene: Scene = {
  ...standing,
  camera: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seconds: 10 },
};
const framingOf = (width: number, height: number) =>
  frameFor({ body: { width, height }, lineHeight: 12, button: { width: 62, height: 23 }, cssPerPixel: 1 });
const framing = framingOf(1280, 800);
const phone = framingOf(390, 720);

function show(more: Partial<Scene> = {}, loops: readonly SceneLoop[] = [], body = framing, base = scene) {
  const shown: string[] = [];
  const cut = (name: string): Texture => {
    shown.push(name);
    return Texture.EMPTY;
  };
  const bundle: SceneBundle = {
    atlas: null,
    pictures: {},
    scenes: { lake: { size: [416, 208], picture: 'lake', loops } },
  };
  const picture = new ScenePicture({ ...base, ...more }, bundle, { cut, picture: () => Texture.EMPTY });
  picture.fit(body);
  const at = (ms: number, isTyping = false, isStill = false, line = 0) => {
    shown.length = 0;
    picture.show({ at: ms, line, isTyping, isStill });
    return [...shown];
  };
  return { picture, at };
}

beforeAll(prepareWidgets);

describe('the picture of a scene', () => {
  it('is the one that it names, or else its own', () => {
    expect(() => show({ id: 'pier', picture: 'lake' })).not.toThrow();
    expect(() => show({ id: 'pier' })).toThrow('no scene pier');
  });

  it('moves from one side to the other under the camera, by whole pixels of the desktop', () => {
    const { picture, at } = show();
    const places = Array.from({ length: 101 }, (_, step) => {
      at(step * 100);
      return picture.x;
    });
    expect(places[0]).toBe(framing.picture.x);
    expect(places.at(-1)).toBe(framing.picture.x - 64 * framing.scale);
    expect(places.every(Number.isInteger)).toBe(true);
    expect(Math.max(...places.slice(1).map((x, step) => Math.abs(x - (places[step] ?? x))))).toBeLessThan(5);
  });

  it('plays the loop of talking only while a line is typed', () => {
    const { at } = show({}, [loop('talk', 8), loop('blink', 8)]);
    expect(at(125, true)).toEqual(['talk-1', 'blink-1']);
    expect(at(125, false)).toEqual(['blink-1']);
  });

  it('is still under reduced motion: no loops, and the camera in the middle (CUTSCENE-9)', () => {
    const { picture, at } = show({}, [loop('blink', 8)]);
    expect(at(125, true, true)).toEqual([]);
    expect(picture.x).toBe(framing.picture.x - 32 * framing.scale);
    expect(picture.untilChange({ at: 125, line: 0, isTyping: true, isStill: true })).toBe(Infinity);
  });

  /** The pixel of the picture in the middle of what a phone sees. */
  const seen = (x: number): number => (phone.picture.x - x) / phone.scale + phone.view.width / 2;

  it('glides on a phone to what each line tells, and stands there (CUTSCENE-5)', () => {
    const { picture, at } = show({ lines: ['A.', 'B.'], focus: [150, 250] }, [], phone);
    at(0);
    expect(seen(picture.x)).toBe(150);
    at(9_000);
    expect(seen(picture.x)).toBe(150);
    const places = Array.from({ length: 40 }, (_, step) => {
      at(10_000 + step * 100, false, false, 1);
      return seen(picture.x);
    });
    expect(places[0]).toBe(150);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places.at(-1)).toBe(250);
    expect(picture.untilChange({ at: 14_000, line: 1, isTyping: false, isStill: false })).toBe(Infinity);
  });

  it('never looks past the edge of the picture on a phone', () => {
    const { picture, at } = show({ lines: ['A.'], focus: [5] }, [], phone);
    at(0);
    expect(seen(picture.x)).toBe(phone.view.width / 2);
  });

  it('passes over all of a picture that does not say where to look', () => {
    const { picture, at } = show({}, [], phone, standing);
    at(0);
    const first = seen(picture.x);
    at(60_000);
    expect([first, seen(picture.x)]).toEqual([phone.view.width / 2, 416 - phone.view.width / 2]);
  });

  it('steps to what a line tells under reduced motion (CUTSCENE-9)', () => {
    const { picture, at } = show({ lines: ['A.', 'B.'], focus: [150, 250] }, [], phone);
    at(0, false, true);
    at(5_000, false, true, 1);
    expect(seen(picture.x)).toBe(250);
    expect(picture.untilChange({ at: 5_001, line: 1, isTyping: false, isStill: true })).toBe(Infinity);
  });

  it('lets its loops wait until it has come up', () => {
    const { picture, at } = show({}, [loop('blink', 8)]);
    picture.alpha = 0.5;
    expect(at(125)).toEqual([]);
  });

  it('knows when something in it looks different next', () => {
    const { picture } = show({}, [loop('blink', 4)]);
    const moment = { line: 0, isTyping: false, isStill: false };
    expect(picture.untilChange({ at: 11_000, ...moment })).toBe(250);
    expect(picture.untilChange({ at: 11_100, ...moment })).toBe(150);
    expect(picture.untilChange({ at: 1_000, ...moment })).toBeLessThan(34);
    const still = show().picture;
    expect(still.untilChange({ at: 11_000, ...moment })).toBe(Infinity);
  });

  it('rains in its panes alone', () => {
    const pane = { x: 180, y: 50, width: 23, height: 21 };
    const { picture, at } = show({ rain: [pane] });
    const rain = picture.children.at(-1);
    for (let ms = 0; ms < 4_000; ms += 80) {
      at(ms);
      for (const drop of rain?.children ?? []) {
        expect(drop.x).toBeGreaterThanOrEqual(pane.x);
        expect(drop.x).toBeLessThan(pane.x + pane.width);
        expect(drop.y).toBeGreaterThanOrEqual(pane.y);
        expect(drop.y).toBeLessThan(pane.y + pane.height);
      }
    }
  });
});
