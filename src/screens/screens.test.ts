import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { patchSeconds } from '../kernel/patch.ts';
import { createArt } from './art/art.ts';
import { PALETTE } from './art/palette.ts';
import { LOADING_SCREENS, OPENINGS, PRIZE_SCREENS } from './catalogue.ts';
import { artSize, type Screen } from './screen.ts';

const SHAPES = [
  { width: 320, height: 200 },
  { width: 195, height: 422 },
  { width: 422, height: 195 },
  { width: 180, height: 180 },
];
/** How long a loading screen is shown (SCREEN-2). */
const SHOWN_SECONDS = 4;

function hashAt(screen: Screen, seconds: number, { width, height } = { width: 320, height: 200 }): string {
  const art = createArt(width, height);
  screen.paint(art, seconds);
  return createHash('sha256').update(art.pixels).digest('hex');
}

describe('the loading screens', () => {
  const screens = new Map<string, Screen>();
  beforeAll(async () => {
    for (const { id, load } of [...LOADING_SCREENS, ...PRIZE_SCREENS, ...OPENINGS])
      screens.set(id, (await load(() => 0.5)).screen);
  });
  const screen = (id: string): Screen => {
    const found = screens.get(id);
    if (found === undefined) throw new Error(`no screen ${id}`);
    return found;
  };

  it('are fifteen, each with an id and a title of its own (SCREEN-1)', () => {
    expect(LOADING_SCREENS).toHaveLength(15);
    expect(new Set(LOADING_SCREENS.map(({ id }) => id)).size).toBe(15);
    expect(new Set(LOADING_SCREENS.map(({ title }) => title)).size).toBe(15);
  });

  it('show fifteen different pictures', () => {
    const hashes = LOADING_SCREENS.map(({ id }) => hashAt(screen(id), screen(id).still));
    expect(new Set(hashes).size).toBe(15);
  });

  it('sound in fifteen different ways', () => {
    expect(new Set(LOADING_SCREENS.map(({ id }) => JSON.stringify(screen(id).sound))).size).toBe(15);
  });

  it.each([...LOADING_SCREENS, ...PRIZE_SCREENS, ...OPENINGS].map(({ id }) => id))(
    '%s moves, and looks the same at the same moment',
    (id) => {
      const moments = [0.2, 1.2, 2.2, 3.2].map((seconds) => hashAt(screen(id), seconds));
      expect(new Set(moments).size).toBe(4);
      expect(hashAt(screen(id), 1.2)).toBe(moments[1]);
    },
  );

  it.each([...LOADING_SCREENS, ...PRIZE_SCREENS, ...OPENINGS].map(({ id }) => id))(
    '%s paints every shape of screen with colors of the palette',
    (id) => {
      for (const shape of SHAPES) {
        for (const seconds of [0, screen(id).still, 4]) {
          const art = createArt(shape.width, shape.height);
          screen(id).paint(art, seconds);
          expect(Math.max(...new Set(art.pixels))).toBeLessThan(PALETTE.length);
          expect(new Set(art.pixels).size).toBeGreaterThan(1);
        }
      }
    },
  );

  it('have ended their sound when they close, and the static after two seconds (SCREEN-2)', () => {
    for (const { id } of [...LOADING_SCREENS, ...PRIZE_SCREENS]) {
      expect(lastNote(screen(id)), id).toBeLessThanOrEqual(SHOWN_SECONDS);
    }
    expect(patchSeconds(screen('tv-static').sound)).toBeLessThanOrEqual(2);
  });
});

const lastNote = ({ sound }: Screen): number =>
  Math.max(...sound.flatMap(({ notes }) => notes.map(({ at }) => at)));

describe('the size of a picture', () => {
  it('fills the screen at the largest whole scale that leaves it 180 pixels', () => {
    expect(artSize({ width: 1280, height: 800 })).toEqual({ width: 320, height: 200, scale: 4 });
    expect(artSize({ width: 390, height: 844 })).toEqual({ width: 195, height: 422, scale: 2 });
    expect(artSize({ width: 1366, height: 768 })).toEqual({ width: 342, height: 192, scale: 4 });
    expect(artSize({ width: 320, height: 150 })).toEqual({ width: 320, height: 150, scale: 1 });
  });
});
