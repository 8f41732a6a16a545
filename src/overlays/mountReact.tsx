import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Mount } from '../kernel/app.ts';
import { CurrentApp } from './appContext.ts';
import { playControlSounds } from './controlSounds.ts';
import './styles/base.css';
import './styles/scrollBars.css';
import './styles/controls.css';
import './styles/choosing.css';
import './styles/dialog.css';

/** Makes a React component the body of a window, or what lies over its scene: the default export of an overlay.tsx. */
export function mountReact(Body: ComponentType): Mount<HTMLElement> {
  return (host, app) => {
    const element = document.createElement('div');
    element.className = 'w95';
    host.append(element);
    playControlSounds(element, app.sound);
    const root = createRoot(element, { onUncaughtError: app.fail });
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
