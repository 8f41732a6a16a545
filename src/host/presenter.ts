import type { AppContext, Desktop, DialogRequest, Mount, Presentation, SceneHost } from '../kernel/app.ts';
import type { Readable } from '../kernel/store.ts';
import type { Stage } from '../engine/stage/stage.ts';

/** What only the one who shows a body can give it. */
export type OwnContext = Pick<AppContext, 'appId' | 'params' | 'visible' | 'setTitle' | 'close'>;

/** A full-screen scene is none of the registry's apps. */
const FULL_SCREEN = 'full-screen';

interface Parts {
  readonly stage: Stage;
  readonly contextWith: (own: OwnContext) => Promise<AppContext>;
  readonly ask: (request: DialogRequest) => Promise<string | null>;
}

/** The text of a full-screen scene's button (spec 1, section 2, "Loading Screen Preview"). */
const CLOSE = 'CLOSE';

/** Shows scenes and screens over everything, one at a time. What breaks is taken away, and a dialog says so. */
export function createPresenter({ stage, contextWith, ask }: Parts): Desktop['present'] {
  let endLast = (): void => undefined;

  return async function present(load, { label, closeLabel = CLOSE, lastsMs }): Promise<void> {
    endLast();
    const life = new AbortController();
    const close = (): void => life.abort();
    const isOver = (): boolean => life.signal.aborted;
    let fail: (fault: unknown) => void = console.error;
    const over = new Promise<void>((resolve, reject) => {
      life.signal.addEventListener('abort', () => resolve());
      fail = reject;
    });
    endLast = close;
    try {
      const [mount, { openFullScreen }] = await Promise.all([
        load().then(mountOf),
        import('../engine/scene/fullScreen.ts'),
      ]);
      if (isOver()) return;
      const screen = openFullScreen(stage, { label, closeLabel, onClose: close, onFault: fail });
      let unmount = (): void => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        const app = await contextWith({
          appId: FULL_SCREEN,
          params: undefined,
          visible: pageVisible,
          setTitle: screen.setLabel,
          close,
        });
        if (!isOver()) unmount = mount(screen.host, app);
        if (lastsMs !== undefined) timer = setTimeout(close, lastsMs);
        await over;
      } finally {
        clearTimeout(timer);
        unmount();
        screen.host.destroy();
      }
    } catch (fault) {
      console.error(fault);
      const { errorDialog } = await import('../overlays/dialogTexts.ts');
      void ask(errorDialog(label, fault instanceof Error ? fault.message : String(fault)));
    }
  };
}

/** A screen is drawn as all of them are. */
async function mountOf(shown: Presentation): Promise<Mount<SceneHost>> {
  if ('default' in shown) return shown.default;
  const { screenScene } = await import('../screens/screenScene.ts');
  return screenScene(shown.screen);
}

const pageVisible: Readable<boolean> = {
  get: () => !document.hidden,
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
