import type {
  AppBody,
  AppContext,
  BodyLife,
  Desktop,
  DialogRequest,
  Presentation,
} from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import { askingForKeyboard } from '../../engine/mirror/elements.ts';
import { loadBody } from '../../engine/scene/loadBody.ts';
import type { Stage } from '../../engine/stage/stage.ts';

/** The part of a body's context that depends on where it is shown. */
export type OwnContext = Pick<
  AppContext,
  'appId' | 'params' | 'setTitle' | 'finish' | 'close' | 'askBeforeClosing' | 'inFront'
> &
  BodyLife;

/** The app id of full-screen content, which belongs to no app of the registry. */
const FULL_SCREEN = 'full-screen';

interface Parts {
  readonly stage: Stage;
  readonly contextWith: (own: OwnContext) => Promise<AppContext>;
  readonly ask: (request: DialogRequest) => Promise<string | null>;
}

/** The text of the button that closes it (SHELL-15). */
const CLOSE = 'CLOSE';

/**
 * Shows bodies and screens over everything, one at a time. After a fault the content is removed and a dialog reports
 * it.
 */
export function createPresenter({ stage, contextWith, ask }: Parts): Desktop['present'] {
  let endLast = (): void => undefined;

  return async function present(shown, { label, closeLabel = CLOSE, lastsMs }): Promise<void> {
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
      const [fill, { openFullScreen }] = await Promise.all([
        loadBody(bodyOf(shown), life.signal),
        import('../../engine/scene/fullScreen.ts'),
      ]);
      if (isOver()) return;
      const screen = openFullScreen(stage, { label, closeLabel, onClose: close });
      let takeAway = (): void => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        const app = await contextWith({
          appId: FULL_SCREEN,
          params: undefined,
          visible: screen.body.seen,
          inFront: store(true),
          setTitle: (title) => screen.setLabel(title ?? label),
          // It was opened for no purpose.
          finish: () => undefined,
          close,
          // What covers the screen is only looked at.
          askBeforeClosing: () => undefined,
          closed: life.signal,
          fail,
        });
        if (!isOver()) {
          takeAway = fill(screen.body, app);
          askingForKeyboard(screen.body.element)?.focus({ preventScroll: true });
        }
        if (lastsMs !== undefined) timer = setTimeout(close, lastsMs);
        await over;
      } finally {
        clearTimeout(timer);
        takeAway();
        screen.destroy();
      }
    } catch (fault) {
      console.error(fault);
      const { errorDialog } = await import('../../overlays/dialogTexts.ts');
      void ask(errorDialog(label, fault));
    } finally {
      close();
    }
  };
}

/** A screen is drawn as all of them are. */
function bodyOf(shown: Presentation): AppBody {
  if (!('screen' in shown)) return shown;
  return {
    async scene() {
      const [{ screenScene }, { screen }] = await Promise.all([
        import('../../screens/screenScene.ts'),
        shown.screen(),
      ]);
      return { default: screenScene(screen) };
    },
  };
}
