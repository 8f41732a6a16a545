import { Batch, type CanvasRenderer, type Container } from 'pixi.js';
import { contains, overlap, type Rect } from '../geometry/rects.ts';
import { createDamage } from './damage.ts';
import type { Item, Quad } from './drawItem.ts';
import type { Drawing } from './drawing.ts';
import { createDrawList } from './drawList.ts';
import type { FullDraw } from './fullDraw.ts';
import { tintedSheet, type Sheet } from './tints.ts';

/**
 * Draws only what changed: Pixi brings its instructions up to date, and of those are carried out, by Pixi's own hand,
 * the ones that touch the damage. What the list does not understand Pixi draws on its own, all of it. The canvas must be
 * opaque and have a resolution of 1.
 */
export function createRepaint(renderer: CanvasRenderer): Drawing {
  const { renderPipes, screen } = renderer;
  const { batch, stencilMask } = renderPipes;
  const drawBatch = batch.execute.bind(batch);
  const cutByMask = stencilMask.execute.bind(stencilMask);
  let updating = false;
  batch.execute = (one) => updating || drawBatch(one);
  stencilMask.execute = (one) => updating || cutByMask(one);
  const damage = createDamage(screen);
  const list = createDrawList(damage, renderer.roundPixels);
  const paint = createPainter(renderer, { drawBatch, cutByMask });
  let discarded = true;
  let why: FullDraw | null = null;

  function update(root: Container): FullDraw | null {
    updating = true;
    try {
      renderer.render({ container: root, clear: false });
    } finally {
      updating = false;
    }
    return list.update(root.renderGroup);
  }

  /** What is turned is drawn whole, where a part of it is. */
  function includeTurned(): void {
    const turned = list.items().filter((item) => item.kind === 'quad' && item.turned);
    while (turned.some(({ box }) => damage.include(box)));
  }

  return {
    renderer,
    prepare: update,
    draw(root) {
      why = update(root);
      if (discarded) damage.add(screen);
      includeTurned();
      const rects = damage.take();
      // Until it is drawn, and where Pixi draws it, it is not known what is on the canvas.
      discarded = true;
      if (why === null) for (const rect of rects) paint(list.items(), rect);
      else renderer.render({ container: root });
      discarded = why !== null;
    },
    fullDraw: () => why,
    discard() {
      discarded = true;
    },
  };
}

/** What Pixi itself draws with. */
interface Pipes {
  readonly drawBatch: CanvasRenderer['renderPipes']['batch']['execute'];
  readonly cutByMask: CanvasRenderer['renderPipes']['stencilMask']['execute'];
}

/** Makes what draws the part of the items that lies in a rectangle. */
function createPainter(
  { canvasContext, background }: CanvasRenderer,
  { drawBatch, cutByMask }: Pipes,
): (items: readonly Item[], rect: Rect) => void {
  /** A batch of one. */
  const single = new Batch();
  single.action = 'renderBatch';

  function paint(items: readonly Item[], rect: Rect): void {
    const { rootContext: context } = canvasContext;
    const ground = groundOf(items, rect);
    canvasContext.setBlendMode('normal');
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(rect.x, rect.y, rect.width, rect.height);
    context.clip();
    if (ground === -1) fill(rect, background.color.toHex());
    paintItems(items, Math.max(0, ground), items.length, rect);
    context.restore();
  }

  function paintItems(items: readonly Item[], from: number, to: number, rect: Rect): void {
    for (let index = from; index < to; index += 1) {
      const item = items[index];
      if (item === undefined) return;
      const isSeen = overlap(item.box, rect);
      if (item.kind === 'mask') {
        if (isSeen) {
          cutByMask(item.push);
          paintItems(items, index + 1, item.end, rect);
          cutByMask(item.pop);
        }
        index = item.end - 1;
      } else if (isSeen && item.fill !== null) {
        fill(item.box, item.fill);
      } else if (isSeen) {
        const sheet = tintedSheet(item);
        if (sheet === null) {
          single.elements = [item.sprite];
          drawBatch(single);
        } else {
          drawFrom(sheet, item);
        }
      }
    }
  }

  /** Draws a quad as Pixi does, out of a copy of its whole source. */
  function drawFrom(sheet: Sheet, { sprite, smoothed, minX, minY, maxX, maxY }: Quad): void {
    const { rootContext: context } = canvasContext;
    const { frame } = sprite.texture;
    const rounds = sprite.roundPixels === 1;
    const [x, y] = rounds ? [Math.trunc(minX), Math.trunc(minY)] : [minX, minY];
    canvasContext.setContextTransform(sprite.transform, rounds);
    context.imageSmoothingEnabled = smoothed;
    context.globalAlpha = 1;
    context.drawImage(sheet, frame.x, frame.y, frame.width, frame.height, x, y, maxX - minX, maxY - minY);
  }

  function fill({ x, y, width, height }: Rect, color: string): void {
    const { rootContext: context } = canvasContext;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
  }

  return paint;
}

/** Which item of these, the highest, fills all of the rectangle, so that nothing beneath it is seen; -1: none. */
const groundOf = (items: readonly Item[], rect: Rect): number =>
  items.findLastIndex(
    (item) => item.kind === 'quad' && item.fill !== null && item.mask === null && contains(item.box, rect),
  );
