import { dottedFrame } from '../draw/dottedFrame.ts';
import { Fills } from '../draw/fills.ts';
import { neighbor } from '../geometry/neighbor.ts';
import { bottom, inset, overlap, type Rect } from '../geometry/rects.ts';
import { layOver, mirrorElement } from '../mirror/elements.ts';
import { onMenuRequest, type Point } from '../mirror/menuRequests.ts';
import { onDrag } from '../windows/drag.ts';
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
    /** A rubber band selects these icons: those that it touches, and with Ctrl those that were selected before. */
    readonly band: (ids: readonly string[]) => void;
    /** Keys were pressed on an icon. Answers whether they stand for something; those that walk follow otherwise. */
    readonly keys: (id: string, event: KeyboardEvent) => boolean;
  };
}

/** How far a press slips before it draws a rubber band, in logical pixels. */
const SLACK = 4;
/** The edge of an icon's cell that a rubber band may touch without selecting it. */
const MARGIN = 10;

/** Whether a press adds to what is selected. */
const adds = ({ ctrlKey, metaKey }: PointerEvent): boolean => ctrlKey || metaKey;

/**
 * The field of the desktop icons. One icon is the tab stop; arrows, Home, End and letters lead to the others. Where
 * there are too many, a finger scrolls the field, and it follows the focus; a mouse draws a rubber
 * band round several, and the keyboard is then with the first of them.
 */
export class IconField extends Widget<IconFieldView> {
  readonly #nav = this.stage.panes.desktop.element;
  readonly #list = mirrorElement('ul');
  /** The icon that Tab comes to. */
  #stop: string | null = null;
  readonly #band = new Fills();
  #withdraw: (() => void) | null = null;

  constructor(options: WidgetOptions<IconFieldView>) {
    super(options);
    // The icon that is dragged lies over the others, and the rubber band over all.
    this.sortableChildren = true;
    this.#band.zIndex = 2;
    this.addChild(this.#band);
    this.on('childAdded', () => {
      if (this.#withdraw !== null) this.layout();
    });
  }

  protected override addMirror(): void {
    this.#nav.prepend(this.#list);
    this.#nav.addEventListener('scroll', this.#onScroll, { passive: true });
    this.#nav.addEventListener('keydown', this.#onKey);
    document.addEventListener('keydown', this.#onSelectAll);
    this.#nav.addEventListener('focusin', this.#onFocus);
    this.#nav.addEventListener('pointerdown', this.#onPress);
    this.#followBand();
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
    const scrolls = end > rect.height;
    this.#nav.classList.toggle('scrolls', scrolls);
    // How far it is scrolled is known by the page's event: asked here, it would have the page laid out.
    if (!scrolls) this.y = 0;
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
  }

  protected override removeMirror(): void {
    this.#withdraw?.();
    this.#list.remove();
    this.#nav.scrollTop = 0;
    this.#nav.removeEventListener('scroll', this.#onScroll);
    this.#nav.removeEventListener('keydown', this.#onKey);
    document.removeEventListener('keydown', this.#onSelectAll);
    this.#nav.removeEventListener('focusin', this.#onFocus);
    this.#nav.removeEventListener('pointerdown', this.#onPress);
  }

  readonly #onScroll = (): void => {
    this.y = -Math.round(this.#nav.scrollTop);
  };

  /** Ctrl+A, with the keyboard here or nowhere: windows select their text. */
  readonly #onSelectAll = (event: KeyboardEvent): void => {
    const { target, ctrlKey, metaKey, altKey, key } = event;
    const isHere = target === document.body || (target instanceof Node && this.#nav.contains(target));
    if (!isHere || !(ctrlKey || metaKey) || altKey || key.toLowerCase() !== 'a') return;
    event.preventDefault();
    this.view.events.band(this.view.icons.map(({ id }) => id));
  };

  readonly #onPress = (event: PointerEvent): void => {
    if (this.#isEmpty(event.target) && event.button === 0 && !adds(event)) this.view.events.press();
  };

  /** Whether what was pressed is the desktop itself: the list lies behind the icons. */
  #isEmpty(pressed: EventTarget | null): boolean {
    return pressed === this.#nav || pressed === this.#list;
  }

  #followBand(): void {
    const perPixel = (): number => this.stage.display.get().cssPerPixel;
    let from: Point = { x: 0, y: 0 };
    let touched: readonly string[] = [];
    /** What stays selected, whatever it touches. */
    let kept: readonly string[] = [];
    const end = (): void => this.#band.show([]);
    onDrag(this.#nav, {
      cssPerPixel: perPixel,
      slack: SLACK,
      start: (down) => {
        const { target, pointerType, clientX, clientY } = down;
        // The page's element stays when this field is gone.
        if (this.destroyed || !this.#isEmpty(target) || pointerType === 'touch') return false;
        const { left, top } = this.#nav.getBoundingClientRect();
        from = {
          x: Math.round((clientX - left) / perPixel()),
          y: Math.round((clientY - top) / perPixel()) - this.y,
        };
        touched = [];
        kept = adds(down) ? this.#icons().flatMap(({ view }) => (view.selected ? [view.id] : [])) : [];
        return !this.stage.display.get().compact;
      },
      move: (dx, dy) => {
        const band = {
          x: Math.min(from.x, from.x + dx),
          y: Math.min(from.y, from.y + dy),
          width: Math.abs(dx) + 1,
          height: Math.abs(dy) + 1,
        };
        this.#band.show(dottedFrame(band));
        const ids = this.view.icons
          .filter(({ rect }) => overlap(band, inset(rect, MARGIN)))
          .map(({ id }) => id);
        if (ids.join() === touched.join()) return;
        touched = ids;
        this.view.events.band([...new Set([...kept, ...ids])]);
      },
      end: () => {
        end();
        this.#icon(touched[0] ?? null)?.button.focus({ preventScroll: true });
      },
      cancel: end,
    });
  }

  readonly #onFocus = (event: FocusEvent): void => {
    const focused = this.#icons().find(({ button }) => button === event.target);
    if (focused === undefined) return;
    this.#stop = focused.view.id;
    this.#markStop();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const { icons, events } = this.view;
    const focused = this.#icons().find(({ button }) => button === event.target);
    if (focused !== undefined && events.keys(focused.view.id, event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = icons.findIndex(({ id }) => id === focused?.view.id);
    if (from < 0) return;
    const rects = icons.map(({ rect }) => rect);
    const titles = icons.map(({ title }) => title);
    const to = neighbor(rects, from, event.key) ?? typeahead(titles, from, event.key);
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
