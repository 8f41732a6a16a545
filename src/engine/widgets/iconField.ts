import { neighbour } from '../geometry/neighbour.ts';
import { bottom, type Rect } from '../geometry/rects.ts';
import { layOver } from '../mirror/elements.ts';
import { onMenuRequest, type Point } from '../mirror/menuRequests.ts';
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
  readonly #nav: HTMLElement | null;
  /** The icon that Tab comes to. */
  #stop: string | null = null;

  constructor(options: WidgetOptions<IconFieldView>) {
    super(options);
    this.#nav = this.stage.mirror.querySelector('nav');
  }

  protected override addMirror(): void {
    this.#nav?.addEventListener('scroll', this.#onScroll, { passive: true });
    this.#nav?.addEventListener('keydown', this.#onKey);
    this.#nav?.addEventListener('focusin', this.#onFocus);
    this.#nav?.addEventListener('pointerdown', this.#onPress);
    if (this.#nav) onMenuRequest(this.#nav, this.stage, (at) => this.view.events.menu(at));
  }

  protected layout(): void {
    const nav = this.#nav;
    const list = nav?.querySelector<HTMLElement>('ul');
    if (!nav || !list) return;
    const { rect, icons } = this.view;
    layOver(nav, rect);
    const end = Math.max(0, ...icons.map((icon) => bottom(icon.rect)));
    nav.classList.toggle('scrolls', end > rect.height);
    list.style.height = `${end}px`;
    const byId = new Map(this.#buttons().map((button) => [button.dataset['icon'], button]));
    // Icons that were added later are moved to their place in the reading order.
    icons.forEach(({ id }, index) => {
      const item = byId.get(id)?.parentElement;
      if (item && list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
    });
    if (!icons.some(({ id }) => id === this.#stop)) this.#stop = icons[0]?.id ?? null;
    for (const [id, button] of byId) button.tabIndex = id === this.#stop ? 0 : -1;
    this.#onScroll();
  }

  protected override removeMirror(): void {
    this.#nav?.removeEventListener('scroll', this.#onScroll);
    this.#nav?.removeEventListener('keydown', this.#onKey);
    this.#nav?.removeEventListener('focusin', this.#onFocus);
    this.#nav?.removeEventListener('pointerdown', this.#onPress);
  }

  readonly #onScroll = (): void => {
    this.y = -Math.round(this.#nav?.scrollTop ?? 0);
  };

  readonly #onPress = (event: PointerEvent): void => {
    if (event.target === this.#nav && event.button === 0) this.view.events.press();
  };

  readonly #onFocus = (event: FocusEvent): void => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['icon'] : undefined;
    if (id === undefined) return;
    this.#stop = id;
    for (const button of this.#buttons()) button.tabIndex = button.dataset['icon'] === id ? 0 : -1;
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { icons } = this.view;
    const id = event.target instanceof HTMLElement ? event.target.dataset['icon'] : undefined;
    const from = icons.findIndex((icon) => icon.id === id);
    if (from < 0) return;
    const rects = icons.map(({ rect }) => rect);
    const titles = icons.map(({ title }) => title);
    const to = neighbour(rects, from, event.key) ?? typeahead(titles, from, event.key);
    if (to === null) return;
    event.preventDefault();
    const next = icons[to]?.id;
    this.#buttons()
      .find((button) => button.dataset['icon'] === next)
      ?.focus();
  };

  #buttons(): HTMLButtonElement[] {
    return [...(this.#nav?.querySelectorAll<HTMLButtonElement>('ul button') ?? [])];
  }
}
