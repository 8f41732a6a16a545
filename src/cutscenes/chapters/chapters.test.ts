import { expect, it } from 'vitest';
import { DRAWN_SCENES, loadSceneBundle } from '../sceneBundles.ts';
import { CHAPTERS } from './chapters.ts';

const scenes = CHAPTERS.flatMap((chapter) => chapter.scenes);

it('tells the story in 4, 11 and 3 scenes, each with a picture, and draws no other (CUTSCENE-2)', () => {
  expect(CHAPTERS.map((chapter) => chapter.scenes.length)).toEqual([4, 11, 3]);
  expect([...DRAWN_SCENES].sort()).toEqual(scenes.map(({ id }) => id).sort());
});

it.each(scenes)('has the picture of $id, and of every loop its cuts', async ({ id }) => {
  const { scenes: models, pictures, atlas } = await loadSceneBundle(id);
  const { picture, loops } = models[id] ?? { picture: '', loops: [] };
  expect(pictures).toHaveProperty(picture);
  for (const { cuts } of loops) for (const { frame } of cuts) expect(atlas?.frames).toHaveProperty(frame);
});

it.each(scenes)('names no weekday and no date at once in $id', ({ lines }) => {
  for (const line of lines) {
    const weekday = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.test(line);
    const date = /\b(?:September|October) \d/.test(line);
    expect(weekday && date).toBe(false);
  }
});
