// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  AppBody,
  AppContext,
  Desktop,
  DialogRequest,
  Mount,
  SceneHost,
  Screen,
  SurfaceHost,
} from '../../kernel/app.ts';
import { fakeFrames } from '../../testing/fakeFrames.ts';
import { fakeStage, prepareWidgets, type FakeStage } from '../../testing/fakeStage.ts';
import { key } from '../../testing/input.ts';
import { createPresenter } from './presenter.ts';

const screenScene = vi.hoisted(() => vi.fn<(screen: Screen) => Mount<SceneHost>>());
vi.mock('../../screens/screenScene.ts', () => ({ screenScene }));

describe('what fills the screen', () => {
  let stage: FakeStage;
  let present: Desktop['present'];
  const ask = vi.fn((_request: DialogRequest) => Promise.resolve(null));
  const unmount = vi.fn();
  const mount = vi.fn<Mount<SceneHost>>(() => unmount);
  const scene: AppBody = { scene: () => Promise.resolve({ default: mount }) };
  const options = { label: 'VHS Static' };

  const shown = (): HTMLElement | null => document.querySelector('[role=dialog]');
  async function isShown(): Promise<HTMLElement> {
    await vi.waitFor(() => expect(mount).toHaveBeenCalled());
    const element = shown();
    if (element === null) throw new Error('nothing is shown');
    return element;
  }

  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.clearAllMocks();
    stage = fakeStage();
    screenScene.mockReturnValue(mount);
    // The bodies of these tests ask their context for nothing but to be closed.
    const contextWith = (own: object): Promise<AppContext> => Promise.resolve(own as AppContext);
    present = createPresenter({ stage, contextWith, ask });
  });

  it('is a modal dialog with a button that closes it, and nothing beneath can be reached (SHELL-15)', async () => {
    const over = present(scene, { ...options, closeLabel: 'Skip' });
    const element = await isShown();
    expect(element.getAttribute('aria-label')).toBe('VHS Static');
    expect(element.getAttribute('aria-modal')).toBe('true');
    expect(document.querySelector('main')?.inert).toBe(true);
    const button = element.querySelector('button');
    expect(button?.getAttribute('aria-label')).toBe('Skip');
    button?.click();
    await over;
    expect(shown()).toBeNull();
    expect(document.querySelector('main')?.inert).toBe(false);
    expect(unmount).toHaveBeenCalledOnce();
  });

  it('takes the focus and gives it back', async () => {
    const opener = document.querySelector<HTMLElement>('#elsewhere');
    opener?.focus();
    const over = present(scene, options);
    const element = await isShown();
    expect(element.contains(document.activeElement)).toBe(true);
    key(element, 'Escape');
    await over;
    expect(document.activeElement).toBe(opener);
  });

  it('closes by itself after its time, not before', async () => {
    const over = present(scene, { ...options, lastsMs: 4000 });
    await isShown();
    vi.advanceTimersByTime(3999);
    expect(shown()).not.toBeNull();
    vi.advanceTimersByTime(1);
    await over;
    expect(shown()).toBeNull();
  });

  it('may be a screen, which is drawn as all screens are', async () => {
    const screen: Screen = { fps: 12, still: 0, sound: [], paint: vi.fn() };
    const over = present({ screen: () => Promise.resolve({ screen }) }, options);
    key(await isShown(), 'Escape');
    await over;
    expect(screenScene).toHaveBeenCalledWith(screen);
    expect(unmount).toHaveBeenCalledOnce();
  });

  it('may be a surface, which has the keyboard and is taken away with its canvas', async () => {
    const frames = fakeFrames();
    vi.stubGlobal('requestAnimationFrame', frames.request);
    vi.stubGlobal('cancelAnimationFrame', frames.cancel);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const draw = vi.fn();
    const surface = vi.fn<Mount<SurfaceHost>>((host) => host.play({ step: () => undefined, draw }));
    const over = present({ surface: () => Promise.resolve({ default: surface }) }, options);
    await vi.waitFor(() => expect(surface).toHaveBeenCalled());
    const host = surface.mock.lastCall?.[0];
    expect(host?.size.get()).toEqual({ width: 1280, height: 800 });
    expect(document.activeElement).toBe(host?.element);
    frames.show(0);
    expect(draw).toHaveBeenCalledOnce();
    key(host?.element ?? document, 'Escape');
    await over;
    expect(frames.show(16)).toBe(false);
    expect(host?.canvas.isConnected).toBe(false);
  });

  it('gives way to the next one (SHELL-15)', async () => {
    const first = present(scene, options);
    await isShown();
    const second = present(scene, { label: 'Matrix Rain' });
    await first;
    await vi.waitFor(() => expect(mount).toHaveBeenCalledTimes(2));
    expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
    expect(shown()?.getAttribute('aria-label')).toBe('Matrix Rain');
    shown()?.querySelector('button')?.click();
    await second;
  });

  it('keeps the shortcuts of the desktop from what is not seen', async () => {
    const shortcut = vi.fn();
    addEventListener('keydown', shortcut);
    const over = present(scene, options);
    const element = await isShown();
    key(element, 'g', { ctrlKey: true });
    expect(shortcut).not.toHaveBeenCalled();
    key(element, 'Escape');
    await over;
    removeEventListener('keydown', shortcut);
  });

  it('may be a scene with words over it, taken away together', async () => {
    const captions = vi.fn<Mount<HTMLElement>>((host) => {
      host.textContent = 'Homecoming';
      return unmount;
    });
    const over = present({ ...scene, overlay: () => Promise.resolve({ default: captions }) }, options);
    const element = await isShown();
    expect(element.textContent).toBe('Homecoming');
    expect(mount.mock.lastCall?.[1]).toBe(captions.mock.lastCall?.[1]);
    key(element, 'Escape');
    await over;
    expect(unmount).toHaveBeenCalledTimes(2);
  });

  it('draws no frame once it is closed, even when the scene forgot to stop', async () => {
    const step = vi.fn(() => true);
    mount.mockImplementationOnce((host) => {
      host.stage.animate(step);
      return unmount;
    });
    const over = present(scene, options);
    key(await isShown(), 'Escape');
    await over;
    while (stage.nextFrame()) expect(stage.count()).toBeLessThan(5);
    expect(step).not.toHaveBeenCalled();
  });

  const breaks = (): never => {
    throw new Error('no such chunk');
  };
  const faults: ReadonlyArray<readonly [string, AppBody]> = [
    ['cannot be loaded', { scene: () => Promise.reject(new Error('no such chunk')) }],
    ['cannot start', { scene: () => Promise.resolve({ default: breaks }) }],
    ['has words that cannot', { ...scene, overlay: () => Promise.resolve({ default: breaks }) }],
    [
      'breaks while it moves',
      {
        scene: () =>
          Promise.resolve({
            default: (host) => {
              host.stage.animate(breaks);
              setTimeout(() => stage.nextFrame());
              return unmount;
            },
          }),
      },
    ],
  ];
  it.each(faults)('and %s is taken away, and a dialog says why', async (_kind, broken) => {
    vi.useRealTimers();
    vi.spyOn(console, 'error').mockReturnValue();
    await present(broken, options);
    expect(shown()).toBeNull();
    expect(ask).toHaveBeenCalledWith({ title: 'VHS Static', message: 'no such chunk', icon: 'error' });
  });
});
