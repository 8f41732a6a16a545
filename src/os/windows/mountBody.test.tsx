import { Container } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppContext, Mount, SceneHost } from '../../kernel/app.ts';
import { WindowFrame } from '../../engine/widgets/windowFrame.ts';
import { anyPicture, fakeStage, prepareWidgets, type FakeStage } from '../../testing/fakeStage.ts';
import { mountBody } from './mountBody.tsx';
import type { WindowBody } from './windowSpec.ts';

describe('mountBody', () => {
  let stage: FakeStage;
  let frame: WindowFrame;
  const unmount = vi.fn();
  const fill = vi.fn<Mount<HTMLElement>>((host) => {
    host.innerHTML = '<input data-autofocus>';
    return unmount;
  });
  const app = { appId: 'help' } as AppContext;
  const overlay = (load = () => Promise.resolve({ default: fill })): WindowBody => ({
    kind: 'overlay',
    load,
  });
  const mount = (body: WindowBody, context = () => Promise.resolve(app)): (() => void) =>
    mountBody(stage, frame, body, context, 'help');

  beforeAll(prepareWidgets);
  beforeEach(() => {
    vi.clearAllMocks();
    stage = fakeStage();
    const made = new WindowFrame({
      stage,
      view: {
        title: 'Help',
        icon: anyPicture(),
        active: true,
        zIndex: 1,
        rect: { x: 0, y: 0, width: 300, height: 200 },
        maximized: false,
        framed: true,
        minimized: false,
        resizable: true,
        buttons: ['close'],
        events: {
          focus: vi.fn(),
          press: vi.fn(),
          menu: vi.fn(),
          currentBounds: () => ({ x: 0, y: 0, width: 300, height: 200 }),
          setBounds: vi.fn(),
          constrain: (rect) => rect,
        },
      },
    });
    frame = new Container().addChild(made);
  });

  it('puts the body into its window and gives it the keyboard, and takes it away again', async () => {
    frame.focusBody();
    const takeAway = mount(overlay());
    await vi.waitFor(() => expect(fill).toHaveBeenCalledWith(frame.body, app));
    expect(document.activeElement).toBe(frame.body.firstElementChild);
    takeAway();
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('leaves the focus where the person has put it meanwhile', async () => {
    document.querySelector<HTMLElement>('#elsewhere')?.focus();
    mount(overlay());
    await vi.waitFor(() => expect(fill).toHaveBeenCalled());
    expect(document.activeElement?.id).toBe('elsewhere');
  });

  it('puts nothing into a window that was closed before the body came', async () => {
    let arrive: (context: AppContext) => void = () => undefined;
    const context = new Promise<AppContext>((resolve) => {
      arrive = resolve;
    });
    const takeAway = mount(overlay(), () => context);
    takeAway();
    arrive(app);
    await context;
    await Promise.resolve();
    expect(fill).not.toHaveBeenCalled();
    expect(frame.body.childElementCount).toBe(0);
  });

  it('says that a body could not be loaded, and loads it when it is tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let online = false;
    const takeAway = mount(
      overlay(() => (online ? Promise.resolve({ default: fill }) : Promise.reject(new Error('offline')))),
    );
    const alert = await vi.waitFor(() => {
      const found = frame.body.querySelector('[role=alert]');
      if (found === null) throw new Error('nothing is said');
      return found;
    });
    online = true;
    alert.querySelector('button')?.click();
    await vi.waitFor(() => expect(fill).toHaveBeenCalledTimes(1));
    expect(document.querySelector('[role=alert]')).toBeNull();
    takeAway();
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('gives a scene its place on the canvas, and takes it back with the body', async () => {
    const hosts: SceneHost[] = [];
    const scene: Mount<SceneHost> = (host) => {
      hosts.push(host);
      return unmount;
    };
    const takeAway = mount({ kind: 'scene', load: () => Promise.resolve({ default: scene }) });
    await vi.waitFor(() => expect(hosts).toHaveLength(1));
    expect(hosts[0]?.size.get()).toEqual(frame.bodySize);
    expect(hosts[0]?.root.parent).toBe(frame.scene);
    takeAway();
    expect(frame.scene.children).toHaveLength(0);
    expect(unmount).toHaveBeenCalledTimes(1);
  });
});
