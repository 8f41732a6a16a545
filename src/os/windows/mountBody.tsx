import type { AppContext } from '../../kernel/app.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import type { WindowFrame } from '../../engine/widgets/windowFrame.ts';
import type { WindowBody } from './windowSpec.ts';

/**
 * Loads a body's code and puts it into its window; the answer takes it away, also before it has come.
 * A body that cannot be loaded says so in its place, with a button that tries again.
 */
export function mountBody(
  stage: Stage,
  frame: WindowFrame,
  body: WindowBody,
  context: () => Promise<AppContext>,
  windowId: string,
): () => void {
  let gone = false;
  let unmount = (): void => undefined;
  const mount = async (): Promise<void> => {
    try {
      const [fill, app] = await Promise.all([loader(stage, frame, body), context()]);
      if (gone) return;
      unmount = fill(app);
      measureOpening(stage, windowId);
      const { activeElement } = document;
      if (activeElement === frame.element || activeElement === document.body) {
        if (frame.view.active) frame.focusBody();
      }
    } catch (error) {
      console.error(error);
      if (!gone) unmount = showFailure(frame.body, () => void mount());
    }
  };
  void mount();
  return () => {
    gone = true;
    unmount();
  };
}

/** Measures from the wish to open the window (`window-open:<id>`, marked by the host) to its first whole frame. */
function measureOpening(stage: Stage, windowId: string): void {
  const name = `window-open:${windowId}`;
  if (performance.getEntriesByName(name, 'mark').length === 0) return;
  const stop = stage.beforeFrame(() => {
    stop();
    performance.measure(name, name);
    performance.clearMarks(name);
  });
  stage.invalidate();
}

async function loader(
  stage: Stage,
  frame: WindowFrame,
  body: WindowBody,
): Promise<(app: AppContext) => () => void> {
  if (body.kind === 'overlay') {
    const { default: fill } = await body.load();
    return (app) => fill(frame.body, app);
  }
  const [{ default: fill }, { createSceneHost }] = await Promise.all([
    body.load(),
    import('../../engine/scene/sceneHost.ts'),
  ]);
  return (app) => {
    const host = createSceneHost(stage, frame);
    const empty = fill(host, app);
    return () => {
      empty();
      host.destroy();
    };
  };
}

function showFailure(body: HTMLElement, retry: () => void): () => void {
  const message = document.createElement('p');
  message.className = 'body-failure';
  message.setAttribute('role', 'alert');
  message.textContent = 'This program could not be loaded. Check your connection. ';
  const button = document.createElement('button');
  button.textContent = 'Try again';
  const clear = (): void => message.remove();
  button.addEventListener('click', () => {
    clear();
    retry();
  });
  message.append(button);
  body.append(message);
  return clear;
}
