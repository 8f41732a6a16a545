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
const scene: Scene = {
  id: 'lake',
  alt: 'A lake.',
  lines: [],
  camera: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seconds: 10 },
};
const framing = frameFor({
  body: { width: 1280, height: 800 },
  lineHeight: 12,
  button: { width: 62, height: 23 },
  cssPerPixel: 1,
});

function show(more: Partial<Scene> = {}, loops: readonly SceneLoop[] = []) {
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
  const picture = new ScenePicture({ ...scene, ...more }, bundle, { cut, picture: () => Texture.EMPTY });
  picture.fit(framing);
  const at = (ms: number, isTyping = false, isStill = false) => {
    shown.length = 0;
    picture.show({ at: ms, isTyping, isStill });
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
    expect(picture.untilChange({ at: 125, isTyping: true, isStill: true })).toBe(Infinity);
  });

  it('lets its loops wait until it has come up', () => {
    const { picture, at } = show({}, [loop('blink', 8)]);
    picture.alpha = 0.5;
    expect(at(125)).toEqual([]);
  });

  it('knows when something in it looks different next', () => {
    const { picture } = show({}, [loop('blink', 4)]);
    const moment = { isTyping: false, isStill: false };
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
