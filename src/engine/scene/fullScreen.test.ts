import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStage, prepareWidgets, type FakeStage } from '../../testing/fakeStage.ts';
import { openFullScreen } from './fullScreen.ts';

describe('what fills the screen', () => {
  let stage: FakeStage;
  const open = () =>
    openFullScreen(stage, { label: 'VHS Static', closeLabel: 'CLOSE', onClose: () => undefined });
  /** The parts of the desktop that keyboard, pointer and screen reader cannot reach. */
  const outOfReach = () =>
    (['desktop', 'windows', 'taskbar'] as const).filter((part) => stage.panes[part].element.inert);

  beforeAll(prepareWidgets);
  beforeEach(() => {
    stage = fakeStage();
  });

  it('keeps every part of the desktop out of reach until it is closed', () => {
    expect(outOfReach()).toEqual([]);
    const { destroy } = open();
    expect(outOfReach()).toEqual(['desktop', 'windows', 'taskbar']);
    destroy();
    expect(outOfReach()).toEqual([]);
  });

  it('covers all of the screen, whatever size that takes, until it is closed', () => {
    const corner = { x: 1900, y: 1000, width: 20, height: 80 };
    const seen = () => stage.occlusion.visible(corner, 1);
    const { body, destroy } = open();
    stage.display.set({ ...stage.display.get(), width: 1920, height: 1080 });
    expect([body.size.get(), seen()]).toEqual([{ width: 1920, height: 1080 }, []]);
    destroy();
    expect(seen()).toEqual([corner]);
  });

  it('is drawn in place of the desktop until it is closed', () => {
    const uncover = vi.fn();
    const cover = vi.spyOn(stage, 'cover').mockReturnValue(uncover);
    const { destroy } = open();
    expect([cover.mock.calls.length, uncover.mock.calls.length]).toEqual([1, 0]);
    destroy();
    expect(uncover).toHaveBeenCalledTimes(1);
  });
});
