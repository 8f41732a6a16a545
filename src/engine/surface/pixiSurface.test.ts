import { Sprite, type Container } from 'pixi.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppContext, SurfaceHost } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import { pixiSurface, type PixiSurface } from './pixiSurface.ts';

const startDrawing = vi.hoisted(() => vi.fn());
vi.mock('../stage/startDrawing.ts', () => ({ startDrawing }));

const drawing = () => ({
  renderer: { resize: vi.fn(), destroy: vi.fn() },
  draw: vi.fn(),
  discard: vi.fn(),
  prepare: vi.fn(),
});

async function open(show: (surface: PixiSurface) => () => void = () => () => undefined) {
  const canvas = document.createElement('canvas');
  const size = store({ width: 480, height: 640 });
  const visible = store(true);
  const fail = vi.fn();
  // Of its host and of its context, this surface uses no more than this.
  const host = { canvas, size, renderer: 'canvas' } as unknown as SurfaceHost;
  const app = { visible, fail } as unknown as AppContext;
  const mount = await pixiSurface({}, show).prepare(new AbortController().signal);
  const unmount = mount(host, app);
  return { canvas, size, visible, fail, unmount };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a surface that Pixi draws', () => {
  let made = drawing();
  beforeEach(() => {
    made = drawing();
    startDrawing.mockReset().mockImplementation(() => Promise.resolve(made));
  });

  it("has a renderer of its own, of the desktop's kind, as large as its canvas", async () => {
    const { canvas, size } = await open();
    await settled();
    expect(startDrawing).toHaveBeenCalledExactlyOnceWith('canvas', canvas, 0);
    expect(made.renderer.resize).toHaveBeenLastCalledWith(480, 640);
    made.discard.mockClear();
    size.set({ width: 240, height: 320 });
    expect(made.renderer.resize).toHaveBeenLastCalledWith(240, 320);
    expect(made.discard).toHaveBeenCalledTimes(1);
  });

  it('draws what lies in its root', async () => {
    let root: Container | null = null;
    await open((surface) => {
      root = surface.root;
      surface.render();
      return () => undefined;
    });
    await settled();
    expect(made.draw).toHaveBeenCalledExactlyOnceWith(root);
  });

  it.each(['webglcontextrestored', 'contextrestored'])(
    'builds on nothing that was there before %s',
    async (type) => {
      const { canvas } = await open();
      await settled();
      made.discard.mockClear();
      canvas.dispatchEvent(new Event(type));
      expect(made.discard).toHaveBeenCalledTimes(1);
    },
  );

  it('builds on nothing that was there before it was hidden', async () => {
    const { visible } = await open();
    await settled();
    made.discard.mockClear();
    visible.set(false);
    visible.set(true);
    expect(made.discard).toHaveBeenCalled();
  });

  it('frees its renderer and all that it drew, also when what it shows does not end cleanly', async () => {
    const sprite = new Sprite();
    const { canvas, size, unmount } = await open(({ root }) => {
      root.addChild(sprite);
      return () => {
        throw new Error('still playing');
      };
    });
    await settled();
    expect(unmount).toThrow('still playing');
    expect(sprite.destroyed).toBe(true);
    expect(made.renderer.destroy).toHaveBeenCalledTimes(1);
    made.discard.mockClear();
    size.set({ width: 1, height: 1 });
    canvas.dispatchEvent(new Event('contextrestored'));
    expect(made.discard).not.toHaveBeenCalled();
  });

  it('shows nothing, and frees its renderer, when it was taken away before that came', async () => {
    let arrive: () => void = () => undefined;
    startDrawing.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(made))));
    const show = vi.fn(() => () => undefined);
    const { unmount } = await open(show);
    unmount();
    arrive();
    await settled();
    expect(show).not.toHaveBeenCalled();
    expect(made.renderer.destroy).toHaveBeenCalledTimes(1);
  });

  it('breaks its window where no renderer starts', async () => {
    const fault = new Error('there is no WebGL');
    startDrawing.mockReset().mockRejectedValue(fault);
    const { fail } = await open();
    await settled();
    expect(fail).toHaveBeenCalledExactlyOnceWith(fault);
  });
});
