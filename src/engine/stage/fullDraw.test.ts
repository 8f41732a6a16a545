import 'pixi.js/filters';
import 'pixi.js/graphics';
import 'pixi.js/sprite-nine-slice';
import { AlphaFilter, Container, Graphics, NineSliceSprite, Sprite, Texture } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blindDrawing } from '../../testing/blindDrawing.ts';
import { prepareWidgets } from '../../testing/fakeStage.ts';
import { Fills } from '../draw/fills.ts';
import { Label } from '../draw/label.ts';
import { fill } from '../theme/bevel.ts';
import type { Drawing } from './drawing.ts';
import { nameOfFullDraw } from './fullDraw.ts';

const picture = (): Sprite => new Sprite(Texture.WHITE);
const box = (x: number, y: number, width: number, height: number): Graphics =>
  new Graphics().rect(x, y, width, height).fill(0xffffff);
const withMask = (mask: Container, inner: Container = picture()): Container => {
  const group = new Container({ children: [inner, mask] });
  group.mask = mask;
  return group;
};
const changed = <Part extends Container>(part: Part, change: (part: Part) => unknown): Part => {
  change(part);
  return part;
};

describe('a scene on the canvas', () => {
  let drawing: Drawing;
  let root: Container;

  beforeAll(prepareWidgets);
  beforeEach(async () => {
    // Pixi says on the console what a canvas cannot do.
    vi.spyOn(console, 'warn').mockReturnValue();
    drawing = await blindDrawing();
    root = new Container();
    root.enableRenderGroup();
  });
  /** Draws the part in a scene; answers why that is a full draw. */
  function why(part: Container): string | null {
    const locker = new Container({
      label: 'my-locker',
      children: [picture(), new Container({ children: [part] })],
    });
    root.addChild(picture(), locker);
    drawing.draw(root);
    const found = drawing.fullDraw();
    return found && nameOfFullDraw(found);
  }

  it.each<readonly [string, () => Container]>([
    ['a picture', picture],
    [
      'a larger one that is turned',
      () => changed(picture(), (it) => Object.assign(it, { angle: 10, scale: 3 })),
    ],
    ['one in another color', () => changed(picture(), (it) => (it.tint = 0xff0000))],
    ['one that is seen through', () => changed(picture(), (it) => (it.alpha = 0.5))],
    [
      'filled rectangles',
      () => changed(new Fills(), (it) => it.show([fill({ x: 1, y: 2, width: 3, height: 4 }, 0xff)])),
    ],
    ['letters', () => changed(new Label(), (it) => it.write('Flunks', 0, 'win95'))],
    ['a mask of whole pixels', () => withMask(box(2, 2, 10, 10))],
    ['a mask within a mask', () => withMask(box(2, 2, 10, 10), withMask(box(4, 4, 10, 10)))],
  ])('is drawn by what changed where it has %s', (_what, make) => {
    expect(why(make())).toBeNull();
  });

  it.each<readonly [string, () => Container]>([
    ['blend mode add', () => changed(picture(), (it) => (it.blendMode = 'add'))],
    ['filter', () => changed(picture(), (it) => (it.filters = [new AlphaFilter()]))],
    ['graphics', () => new Graphics().circle(4, 4, 3).fill(0xff0000)],
    ['renderGroup', () => changed(new Container(), (it) => it.enableRenderGroup())],
    ['nineSliceSprite', () => new NineSliceSprite(Texture.WHITE)],
    ['alphaMask', () => withMask(picture())],
  ])('is drawn in full, and says so, where it has a %s', (effect, make) => {
    expect(why(make())).toMatch(new RegExp(`^my-locker 1 / 1 / .*: ${effect}$`));
  });

  it.each<readonly [string, () => Graphics]>([
    ['is round', () => new Graphics().circle(4, 4, 3).fill(0xffffff)],
    ['lies between pixels', () => box(2.5, 2, 10, 10)],
    ['is turned', () => changed(box(2, 2, 10, 10), (it) => (it.angle = 10))],
    ['is two rectangles', () => box(2, 2, 10, 10).rect(20, 2, 10, 10).fill(0xffffff)],
  ])('is drawn in full where it has a mask that %s', (_what, make) => {
    expect(why(withMask(make()))).toBe(
      'my-locker 1 / 1 / 0 / Graphics 1: mask that is no rectangle of whole pixels',
    );
  });

  it('is drawn in full where all of it is moved', () => {
    root.x = 3;
    expect(why(picture())).toBe('all of it: it is moved or tinted');
  });

  it('is drawn by what changed again as soon as what is not understood is gone', () => {
    const part = changed(picture(), (it) => (it.blendMode = 'add'));
    expect(why(part)).not.toBeNull();
    part.destroy();
    drawing.draw(root);
    expect(drawing.fullDraw()).toBeNull();
  });
});
