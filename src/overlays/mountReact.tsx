import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { AppContext, Mount } from '../kernel/app.ts';
import { nextTask, whenIdle } from '../kernel/idle.ts';
import { CurrentApp } from './appContext.ts';
import { playControlSounds } from './controlSounds.ts';
import './styles/base.css';
import './styles/scrollBars.css';
import './styles/controls.css';
import './styles/panels.css';
import './styles/choosing.css';
import './styles/dialog.css';

/** An element that React listens to, for one body. */
interface Place {
  readonly element: HTMLElement;
  readonly root: Root;
  /** The app whose body it is. It is told of errors that nothing in the body caught. */
  app: AppContext | null;
}

/** The place of the next body. To make one takes React as long as to render a small window: it is made ahead. */
let next: Place | null = null;
void nextTask().then(makeNext);

/** Makes a React component the body of a window, or what lies over its scene: the default export of an overlay.tsx. */
export function mountReact(Body: ComponentType): Mount<HTMLElement> {
  return (host, app) => {
    const place = takePlace();
    const { element, root } = place;
    place.app = app;
    host.append(element);
    playControlSounds(element, app.sound);
    // Rendered synchronously, because the window focuses the element with data-autofocus right after mounting.
    flushSync(() => {
      root.render(
        <CurrentApp value={app}>
          <Body />
        </CurrentApp>,
      );
    });
    return () => {
      root.unmount();
      element.remove();
    };
  };
}

function takePlace(): Place {
  const taken = next ?? makePlace();
  next = null;
  void whenIdle(1_000).then(makeNext);
  return taken;
}

function makeNext(): void {
  next ??= makePlace();
}

function makePlace(): Place {
  const element = document.createElement('div');
  element.className = 'w95';
  const root = createRoot(element, { onUncaughtError: (fault) => place.app?.fail(fault) });
  const place: Place = { element, root, app: null };
  return place;
}
