import { clipPath, type Rect, type Size } from '../geometry/rects.ts';
import { layOver, mirrorButton, mirrorElement, type ButtonMirror } from '../mirror/elements.ts';
import { EDGES, type Edge } from './edges.ts';
import { TITLE_BUTTONS, type TitleButton, type WindowMetrics } from './windowMetrics.ts';
import type { WindowView } from './windowView.ts';

const LABELS: Readonly<Record<TitleButton, string>> = {
  help: 'Help',
  minimize: 'Minimize',
  maximize: 'Maximize',
  close: 'Close',
  windows: 'Windows',
  start: 'Start',
};
const WITH_MENU: readonly TitleButton[] = ['windows', 'start'];

/** A window in the DOM: a `role=dialog` with the grip, the buttons, the body and the edges that take the input. */
export interface WindowMirror {
  readonly element: HTMLElement;
  /** The title bar, by which the window is moved. */
  readonly grip: HTMLButtonElement;
  readonly body: HTMLElement;
  readonly handles: ReadonlyMap<Edge, HTMLElement>;
  /** Whether a button looks held down. */
  isDown(button: TitleButton): boolean;
  /** Names and offers what the view has. */
  show(view: WindowView): void;
  /** Lays the parts over what the canvas draws; `resizable` offers the edges. */
  fit(size: Size, metrics: WindowMetrics, resizable: boolean): void;
  /** Clips the window, which lies at `rect`, to its visible parts. */
  clip(rect: Rect, parts: readonly Rect[]): void;
}

export function createWindowMirror(events: {
  readonly onPress: (button: TitleButton) => void;
  /** A button starts or stops looking held down. */
  readonly onChange: () => void;
}): WindowMirror {
  const element = mirrorElement('section', { className: 'window', role: 'dialog' });
  element.tabIndex = -1;
  const grip = mirrorElement('button', { className: 'grip' });
  grip.type = 'button';
  grip.setAttribute(
    'aria-description',
    'Arrow keys move the window, with Shift they size it, Enter maximizes it, Shift+F10 opens its menu',
  );
  const buttons = new Map<TitleButton, ButtonMirror>();
  for (const name of TITLE_BUTTONS) {
    buttons.set(
      name,
      mirrorButton(
        { label: LABELS[name], className: 'shell-button' },
        { onPress: () => events.onPress(name), onChange: events.onChange },
      ),
    );
  }
  for (const name of WITH_MENU) buttons.get(name)?.element.setAttribute('aria-haspopup', 'menu');
  const body = mirrorElement('div', { className: 'window-body' });
  const handles = new Map<Edge, HTMLElement>();
  for (const edge of EDGES) handles.set(edge, mirrorElement('div', { className: `handle handle-${edge}` }));
  element.append(grip, ...[...buttons.values()].map((button) => button.element), body, ...handles.values());

  /** What had the keyboard in a window that waits. */
  let waiting: Element | null = null;
  /** The window itself still takes a press, which shows the person what it waits for. */
  function hold({ held, active }: Pick<WindowView, 'held' | 'active'>): void {
    if (held === body.inert) return;
    if (held) waiting = body.contains(document.activeElement) ? document.activeElement : null;
    for (const part of element.children) if (part instanceof HTMLElement) part.inert = held;
    if (held) return;
    if (active && waiting instanceof HTMLElement) waiting.focus({ preventScroll: true });
    waiting = null;
  }

  return {
    element,
    grip,
    body,
    handles,
    isDown: (button) => buttons.get(button)?.pressed() ?? false,
    show(view) {
      const { title, minimized, maximized, zIndex, buttons: offered } = view;
      element.hidden = minimized;
      hold(view);
      element.setAttribute('aria-label', title);
      element.style.zIndex = String(zIndex);
      grip.setAttribute('aria-label', `Move ${title}`);
      for (const [name, button] of buttons) button.element.hidden = !offered.includes(name);
      buttons.get('maximize')?.element.setAttribute('aria-label', maximized ? 'Restore' : LABELS.maximize);
    },
    fit({ width, height }, metrics, resizable) {
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
      layOver(grip, metrics.title);
      layOver(body, metrics.body);
      for (const [name, rect] of metrics.buttons) {
        const button = buttons.get(name);
        if (button) layOver(button.element, rect);
      }
      for (const handle of handles.values()) handle.hidden = !resizable;
    },
    clip(rect, parts) {
      const clip = clipPath(rect, parts);
      if (element.style.clipPath !== clip) element.style.clipPath = clip;
    },
  };
}
