import { Container } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppBody, AppContext, BodyLife, Mount, SceneHost } from '../../kernel/app.ts';
import { WindowFrame } from '../../engine/widgets/windowFrame.ts';
import { mountReact } from '../../overlays/mountReact.tsx';
import { fakeFrames } from '../../testing/fakeFrames.ts';
import { fakeStage, prepareWidgets, type FakeStage } from '../../testing/fakeStage.ts';
import { key } from '../../testing/input.ts';
import { aWindow } from '../../testing/windows.ts';
import { mountBody } from './mountBody.ts';
import { act } from '../../testing/act.ts';

describe('mountBody', () => {
  let stage: FakeStage;
  let frame: WindowFrame;
  const unmountScene = vi.fn();
  const unmountOverlay = vi.fn();
  const scene = vi.fn<Mount<SceneHost>>();
  const overlay = vi.fn<Mount<HTMLElement>>();
  const loaded = <Half,>(half: Half) => Promise.resolve({ default: half });
  const OVERLAY: AppBody = { overlay: () => loaded(overlay) };
  const SCENE: AppBody = { scene: () => loaded(scene) };
  const BOTH: AppBody = { overlay: () => loaded(overlay), scene: () => loaded(scene) };

  let serverBack = (): void => undefined;
  const version = { isOld: vi.fn(), restart: vi.fn() };
  const services = {
    version,
    online: {
      whenBack(again: () => void) {
        serverBack = again;
        return () => undefined;
      },
    },
  };
  const contextOf = (life: BodyLife): Promise<AppContext> =>
    // The bodies of these tests ask their context for nothing else.
    Promise.resolve({ appId: 'help', sound: () => undefined, services, ...life } as unknown as AppContext);
  const mount = (body: AppBody, context = contextOf): (() => void) => mountBody(frame, body, context, 'help');
  const place = (): HTMLElement => frame.body.element;
  const said = (): HTMLElement => {
    const alert = place().querySelector<HTMLElement>('[role=alert]');
    if (alert === null) throw new Error('nothing is said');
    return alert;
  };
  const waitUntilSaid = (): Promise<HTMLElement> => vi.waitFor(said);
  const retry = (): void => said().querySelector('button')?.click();

  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.resetAllMocks();
    version.isOld.mockResolvedValue(false);
    version.restart.mockResolvedValue(undefined);
    scene.mockReturnValue(unmountScene);
    overlay.mockImplementation((host) => {
      host.innerHTML = '<input data-autofocus>';
      return unmountOverlay;
    });
    stage = fakeStage();
    frame = new Container().addChild(
      new WindowFrame({ stage, view: aWindow({ x: 0, y: 0, width: 300, height: 200 }) }),
    );
  });

  it('puts the body into its window and gives it the keyboard, and takes it away again', async () => {
    frame.focusBody();
    const takeAway = mount(OVERLAY);
    await vi.waitFor(() => expect(overlay).toHaveBeenCalled());
    await vi.waitFor(() => expect(document.activeElement).toBe(place().querySelector('input')));
    takeAway();
    expect(unmountOverlay).toHaveBeenCalledTimes(1);
    expect(place().childElementCount).toBe(0);
  });

  it('finds what asks for the keyboard also where React makes it', async () => {
    frame.focusBody();
    const body = { overlay: () => loaded(mountReact(() => <button data-autofocus>Next</button>)) };
    await act(async () => {
      mount(body);
      await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Next'));
    });
  });

  it('has what was typed before the body came, which pressed nothing (SHELL-32)', async () => {
    frame.focusBody();
    const press = (name: string) => key(frame.element, name).defaultPrevented;
    const heard = vi.fn();
    const Field = () => <textarea data-autofocus onChange={({ target }) => void heard(target.value)} />;
    await act(async () => {
      mount({ overlay: () => loaded(mountReact(Field)) });
      expect(['H', 'i', 'Enter', 'y', 'o', 'Backspace'].map(press)).not.toContain(false);
      expect(key(frame.element, 's', { ctrlKey: true }).defaultPrevented).toBe(false);
      await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('Hi\ny'));
    });
    expect(press('z')).toBe(false);
  });

  it('leaves the focus where the person has put it meanwhile', async () => {
    document.querySelector<HTMLElement>('#elsewhere')?.focus();
    mount(OVERLAY);
    await vi.waitFor(() => expect(overlay).toHaveBeenCalled());
    expect(document.activeElement?.id).toBe('elsewhere');
  });

  it('puts nothing into a window that was closed before the body came', async () => {
    let arrive: () => void = () => undefined;
    const services = new Promise<void>((resolve) => (arrive = resolve));
    const late = (life: BodyLife) => services.then(() => contextOf(life));
    const takeAway = mount(BOTH, late);
    takeAway();
    // A body that was asked for later, and whose window stays, tells when the other would have come.
    const next = vi.fn<Mount<HTMLElement>>(() => () => undefined);
    const takeNextAway = mount(
      { scene: () => loaded(() => () => undefined), overlay: () => loaded(next) },
      late,
    );
    arrive();
    await vi.waitFor(() => expect(next).toHaveBeenCalled());
    takeNextAway();
    expect(overlay).not.toHaveBeenCalled();
    expect(scene).not.toHaveBeenCalled();
    expect(place().childElementCount).toBe(0);
  });

  it('shows at once that a body is on its way, and says so when it takes a while', async () => {
    vi.useFakeTimers();
    const takeAway = mount({ overlay: () => new Promise(() => undefined) });
    expect(place().querySelector('[role=status]')?.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(500);
    expect(place().querySelector('[role=status]')?.textContent).toBe('Loading...');
    takeAway();
    expect(place().textContent).toBe('');
  });

  it('tells the body when it is seen, and when it is covered', async () => {
    mount(SCENE);
    await vi.waitFor(() => expect(scene).toHaveBeenCalled());
    const visible = scene.mock.lastCall?.[1].visible;
    expect(visible?.get()).toBe(false);
    stage.nextFrame();
    expect(visible?.get()).toBe(true);
    stage.occlusion.set({}, { rect: frame.view.rect, zIndex: 2 });
    stage.nextFrame();
    expect(visible?.get()).toBe(false);
  });

  it('lets a surface play while it is seen, on a canvas of its own', async () => {
    const frames = fakeFrames();
    vi.stubGlobal('requestAnimationFrame', frames.request);
    vi.stubGlobal('cancelAnimationFrame', frames.cancel);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const draw = vi.fn();
    frame.focusBody();
    const takeAway = mount({
      surface: () => loaded((host) => host.play({ step: () => undefined, draw })),
      overlay: () => loaded(overlay),
    });
    await vi.waitFor(() => expect(overlay).toHaveBeenCalled());
    const canvas = place().querySelector('canvas');
    expect([canvas?.width, canvas?.height]).toEqual(Object.values(frame.body.size.get()));
    expect(overlay.mock.lastCall?.[0].classList.contains('over-scene')).toBe(true);
    await vi.waitFor(() => expect(document.activeElement).toBe(canvas?.parentElement));
    expect(frames.show(0)).toBe(false);
    stage.nextFrame();
    expect(frames.show(16)).toBe(true);
    const cover = {};
    stage.occlusion.set(cover, { rect: frame.view.rect, zIndex: 2 });
    stage.nextFrame();
    expect(frames.show(32)).toBe(false);
    stage.occlusion.set(cover, null);
    stage.nextFrame();
    expect(frames.show(48)).toBe(true);
    frame.view = { ...frame.view, minimized: true };
    stage.nextFrame();
    expect(frames.show(64)).toBe(false);
    takeAway();
    expect(place().childElementCount).toBe(0);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('gives a scene its place on the canvas, and takes it back with the body', async () => {
    const takeAway = mount(SCENE);
    await vi.waitFor(() => expect(scene).toHaveBeenCalled());
    const host = scene.mock.lastCall?.[0];
    expect(host?.size.get()).toEqual(frame.body.size.get());
    expect(host?.root.parent).toBe(frame.body.canvas);
    takeAway();
    expect(frame.body.canvas.children).toHaveLength(0);
    expect(unmountScene).toHaveBeenCalledTimes(1);
  });

  describe('with a scene and an overlay', () => {
    const bothShow = () => vi.waitFor(() => expect(overlay).toHaveBeenCalled());

    it('lays the overlay over the scene, and gives both the same context', async () => {
      mount(BOTH);
      await bothShow();
      const [host, app] = scene.mock.lastCall ?? [];
      const [over, same] = overlay.mock.lastCall ?? [];
      expect([...place().children]).toEqual([host?.element, over]);
      expect(same).toBe(app);
    });

    it('lets the pointer through the overlay to the scene, and only there', async () => {
      mount(BOTH);
      await bothShow();
      expect(overlay.mock.lastCall?.[0].classList.contains('over-scene')).toBe(true);
      const alone = mount(OVERLAY);
      await vi.waitFor(() => expect(overlay).toHaveBeenCalledTimes(2));
      expect(overlay.mock.lastCall?.[0].classList.contains('over-scene')).toBe(false);
      alone();
    });

    it('takes both away, the overlay first, and tells what they share that it is over', async () => {
      const ended: string[] = [];
      unmountScene.mockImplementation(() => ended.push('scene'));
      unmountOverlay.mockImplementation(() => ended.push('overlay'));
      const takeAway = mount(BOTH);
      await bothShow();
      const closed = scene.mock.lastCall?.[1].closed;
      expect(closed?.aborted).toBe(false);
      takeAway();
      expect(closed?.aborted).toBe(true);
      expect(ended).toEqual(['overlay', 'scene']);
      expect(frame.body.canvas.children).toHaveLength(0);
      expect(place().childElementCount).toBe(0);
    });
  });

  describe('that breaks', () => {
    beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
    const fault = new Error('the till is empty');
    const breaks = (): never => {
      throw fault;
    };

    it('says that it could not be loaded, and loads it when it is tried again', async () => {
      let online = false;
      mount({ overlay: () => (online ? loaded(overlay) : Promise.reject(new Error('offline'))) });
      expect((await waitUntilSaid()).textContent).toContain('could not be loaded');
      expect(document.activeElement).toBe(said().querySelector('button'));
      online = true;
      retry();
      await vi.waitFor(() => expect(overlay).toHaveBeenCalledTimes(1));
      expect(document.querySelector('[role=alert]')).toBeNull();
      await vi.waitFor(() => expect(document.activeElement).toBe(place().querySelector('input')));
    });

    it('loads it by itself when the server is back', async () => {
      let online = false;
      mount({ overlay: () => (online ? loaded(overlay) : Promise.reject(new Error('offline'))) });
      await waitUntilSaid();
      online = true;
      serverBack();
      await vi.waitFor(() => expect(overlay).toHaveBeenCalledTimes(1));
      expect(document.querySelector('[role=alert]')).toBeNull();
    });

    it('says that there is a new version where the server has no such file any more, and starts again in it (OFFLINE-6)', async () => {
      version.isOld.mockResolvedValue(true);
      const takeAway = mount({ overlay: () => Promise.reject(new Error('gone')) });
      await vi.waitFor(() => expect(said().textContent).toContain('a new version of Flunks 95'));
      expect(said().textContent).not.toContain('connection');
      expect(document.activeElement).toBe(said().querySelector('button'));
      retry();
      expect(version.restart).toHaveBeenCalledOnce();
      takeAway();
      expect(place().childElementCount).toBe(0);
    });

    const faults: ReadonlyArray<readonly [string, () => void]> = [
      ['a scene that cannot start', () => scene.mockImplementationOnce(breaks)],
      ['an overlay that cannot start', () => overlay.mockImplementationOnce(breaks)],
      [
        'a scene that breaks as it moves',
        () =>
          scene.mockImplementationOnce(({ stage: moving }) => {
            moving.animate(breaks);
            setTimeout(() => stage.nextFrame());
            return unmountScene;
          }),
      ],
      ['an overlay that breaks as it is shown', () => overlay.mockImplementationOnce(mountReact(breaks))],
    ];
    it.each(faults)('says so of %s, once for both halves, and starts both anew', async (_kind, arrange) => {
      arrange();
      mount(BOTH);
      expect((await waitUntilSaid()).textContent).toContain('the till is empty');
      expect(place().children).toHaveLength(1);
      expect(frame.body.canvas.children).toHaveLength(0);
      retry();
      await vi.waitFor(() => expect(place().querySelector('input')).not.toBeNull());
      expect(place().querySelector('[role=alert]')).toBeNull();
      expect(frame.body.canvas.children).not.toHaveLength(0);
    });

    it('leaves other windows, and their motion, as they are', async () => {
      const step = vi.fn(() => true);
      stage.animate(step);
      scene.mockImplementationOnce(({ stage: moving }) => {
        moving.animate(breaks);
        return unmountScene;
      });
      mount(SCENE);
      await vi.waitFor(() => expect(scene).toHaveBeenCalled());
      expect(() => stage.nextFrame()).not.toThrow();
      stage.nextFrame();
      expect(step).toHaveBeenCalledTimes(2);
    });

    it('does not keep one half because the other does not go cleanly', async () => {
      unmountOverlay.mockImplementation(breaks);
      const takeAway = mount(BOTH);
      await vi.waitFor(() => expect(overlay).toHaveBeenCalled());
      takeAway();
      expect(unmountScene).toHaveBeenCalledTimes(1);
      expect(frame.body.canvas.children).toHaveLength(0);
    });

    it('takes away no more than what broke when it was closed meanwhile', async () => {
      const takeAway = mount(SCENE);
      await vi.waitFor(() => expect(scene).toHaveBeenCalled());
      scene.mock.lastCall?.[1].fail(fault);
      takeAway();
      await Promise.resolve();
      expect(place().childElementCount).toBe(0);
    });
  });
});
