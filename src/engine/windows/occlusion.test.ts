import { beforeEach, describe, expect, it } from 'vitest';
import { createOcclusion, Z_INDEX, type Occlusion } from './occlusion.ts';

describe('occlusion', () => {
  let asked: number;
  let occlusion: Occlusion;
  const back = { owner: {}, element: document.createElement('section') };
  const front = { owner: {}, element: document.createElement('section') };
  const wide = { x: 0, y: 0, width: 100, height: 100 };
  const corner = { x: 60, y: 0, width: 100, height: 100 };

  beforeEach(() => {
    asked = 0;
    occlusion = createOcclusion(() => asked++);
    occlusion.set(back.owner, { rect: wide, zIndex: 1, element: back.element });
    occlusion.set(front.owner, { rect: corner, zIndex: 2, element: front.element });
    occlusion.apply();
  });

  it('cuts a window to what the one above it leaves, and not the one above', () => {
    expect(back.element.style.clipPath).toBe('path("M0 0h60v100h-60z")');
    expect(front.element.style.clipPath).toBe('none');
  });

  it('changes sides when the lower window is raised', () => {
    occlusion.set(back.owner, { rect: wide, zIndex: 3, element: back.element });
    occlusion.apply();
    expect(back.element.style.clipPath).toBe('none');
    expect(front.element.style.clipPath).toBe('path("M40 0h60v100h-60z")');
  });

  it('gives a window its whole shape back when what covered it is closed or minimised', () => {
    occlusion.set(front.owner, null);
    occlusion.apply();
    expect(back.element.style.clipPath).toBe('none');
  });

  it('cuts windows under the taskbar and under an open menu, whatever their own order', () => {
    occlusion.set({}, { rect: { x: 0, y: 90, width: 200, height: 28 }, zIndex: Z_INDEX.taskbar });
    occlusion.set({}, { rect: { x: 0, y: 0, width: 200, height: 90 }, zIndex: Z_INDEX.menu });
    occlusion.apply();
    expect(back.element.style.clipPath).toBe('inset(100%)');
    expect(front.element.style.clipPath).toBe('inset(100%)');
  });

  it('asks for a frame at each change and waits for it', () => {
    const before = back.element.style.clipPath;
    asked = 0;
    occlusion.set(front.owner, null);
    expect(asked).toBe(1);
    expect(back.element.style.clipPath).toBe(before);
  });

  it('touches no style in a frame in which nothing moved', () => {
    back.element.style.clipPath = 'inset(7px)';
    occlusion.apply();
    expect(back.element.style.clipPath).toBe('inset(7px)');
  });
});
