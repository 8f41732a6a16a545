import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LETTER, ROOM } from '@shared/domain/making/memes/engine/engine.ts';
import { MEME_TEMPLATES } from '@shared/domain/making/memes/templates.ts';
import { bundle } from '../../../../assets/packed/memes.ts';
import {
  changed,
  DEFAULT_STYLE,
  EMPTY_MEME,
  EXPORT_RATIO,
  listed,
  stageOf,
  TEXTS_MOST,
  withAdded,
  withChanged,
  withMoved,
  withRemoved,
  type Meme,
  type MemeElement,
  type MemePicture,
} from './document.ts';
import { PRESETS } from './presets.ts';

const picture = (over: Partial<MemePicture> = {}): MemePicture => ({
  id: 'p',
  name: 'A picture',
  width: 352,
  height: 208,
  pixelated: true,
  template: null,
  ...over,
});
const withTexts = (...texts: string[]): Meme =>
  texts.reduce<Meme>((meme, text, index) => withAdded(meme, `text-${index + 1}`, text, DEFAULT_STYLE), {
    ...EMPTY_MEME,
    picture: picture(),
  });
const only = (meme: Meme): MemeElement => {
  const [element] = meme.elements;
  if (element === undefined) throw new Error('there is no text');
  return element;
};
const exported = (meme: Meme) => {
  const { width, height } = stageOf(meme);
  return [width * EXPORT_RATIO, height * EXPORT_RATIO];
};

describe('a text of a meme', () => {
  it('looks as promised until that is changed (MEME-3)', () => {
    expect(only(withTexts('HELLO'))).toMatchObject({
      fontSize: 36,
      strokeWidth: 2,
      color: '#ffffff',
      strokeColor: '#000000',
      fontFamily: 'Impact',
      rotation: 0,
    });
    expect(PRESETS).toHaveLength(6);
  });

  it('has the room at its spots that generated lines count on (MEME-7)', () => {
    for (const { id, spots } of MEME_TEMPLATES) {
      const { width, height } = bundle.pictures[id];
      const stage = stageOf({ ...EMPTY_MEME, picture: picture({ width, height, template: id }) });
      for (const spot of spots) {
        const letters = Math.floor(((spot.width / 100) * stage.width) / (spot.fontSize * LETTER));
        expect([id, ROOM[id].letters <= letters]).toEqual([id, true]);
        const toEdge = (Math.min(spot.y, 100 - spot.y) / 100) * stage.height;
        expect([id, (ROOM[id].rows - 1) * 1.18 * spot.fontSize + spot.fontSize <= 2 * toEdge]).toEqual([
          id,
          true,
        ]);
      }
    }
  });

  it('stays within its bounds, whatever it is changed to (MEME-3)', () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ x: number, y: number, fontSize: number, strokeWidth: number, rotation: number }),
        (patch) => {
          const to = changed(only(withTexts('HELLO')), patch);
          expect(Math.min(to.x, to.y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(to.x, to.y)).toBeLessThanOrEqual(100);
          expect(to.fontSize >= 12 && to.fontSize <= 72).toBe(true);
          expect(to.strokeWidth >= 0 && to.strokeWidth <= 8).toBe(true);
          expect(to.rotation >= -180 && to.rotation <= 180).toBe(true);
        },
      ),
    );
    expect(changed(only(withTexts('HELLO')), { color: 'url(#x)' }).color).toBe('#ffffff');
  });

  it('goes to the first place of the picture that is free, then to the middle', () => {
    const places = withTexts('ONE', 'TWO', 'THREE').elements.map(({ x, y }) => [x, y]);
    expect(places).toEqual([
      [50, 11],
      [50, 89],
      [50, 50],
    ]);
  });

  it('is written in ink on the paper of a template, unless it was given a color', () => {
    const paper: Meme = { picture: picture({ template: 'drake' }), elements: [] };
    expect(only(withAdded(paper, 'text-1', 'NO', DEFAULT_STYLE))).toMatchObject({
      x: 75,
      y: 25,
      color: '#000000',
      strokeWidth: 0,
    });
    expect(only(withAdded(paper, 'text-1', 'NO', { ...DEFAULT_STYLE, color: '#ff0000' })).color).toBe(
      '#ff0000',
    );
  });

  it('is one of thirty at most', () => {
    const full = withTexts(...Array.from({ length: TEXTS_MOST }, (_, index) => `${index}`));
    expect(withAdded(full, 'more', 'MORE', DEFAULT_STYLE)).toBe(full);
  });

  it('is listed in one line of twenty characters (MEME-5)', () => {
    expect(listed('WHEN\nYOU REALIZE')).toBe('WHEN YOU REALIZE');
    expect(listed('WHEN YOU REALIZE IT IS MONDAY')).toBe('WHEN YOU REALIZE IT ...');
  });

  it('moves among the others, and goes', () => {
    const meme = withTexts('A', 'B', 'C');
    const order = (of: Meme) => of.elements.map(({ text }) => text).join('');
    expect(order(withMoved(meme, 'text-1', 1))).toBe('BAC');
    expect(withMoved(meme, 'text-3', 1)).toBe(meme);
    expect(order(withRemoved(meme, 'text-2'))).toBe('AC');
    expect(withRemoved(meme, 'text-9')).toBe(meme);
    expect(withChanged(meme, 'text-9', { x: 1 })).toBe(meme);
  });
});

describe('the size of a meme', () => {
  it.each([
    [{ width: 352, height: 208, pixelated: true }, [1056, 624]],
    [{ width: 320, height: 320, pixelated: true }, [960, 960]],
    [{ width: 4000, height: 3000, pixelated: false }, [1200, 900]],
    [{ width: 600, height: 1200, pixelated: false }, [600, 1200]],
    [{ width: 10, height: 2000, pixelated: false }, [400, 1200]],
  ])('of a picture of %o is %o pixels (MEME-6)', (size, saved) => {
    expect(exported({ ...EMPTY_MEME, picture: picture(size) })).toEqual(saved);
  });

  it('is a whole number of saved pixels, and holds the picture, for pictures of any size (MEME-6)', () => {
    const side = fc.integer({ min: 1, max: 8000 });
    fc.assert(
      fc.property(side, side, fc.boolean(), (width, height, pixelated) => {
        const meme = { ...EMPTY_MEME, picture: picture({ width, height, pixelated }) };
        const stage = stageOf(meme);
        for (const pixels of exported(meme)) {
          expect(Number.isInteger(pixels)).toBe(true);
          expect(pixels).toBeGreaterThan(0);
        }
        expect(stage.picture.x).toBeGreaterThanOrEqual(0);
        expect(stage.picture.width).toBeLessThanOrEqual(stage.width);
      }),
    );
  });
});

it('each of the six templates has a text for each part of its joke, within its picture (MEME-2)', () => {
  expect(MEME_TEMPLATES.map(({ title }) => title)).toEqual([
    'Classic Top/Bottom',
    'Drake Pointing',
    'Expanding Brain',
    'Nobody Asked',
    'Change My Mind',
    'Distracted Boyfriend',
  ]);
  for (const { pattern, spots } of MEME_TEMPLATES) {
    expect(spots).toHaveLength(pattern.length);
    for (const { x, width } of spots) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(100);
    }
  }
});
