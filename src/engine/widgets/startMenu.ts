import { Sprite, type Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { font } from '../assets/font.ts';
import { Label } from '../draw/label.ts';
import type { Rect } from '../geometry/rects.ts';
import { layOver, mirrorElement } from '../mirror/elements.ts';
import { fill, windowEdge, type Fill } from '../theme/bevel.ts';
import { LEVEL } from '../windows/occlusion.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon: Texture;
}

export interface StartMenuView {
  readonly open: boolean;
  readonly items: readonly MenuItem[];
  /** The words that run up the side. */
  readonly banner: string;
  /** Bottom left corner, in logical pixels. */
  readonly anchor: { readonly x: number; readonly y: number };
  readonly events: {
    readonly choose: (id: string) => void;
    /** `refocus` is true when the keyboard closed it. */
    readonly close: (refocus: boolean) => void;
  };
}

const EDGE = 3;
const BANNER = 23;
const BANNER_MARGIN = 6;
const LINE = 12;
const PICTURE = 32;

/** The menu that Start opens. Arrow keys move, Enter chooses, Escape and a click elsewhere close. */
export class StartMenu extends Widget<StartMenuView> {
  readonly #fills = new Fills();
  readonly #banner = new Label();
  readonly #pieces: (Label | Sprite)[] = [];
  readonly #element = mirrorElement('div', { role: 'menu', label: 'Start', className: 'start-menu' });
  #hot: string | null = null;
  #shown = false;
  /** What had the focus before it opened. */
  #before: Element | null = null;

  constructor(options: WidgetOptions<StartMenuView>) {
    super(options);
    this.zIndex = LEVEL.menu;
    this.#banner.rotation = -Math.PI / 2;
    this.addChild(this.#fills, this.#banner);
    this.#element.addEventListener('keydown', (event) => this.#onKey(event));
    addEventListener('pointerdown', this.#onPointerDown, { capture: true });
    this.stage.mirror.querySelector('footer')?.append(this.#element);
    this.layout();
  }

  protected layout(): void {
    const { view } = this;
    this.visible = view.open;
    // What is hidden loses the focus to nothing: it goes back first.
    const focused = this.#element.contains(document.activeElement);
    if (!view.open && focused && this.#before instanceof HTMLElement) this.#before.focus();
    this.#element.hidden = !view.open;
    const opened = view.open && !this.#shown;
    this.#shown = view.open;
    if (opened) this.#before = document.activeElement;
    if (!view.open) {
      this.#hot = null;
      this.stage.occlusion.set(this, null);
      return;
    }
    const rect = this.#rect();
    this.position.set(rect.x, rect.y);
    layOver(this.#element, rect);
    this.stage.occlusion.set(this, { rect, level: LEVEL.menu });
    this.#syncButtons();
    this.#paint();
    if (opened) this.#buttons()[0]?.focus();
  }

  protected removeMirror(): void {
    this.#element.remove();
    removeEventListener('pointerdown', this.#onPointerDown, { capture: true });
    this.stage.occlusion.set(this, null);
  }

  readonly #onPointerDown = (event: PointerEvent): void => {
    if (!this.view.open || !(event.target instanceof Element)) return;
    const own = this.#element.contains(event.target) || event.target.closest('[aria-haspopup=menu]') !== null;
    if (!own) this.view.events.close(false);
  };

  #rowHeight(): number {
    return this.stage.look.get().compact ? 52 : 38;
  }

  #rect(): Rect {
    const { items, anchor } = this.view;
    const { width: screen } = this.stage.look.get();
    const height = items.length * this.#rowHeight() + 2 * EDGE;
    const width = Math.min(screen - 8, this.stage.look.get().compact ? 240 : 184);
    return { x: anchor.x, y: anchor.y - height, width, height };
  }

  #buttons(): HTMLButtonElement[] {
    return [...this.#element.querySelectorAll('button')];
  }

  #syncButtons(): void {
    const { items } = this.view;
    const { width } = this.#rect();
    const row = this.#rowHeight();
    const before = this.#buttons();
    items.forEach((item, index) => {
      const button = before[index] ?? this.#addButton();
      button.dataset['item'] = item.id;
      button.setAttribute('aria-label', item.label);
      layOver(button, {
        x: EDGE + BANNER,
        y: EDGE + index * row,
        width: width - 2 * EDGE - BANNER,
        height: row,
      });
    });
    for (const spare of before.slice(items.length)) spare.remove();
  }

  #addButton(): HTMLButtonElement {
    const button = mirrorElement('button', { role: 'menuitem', className: 'shell-button' });
    button.type = 'button';
    const heat = (): void => {
      this.#hot = button.dataset['item'] ?? null;
      if (this.view.open) this.#paint();
    };
    button.addEventListener('pointerenter', heat);
    button.addEventListener('focus', heat);
    button.addEventListener('click', () => {
      const id = button.dataset['item'];
      if (id !== undefined) this.view.events.choose(id);
    });
    this.#element.append(button);
    return button;
  }

  #onKey(event: KeyboardEvent): void {
    const buttons = this.#buttons();
    const at = buttons.findIndex((button) => button === document.activeElement);
    const go = (index: number): void => {
      event.preventDefault();
      buttons[(index + buttons.length) % buttons.length]?.focus();
    };
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(buttons.length - 1);
    else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      this.view.events.close(true);
    }
  }

  #paint(): void {
    const { theme } = this.stage.look.get();
    const { width, height } = this.#rect();
    const row = this.#rowHeight();
    for (const piece of this.#pieces.splice(0)) piece.destroy();
    const fills: Fill[] = [
      ...windowEdge({ x: 0, y: 0, width, height }, theme),
      fill({ x: EDGE, y: EDGE, width: BANNER - 2, height: height - 2 * EDGE }, theme.shadow),
    ];
    this.view.items.forEach((item, index) => {
      const y = EDGE + index * row;
      const hot = item.id === this.#hot;
      const area = { x: EDGE + BANNER, y, width: width - 2 * EDGE - BANNER, height: row };
      if (hot) fills.push(fill(area, theme.selection));
      const icon = new Sprite(item.icon);
      icon.position.set(area.x + 6, y + Math.floor((row - PICTURE) / 2));
      const label = new Label();
      label.write(item.label, hot ? theme.selectionText : theme.text);
      label.position.set(area.x + PICTURE + 16, y + Math.floor((row - LINE) / 2));
      this.#pieces.push(icon, label);
      this.addChild(icon, label);
    });
    this.#fills.show(fills);
    this.#banner.write(this.view.banner, theme.face, 'win95b');
    const long = font('win95b').measure(this.view.banner) * 2 + 2 * BANNER_MARGIN;
    const scale = long <= height - 2 * EDGE ? 2 : 1;
    this.#banner.scale.set(scale);
    this.#banner.position.set(
      EDGE + Math.floor((BANNER - 2 - LINE * scale) / 2),
      height - EDGE - BANNER_MARGIN,
    );
  }
}
