// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { epochMs } from '@shared/kernel/units.ts';
import { createStorage } from '../services/storage/storage.ts';
import { knownRenderer, lookForRenderer } from './renderer.ts';

const NOW = epochMs(Date.UTC(2026, 0, 1));
const DAY = 24 * 60 * 60 * 1000;
const { lasting: storage } = createStorage();

/** A machine whose WebGL is drawn by this: the name as the browser says it, and as its extension does. */
function machineWith(card: string | null, masked = 'WebKit WebGL') {
  const loseContext = vi.fn();
  const context = {
    RENDERER: 1,
    getParameter: (name: number) => (name === 1 ? masked : card),
    getExtension: (name: string) =>
      name === 'WEBGL_debug_renderer_info' ? { UNMASKED_RENDERER_WEBGL: 2 } : { loseContext },
  };
  const getContext = vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(card === null ? null : (context as never));
  return { getContext, loseContext };
}
const choose = (asked: string | null = null, now = NOW) =>
  knownRenderer({ asked, storage, now }) ?? lookForRenderer(storage, now);
const canvas = () => document.querySelector('#canvas');

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<canvas id="canvas" aria-hidden="true"></canvas>';
});

describe('the renderer', () => {
  it.each(['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060)', 'Adreno (TM) 610', 'Apple GPU'])(
    'is WebGL with a graphics card, and goes on with the context that was looked at: %s (DRAW-2)',
    (card) => {
      const { loseContext } = machineWith(card);
      const before = canvas();
      expect(choose()).toBe('webgl');
      expect(canvas()).toBe(before);
      expect(loseContext).not.toHaveBeenCalled();
    },
  );

  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
    'llvmpipe (LLVM 15.0.6, 256 bits)',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)',
    'Apple Software Renderer',
  ])(
    'is the canvas where a program stands in for one, on a canvas that had no context: %s (DRAW-2)',
    (card) => {
      const { loseContext } = machineWith(card);
      const before = canvas();
      expect(choose()).toBe('canvas');
      expect(canvas()).not.toBe(before);
      expect(canvas()?.getAttribute('aria-hidden')).toBe('true');
      expect(loseContext).toHaveBeenCalledOnce();
    },
  );

  it('is told by the plain name where the browser does not hide it', () => {
    machineWith('asked for nothing', 'llvmpipe, or similar');
    expect(choose()).toBe('canvas');
  });

  it('is the canvas without WebGL 2', () => {
    machineWith(null);
    expect(choose()).toBe('canvas');
  });

  it('is not looked for again within a week (DRAW-2)', () => {
    const { getContext } = machineWith('SwiftShader');
    choose();
    getContext.mockClear();
    expect(choose(null, epochMs(NOW + 6 * DAY))).toBe('canvas');
    expect(getContext).not.toHaveBeenCalled();
    machineWith('Adreno (TM) 610');
    expect(choose(null, epochMs(NOW + 8 * DAY))).toBe('webgl');
  });

  it('is looked for again after the clock was put back', () => {
    machineWith('SwiftShader');
    choose();
    machineWith('Adreno (TM) 610');
    expect(choose(null, epochMs(NOW - DAY))).toBe('webgl');
  });

  it('is the one that the address asks for (PRODUCT-6)', () => {
    const { getContext } = machineWith('Adreno (TM) 610');
    expect(choose('canvas')).toBe('canvas');
    expect(choose('webgl')).toBe('webgl');
    expect(choose('magic')).toBe('webgl');
    expect(getContext).toHaveBeenCalledOnce();
  });
});
