import { Container } from 'pixi.js';
import { store } from '../../kernel/store.ts';
import { font } from '../assets/font.ts';
import { Fills } from '../draw/fills.ts';
import { Label } from '../draw/label.ts';
import { mirrorButton, mirrorElement } from '../mirror/elements.ts';
import type { Stage } from '../stage/stage.ts';
import { fill, pressedButton, raisedButton } from '../theme/bevel.ts';
import { Z_INDEX } from '../windows/occlusion.ts';
import type { BodyPlace } from './bodyPlace.ts';

export interface FullScreenOptions {
  /** What the dialog is called. */
  readonly label: string;
  /** The text of the button that closes it. */
  readonly closeLabel: string;
  /** The person wants it closed, by the button or by Escape. */
  readonly onClose: () => void;
}

/** A place over everything. */
export interface FullScreen {
  readonly body: BodyPlace;
  setLabel(label: string): void;
  /** Brings the desktop back, and the focus to where it was. */
  destroy(): void;
}

const NIGHT = 0x000000;
const BUTTON_PADDING = 12;

/**
 * Covers the desktop, windows' bodies included, with a place for a body and a button that closes it. The focus moves
 * in, and goes back in the end.
 */
export function openFullScreen(stage: Stage, { label, closeLabel, onClose }: FullScreenOptions): FullScreen {
  const layer = new Container();
  const ground = new Fills();
  const canvas = new Container();
  const buttonFace = new Fills();
  const text = new Label();
  layer.addChild(ground, canvas, buttonFace, text);

  const element = mirrorElement('section', { role: 'dialog', label, className: 'full-screen' });
  element.setAttribute('aria-modal', 'true');
  element.tabIndex = -1;
  const body = mirrorElement('div', { className: 'full-screen-body' });
  const button = mirrorButton(
    { label: closeLabel, className: 'shell-button full-screen-close' },
    { onPress: onClose, onChange: paintButton },
  );
  const { lineHeight, measure } = font('win95b');
  button.element.style.width = `${measure(closeLabel) + 2 * BUTTON_PADDING}px`;
  element.append(body, button.element);

  const size = store(screenSize());
  const seen = store(true);
  function screenSize(): { readonly width: number; readonly height: number } {
    const { width, height } = stage.display.get();
    return { width, height };
  }

  /** CSS knows where the button is safe from notches; the canvas draws it there. */
  function paintButton(): void {
    const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = button.element;
    const { theme } = stage.display.get();
    const shift = button.pressed() ? 1 : 0;
    buttonFace.show((button.pressed() ? pressedButton : raisedButton)({ x, y, width, height }, theme));
    text.write(closeLabel, theme.text, 'win95b');
    text.position.set(
      x + Math.floor((width - measure(closeLabel)) / 2) + shift,
      y + Math.floor((height - lineHeight) / 2) + shift,
    );
  }
  function fit(): void {
    const { width, height } = screenSize();
    const rect = { x: 0, y: 0, width, height };
    ground.show([fill(rect, NIGHT)]);
    stage.occlusion.set(layer, { rect, zIndex: Z_INDEX.fullScreen });
    paintButton();
    size.set({ width, height });
  }

  element.addEventListener('keydown', (event) => {
    // Shortcuts of the desktop are suppressed, as their effects would be hidden under this.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
  });

  const opener = document.activeElement;
  const { desktop, windows, taskbar } = stage.panes;
  const beneath = [desktop, windows, taskbar].map((pane) => pane.element);
  stage.mirror.append(element);
  const uncover = stage.cover(layer);
  const unwatch = stage.display.subscribe(fit);
  fit();
  for (const part of beneath) part.inert = true;
  button.element.focus({ preventScroll: true });

  return {
    body: { stage, canvas, element: body, size, seen },
    setLabel: (next) => element.setAttribute('aria-label', next),
    destroy() {
      unwatch();
      stage.occlusion.set(layer, null);
      uncover();
      layer.destroy({ children: true });
      for (const part of beneath) part.inert = false;
      element.remove();
      if (opener instanceof HTMLElement && document.activeElement === document.body) {
        opener.focus({ preventScroll: true });
      }
    },
  };
}
