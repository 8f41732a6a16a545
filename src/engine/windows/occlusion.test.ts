import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOcclusion, Z_INDEX, type Occlusion } from './occlusion.ts';

describe('occlusion', () => {
  let asked: number;
  let occlusion: Occlusion;
  const back = { owner: {}, show: vi.fn() };
  const front = { owner: {}, show: vi.fn() };
  const wide = { x: 0, y: 0, width: 100, height: 100 };
  const corner = { x: 60, y: 0, width: 100, height: 100 };

  beforeEach(() => {
    vi.clearAllMocks();
    asked = 0;
    occlusion = createOcclusion(() => asked++);
    occlusion.set(back.owner, { rect: wide, zIndex: 1, show: back.show });
    occlusion.set(front.owner, { rect: corner, zIndex: 2, show: front.show });
    occlusion.apply();
  });

  it('shows of a window what the one above it leaves, and all of the one above', () => {
    expect(back.show.mock.lastCall).toEqual([[{ ...wide, width: 60 }]]);
    expect(front.show.mock.lastCall).toEqual([[corner]]);
  });

  it('changes sides when the lower window is raised', () => {
    occlusion.set(back.owner, { rect: wide, zIndex: 3, show: back.show });
    occlusion.apply();
    expect(back.show.mock.lastCall).toEqual([[wide]]);
    expect(front.show.mock.lastCall).toEqual([[{ x: 100, y: 0, width: 60, height: 100 }]]);
  });

  it('gives a window its whole shape back when what covered it is closed or minimised', () => {
    occlusion.set(front.owner, null);
    occlusion.apply();
    expect(back.show.mock.lastCall).toEqual([[wide]]);
  });

  it('shows nothing of windows under the taskbar and under an open menu, whatever their own order', () => {
    occlusion.set({}, { rect: { x: 0, y: 90, width: 200, height: 28 }, zIndex: Z_INDEX.taskbar });
    occlusion.set({}, { rect: { x: 0, y: 0, width: 200, height: 90 }, zIndex: Z_INDEX.menu });
    occlusion.apply();
    expect(back.show.mock.lastCall).toEqual([[]]);
    expect(front.show.mock.lastCall).toEqual([[]]);
  });

  it('asks for a frame at each change and waits for it', () => {
    vi.clearAllMocks();
    asked = 0;
    occlusion.set(front.owner, null);
    expect(asked).toBe(1);
    expect(back.show).not.toHaveBeenCalled();
  });

  it('calls no window in a frame in which nothing moved', () => {
    vi.clearAllMocks();
    occlusion.apply();
    expect(back.show).not.toHaveBeenCalled();
  });
});
