import { Container } from 'pixi.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOcclusion, Z_INDEX, type Occlusion } from '../windows/occlusion.ts';
import { nextTask } from '../../kernel/idle.ts';
import { createLift, type Lift, type Lifted } from './lift.ts';

const RECT = { x: 20, y: 10, width: 40, height: 30 };

describe('lifting a window off the canvas', () => {
  let canvas: HTMLCanvasElement;
  let part: Container;
  let occlusion: Occlusion;
  let lift: Lift;
  let isStill: boolean;
  /** Whether the canvas showed the window each time that it was copied, and what part of it was. */
  let copies: (readonly [shown: boolean, ...rect: readonly number[]])[];
  const landed = vi.fn();
  const take = (rect = RECT): Lifted | null => lift.take(part, rect, landed);
  const showOnlyPictures = (): (string | null)[] =>
    [...document.querySelectorAll('canvas')].map((one) => one.style.visibility || one.className || 'shown');

  beforeEach(() => {
    vi.clearAllMocks();
    copies = [];
    isStill = true;
    part = new Container();
    part.zIndex = 1;
    let onCanvas = true;
    canvas = document.createElement('canvas');
    canvas.width = 200;
    canvas.height = 100;
    document.body.replaceChildren(canvas);
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => ({
          drawImage: (_source: unknown, ...rect: number[]) => copies.push([onCanvas, ...rect.slice(0, 4)]),
        });
        transferToImageBitmap = () => ({});
      },
    );
    // jsdom draws nothing.
    const bitmap = { transferFromImageBitmap: () => undefined };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(bitmap as never);
    occlusion = createOcclusion(() => undefined);
    occlusion.set(part, { rect: RECT, zIndex: 1 });
    lift = createLift({
      canvas,
      frames: { isStill: () => isStill },
      occlusion,
      draw: () => (onCanvas = part.renderable),
    });
  });

  it('takes a picture of it, then one of all that is left, which lies where the canvas did', async () => {
    expect(take()?.picture.className).toBe('canvas-copy');
    await nextTask();
    expect(copies).toEqual([
      [true, 20, 10, 40, 30],
      [false, 0, 0, 200, 100],
    ]);
    expect(showOnlyPictures()).toEqual(['hidden', 'canvas-copy']);
  });

  it('no longer cuts what lies beneath it', () => {
    const show = vi.fn();
    occlusion.set({}, { rect: RECT, zIndex: 0, show });
    take();
    occlusion.apply();
    expect(show.mock.lastCall).toEqual([[RECT]]);
  });

  it('is drawn again, and the canvas shown, as soon as anything changes, once', async () => {
    const lifted = take();
    document.body.append(lifted?.picture ?? '');
    await nextTask();
    expect(showOnlyPictures()).toEqual(['hidden', 'canvas-copy', 'canvas-copy']);
    lift.land();
    expect(part.renderable).toBe(true);
    expect(showOnlyPictures()).toEqual(['shown']);
    lifted?.land();
    expect(landed).toHaveBeenCalledOnce();
  });

  it('leaves the canvas where it is when it landed before all that is left was taken', async () => {
    take()?.land();
    await nextTask();
    expect(copies).toHaveLength(1);
    expect(showOnlyPictures()).toEqual(['shown']);
  });

  it('may be lifted again when it has landed, and no other while it has not', () => {
    const first = take();
    expect(take()).toBeNull();
    first?.land();
    expect(take()).not.toBeNull();
  });

  it.each([
    ['something moves by itself', () => (isStill = false)],
    ['another window covers a corner', () => occlusion.set({}, { rect: { ...RECT, x: 55 }, zIndex: 2 })],
    [
      'it reaches under the taskbar',
      () => occlusion.set({}, { rect: { x: 0, y: 36, width: 200, height: 64 }, zIndex: Z_INDEX.taskbar }),
    ],
    ['the browser makes no such pictures', () => vi.unstubAllGlobals()],
  ])('stays on the canvas where %s', (_why, arrange) => {
    arrange();
    expect(take()).toBeNull();
    expect(part.renderable).toBe(true);
    expect(showOnlyPictures()).toEqual(['shown']);
  });

  it('stays on the canvas where a part of it is off the screen', () => {
    expect(take({ ...RECT, x: -1 })).toBeNull();
  });
});
