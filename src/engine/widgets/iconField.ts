import { neighbour } from '../geometry/neighbour.ts';
import { bottom, type Rect } from '../geometry/rects.ts';
import { layOver, mirrorElement } from '../mirror/elements.ts';
import { onMenuRequest, type Point } from '../mirror/menuRequests.ts';
import { DesktopIcon } from './desktopIcon.ts';
import { typeahead } from './typeahead.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface IconFieldView {
  /** The part of the screen that the icons have; where they need more, it scrolls. */
  readonly rect: Rect;
  /** The icons in the order in which they are read, and where they lie. */
  readonly icons: readonly { readonly id: string; readonly title: string; readonly rect: Rect }[];
  readonly events: {
    /** The menu of the desktop itself is requested. */
    readonly menu: (at: Point) => void;
    /** The empty desktop was pressed. */
    readonly press: () => void;
  };
}

/**
 * The field of the desktop icons. One icon is the tab stop; arrows, Home, End and letters lead to the others. Where
 * there are too many, a finger scrolls the field, and it follows the focus.
 */
export class IconField extends Widget<IconFieldView> {
  readonly #nav = this.stage.panes.desktop.element;
  readonly #list = mirrorElement('ul');
  /** The icon that Tab comes to. */
  #stop: string | null = null;
  #withdraw: (() => void) | null = null;

  constructor(options: WidgetOptions<IconFieldView>) {
    super(options);
    // The icon that is dragged lies over the others.
    this.sortableChildren = true;
    this.on('childAdded', () => {
      if (this.#withdraw !== null) this.layout();
    });
  }

  protected override addMirror(): void {
    this.#nav.prepend(this.#list);
    this.#nav.addEventListener('scroll', this.#onScroll, { passive: true });
    this.#nav.addEventListener('keydown', this.#onKey);
    this.#nav.addEventListener('focusin', this.#onFocus);
    this.#nav.addEventListener('pointerdown', this.#onPress);
    onMenuRequest(this.#nav, this.stage, (at) => this.view.events.menu(at));
    this.#withdraw = this.stage.panes.desktop.add({
      order: () => (this.#icon(this.#stop) === undefined ? null : 0),
      focus: () => this.#icon(this.#stop)?.button.focus({ preventScroll: true }),
    });
  }

  protected layout(): void {
    const { rect, icons } = this.view;
    layOver(this.#nav, rect);
    const end = Math.max(0, ...icons.map((icon) => bottom(icon.rect)));
    this.#nav.classList.toggle('scrolls', end > rect.height);
    this.#list.style.height = `${end}px`;
    const focused = this.#icons().find(({ button }) => button === document.activeElement)?.button;
    // Icons that were added later or dragged are moved to their place in the reading order.
    icons.forEach(({ id }, index) => {
      const item = this.#icon(id)?.item;
      const there = this.#list.children[index] ?? null;
      if (item !== undefined && there !== item) this.#list.insertBefore(item, there);
    });
    // What is moved in the page loses the keyboard.
    if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
    if (!icons.some(({ id }) => id === this.#stop)) this.#stop = icons[0]?.id ?? null;
    this.#markStop();
    this.#onScroll();
  }

  protected override removeMirror(): void {
    this.#withdraw?.();
    this.#list.remove();
    this.#nav.removeEventListener('scroll', this.#onScroll);
    this.#nav.removeEventListener('keydown', this.#onKey);
    this.#nav.removeEventListener('focusin', this.#onFocus);
    this.#nav.removeEventListener('pointerdown', this.#onPress);
  }

  readonly #onScroll = (): void => {
    this.y = -Math.round(this.#nav.scrollTop);
  };

  readonly #onPress = (event: PointerEvent): void => {
    if (event.target === this.#nav && event.button === 0) this.view.events.press();
  };

  readonly #onFocus = (event: FocusEvent): void => {
    const focused = this.#icons().find(({ button }) => button === event.target);
    if (focused === undefined) return;
    this.#stop = focused.view.id;
    this.#markStop();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { icons } = this.view;
    const focused = this.#icons().find(({ button }) => button === event.target);
    const from = icons.findIndex(({ id }) => id === focused?.view.id);
    if (from < 0) return;
    const rects = icons.map(({ rect }) => rect);
    const titles = icons.map(({ title }) => title);
    const to = neighbour(rects, from, event.key) ?? typeahead(titles, from, event.key);
    if (to === null) return;
    event.preventDefault();
    this.#icon(icons[to]?.id ?? null)?.button.focus();
  };

  #markStop(): void {
    for (const { view, button } of this.#icons()) button.tabIndex = view.id === this.#stop ? 0 : -1;
  }

  #icons(): readonly DesktopIcon[] {
    return this.children.filter((child) => child instanceof DesktopIcon);
  }

  #icon(id: string | null): DesktopIcon | undefined {
    return this.#icons().find(({ view }) => view.id === id);
  }
}
