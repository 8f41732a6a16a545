import { expect, test, type Page } from '@playwright/test';
import fc from 'fast-check';
import { pageScript } from './support/pageScript.ts';
import type {} from './support/repaintPage.ts';
import { KINDS, type Change, type Story } from './support/repaintStory.ts';

/** An empty page with the stage's own drawing in it, beside Pixi's. */
async function openPage(page: Page): Promise<void> {
  await page.addScriptTag({ content: await pageScript('repaintPage.ts') });
}

/** The container that is a rectangle of 20 x 12 at 23, 13. */
const RECTANGLE = 7;

const amount = fc.integer({ min: -100, max: 100 });
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(...KINDS),
  node: fc.nat(27),
  x: amount,
  y: amount,
});
const story: fc.Arbitrary<Story> = fc.array(fc.array(change, { maxLength: 4 }), {
  minLength: 1,
  maxLength: 16,
});

test('the canvas shows what Pixi would have drawn of it all, and only what changed is drawn @desktop', async ({
  page,
}) => {
  await openPage(page);
  const played = fc.asyncProperty(story, async (frames) => {
    expect(await page.evaluate((told) => repaintPage.play(told), frames)).toBeNull();
  });
  await fc.assert(played, { numRuns: 60, seed: 1995 });

  const drawnAgain = (...changes: readonly Change[]) =>
    page.evaluate((told) => repaintPage.drawnAgain(told), changes);
  const nothing = { x: 0, y: 0 };
  expect(await drawnAgain()).toEqual([]);
  expect(await drawnAgain({ kind: 'tint', node: RECTANGLE, ...nothing })).toEqual([23, 13, 43, 25]);
  expect(await drawnAgain({ kind: 'hide', node: RECTANGLE, ...nothing })).toEqual([23, 13, 43, 25]);
  expect(await drawnAgain({ kind: 'place', node: RECTANGLE, x: 24, y: 15 })).toEqual([23, 13, 44, 27]);
  // What lies beyond the canvas's edge is not seen.
  expect(await drawnAgain({ kind: 'place', node: RECTANGLE, x: 90, y: 60 })).toEqual([23, 13, 96, 64]);
});
