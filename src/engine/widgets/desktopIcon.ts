import { Sprite, type Texture } from 'pixi.js';
import { Fills } from '../draw/fills.ts';
import { font } from '../assets/font.ts';
import { Label } from '../draw/label.ts';
import { Lines } from '../draw/lines.ts';
import { wrap } from '../draw/textFlow.ts';
import type { Rect } from '../geometry/rects.ts';
import { layOver, mirrorButton, mirrorElement, type ButtonMirror } from '../mirror/elements.ts';
import { onMenuRequest, type Point } from '../mirror/menuRequests.ts';
import { fill, type Fill } from '../theme/bevel.ts';
import { onDrag } from '../windows/drag.ts';
import type { NameColors } from './wallpaper.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface DesktopIconView {
  readonly id: string;
  readonly title: string;
  readonly icon: Texture;
  readonly rect: Rect;
  readonly selected: boolean;
  /** It leads to something that lies elsewhere: an arrow says so. */
  readonly isShortcut: boolean;
  /** How much news is unread that belongs to it, as text; empty: none. */
  readonly badge: string;
  /** What its name stands on; null: whatever the picture has there. */
  readonly names: NameColors | null;
  readonly events: {
    /** It alone is selected. */
    readonly select: (id: string) => void;
    /** It has the keyboard. If it is one of several that are selected, they stay selected. */
    readonly focus: (id: string) => void;
    /** It joins the selection, or leaves it. */
    readonly toggle: (id: string) => void;
    /** It opens, with all that are selected beside it. */
    readonly open: (id: string) => void;
    readonly menu: (id: string, at: Point) => void;
    /** It was dragged until its left upper corner lay there, with all that are selected beside it. */
    readonly drop: (id: string, at: Point) => void;
  };
}

const LINES = 2;
const PICTURE = 32;
/** How far a click may slip, in logical pixels. */
const SLACK = 4;
/** What a name stands on in high contrast, whatever lies behind. */
const HIGH_CONTRAST: NameColors = { ground: 0x000000, ink: 0xffffff };
/** The arrow of a shortcut: pieces of rows of pixels, in a box of this many. */
const ARROW_BOX = 11;
const ARROW = [
  [4, 2, 5],
  [5, 3, 4],
  [6, 4, 3],
  [5, 5, 4],
  [4, 6, 2],
  [8, 6, 1],
  [3, 7, 2],
  [2, 8, 2],
].map(([x = 0, y = 0, width = 0]) => ({ x, y, width, height: 1 }));
const ARROW_COLORS = { edge: 0x808080, ground: 0xffffff, ink: 0x000000 };
/** Red under white, with a white line round it. */
const BADGE = { ground: 0xc00000, ink: 0xffffff, edge: 0xffffff };
/** How far an accent and the line round it reach above a line. */
const ABOVE = 2;

const arrowAt = (x: number, y: number): readonly Fill[] => [
  fill({ x, y, width: ARROW_BOX, height: ARROW_BOX }, ARROW_COLORS.edge),
  fill({ x: x + 1, y: y + 1, width: ARROW_BOX - 2, height: ARROW_BOX - 2 }, ARROW_COLORS.ground),
  ...ARROW.map((piece) => fill({ ...piece, x: x + piece.x, y: y + piece.y }, ARROW_COLORS.ink)),
];

/**
 * A picture with its name under it. A double click opens it; so do Enter and one tap. A mouse drags it, and all
 * that are selected with it, except on a phone, where whatever drags scrolls.
 */
export class DesktopIcon extends Widget<DesktopIconView> {
  readonly #ground = new Fills();
  readonly #picture = new Sprite();
  readonly #arrow = new Fills();
  readonly #badgeGround = new Fills();
  readonly #badge = new Label();
  readonly #name = new Lines();
  /** Its line in the list of icons, which the field that it lies on keeps (iconField.ts). */
  readonly item = mirrorElement('li');
  readonly #button: ButtonMirror;
  /** How far it was dragged from where the view has it. */
  #dragged: Point | null = null;
  /** True after a drag: the click that ends it is none. */
  #wasDragged = false;

  constructor(options: WidgetOptions<DesktopIconView>) {
    super(options);
    this.addChild(...[this.#ground, this.#picture, this.#name, this.#arrow, this.#badgeGround, this.#badge]);
    this.#button = mirrorButton(
      { className: 'shell-button desktop-icon' },
      { onPress: () => undefined, onChange: () => undefined },
    );
    const { element } = this.#button;
    let finger = false;
    let toggles = false;
    this.#followDrag();
    element.addEventListener('pointerdown', (event) => {
      this.#wasDragged = false;
      finger = event.pointerType === 'touch';
      toggles = !finger && event.button === 0 && (event.ctrlKey || event.metaKey);
    });
    element.addEventListener('click', (event) => {
      const { id, events } = this.view;
      if (event.detail === 0) events.open(id);
      else if (this.#wasDragged) return;
      else if (toggles) events.toggle(id);
      // The second of two taps opens nothing that the first has opened already.
      else if (!finger) events.select(id);
      else if (event.detail === 1) events.open(id);
      toggles = false;
    });
    element.addEventListener('dblclick', () => {
      if (!finger) this.view.events.open(this.view.id);
    });
    element.addEventListener('focus', () => {
      if (!toggles) this.view.events.focus(this.view.id);
    });
    element.dataset['icon'] = this.view.id;
    this.item.append(element);
    // The icon field decides later which icon is the tab stop.
    element.tabIndex = -1;
    onMenuRequest(element, this.stage, (at) => {
      element.focus({ preventScroll: true });
      this.view.events.menu(this.view.id, at);
    });
  }

  /** What takes the keyboard. */
  get button(): HTMLButtonElement {
    return this.#button.element;
  }

  protected layout(): void {
    const { title, icon, rect, selected, badge, isShortcut } = this.view;
    const { compact } = this.stage.display.get();
    this.#button.element.setAttribute('aria-label', badge === '' ? title : `${title}, ${badge} new`);
    this.#button.element.setAttribute('aria-pressed', String(selected));
    this.#place();
    const top = compact ? 10 : 4;
    this.#picture.texture = icon;
    this.#picture.position.set(Math.floor((rect.width - PICTURE) / 2), top);
    this.#picture.tint = selected ? 0x8080c8 : 0xffffff;
    const { measure, lineHeight } = font('win95');
    this.#arrow.show(isShortcut ? arrowAt(this.#picture.x, top + PICTURE - ARROW_BOX) : []);
    this.#layBadge(this.#picture.x + PICTURE, top, measure(badge), lineHeight);
    this.#layName(top + PICTURE + 4);
  }

  #layName(top: number): void {
    const { title, rect } = this.view;
    const { measure, lineHeight } = font('win95');
    const lines = wrap(title, rect.width - 4, LINES, measure).map((text, index) => {
      const width = measure(text);
      return { text, width, x: Math.floor((rect.width - width) / 2), y: ABOVE + index * lineHeight };
    });
    const colors = this.#nameColors();
    const height = ABOVE + LINES * lineHeight + 1;
    this.#name.position.set(0, top - ABOVE);
    this.#name.write({ width: rect.width, height, lines, ink: colors?.ink ?? null });
    this.#ground.show(
      colors === null
        ? []
        : lines.map(({ width, x, y }) => {
            const line = { x: x - 2, y: this.#name.y + y, width: width + 4, height: lineHeight + 1 };
            return fill(line, colors.ground);
          }),
    );
  }

  /** A red mark at the upper right corner of the picture, with the number in it. */
  #layBadge(right: number, top: number, width: number, height: number): void {
    const { badge } = this.view;
    const [x, y] = [right - Math.ceil(width / 2) - 4, top - 3];
    const mark = { x, y, width: width + 6, height: height + 1 };
    this.#badgeGround.show(
      badge === ''
        ? []
        : [
            fill({ x: x - 1, y: y - 1, width: mark.width + 2, height: mark.height + 2 }, BADGE.edge),
            fill(mark, BADGE.ground),
          ],
    );
    this.#badge.write(badge, BADGE.ink);
    this.#badge.position.set(x + 3, y);
  }

  #followDrag(): void {
    onDrag(this.#button.element, {
      cssPerPixel: () => this.stage.display.get().cssPerPixel,
      slack: SLACK,
      start: ({ pointerType }) => pointerType !== 'touch' && !this.stage.display.get().compact,
      move: (x, y) => {
        this.#wasDragged = true;
        for (const icon of this.#together()) icon.#drag({ x, y });
      },
      end: () => {
        if (this.#dragged === null) return;
        const { x, y } = this;
        // They stay where they are until the view has them in their new cells.
        for (const icon of this.#together()) icon.#drag(null, { stay: true });
        this.view.events.drop(this.view.id, { x, y });
      },
      cancel: () => {
        for (const icon of this.#together()) icon.#drag(null);
      },
    });
  }

  /** All that are dragged with this one, itself included. */
  #together(): readonly DesktopIcon[] {
    if (!this.view.selected) return [this];
    const icons = this.parent?.children.filter((child) => child instanceof DesktopIcon) ?? [];
    return icons.filter(({ view }) => view.selected);
  }

  #drag(offset: Point | null, { stay = false } = {}): void {
    this.#dragged = offset;
    this.zIndex = offset === null ? 0 : 1;
    if (!stay) this.#place();
  }

  #place(): void {
    const { rect } = this.view;
    const { x, y } = this.#dragged ?? { x: 0, y: 0 };
    this.position.set(rect.x + x, rect.y + y);
    layOver(this.#button.element, { ...rect, x: rect.x + x, y: rect.y + y });
  }

  #nameColors(): NameColors | null {
    const { theme } = this.stage.display.get();
    const { selected, names } = this.view;
    if (selected) return { ground: theme.selection, ink: theme.selectionText };
    return theme.highContrast ? HIGH_CONTRAST : names;
  }

  protected override removeMirror(): void {
    this.item.remove();
  }
}
