import { Container, Sprite, type Texture } from 'pixi.js';
import type { MenuEntry, MenuItem } from '../../kernel/menu.ts';
import type { Theme } from '../../kernel/theme.ts';
import { Fills } from '../draw/fills.ts';
import { font, type FontName } from '../assets/font.ts';
import { Label } from '../draw/label.ts';
import { ellipsis } from '../draw/textFlow.ts';
import { bottom, type Rect } from '../geometry/rects.ts';
import { layOver, mirrorElement } from '../mirror/elements.ts';
import type { Stage } from '../stage/stage.ts';
import { bitmap, etchedLine, fill, windowEdge, type Fill } from '../theme/bevel.ts';
import { Z_INDEX } from '../windows/occlusion.ts';
import {
  MENU_BANNER,
  MENU_EDGE,
  MENU_MORE,
  menuMetrics,
  placeMenu,
  type MenuMetrics,
  type MenuSide,
} from './menuMetrics.ts';

export type Entries = readonly MenuEntry<Texture>[];
export type Item = MenuItem<Texture>;

export interface PanelView {
  readonly label: string;
  readonly entries: Entries;
  readonly large: boolean;
  /** The vertical text at the side; absent: none. */
  readonly banner?: string;
  readonly anchor: Rect;
  readonly side: MenuSide;
}

export interface PanelEvents {
  readonly press: (item: Item, index: number) => void;
  /** The focus came to this entry. */
  readonly heat: (index: number) => void;
  /** A pointer that can hover came to this entry. */
  readonly hover: (index: number) => void;
}

const LINE = 12;
const BANNER_MARGIN = 6;
const KEYS_END = 16;
const ARROW = ['#...', '##..', '###.', '####', '###.', '##..', '#...'];
const CHECK = ['......#', '.....##', '#...###', '##.###.', '#####..', '.###...', '..#....'];
const MORE_UP = ['...#...', '..###..', '.#####.', '#######'];
const MORE_DOWN = [...MORE_UP].reverse();

/** One menu of a menu and its submenus: its rows on the canvas, and `role=menu` that takes the input and scrolls. */
export class MenuPanel extends Container {
  readonly element: HTMLElement;
  readonly #stage: Stage;
  readonly #events: PanelEvents;
  readonly #fills = new Fills();
  readonly #marks = new Fills();
  readonly #pieces: (Label | Sprite)[] = [];
  /** Gives the element the height of all rows, so that it can scroll over them. */
  readonly #extent = mirrorElement('div', { className: 'menu-extent', role: 'presentation' });
  readonly #buttons: HTMLButtonElement[] = [];
  #view: PanelView;
  #metrics: MenuMetrics;
  #rect: Rect;
  #hot: number | null = null;
  /** The entry whose submenu is open. */
  #expanded: number | null = null;

  constructor(stage: Stage, view: PanelView, events: PanelEvents) {
    super();
    this.#stage = stage;
    this.#events = events;
    this.#view = view;
    this.element = mirrorElement('div', { role: 'menu', className: 'menu' });
    this.element.append(this.#extent);
    const scrolled = (): void => {
      // The browser tells of a scroll with the next frame: the menu may have closed by then.
      if (!this.destroyed) this.#paint();
    };
    this.element.addEventListener('scroll', scrolled, { passive: true });
    this.addChild(this.#fills);
    stage.panes.taskbar.element.append(this.element);
    this.#metrics = this.#measure();
    this.#rect = this.#place();
    this.show(view);
  }

  get view(): PanelView {
    return this.#view;
  }

  show(view: PanelView): void {
    this.#view = view;
    this.element.setAttribute('aria-label', view.label);
    this.#metrics = this.#measure();
    this.#rect = this.#place();
    layOver(this.element, this.#rect);
    this.#extent.style.height = `${this.#metrics.height}px`;
    this.position.set(this.#rect.x, this.#rect.y);
    this.#stage.occlusion.set(this, { rect: this.#rect, zIndex: Z_INDEX.menu });
    this.#syncButtons();
    this.#paint();
  }

  /** The entries that can be walked to, which are all but the lines between them. */
  get buttons(): readonly HTMLButtonElement[] {
    return this.#buttons;
  }

  buttonOf(index: number): HTMLButtonElement | undefined {
    return this.buttons.find((button) => button.dataset['index'] === String(index));
  }

  /** Where the entry is seen, on the screen: what a submenu opens beside. */
  rowRect(index: number): Rect {
    const row = this.#metrics.rows[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    const { x, y, width } = this.#rect;
    return { x, y: y + row.y - this.element.scrollTop, width, height: row.height };
  }

  mark({ hot, expanded }: { readonly hot: number | null; readonly expanded: number | null }): void {
    if (hot === this.#hot && expanded === this.#expanded) return;
    this.#hot = hot;
    this.#expanded = expanded;
    for (const button of this.buttons) {
      if (!button.hasAttribute('aria-haspopup')) continue;
      button.setAttribute('aria-expanded', String(button.dataset['index'] === String(expanded)));
    }
    this.#paint();
  }

  override destroy(): void {
    this.element.remove();
    this.#stage.occlusion.set(this, null);
    super.destroy({ children: true });
  }

  #measure(): MenuMetrics {
    const { entries, large, banner } = this.#view;
    const { thumb } = this.#stage.display.get();
    const measure = (text: string, bold: boolean): number => font(bold ? 'win95b' : 'win95').measure(text);
    return menuMetrics({ entries, large, banner: banner !== undefined, thumb, measure });
  }

  #place(): Rect {
    return placeMenu(this.#metrics, this.#view.anchor, this.#view.side, this.#stage.display.get());
  }

  #syncButtons(): void {
    let used = 0;
    this.#view.entries.forEach((entry, index) => {
      const rect = this.#metrics.rows[index];
      if (entry === 'separator' || rect === undefined) return;
      const button = this.#buttons[used++] ?? this.#addButton();
      button.dataset['index'] = String(index);
      button.setAttribute('aria-label', entry.label);
      button.setAttribute('role', entry.checked === undefined ? 'menuitem' : 'menuitemcheckbox');
      setOrRemove(button, 'data-opens', entry.opens);
      setOrRemove(button, 'aria-checked', entry.checked);
      setOrRemove(button, 'aria-disabled', entry.disabled);
      setOrRemove(button, 'aria-haspopup', entry.items && 'menu');
      setOrRemove(button, 'aria-expanded', entry.items && this.#expanded === index);
      layOver(button, { ...rect, width: this.#rect.width - rect.x - MENU_EDGE });
    });
    for (const spare of this.#buttons.splice(used)) spare.remove();
  }

  #addButton(): HTMLButtonElement {
    const button = mirrorElement('button', { className: 'shell-button menu-item' });
    button.type = 'button';
    button.tabIndex = -1;
    const index = (): number => Number(button.dataset['index']);
    button.addEventListener('focus', () => this.#events.heat(index()));
    button.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'touch') this.#events.hover(index());
    });
    button.addEventListener('click', () => {
      const entry = this.#view.entries[index()];
      if (entry !== undefined && entry !== 'separator') this.#events.press(entry, index());
    });
    this.#extent.append(button);
    this.#buttons.push(button);
    return button;
  }

  #paint(): void {
    const { theme } = this.#stage.display.get();
    const { width, height } = this.#rect;
    for (const piece of this.#pieces.splice(0)) piece.destroy();
    const fills: Fill[] = [...windowEdge({ x: 0, y: 0, width, height }, theme)];
    const marks: Fill[] = [];
    const { scrollTop } = this.element;
    // Only rows that are whole: those that scroll half out of the menu would be drawn over its edge.
    const above = scrollTop > 0;
    const below = scrollTop + height < this.#metrics.height;
    const top = above ? MENU_MORE : 0;
    const end = height - (below ? MENU_MORE : 0);
    this.#view.entries.forEach((entry, index) => {
      const row = this.#metrics.rows[index];
      if (row === undefined) return;
      const rect = { ...row, y: row.y - scrollTop, width: width - row.x - MENU_EDGE };
      if (rect.y < top || bottom(rect) > end) return;
      if (entry === 'separator') {
        fills.push(...etchedLine(rect.x + 1, rect.y + 3, rect.width - 2, theme));
        return;
      }
      const hot = index === this.#hot || index === this.#expanded;
      if (hot) fills.push(fill(rect, theme.selection));
      this.#paintItem(entry, rect, hot, theme, marks);
    });
    const middle = Math.floor(width / 2) - 3;
    if (above) marks.push(...bitmap(MORE_UP, { x: middle, y: 5 }, theme.text));
    if (below) marks.push(...bitmap(MORE_DOWN, { x: middle, y: height - 9 }, theme.text));
    this.#paintBanner(fills, theme);
    this.#fills.show(fills);
    this.#marks.show(marks);
    this.addChild(this.#marks);
  }

  #paintItem(item: Item, rect: Rect, hot: boolean, theme: Theme, marks: Fill[]): void {
    const { icon, text } = this.#metrics;
    const color = hot ? theme.selectionText : theme.text;
    const y = middleOf(rect, LINE);
    if (item.icon !== undefined) {
      const sprite = new Sprite(item.icon);
      sprite.position.set(rect.x + icon.x, middleOf(rect, icon.size));
      this.#add(sprite);
    }
    if (item.checked === true) {
      const at = { x: rect.x + icon.x + Math.floor((icon.size - 7) / 2), y: middleOf(rect, 7) };
      marks.push(...bitmap(CHECK, at, color));
    }
    const fontName = item.isDefault === true ? 'win95b' : 'win95';
    const keys = item.keys === undefined ? 0 : font('win95').measure(item.keys);
    const room = rect.width - text - KEYS_END - keys;
    const label = ellipsis(item.label, room, font(fontName).measure);
    const write = (words: string, x: number, tone: 'win95' | 'win95b'): void => {
      // A disabled entry is etched: white below and to the right of the gray.
      if (item.disabled === true && !hot) this.#write(words, x + 1, y + 1, theme.highlight, tone);
      this.#write(words, x, y, item.disabled === true ? theme.disabled : color, tone);
    };
    write(label, rect.x + text, fontName);
    if (item.keys !== undefined) write(item.keys, rect.x + rect.width - KEYS_END - keys, 'win95');
    if (item.items !== undefined) {
      marks.push(...bitmap(ARROW, { x: rect.x + rect.width - 10, y: middleOf(rect, 7) }, color));
    }
  }

  #paintBanner(fills: Fill[], theme: Theme): void {
    const { banner } = this.#view;
    if (banner === undefined) return;
    const { height } = this.#rect;
    fills.push(
      fill(
        { x: MENU_EDGE, y: MENU_EDGE, width: MENU_BANNER - 2, height: height - 2 * MENU_EDGE },
        theme.shadow,
      ),
    );
    const label = new Label();
    label.write(banner, theme.banner, 'win95b');
    const long = font('win95b').measure(banner) * 2 + 2 * BANNER_MARGIN;
    const scale = long <= height - 2 * MENU_EDGE ? 2 : 1;
    label.rotation = -Math.PI / 2;
    label.scale.set(scale);
    label.position.set(
      MENU_EDGE + Math.floor((MENU_BANNER - 2 - LINE * scale) / 2),
      height - MENU_EDGE - BANNER_MARGIN,
    );
    this.#add(label);
  }

  #write(words: string, x: number, y: number, color: number, fontName: FontName): void {
    const label = new Label();
    label.write(words, color, fontName);
    label.position.set(x, y);
    this.#add(label);
  }

  #add(piece: Label | Sprite): void {
    this.#pieces.push(piece);
    this.addChild(piece);
  }
}

const middleOf = (rect: Rect, size: number): number => rect.y + Math.floor((rect.height - size) / 2);

function setOrRemove(element: Element, name: string, value: string | boolean | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}
