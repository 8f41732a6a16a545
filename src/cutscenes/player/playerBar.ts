import { Container } from 'pixi.js';
import type { AppContext, SceneHost } from '../../kernel/app.ts';
import { ButtonFace, buttonWidth } from '../../engine/draw/buttonFace.ts';
import type { Rect, Size } from '../../engine/geometry/rects.ts';
import { layOver, mirrorButton } from '../../engine/mirror/elements.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../engine/scene/sceneHost.ts';
import type { Framing } from './framing.ts';
import { PLAYER_TEXTS } from './texts.ts';

const GAP = 6;
const LEAST_WIDTH = 62;
/** Where a mouse points. */
const HEIGHT = 23;

/** A way out of the cutscene, beside those of what shows it. */
export interface Leave {
  readonly label: string;
  readonly onLeave: () => void;
}

interface Acts {
  readonly onNext: () => void;
  readonly leave: Leave | undefined;
}

/** The buttons of the player: Next, Mute, and the way out where there is one. */
export class PlayerBar extends Container {
  readonly next: HTMLButtonElement;
  readonly #buttons: readonly { readonly text: string; readonly draw: (rect: Rect) => void }[];
  readonly #unwatch: () => void;

  constructor({ element, stage }: SceneHost, { services: { audio } }: AppContext, { onNext, leave }: Acts) {
    super();
    const add = (text: string, onPress: () => void, isDown = () => false) => {
      const face = this.addChild(new ButtonFace());
      let rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
      const paint = (): void =>
        face.show(text, rect, stage.display.get().theme, mirror.pressed() || isDown());
      const mirror = mirrorButton(
        { label: text, className: 'shell-button' },
        { onPress, onChange: () => paint() },
      );
      element.append(mirror.element);
      const draw = (next: Rect): void => {
        rect = next;
        layOver(mirror.element, rect);
        paint();
      };
      return { text, draw, paint, element: mirror.element };
    };
    const next = add(PLAYER_TEXTS.next, onNext);
    const mute = add(PLAYER_TEXTS.mute, () => audio.setMuted(!audio.muted.get()), audio.muted.get);
    const way = leave && add(leave.label, leave.onLeave);
    const sayMuted = (): void => {
      mute.element.setAttribute('aria-pressed', String(audio.muted.get()));
      mute.paint();
    };
    this.#unwatch = audio.muted.subscribe(sayMuted);
    this.next = next.element;
    this.#buttons = [next, mute, ...(way ? [way] : [])];
    mute.element.setAttribute('aria-pressed', String(audio.muted.get()));
  }

  /** How large a button is on a screen where a thumb is so wide. */
  size(thumb: number): Size {
    const width = Math.max(LEAST_WIDTH, ...this.#buttons.map(({ text }) => buttonWidth(text)));
    return { width, height: Math.max(HEIGHT, thumb) };
  }

  /** Next is at the right or below, where a thumb is. */
  fit({ buttons }: Framing, { width, height }: Size): void {
    this.#buttons.forEach(({ draw }, index) => {
      const [right, bottom] = [buttons.x + buttons.width, buttons.y + buttons.height];
      if (buttons.stacked) {
        draw({ x: right - width, y: bottom - height - index * (height + GAP), width, height });
      } else {
        draw({ x: right - width - index * (width + GAP), y: bottom - height, width, height });
      }
    });
  }

  override destroy(): void {
    this.#unwatch();
    super.destroy({ children: true });
  }
}
