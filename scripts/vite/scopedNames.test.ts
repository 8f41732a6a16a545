import { expect, it } from 'vitest';
import { scopedNames } from './scopedNames.ts';

const [GALLERY, HUB, SCHOOL] = [
  '/x/src/apps/collection/only-flunks/gallery.module.css',
  '/x/src/apps/collection/only-flunks/hub.module.css',
  '/x/src/apps/school/fhs-school/browser/browser.module.css',
];

it.each([false, true])('names a class after its app, whose sheets share it (built: %s)', (isBuild) => {
  const nameOf = scopedNames(isBuild);
  expect(nameOf('gallery', HUB)).toBe(nameOf('gallery', GALLERY));
  expect(nameOf('gallery', SCHOOL)).not.toBe(nameOf('gallery', GALLERY));
});

it('keeps a built name from one build to the next', () => {
  expect(scopedNames(true)('gallery', GALLERY)).toBe(scopedNames(true)('gallery', GALLERY));
  expect(scopedNames(true)('gallery', GALLERY)).toMatch(/^_[\w-]{5}$/);
});

it('refuses a module outside the apps, whose classes have prefixes', () => {
  expect(() => scopedNames(false)('switch', '/x/src/overlays/game/game.module.css')).toThrow('in no app');
});
