import { Sprite, type Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { font } from '../assets/font.ts';
import { Label } from '../draw/label.ts';
import { ellipsis } from '../draw/textFlow.ts';
import type { Rect } from '../geometry/rects.ts';
import { layOver, mirrorElement } from '../mirror/elements.ts';
import { fill, sunkenPanel, windowEdge, type Fill } from '../theme/bevel.ts';
import { Z_INDEX } from '../windows/occlusion.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface SwitcherView {
  readonly windows: readonly { readonly id: string; readonly title: string; readonly icon: Texture }[];
  /** The index of the window that releasing Ctrl activates. */
  readonly at: number;
}

const CELL = 44;
const ICON = 32;
const PADDING = 14;
const LINE = 12;
const TITLE = { height: 24, gap: 8 } as const;
const MOST_A_ROW = 7;
/** The frame round the chosen one. */
const FRAME = 2;

/** The windows in the middle of the screen while the keys that switch between them are held. */
export class Switcher extends Widget<SwitcherView> {
  readonly #fills = new Fills();
  readonly #title = new Label();
  readonly #icons: Sprite[] = [];
  readonly #element = mirrorElement('div', { role: 'listbox', label: 'Windows', className: 'switcher' });
  readonly #said = mirrorElement('p', { role: 'status', className: 'visually-hidden' });

  constructor(options: WidgetOptions<SwitcherView>) {
    super(options);
    this.zIndex = Z_INDEX.menu;
    this.addChild(this.#fills, this.#title);
  }

  protected layout(): void {
    const { windows, at } = this.view;
    const { width: screen, height: tall, theme } = this.stage.display.get();
    const columns = Math.min(windows.length, MOST_A_ROW, Math.floor((screen - 2 * PADDING) / CELL));
    const rows = Math.ceil(windows.length / columns);
    const width = Math.max(200, columns * CELL + 2 * PADDING);
    const height = rows * CELL + TITLE.gap + TITLE.height + 2 * PADDING;
    const rect = {
      x: Math.floor((screen - width) / 2),
      y: Math.max(0, Math.floor((tall - height) / 2)),
      width,
      height,
    };
    this.position.set(rect.x, rect.y);
    this.stage.occlusion.set(this, { rect, zIndex: Z_INDEX.menu });
    layOver(this.#element, rect);

    const left = Math.floor((width - columns * CELL) / 2);
    const field: Rect = {
      x: PADDING,
      y: height - PADDING - TITLE.height,
      width: width - 2 * PADDING,
      height: TITLE.height,
    };
    const fills: Fill[] = [...windowEdge({ x: 0, y: 0, width, height }, theme), ...sunkenPanel(field, theme)];
    for (const icon of this.#icons.splice(0)) icon.destroy();
    windows.forEach((window, index) => {
      const x = left + (index % columns) * CELL;
      const y = PADDING + Math.floor(index / columns) * CELL;
      if (index === at) fills.push(...frame({ x, y, width: CELL, height: CELL }, theme.selection));
      const icon = new Sprite(window.icon);
      icon.position.set(x + (CELL - ICON) / 2, y + (CELL - ICON) / 2);
      this.#icons.push(icon);
      this.addChild(icon);
    });
    this.#fills.show(fills);

    const { measure } = font('win95b');
    const title = windows[at]?.title ?? '';
    const text = ellipsis(title, field.width - 12, measure);
    this.#title.write(text, theme.text, 'win95b');
    this.#title.position.set(
      Math.floor((width - measure(text)) / 2),
      field.y + Math.floor((field.height - LINE) / 2),
    );
    this.#syncOptions();
    this.#said.textContent = title;
  }

  protected override addMirror(): void {
    this.stage.panes.taskbar.element.append(this.#element, this.#said);
  }

  protected override removeMirror(): void {
    this.#element.remove();
    this.#said.remove();
    this.stage.occlusion.set(this, null);
  }

  #syncOptions(): void {
    const { windows, at } = this.view;
    this.#element.replaceChildren(
      ...windows.map(({ title }, index) => {
        const option = mirrorElement('div', { role: 'option', label: title });
        option.setAttribute('aria-selected', String(index === at));
        return option;
      }),
    );
  }
}

function frame({ x, y, width, height }: Rect, color: number): readonly Fill[] {
  return [
    fill({ x, y, width, height: FRAME }, color),
    fill({ x, y: y + height - FRAME, width, height: FRAME }, color),
    fill({ x, y, width: FRAME, height }, color),
    fill({ x: x + width - FRAME, y, width: FRAME, height }, color),
  ];
}
