import { Sprite, type Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { font } from '../assets/font.ts';
import { Label } from '../draw/label.ts';
import { layOver, mirrorButton, type ButtonMirror } from '../mirror/elements.ts';
import { raisedButton, pressedButton } from '../theme/bevel.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface GumBadgeView {
  /** Null hides the badge. */
  readonly text: string | null;
  readonly icon: Texture;
  readonly events: { readonly press: () => void };
}

const HEIGHT = 24;
const MARGIN = 8;
const ICON = 16;

/** The balance at the top right. It belongs to the desktop and lies under windows (SHELL-17). */
export class GumBadge extends Widget<GumBadgeView> {
  readonly #fills = new Fills();
  readonly #icon = new Sprite();
  readonly #text = new Label();
  readonly #button: ButtonMirror;

  constructor(options: WidgetOptions<GumBadgeView>) {
    super(options);
    this.addChild(this.#fills, this.#icon, this.#text);
    this.#button = mirrorButton(
      { className: 'shell-button' },
      { onPress: () => this.view.events.press(), onChange: () => this.layout() },
    );
  }

  protected layout(): void {
    const { text, icon } = this.view;
    const { width: screen, theme, thumb } = this.stage.display.get();
    this.visible = text !== null;
    this.#button.element.hidden = text === null;
    if (text === null) return;
    const width = font('win95b').measure(text) + ICON + 17;
    const height = Math.max(HEIGHT, thumb);
    const rect = { x: screen - width - MARGIN, y: MARGIN, width, height };
    const down = this.#button.pressed();
    const shift = down ? 1 : 0;
    this.position.set(rect.x, rect.y);
    const top = Math.floor((height - ICON) / 2) + shift;
    this.#fills.show((down ? pressedButton : raisedButton)({ x: 0, y: 0, width, height }, theme));
    this.#icon.texture = icon;
    this.#icon.position.set(5 + shift, top);
    this.#text.write(text, theme.text, 'win95b');
    this.#text.position.set(ICON + 10 + shift, top + 2);
    this.#button.element.setAttribute('aria-label', `GUM balance: ${text}`);
    layOver(this.#button.element, rect);
  }

  protected override addMirror(): void {
    this.stage.panes.desktop.element.append(this.#button.element);
  }

  protected override removeMirror(): void {
    this.#button.element.remove();
  }
}
