import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointer } from '../../testing/input.ts';
import { aWindow } from '../../testing/windows.ts';
import type { Rect } from '../geometry/rects.ts';
import type { Point } from '../mirror/menuRequests.ts';
import { dragWindow, type MovableWindow } from './windowDrag.ts';
import type { Filled } from './windowView.ts';

const RECT = { x: 100, y: 80, width: 320, height: 240 };

describe('a window that a pointer drags', () => {
  const filledAt = vi.fn<(at: Point) => Filled | null>();
  const takenOff = vi.fn<(x: number) => Rect | null>();
  const setBounds = vi.fn();
  const puts = vi.fn();
  const outline = vi.fn();
  const drop = vi.fn();
  let grip: HTMLElement;

  beforeAll(() => {
    Element.prototype.setPointerCapture = () => undefined;
  });
  beforeEach(() => {
    vi.resetAllMocks();
    filledAt.mockReturnValue(null);
    takenOff.mockReturnValue(null);
    grip = document.createElement('button');
    const view = aWindow(RECT, { filledAt, takenOff, setBounds });
    const window: MovableWindow = {
      view: () => view,
      isMovable: () => true,
      cssPerPixel: () => 1,
      pointAt: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
      hold: () => undefined,
      lift: () => false,
      put: puts,
      outline,
      drop,
    };
    dragWindow(grip, null, window);
  });
  const drag = (type: 'down' | 'move' | 'up', clientX: number, clientY = 90): void =>
    pointer(grip, `pointer${type}`, { clientX, clientY });

  it('outlines what it would fill while the pointer is at an edge, and fills it when it is let go there (SHELL-2)', () => {
    const half = { rect: { x: 0, y: 0, width: 640, height: 772 }, fill: () => undefined };
    filledAt.mockImplementation(({ x }) => (x <= 0 ? half : null));
    drag('down', 150);
    for (const x of [0, 20, 0]) drag('move', x);
    drag('up', 0);
    expect(outline.mock.calls).toEqual([[half.rect], [null], [half.rect], [null]]);
    expect(drop.mock.calls).toEqual([[half]]);
  });

  it('comes off what it fills after a few pixels, with the size that it had', () => {
    const before = { x: 300, y: 0, width: 200, height: 120 };
    takenOff.mockReturnValue(before);
    drag('down', 400);
    drag('move', 403);
    expect(puts).not.toHaveBeenCalled();
    drag('move', 400, 120);
    expect(setBounds.mock.calls).toEqual([[before]]);
    expect(puts).toHaveBeenLastCalledWith({ ...before, y: 30 });
    drag('up', 400, 120);
    expect(drop.mock.calls).toEqual([[null]]);
  });

  it('fills nothing that it was only near to in a drag before', () => {
    filledAt.mockReturnValueOnce({ rect: RECT, fill: () => undefined });
    drag('down', 10);
    drag('move', 0);
    drag('up', 0);
    drag('down', 10);
    drag('up', 10);
    expect(drop).toHaveBeenLastCalledWith(null);
  });
});
