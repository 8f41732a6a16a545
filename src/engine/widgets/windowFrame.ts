import { Container, Sprite, type Texture } from 'pixi.js';
import { store, type Writable } from '../../kernel/store.ts';
import type { Theme } from '../../kernel/theme.ts';
import { Fills } from '../draw/fills.ts';
import { font } from '../assets/font.ts';
import { Label } from '../draw/label.ts';
import { ellipsis } from '../draw/textFlow.ts';
import { clipPath, moved, overlap, type Rect, type Size } from '../geometry/rects.ts';
import {
  askingForKeyboard,
  layOver,
  mirrorButton,
  mirrorElement,
  type ButtonMirror,
} from '../mirror/elements.ts';
import { onMenuRequest, type Point } from '../mirror/menuRequests.ts';
import type { Lifted } from '../stage/lift.ts';
import type { BodyPlace } from '../scene/bodyPlace.ts';
import { bitmap, fill, pressedButton, raisedButton, windowEdge, type Fill } from '../theme/bevel.ts';
import { onDrag } from '../windows/drag.ts';
import { EDGES, pulled, type Edge } from '../windows/edges.ts';
import { GLYPH_FIELD, GLYPHS } from '../windows/windowGlyphs.ts';
import {
  TITLE_BUTTONS,
  windowMetrics,
  type TitleButton,
  type WindowMetrics,
} from '../windows/windowMetrics.ts';
import { Widget, type WidgetOptions } from './widget.ts';

export interface WindowView {
  readonly title: string;
  readonly icon: Texture;
  readonly active: boolean;
  /** Position in the stack; higher covers lower. */
  readonly zIndex: number;
  readonly rect: Rect;
  readonly maximized: boolean;
  /** False: it fills the screen and has no frame to pull at. */
  readonly framed: boolean;
  readonly minimized: boolean;
  readonly resizable: boolean;
  readonly buttons: readonly TitleButton[];
  readonly events: WindowEvents;
}

export interface WindowEvents {
  readonly focus: () => void;
  readonly press: (button: TitleButton) => void;
  /** The window's menu is requested. */
  readonly menu: (at: Point) => void;
  /** The current bounds, which may be newer than the view: keys can come faster than renders. */
  readonly currentBounds: () => Rect;
  /** A drag, a resize or a key put the window here. */
  readonly setBounds: (rect: Rect) => void;
  /** Where a window that is pulled to `rect` may lie; `edge` is the one held, null the title bar. */
  readonly constrain: (rect: Rect, edge: Edge | null) => Rect;
}

const LABELS: Readonly<Record<TitleButton, string>> = {
  help: 'Help',
  minimize: 'Minimize',
  maximize: 'Maximize',
  close: 'Close',
};
const KEY_STEP = 8;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** A window: frame and title bar on the canvas, a `role=dialog` in the DOM that takes the input. */
export class WindowFrame extends Widget<WindowView> {
  /** Where the window's body goes. Its DOM lies over the canvas, clipped to what is seen of the window. */
  readonly body: BodyPlace;
  readonly element: HTMLElement;
  readonly #fills = new Fills();
  readonly #title = new Label();
  readonly #icon = new Sprite();
  readonly #grip: HTMLButtonElement;
  readonly #buttons = new Map<TitleButton, ButtonMirror>();
  readonly #handles = new Map<Edge, HTMLElement>();
  readonly #bodySize: Writable<Size>;
  readonly #seen = store(false);
  #withdraw = (): void => undefined;
  #rect: Rect;
  #held = false;
  /** While it is dragged and nothing else changes, the window is a picture in its element, and not on the canvas. */
  #lifted: Lifted | null = null;
  /** The arrow keys size the window without Shift. */
  #sizing = false;
  #metrics: WindowMetrics;

  constructor(options: WidgetOptions<WindowView>) {
    super(options);
    this.#rect = options.view.rect;
    this.#metrics = this.#measure();
    this.#bodySize = store(sizeOf(this.#metrics.body));
    this.body = {
      stage: this.stage,
      canvas: new Container(),
      element: mirrorElement('div', { className: 'window-body' }),
      size: this.#bodySize,
      seen: this.#seen,
    };
    this.addChild(this.#fills, this.#icon, this.#title, this.body.canvas);
    this.element = mirrorElement('section', { className: 'window', role: 'dialog' });
    this.element.tabIndex = -1;
    this.#grip = mirrorElement('button', { className: 'grip' });
    this.#grip.type = 'button';
    this.#grip.setAttribute(
      'aria-description',
      'Arrow keys move the window, with Shift they size it, Enter maximizes it, Shift+F10 opens its menu',
    );
    this.element.append(this.#grip);
    for (const button of TITLE_BUTTONS) this.#addButton(button);
    this.element.append(this.body.element);
    for (const edge of EDGES) this.#addHandle(edge);
    this.#listen();
  }

  /** Focuses the first element with autofocus in the body, or the window itself. */
  focusBody(): void {
    (askingForKeyboard(this.body.element) ?? this.element).focus({ preventScroll: true });
  }

  /** Lets the arrow keys move or size the window until the focus goes elsewhere or Enter or Escape is pressed. */
  grasp(how: 'move' | 'size'): void {
    this.#grip.focus({ preventScroll: true });
    this.#sizing = how === 'size';
  }

  protected layout(): void {
    const { view } = this;
    // While a window is dragged it stays at the pointer, even if its view changes.
    if (!this.#held || !this.#movable()) this.#rect = view.rect;
    this.visible = !view.minimized;
    this.element.hidden = view.minimized;
    this.element.setAttribute('aria-label', view.title);
    this.#grip.setAttribute('aria-label', `Move ${view.title}`);
    this.element.style.zIndex = String(view.zIndex);
    this.zIndex = view.zIndex;
    this.#buttons
      .get('maximize')
      ?.element.setAttribute('aria-label', view.maximized ? 'Restore' : LABELS.maximize);
    for (const [name, { element }] of this.#buttons) element.hidden = !view.buttons.includes(name);
    this.#draw();
  }

  protected override addMirror(): void {
    const { windows } = this.stage.panes;
    windows.element.append(this.element);
    this.#withdraw = windows.add({
      order: () => (this.view.minimized ? null : this.view.zIndex),
      focus: () => this.element.focus({ preventScroll: true }),
    });
  }

  protected override removeMirror(): void {
    this.#withdraw();
    this.#lifted?.land();
    this.element.remove();
    this.#leave();
  }

  #measure(): WindowMetrics {
    const { thumb, low } = this.stage.display.get();
    const { framed, buttons } = this.view;
    const { width, height } = this.#rect;
    return windowMetrics({ width, height, thumb, aside: low && !framed, buttons, framed });
  }

  /** Draws the window where #rect says; a drag calls it for each step without going through React. */
  #draw(): void {
    const metrics = this.#measure();
    this.#metrics = metrics;
    const { theme } = this.stage.display.get();
    this.#paint(theme, metrics);
    this.#follow();
    const { width, height } = this.#rect;
    this.element.style.width = `${width}px`;
    this.element.style.height = `${height}px`;
    layOver(this.#grip, metrics.title);
    layOver(this.body.element, metrics.body);
    for (const [name, rect] of metrics.buttons) {
      const button = this.#buttons.get(name);
      if (button) layOver(button.element, rect);
    }
    this.body.canvas.position.set(metrics.body.x, metrics.body.y);
    const grabbable = this.view.resizable && metrics.border === 4;
    for (const handle of this.#handles.values()) handle.hidden = !grabbable;
    const before = this.#bodySize.get();
    const after = sizeOf(metrics.body);
    if (before.width !== after.width || before.height !== after.height) this.#bodySize.set(after);
  }

  /** Puts canvas, DOM and clipping where #rect is, all in the same frame. */
  #follow(): void {
    const { x, y } = this.#rect;
    const { minimized, zIndex } = this.view;
    this.element.style.transform = `translate(${x}px, ${y}px)`;
    if (this.#lifted !== null) {
      this.#show(this.stage.occlusion.visible(this.#rect, zIndex));
      return;
    }
    this.position.set(x, y);
    if (minimized) this.#leave();
    else this.stage.occlusion.set(this, { rect: this.#rect, zIndex, show: this.#show });
  }

  /** Whoever moves the window on lays its picture over the canvas from now on, where that can be. */
  #lift(): void {
    this.#lifted = this.stage.lift(this, this.#rect, () => {
      this.#lifted = null;
      this.element.classList.remove('in-hand');
      this.#follow();
    });
    if (this.#lifted === null) return;
    this.element.classList.add('in-hand');
    this.element.prepend(this.#lifted.picture);
  }

  /** Clips the DOM to the visible part of the window, and pauses its body when nothing of it is visible. */
  readonly #show = (parts: readonly Rect[]): void => {
    const { style, classList } = this.element;
    const clip = clipPath(this.#rect, parts);
    if (style.clipPath !== clip) style.clipPath = clip;
    const { width, height } = this.stage.display.get();
    const screen = { x: 0, y: 0, width, height };
    const seen = parts.some((part) => overlap(part, screen));
    classList.toggle('unseen', !seen);
    this.#seen.set(seen);
  };

  #leave(): void {
    this.stage.occlusion.set(this, null);
    this.#seen.set(false);
  }

  #paint(theme: Theme, { title, icon, text, buttons }: WindowMetrics): void {
    const { view } = this;
    const { compact } = this.stage.display.get();
    const { width, height } = this.#rect;
    const fills: Fill[] = [
      ...windowEdge({ x: 0, y: 0, width, height }, theme),
      fill(title, view.active ? theme.titleActive : theme.titleInactive),
    ];
    for (const [name, rect] of buttons) {
      const down = this.#buttons.get(name)?.pressed() ?? false;
      const glyph = GLYPHS[name === 'maximize' && view.maximized ? 'restore' : name];
      const scale = compact ? 2 : 1;
      const shift = down ? 1 : 0;
      const at = {
        x: rect.x + (rect.width - GLYPH_FIELD.width * scale) / 2 + glyph.x * scale + shift,
        y: rect.y + (rect.height - GLYPH_FIELD.height * scale) / 2 + glyph.y * scale + shift,
      };
      fills.push(
        ...(down ? pressedButton : raisedButton)(rect, theme),
        ...bitmap(glyph.rows, at, theme.text, scale),
      );
    }
    this.#fills.show(fills);
    this.#icon.texture = view.icon;
    this.#icon.position.set(icon.x, icon.y);
    const { measure } = font('win95b');
    this.#title.write(
      ellipsis(view.title, text.width, measure),
      view.active ? theme.titleActiveText : theme.titleInactiveText,
      'win95b',
    );
    this.#title.position.set(text.x, text.y);
  }

  #addButton(name: TitleButton): void {
    const button = mirrorButton(
      { label: LABELS[name], className: 'shell-button' },
      {
        onPress: () => this.view.events.press(name),
        onChange: () => this.#draw(),
      },
    );
    this.#buttons.set(name, button);
    this.element.append(button.element);
  }

  #addHandle(edge: Edge): void {
    const handle = mirrorElement('div', { className: `handle handle-${edge}` });
    this.#handles.set(edge, handle);
    this.element.append(handle);
    this.#drag(handle, edge);
  }

  #listen(): void {
    const focus = (): void => {
      if (!this.view.active) this.view.events.focus();
    };
    this.element.addEventListener('pointerdown', focus, { capture: true });
    this.element.addEventListener('focusin', focus);
    this.#drag(this.#grip, null);
    onMenuRequest(this.#grip, this.stage, (at) => this.view.events.menu(at));
    this.#grip.addEventListener('dblclick', (event) => {
      if (this.#isOnIcon(event)) this.view.events.press('close');
      else this.#toggleMaximize();
    });
    this.#grip.addEventListener('click', (event) => {
      if (event.detail === 0) this.#toggleMaximize();
      else if (event.detail === 1 && this.#isOnIcon(event)) this.view.events.menu(this.#underIcon());
    });
    this.#grip.addEventListener('blur', () => (this.#sizing = false));
    this.#grip.addEventListener('keydown', (event) => this.#onGripKey(event));
  }

  #onGripKey(event: KeyboardEvent): void {
    if (this.#sizing && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault();
      event.stopPropagation();
      this.#sizing = false;
      return;
    }
    const arrow = ARROWS[event.key];
    if (arrow === undefined || !this.#movable()) return;
    event.preventDefault();
    const sizes = event.shiftKey || this.#sizing;
    const [dx, dy] = arrow;
    if (sizes && !this.view.resizable) return;
    const { currentBounds, setBounds, constrain } = this.view.events;
    const wanted = sizes ? pulled(currentBounds(), 'se', dx, dy) : moved(currentBounds(), dx, dy);
    setBounds(constrain(wanted, sizes ? 'se' : null));
  }

  /** Whether the pointer is on the icon in the title bar, which opens the window's menu. */
  #isOnIcon({ clientX }: MouseEvent): boolean {
    const { cssPerPixel } = this.stage.display.get();
    const { title, text } = this.#metrics;
    return (clientX - this.#grip.getBoundingClientRect().left) / cssPerPixel < text.x - title.x;
  }

  #underIcon(): Point {
    const { title } = this.#metrics;
    return { x: this.#rect.x + title.x, y: this.#rect.y + title.y + title.height };
  }

  #toggleMaximize(): void {
    if (this.view.buttons.includes('maximize')) this.view.events.press('maximize');
  }

  #movable(): boolean {
    return !this.view.maximized && !this.stage.display.get().compact;
  }

  #drag(element: HTMLElement, edge: Edge | null): void {
    let from = this.view.rect;
    let mayLift = false;
    onDrag(element, {
      cssPerPixel: () => this.stage.display.get().cssPerPixel,
      start: () => {
        from = this.view.events.currentBounds();
        this.#held = this.#movable();
        mayLift = edge === null;
        return this.#held;
      },
      move: (dx, dy) => {
        if (!this.#movable()) return;
        // Once a drag: what came back on the canvas because something changes would be drawn twice at each step.
        if (mayLift) this.#lift();
        mayLift &&= this.#lifted === null;
        const wanted = edge === null ? moved(from, dx, dy) : pulled(from, edge, dx, dy);
        this.#rect = this.view.events.constrain(wanted, edge);
        if (edge === null) this.#follow();
        else this.#draw();
      },
      end: () => {
        this.#held = false;
        this.#lifted?.land();
        if (this.#movable() && this.#rect !== this.view.rect) this.view.events.setBounds(this.#rect);
      },
    });
  }
}

const sizeOf = ({ width, height }: Rect): Size => ({ width, height });
