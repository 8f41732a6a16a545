import { useEffect, type ComponentType } from 'react';
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
          <FirstFocus body={element} />
        </BodyBoundary>
      </CurrentApp>,
    );
    return () => {
      root.unmount();
      element.remove();
    };
  };
}

/**
 * Hands the keyboard on to what asks for it (data-autofocus) as soon as React has made it, if the window has it: the
 * window was given it before there was anything in it, and nobody else is to lose it.
 */
function FirstFocus({ body }: { readonly body: HTMLElement }) {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || !activeElement?.contains(body)) return;
    body.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [body]);
  return null;
}
