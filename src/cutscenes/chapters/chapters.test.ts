import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureOf } from '../scene.ts';
import { DRAWN_SCENES, loadSceneBundle } from '../sceneBundles.ts';
import { CHAPTERS } from './chapters.ts';
import { train } from './train.ts';

const scenes = [...CHAPTERS, train].flatMap((chapter) => chapter.scenes);

it('tells the chapters and as many scenes as the product promises (CUTSCENE-2)', () => {
  const [, rule = ''] =
    /\*\*CUTSCENE-2\*\*(.*?)\n {2}A card/s.exec(readFileSync('docs/product.md', 'utf8')) ?? [];
  const told = CHAPTERS.map((chapter) => `${chapter.title} (${chapter.scenes.length}`);
  expect(told.filter((chapter) => !rule.includes(chapter))).toEqual([]);
  expect(rule.match(/\(\d+/g)).toHaveLength(CHAPTERS.length);
});

it('has a picture for each scene, and draws no other', () => {
  expect([...DRAWN_SCENES].sort()).toEqual([...new Set(scenes.map(pictureOf))].sort());
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
});

it.each(CHAPTERS)('locks $title by a chapter that is told before it, if by any', ({ id, after }) => {
  const ids = CHAPTERS.map((chapter) => chapter.id);
  expect(after === undefined || ids.slice(0, ids.indexOf(id)).includes(after)).toBe(true);
});

it.each(scenes)('has the picture of $id, and of every loop its cuts', async (scene) => {
  const { scenes: models, pictures, atlas } = await loadSceneBundle(pictureOf(scene));
  const { picture, loops } = models[pictureOf(scene)] ?? { picture: '', loops: [] };
  expect(pictures).toHaveProperty(picture);
  for (const { cuts } of loops) for (const { frame } of cuts) expect(atlas?.frames).toHaveProperty(frame);
});

it.each(scenes)(
  'knows for each line of $id where in its picture a phone looks (CUTSCENE-5)',
  async (scene) => {
    const { scenes: models } = await loadSceneBundle(pictureOf(scene));
    const [width = 0] = models[pictureOf(scene)]?.size ?? [];
    expect(scene.focus).toHaveLength(scene.lines.length);
    for (const x of scene.focus ?? []) expect(x > 0 && x < width).toBe(true);
  },
);

it.each(scenes)('names no weekday and no date at once in $id', ({ lines }) => {
  for (const line of lines) {
    const weekday = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.test(line);
    const date = /\b(?:September|October) \d/.test(line);
    expect(weekday && date).toBe(false);
  }
});
