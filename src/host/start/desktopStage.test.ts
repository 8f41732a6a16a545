// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { createStage } from '../../engine/stage/stage.ts';
import type { DesktopArea } from '../../kernel/scale.ts';
import { store } from '../../kernel/store.ts';
import { fakeStage } from '../../testing/fakeStage.ts';
import { sayRenderer } from '../../probe/chosenRenderer.ts';
import { createDesktopStage } from './desktopStage.ts';

const area = store<DesktopArea>('automatic');
const stage = fakeStage();
const create = vi.fn<typeof createStage>();
const canvas = () => document.querySelector('#canvas');
const drawnBy = () => create.mock.calls.map(([kind, elements]) => [kind, elements.canvas]);

beforeEach(() => {
  create.mockReset().mockResolvedValue(stage);
  document.body.innerHTML = '<canvas id="canvas"></canvas><div id="mirror"></div>';
});

describe('the stage of the desktop', () => {
  it.each(['webgl', 'canvas'] as const)('is drawn by %s where the page has chosen it', async (kind) => {
    document.documentElement.dataset['renderer'] = kind;
    expect(await createDesktopStage(area, create)).toBe(stage);
    expect(drawnBy()).toEqual([[kind, canvas()]]);
  });

  it('waits for the page to choose, which it does after its first paint', async () => {
    delete document.documentElement.dataset['renderer'];
    const made = createDesktopStage(area, create);
    await Promise.resolve();
    expect(create).not.toHaveBeenCalled();
    sayRenderer('webgl');
    await made;
    expect(drawnBy()).toEqual([['webgl', canvas()]]);
  });

  it('is drawn on a canvas that had no context where the code of WebGL does not come', async () => {
    document.documentElement.dataset['renderer'] = 'webgl';
    const before = canvas();
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const missing = new TypeError('Failed to fetch dynamically imported module');
    create.mockRejectedValueOnce(missing);
    expect(await createDesktopStage(area, create)).toBe(stage);
    expect(canvas()).not.toBe(before);
    expect(drawnBy()).toEqual([
      ['webgl', before],
      ['canvas', canvas()],
    ]);
    expect(document.documentElement.dataset['renderer']).toBe('canvas');
    expect(said).toHaveBeenCalledWith(missing);
  });

  it('does not come about where the canvas does not draw either', async () => {
    document.documentElement.dataset['renderer'] = 'canvas';
    create.mockRejectedValue(new Error('no context'));
    await expect(createDesktopStage(area, create)).rejects.toThrow('no context');
    expect(create).toHaveBeenCalledOnce();
  });
});
