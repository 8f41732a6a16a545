import 'pixi.js/graphics';
import {
  BatchableSprite,
  Container,
  Graphics,
  Matrix,
  Sprite,
  StencilMask,
  Texture,
  TextureSource,
  type StencilMaskInstruction,
} from 'pixi.js';
import { describe, expect, it } from 'vitest';
import {
  newMask,
  newQuad,
  placeMask,
  placeQuad,
  updateMask,
  updateQuad,
  type Mask,
  type Quad,
} from './drawItem.ts';

const UNCHANGED: ReadonlySet<TextureSource> = new Set();
/** Opaque, as Pixi has it: AABBGGRR. */
const COLOR = 0xff0280c0 | 0;

/** A rectangle of 10 by 6 in one color, placed by this matrix; `texture` makes it a picture. */
function quadOf(transform: Matrix, color = COLOR, texture: Texture = Texture.WHITE): Quad {
  const sprite = Object.assign(new BatchableSprite(), {
    renderable: Object.assign(new Sprite(), { groupColorAlpha: color }),
    texture,
    transform,
    bounds: { minX: 0, minY: 0, maxX: 10, maxY: 6 },
  });
  const quad = newQuad(sprite);
  updateQuad(quad, UNCHANGED);
  placeQuad(quad);
  return quad;
}

const ofPicture = (): Texture => new Texture({ source: new TextureSource({ width: 10, height: 6 }) });
const boxGraphics = (): Graphics => new Graphics().rect(0, 0, 10, 6).fill(0xffffff);

function maskOf(graphics: Container): Mask {
  const push: StencilMaskInstruction = {
    renderPipeId: 'stencilMask',
    action: 'pushMaskBegin',
    mask: new StencilMask({ mask: graphics }),
    inverse: false,
    canBundle: false,
  };
  return newMask(push);
}

/** A mask of a box of 10 by 6, placed by this matrix. */
function boxMask(transform: Matrix): Mask {
  const graphics = boxGraphics();
  graphics.groupTransform.copyFrom(transform);
  const mask = maskOf(graphics);
  updateMask(mask);
  return mask;
}

describe('a rectangle in one color', () => {
  it('is filled in its CSS color where it is opaque and of whole pixels', () => {
    const { fill, box } = quadOf(new Matrix(1, 0, 0, 1, 20, 30));
    expect(fill).toBe('#c08002');
    expect(box).toEqual({ x: 20, y: 30, width: 10, height: 6 });
  });

  it.each([
    ['larger', new Matrix(2, 0, 0, 3, 20, 30), { x: 20, y: 30, width: 20, height: 18 }],
    ['mirrored', new Matrix(-1, 0, 0, -1, 20, 30), { x: 10, y: 24, width: 10, height: 6 }],
  ])('is filled as well where it is %s', (_how, transform, box) => {
    expect(quadOf(transform)).toMatchObject({ box, turned: false, fill: '#c08002' });
  });

  it.each<readonly [string, () => Quad]>([
    ['has a picture', () => quadOf(new Matrix(), COLOR, ofPicture())],
    ['is seen through', () => quadOf(new Matrix(), 0x800280c0 | 0)],
    ['lies between pixels', () => quadOf(new Matrix(1, 0, 0, 1, 20.5, 30))],
  ])('is more than a fill, and may be drawn in part, where it %s', (_why, make) => {
    expect(make()).toMatchObject({ fill: null, turned: false });
  });

  it.each<readonly [string, Matrix, object]>([
    ['turned by a quarter', new Matrix(0, 1, -1, 0, 20, 30), { x: 14, y: 30, width: 6, height: 10 }],
    ['slanted downwards', new Matrix(1, 1, 0, 1, 20, 30), { x: 20, y: 30, width: 10, height: 16 }],
    ['slanted to the side', new Matrix(1, 0, 1, 1, 20, 30), { x: 20, y: 30, width: 16, height: 6 }],
  ])('is more than a fill, and drawn whole, where it is %s', (_how, transform, box) => {
    expect(quadOf(transform)).toMatchObject({ box, turned: true, fill: null });
  });

  it('is touched by all pixels that it reaches', () => {
    expect(quadOf(new Matrix(1, 0, 0, 1, 20.5, 30.25)).box).toEqual({ x: 20, y: 30, width: 11, height: 7 });
  });

  it('lies at whole pixels where Pixi rounds its position, and its corner towards zero', () => {
    const quad = quadOf(new Matrix(1, 0, 0, 1, 20.9, 30.9));
    quad.sprite.roundPixels = 1;
    quad.sprite.bounds = { minX: -3.5, minY: -2.5, maxX: 6.5, maxY: 3.5 };
    updateQuad(quad, UNCHANGED);
    placeQuad(quad);
    expect(quad).toMatchObject({ box: { x: 17, y: 28, width: 10, height: 6 }, fill: '#c08002' });
  });
});

describe('a picture', () => {
  const painted = new TextureSource({ width: 10, height: 6 });

  it.each<readonly [string, (quad: Quad) => void]>([
    ['it moves', ({ sprite }) => sprite.transform.translate(1, 0)],
    ['it grows', ({ sprite }) => (sprite.bounds = { ...sprite.bounds, maxX: 12 })],
    ['its color is another', ({ sprite }) => (sprite.renderable.groupColorAlpha = 0x800280c0 | 0)],
    ['its picture is another', ({ sprite }) => (sprite.texture = new Texture({ source: painted }))],
    [
      'it is another cut of its source',
      ({ sprite }) => (sprite.texture = new Texture({ source: sprite.texture.source })),
    ],
    ['its texture has another source', ({ sprite }) => (sprite.texture.source = ofPicture().source)],
    ['its texture is gone', ({ sprite }) => sprite.texture.destroy()],
    ['it is no longer smoothed', ({ sprite }) => (sprite.texture.source.scaleMode = 'nearest')],
  ])('looks otherwise, once, when %s', (_what, change) => {
    const quad = quadOf(new Matrix(), COLOR, ofPicture());
    expect(updateQuad(quad, UNCHANGED)).toBe(false);
    change(quad);
    expect(updateQuad(quad, UNCHANGED)).toBe(true);
    expect(updateQuad(quad, UNCHANGED)).toBe(false);
  });

  it('looks otherwise when its source, and no other, was painted in place', () => {
    const quad = quadOf(new Matrix(), COLOR, new Texture({ source: painted }));
    expect(updateQuad(quad, new Set([ofPicture().source]))).toBe(false);
    expect(updateQuad(quad, new Set([painted]))).toBe(true);
  });
});

describe('a mask', () => {
  it.each<readonly [string, (graphics: Graphics) => unknown]>([
    ['it moves', (graphics) => graphics.groupTransform.translate(1, 0)],
    [
      'another shape takes the place of its own',
      (graphics) => graphics.clear().circle(5, 3, 3).fill(0xffffff),
    ],
    [
      'its last shape is another in the same bounds',
      (graphics) => {
        graphics.context.instructions.pop();
        graphics.circle(5, 3, 2).fill(0xffffff);
      },
    ],
    ['a shape joins it', (graphics) => graphics.rect(2, 2, 4, 2).fill(0xffffff)],
    ['the first of its shapes goes', (graphics) => graphics.context.instructions.shift()],
  ])('cuts otherwise, once, when %s', (_what, change) => {
    const graphics = boxGraphics().rect(2, 2, 4, 2).fill(0xffffff);
    const mask = maskOf(graphics);
    expect(updateMask(mask)).toBe(true);
    expect(updateMask(mask)).toBe(false);
    change(graphics);
    expect(updateMask(mask)).toBe(true);
    expect(updateMask(mask)).toBe(false);
  });

  it('is understood at whole pixels, where Pixi rounds its position too', () => {
    const at = boxMask(new Matrix(1, 0, 0, 1, 20, 30));
    expect(placeMask(at, false)).toBe(true);
    expect(at.box).toEqual({ x: 20, y: 30, width: 10, height: 6 });
    const between = boxMask(new Matrix(1, 0, 0, 1, -20.75, -30.75));
    expect(placeMask(between, true)).toBe(true);
    expect(between.box).toEqual({ x: -20, y: -30, width: 10, height: 6 });
  });

  it.each([
    ['lies between pixels', new Matrix(1, 0, 0, 1, 20.5, 30)],
    ['is turned by a quarter', new Matrix(0, 1, -1, 0, 20, 30)],
    ['is slanted downwards', new Matrix(1, 1, 0, 1, 20, 30)],
    ['is slanted to the side', new Matrix(1, 0, 1, 1, 20, 30)],
  ])('is not understood where it %s', (_how, transform) => {
    expect(placeMask(boxMask(transform), false)).toBe(false);
  });

  it.each<readonly [string, () => Container]>([
    ['has no shape', () => new Graphics()],
    ['has no width', () => new Graphics().rect(20, 30, 0, 6).fill(0xffffff)],
    ['has no height', () => new Graphics().rect(20, 30, 10, 0).fill(0xffffff)],
    ['is no graphics', () => new Container()],
  ])('cuts nothing, as with Pixi, where it %s', (_what, make) => {
    const mask = maskOf(make());
    updateMask(mask);
    expect(placeMask(mask, true)).toBe(true);
    expect(mask.box).toMatchObject({ width: 2e6, height: 2e6 });
  });

  it('never cuts otherwise where it is no graphics', () => {
    expect(updateMask(maskOf(new Container()))).toBe(false);
  });
});
