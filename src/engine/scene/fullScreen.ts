import { Container } from 'pixi.js';
import { store } from '../../kernel/store.ts';
import { ButtonFace, buttonWidth } from '../draw/buttonFace.ts';
import { Fills } from '../draw/fills.ts';
import { mirrorButton, mirrorElement } from '../mirror/elements.ts';
import type { Stage } from '../stage/stage.ts';
import { fill } from '../theme/bevel.ts';
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

/**
 * Covers the desktop, windows' bodies included, with a place for a body and a button that closes it. The focus moves
 * in, and goes back in the end.
 */
export function openFullScreen(stage: Stage, { label, closeLabel, onClose }: FullScreenOptions): FullScreen {
  const layer = new Container();
  const ground = new Fills();
  const canvas = new Container();
  const face = new ButtonFace();
  layer.addChild(ground, canvas, face);

  const element = mirrorElement('section', { role: 'dialog', label, className: 'full-screen' });
  element.setAttribute('aria-modal', 'true');
  element.dataset['layer'] = '';
  element.tabIndex = -1;
  const body = mirrorElement('div', { className: 'full-screen-body' });
  const button = mirrorButton(
    { label: closeLabel, className: 'shell-button full-screen-close' },
    { onPress: onClose, onChange: paintButton },
  );
  button.element.style.width = `${buttonWidth(closeLabel)}px`;
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
    face.show(closeLabel, { x, y, width, height }, stage.display.get().theme, button.pressed());
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
