import { Sprite, type Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { font } from '../assets/font.ts';
import { Label } from '../draw/label.ts';
import { layOver, mirrorElement } from '../mirror/elements.ts';
import { fill, sunkenPanel, type Fill } from '../theme/bevel.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface AccessBadgeView {
  readonly icon: Texture;
  /** The name of the level; null hides the badge. */
  readonly text: string | null;
  /** A notice beside it in its own colors; null: none. */
  readonly notice: string | null;
}

const HEIGHT = 24;
const TOP = 8;
const PADDING = 6;
const ICON = 16;

/** The level of access, at the top center of the desktop and under the windows (LEVEL-6). */
export class AccessBadge extends Widget<AccessBadgeView> {
  readonly #fills = new Fills();
  readonly #icon = new Sprite();
  readonly #text = new Label();
  readonly #notice = new Label();
  readonly #element = mirrorElement('p', { className: 'shell-text' });

  constructor(options: WidgetOptions<AccessBadgeView>) {
    super(options);
    this.addChild(this.#fills, this.#icon, this.#text, this.#notice);
  }

  protected layout(): void {
    const { icon, text, notice } = this.view;
    const { width: screen, theme } = this.stage.display.get();
    this.visible = text !== null;
    this.#element.hidden = text === null;
    if (text === null) return;
    const { measure } = font('win95b');
    const first = PADDING + ICON + 4 + measure(text) + PADDING;
    const second = notice === null ? 0 : PADDING + measure(notice) + PADDING;
    const width = first + second;
    const rect = { x: Math.floor((screen - width) / 2), y: TOP, width, height: HEIGHT };
    this.position.set(rect.x, rect.y);

    const fills: Fill[] = [...sunkenPanel({ x: 0, y: 0, width: first, height: HEIGHT }, theme)];
    if (notice !== null) {
      fills.push(
        ...sunkenPanel({ x: first, y: 0, width: second, height: HEIGHT }, theme),
        fill({ x: first + 1, y: 1, width: second - 2, height: HEIGHT - 2 }, theme.tooltip),
      );
    }
    this.#fills.show(fills);
    this.#icon.texture = icon;
    this.#icon.position.set(PADDING, 4);
    this.#text.write(text, theme.text, 'win95b');
    this.#text.position.set(PADDING + ICON + 4, 6);
    this.#notice.write(notice ?? '', theme.tooltipText, 'win95b');
    this.#notice.position.set(first + PADDING, 6);
    this.#element.textContent = notice === null ? text : `${text}, ${notice}`;
    layOver(this.#element, rect);
  }

  protected override addMirror(): void {
    this.stage.panes.desktop.element.append(this.#element);
  }

  protected override removeMirror(): void {
    this.#element.remove();
  }
}
