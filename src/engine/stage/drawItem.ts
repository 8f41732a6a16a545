import {
  Graphics,
  Texture,
  type BatchableSprite,
  type BoundsData,
  type GraphicsInstructions,
  type Matrix,
  type StencilMask,
  type StencilMaskInstruction,
  type TextureSource,
} from 'pixi.js';
import { bottom, right, type Rect } from '../geometry/rects.ts';
import { cssColor } from '../../kernel/theme.ts';

/** What a quad and a mask have in common: where it is in the list and on the canvas, as it was last drawn. */
interface Placed {
  /** What of the canvas it may touch, in whole pixels. */
  box: Rect;
  /** What it is cut by; null: nothing. */
  mask: Mask | null;
  /** Its place in the list; -1: it was never drawn. */
  at: number;
  /** It is new, or it lies over or within something else than before. */
  replaced: boolean;
  /** Which building of the list had it last. */
  round: number;
  a: number;
  b: number;
  c: number;
  d: number;
  tx: number;
  ty: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** A picture or a filled rectangle. */
export interface Quad extends Placed {
  readonly kind: 'quad';
  readonly sprite: BatchableSprite;
  /** As Pixi has it: AABBGGRR. */
  color: number;
  texture: Texture | null;
  source: TextureSource | null;
  smoothed: boolean;
  /** It is drawn whole or not at all: how a browser draws a slanted edge depends on where it begins. */
  turned: boolean;
  /** The CSS color of its whole box; null: it is more than an opaque rectangle of whole pixels. */
  fill: string | null;
}

/** A mask; what lies between it and `end` in the list is cut by it. */
export interface Mask extends Placed {
  readonly kind: 'mask';
  readonly effect: StencilMask;
  push: StencilMaskInstruction;
  pop: StencilMaskInstruction;
  end: number;
  /** What it is made of, told by its last shape and their number: `clear` makes them anew. */
  shape: GraphicsInstructions | null;
  shapes: number;
  /** Its box is another than in the last frame. */
  moved: boolean;
}

export type Item = Quad | Mask;

const OPAQUE = 255;
const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };
/** The box of a mask that Pixi does not cut by. */
const EVERYWHERE: Rect = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

const unplaced = (): Placed => ({
  box: NOWHERE,
  mask: null,
  at: -1,
  replaced: true,
  round: 0,
  ...{ a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 },
  ...{ minX: 0, minY: 0, maxX: 0, maxY: 0 },
});

export const newQuad = (sprite: BatchableSprite): Quad => ({
  ...unplaced(),
  kind: 'quad',
  sprite,
  color: 0,
  texture: null,
  source: null,
  smoothed: false,
  turned: false,
  fill: null,
});

export const newMask = (push: StencilMaskInstruction): Mask => ({
  ...unplaced(),
  kind: 'mask',
  effect: push.mask,
  push,
  pop: push,
  end: 0,
  shape: null,
  shapes: 0,
  moved: false,
});

/** Takes over how this quad looks now; answers whether it looked otherwise. `repainted`: what was painted in place. */
export function updateQuad(quad: Quad, repainted: ReadonlySet<TextureSource>): boolean {
  const { sprite } = quad;
  const { texture, color } = sprite;
  const source = texture.destroyed ? null : texture.source;
  const smoothed = source?.scaleMode !== 'nearest';
  const changed =
    moveTo(quad, sprite.transform, sprite.bounds) ||
    quad.color !== color ||
    quad.texture !== texture ||
    quad.source !== source ||
    quad.smoothed !== smoothed ||
    (source !== null && repainted.has(source));
  quad.color = color;
  quad.texture = texture;
  quad.source = source;
  quad.smoothed = smoothed;
  return changed;
}

/** Takes over how this mask cuts now; answers whether it cut otherwise. */
export function updateMask(mask: Mask): boolean {
  const { mask: graphics } = mask.effect;
  if (!(graphics instanceof Graphics)) return false;
  const { context } = graphics;
  const shape = context.instructions.at(-1) ?? null;
  const shapes = context.instructions.length;
  const changed =
    moveTo(mask, graphics.groupTransform, context.bounds) || mask.shape !== shape || mask.shapes !== shapes;
  mask.shape = shape;
  mask.shapes = shapes;
  return changed;
}

/** Takes over where this lies now; answers whether it lay elsewhere. */
function moveTo(placed: Placed, { a, b, c, d, tx, ty }: Matrix, bounds: BoundsData): boolean {
  const { minX, minY, maxX, maxY } = bounds;
  const stays =
    placed.a === a &&
    placed.b === b &&
    placed.c === c &&
    placed.d === d &&
    placed.tx === tx &&
    placed.ty === ty &&
    placed.minX === minX &&
    placed.minY === minY &&
    placed.maxX === maxX &&
    placed.maxY === maxY;
  if (!stays) Object.assign(placed, { a, b, c, d, tx, ty, minX, minY, maxX, maxY });
  return !stays;
}

/** Works out the box of a quad, and whether it is no more than a filled rectangle. */
export function placeQuad(quad: Quad): void {
  const { sprite, minX, minY, maxX, maxY, b, c, texture, color } = quad;
  const rounds = sprite.roundPixels === 1;
  // As Pixi rounds: towards zero, and the corner alone.
  const x = rounds ? Math.trunc(minX) : minX;
  const y = rounds ? Math.trunc(minY) : minY;
  const bounds = boundsOf(quad, { x, y, width: maxX - minX, height: maxY - minY }, rounds);
  quad.box = outward(bounds);
  quad.turned = b !== 0 || c !== 0;
  const isFilled =
    texture === Texture.WHITE && color >>> 24 === OPAQUE && !quad.turned && isSame(quad.box, bounds);
  quad.fill = isFilled ? cssColor(rgbOf(color)) : null;
}

/**
 * Works out the box of a mask; answers whether it is a rectangle of whole pixels: what a browser draws within any other
 * differs by a shade with what else it is cut by. `rounds`: Pixi rounds the position of all that it draws.
 */
export function placeMask(mask: Mask, rounds: boolean): boolean {
  const { minX, minY, maxX, maxY, shape, shapes, b, c } = mask;
  const cuts = shape !== null && maxX > minX && maxY > minY;
  const rect = { x: minX, y: minY, width: maxX - minX, height: maxY - minY };
  const bounds = cuts ? boundsOf(mask, rect, rounds) : EVERYWHERE;
  mask.box = outward(bounds);
  const isRectangle = !cuts || (shapes === 1 && b === 0 && c === 0 && fillsRectangle(shape));
  return isRectangle && isSame(mask.box, bounds);
}

function fillsRectangle({ action, data }: GraphicsInstructions): boolean {
  const [first, ...others] = action === 'fill' ? data.path.shapePath.shapePrimitives : [];
  const isPlain = first?.transform?.isIdentity() ?? true;
  return others.length === 0 && first?.shape.type === 'rectangle' && isPlain;
}

/** Where a rectangle of its own lies on the canvas. */
function boundsOf({ a, b, c, d, tx, ty }: Placed, rect: Rect, rounds: boolean): Rect {
  const [left, top] = [rect.x, rect.y];
  const x = Math.min(a * left, a * right(rect)) + Math.min(c * top, c * bottom(rect));
  const y = Math.min(b * left, b * right(rect)) + Math.min(d * top, d * bottom(rect));
  const width = Math.abs(a * rect.width) + Math.abs(c * rect.height);
  const height = Math.abs(b * rect.width) + Math.abs(d * rect.height);
  return { x: x + (rounds ? Math.trunc(tx) : tx), y: y + (rounds ? Math.trunc(ty) : ty), width, height };
}

/** The whole pixels that it touches. */
function outward(rect: Rect): Rect {
  const x = Math.floor(rect.x);
  const y = Math.floor(rect.y);
  return { x, y, width: Math.ceil(right(rect)) - x, height: Math.ceil(bottom(rect)) - y };
}

const isSame = (one: Rect, other: Rect): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** The RRGGBB of Pixi's AABBGGRR. */
export const rgbOf = (color: number): number =>
  ((color & 255) << 16) | (color & 0xff00) | ((color >>> 16) & 255);
