import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Mount } from '../kernel/app.ts';
import { CurrentApp } from './appContext.ts';
import { BodyBoundary } from './BodyBoundary.tsx';
import { hearControls } from './controlSounds.ts';
import './styles/base.css';
import './styles/scrollBars.css';
import './styles/controls.css';
import './styles/choosing.css';
import './styles/dialog.css';

/** Makes a React component the body of a window: the default export of an app's overlay.tsx. */
export function mountReact(Body: ComponentType): Mount<HTMLElement> {
  return (host, app) => {
    const element = document.createElement('div');
    element.className = 'w95';
    host.append(element);
    hearControls(element, app.sound);
    const root = createRoot(element);
    root.render(
      <CurrentApp value={app}>
        <BodyBoundary>
          <Body />
        </BodyBoundary>
      </CurrentApp>,
    );
    return () => {
      root.unmount();
      element.remove();
    };
  };
}
