import {
  BatchableSprite,
  canvasUtils,
  groupD8,
  Rectangle,
  Texture,
  TextureSource,
  type TextureSourceOptions,
} from 'pixi.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newQuad, type Quad } from './drawItem.ts';
import { tintedSheet } from './tints.ts';

const SHEET = document.createElement('canvas');
/** As Pixi has it: AABBGGRR. */
const OPAQUE = 0xff0280c0 | 0;
const SEEN_THROUGH = 0x800280c0 | 0;

const sourceOf = (options: TextureSourceOptions = {}): TextureSource =>
  new TextureSource({ width: 256, height: 128, ...options });

/** A letter of 8 by 8 that is cut from this source. */
function letter(source: TextureSource, color = OPAQUE, rotate = 0): Quad {
  const texture = new Texture({ source, frame: new Rectangle(16, 8, 8, 8), rotate });
  return { ...newQuad(new BatchableSprite()), color, texture, source };
}

describe('a copy of a source in the color of a letter', () => {
  /** What was copied: all of these textures. */
  let copied: Texture[];
  beforeEach(() => {
    copied = [];
    vi.spyOn(canvasUtils, 'getTintedCanvas').mockImplementation(({ texture }) => {
      copied.push(texture);
      return SHEET;
    });
  });

  it('has all of the source in the color', () => {
    const source = sourceOf();
    expect(tintedSheet(letter(source))).toBe(SHEET);
    expect(canvasUtils.getTintedCanvas).toHaveBeenCalledWith(expect.anything(), 0xc08002);
    expect(copied[0]?.source).toBe(source);
    expect(copied[0]?.frame).toMatchObject({ x: 0, y: 0, width: 256, height: 128 });
  });

  it('is made of one texture until the source is painted in place, then of another', () => {
    const source = sourceOf();
    tintedSheet(letter(source));
    tintedSheet(letter(source));
    expect(copied[1]).toBe(copied[0]);
    source.update();
    expect(copied[0]?.destroyed).toBe(true);
    tintedSheet(letter(source));
    expect(copied[2]).not.toBe(copied[0]);
    expect(copied[2]?.source).toBe(source);
  });

  it.each<readonly [string, () => Quad]>([
    ['it has no tint', () => letter(sourceOf(), 0xffffffff | 0)],
    ['it is seen through', () => letter(sourceOf(), SEEN_THROUGH)],
    ['it is turned in its source', () => letter(sourceOf(), OPAQUE, groupD8.S)],
    ['its source repeats', () => letter(sourceOf({ addressMode: 'repeat' }))],
    ['its source has finer pixels', () => letter(sourceOf({ resolution: 2 }))],
    ['its source is wide', () => letter(sourceOf({ width: 513 }))],
    ['its source is high', () => letter(sourceOf({ height: 513 }))],
    ['its texture is gone', () => ({ ...letter(sourceOf()), source: null })],
    ['it was never drawn', () => ({ ...letter(sourceOf()), texture: null })],
  ])('is not made where %s', (_why, make) => {
    expect(tintedSheet(make())).toBeNull();
    expect(copied).toEqual([]);
  });

  it('is made of a source that is just as large as may be', () => {
    expect(tintedSheet(letter(sourceOf({ width: 512, height: 512 })))).toBe(SHEET);
  });
});
