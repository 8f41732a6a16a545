import { Z_INDEX } from '../windows/occlusion.ts';
import { MenuPanel, type Item, type PanelView } from './menuPanel.ts';
import { typeahead } from './typeahead.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface MenuView extends Omit<PanelView, 'side'> {
  readonly side: 'above' | 'below';
  /** Identifies the opening: a new object means a new menu, even with the same content. */
  readonly opening: object;
  readonly events: MenuEvents;
}

export interface MenuEvents {
  readonly choose: (item: Item) => void;
  /** Present: takes each letter that is typed, which otherwise leads to an entry. */
  readonly type?: (letter: string) => void;
  /** `refocus` is true when the keyboard closed it. */
  readonly close: (refocus: boolean) => void;
}

/** How long the pointer rests on an entry until its submenu opens and another one closes. */
const HOVER_MS = 300;

/**
 * The one menu of the shell: Start and what its entries open, and the menus of icons, windows and the taskbar. Null
 * is closed. Arrow keys move, Enter chooses, a letter leads to its entry or is heard, Escape and a press elsewhere close.
 */
export class Menu extends Widget<MenuView | null> {
  /** The menu and the submenus that are open, each beside the one before it. */
  readonly #panels: MenuPanel[] = [];
  /** For each panel, the highlighted entry. */
  readonly #hot: (number | null)[] = [];
  /** For each panel but the last, the entry whose submenu follows. */
  readonly #path: number[] = [];
  #opening: object | null = null;
  /** What had the focus before it opened. */
  #before: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: WidgetOptions<MenuView | null>) {
    super(options);
    this.zIndex = Z_INDEX.menu;
  }

  protected layout(): void {
    const { view } = this;
    if (view?.opening !== this.#opening) this.#closeAll();
    if (view === null) return;
    if (this.#opening === null) {
      this.#opening = view.opening;
      this.#before = document.activeElement;
      this.#push(view);
      this.#panels[0]?.buttons[0]?.focus({ preventScroll: true });
      return;
    }
    this.#panels[0]?.show(view);
    // The open submenus may have changed, and with them the positions of the panels.
    for (let depth = 1; depth < this.#panels.length; depth++) {
      const next = this.#submenuView(depth - 1);
      if (next === null) this.#closeFrom(depth);
      else this.#panels[depth]?.show(next);
    }
  }

  protected override addMirror(): void {
    addEventListener('pointerdown', this.#onPointerDown, { capture: true });
  }

  protected override removeMirror(): void {
    removeEventListener('pointerdown', this.#onPointerDown, { capture: true });
    this.#closeAll();
  }

  #push(view: PanelView): void {
    const depth = this.#panels.length;
    const panel = new MenuPanel(this.stage, view, {
      press: (item, index) => this.#press(depth, item, index),
      heat: (index) => this.#heat(depth, index),
      hover: (index) => this.#hover(depth, index),
    });
    panel.element.addEventListener('keydown', (event) => this.#onKey(depth, event));
    this.#panels.push(panel);
    this.#hot.push(null);
    this.addChild(panel);
  }

  #closeFrom(depth: number): void {
    const last = this.#panels.at(-1);
    for (const panel of this.#panels.splice(depth)) panel.destroy();
    this.#hot.length = this.#panels.length;
    this.#path.length = Math.max(0, this.#panels.length - 1);
    if (last !== this.#panels.at(-1)) this.#mark();
  }

  #closeAll(): void {
    clearTimeout(this.#timer);
    this.#giveFocusBack();
    this.#closeFrom(0);
    this.#opening = null;
    this.#before = null;
  }

  /** Returns the focus before the elements are removed, since removing a focused element would lose it. */
  #giveFocusBack(): void {
    const focused = this.#panels.some(({ element }) => element.contains(document.activeElement));
    if (focused && this.#before instanceof HTMLElement) this.#before.focus({ preventScroll: true });
  }

  #mark(): void {
    this.#panels.forEach((panel, depth) => {
      panel.mark({ hot: this.#hot[depth] ?? null, expanded: this.#path[depth] ?? null });
    });
  }

  #heat(depth: number, index: number): void {
    if (this.#hot[depth] === index) return;
    this.#hot[depth] = index;
    this.#panels[depth]?.buttonOf(index)?.focus({ preventScroll: true });
    this.#mark();
  }

  #hover(depth: number, index: number): void {
    this.#heat(depth, index);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#path[depth] === index || this.#hot[depth] !== index) return;
      this.#closeFrom(depth + 1);
      this.#expand(depth, index);
    }, HOVER_MS);
  }

  /** Opens the submenu of this entry; false: it has none. */
  #expand(depth: number, index: number): boolean {
    if (this.#path[depth] === index) return true;
    this.#closeFrom(depth + 1);
    this.#path[depth] = index;
    const view = this.#submenuView(depth);
    if (view === null) {
      this.#path.length = depth;
      return false;
    }
    this.#push(view);
    this.#mark();
    return true;
  }

  #submenuView(depth: number): PanelView | null {
    const panel = this.#panels[depth];
    const index = this.#path[depth];
    if (panel === undefined || index === undefined) return null;
    const entry = panel.view.entries[index];
    if (entry === undefined || entry === 'separator' || entry.items === undefined) return null;
    const { label, items: entries } = entry;
    return { label, entries, large: false, anchor: panel.rowRect(index), side: 'beside' };
  }

  #press(depth: number, item: Item, index: number): void {
    clearTimeout(this.#timer);
    if (item.items !== undefined) {
      // A finger cannot rest on another entry, and on a phone others lie under the submenu.
      const closes = this.#path[depth] === index && this.stage.display.get().thumb > 0;
      if (closes) this.#closeFrom(depth + 1);
      else this.#expand(depth, index);
      return;
    }
    // Returns the focus before performing the choice: a window that it opens takes the focus, and must not lose it
    // again.
    if (item.disabled !== true) this.#giveFocusBack();
    this.view?.events.choose(item);
  }

  readonly #onPointerDown = (event: PointerEvent): void => {
    if (this.view === null || !(event.target instanceof Element)) return;
    const { target } = event;
    const own = this.#panels.some(({ element }) => element.contains(target));
    if (!own && target.closest('[aria-haspopup=menu]') === null) this.view.events.close(false);
  };

  #onKey(depth: number, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const panel = this.#panels[depth];
    if (panel === undefined || !this.#act(panel, depth, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Handles a key of the menu; returns false when the key has no meaning here. */
  #act(panel: MenuPanel, depth: number, key: string): boolean {
    const { buttons } = panel;
    const at = buttons.findIndex((button) => button === document.activeElement);
    const go = (index: number): true => {
      buttons.at(index % buttons.length)?.focus();
      return true;
    };
    switch (key) {
      case 'ArrowDown':
        return go(at + 1);
      case 'ArrowUp':
        return go(at - 1);
      case 'Home':
        return go(0);
      case 'End':
        return go(-1);
      case 'ArrowRight':
        return this.#enter(depth);
      case 'ArrowLeft':
        return depth > 0 && this.#leave(depth);
      case 'Escape':
        return depth > 0 ? this.#leave(depth) : this.#close();
      case 'Tab':
        return this.#close();
      case 'Enter':
      case ' ':
        return this.#enter(depth);
    }
    const { type } = this.view?.events ?? {};
    if (type !== undefined && key.length === 1) {
      type(key);
      return true;
    }
    const found = typeahead(
      buttons.map((button) => button.getAttribute('aria-label') ?? ''),
      at,
      key,
    );
    return found !== null && go(found);
  }

  #enter(depth: number): boolean {
    const index = this.#hot[depth];
    if (index === null || index === undefined || !this.#expand(depth, index)) return false;
    clearTimeout(this.#timer);
    this.#panels[depth + 1]?.buttons[0]?.focus();
    return true;
  }

  #leave(depth: number): true {
    const index = this.#path[depth - 1];
    this.#closeFrom(depth);
    if (index !== undefined) this.#panels[depth - 1]?.buttonOf(index)?.focus();
    return true;
  }

  #close(): true {
    this.view?.events.close(true);
    return true;
  }
}
