import { Container } from 'pixi.js';
import { store, type Writable } from '../../kernel/store.ts';
import { overlap, type Rect, type Size } from '../geometry/rects.ts';
import { askingForKeyboard, defaultButton } from '../mirror/elements.ts';
import { onMenuRequest, pointOn, type Point } from '../mirror/menuRequests.ts';
import type { BodyPlace } from '../scene/bodyPlace.ts';
import type { Lifted } from '../stage/lift.ts';
import { createOutline } from '../windows/outline.ts';
import { dragWindow, moveByKeys, type MovableWindow } from '../windows/windowDrag.ts';
import { createWindowDrawing } from '../windows/windowDrawing.ts';
import { windowMetrics, type WindowMetrics } from '../windows/windowMetrics.ts';
import { createWindowMirror } from '../windows/windowMirror.ts';
import type { WindowView } from '../windows/windowView.ts';
import { Widget, type WidgetOptions } from './widget.ts';

/** A window: frame and title bar on the canvas, a `role=dialog` in the DOM that takes the input. */
export class WindowFrame extends Widget<WindowView> {
  /** Where the window's body goes. Its DOM lies over the canvas, clipped to what is seen of the window. */
  readonly body: BodyPlace;
  readonly element: HTMLElement;
  readonly #drawing = createWindowDrawing();
  readonly #mirror = createWindowMirror({
    onPress: (button) => this.view.events.press(button),
    onChange: () => this.#draw(),
  });
  readonly #bodySize: Writable<Size>;
  readonly #seen = store(false);
  readonly #sizeByKeys: (sizes: boolean) => void;
  #withdraw = (): void => undefined;
  #rect: Rect;
  #held = false;
  /** While it is dragged and nothing else changes, the window is a picture in its element, and not on the canvas. */
  #lifted: Lifted | null = null;
  #metrics: WindowMetrics;

  constructor(options: WidgetOptions<WindowView>) {
    super(options);
    this.#rect = options.view.rect;
    this.#metrics = this.#measure();
    this.#bodySize = store(sizeOf(this.#metrics.body));
    const { element, body, grip, handles } = this.#mirror;
    this.element = element;
    this.body = {
      stage: this.stage,
      canvas: new Container(),
      element: body,
      size: this.#bodySize,
      seen: this.#seen,
    };
    this.addChild(...this.#drawing.parts, this.body.canvas);
    const movable = this.#movable();
    dragWindow(grip, null, movable);
    for (const [edge, handle] of handles) dragWindow(handle, edge, movable);
    this.#sizeByKeys = moveByKeys(grip, movable);
    this.#listen();
  }

  /** Focuses the first element with autofocus in the body, or the window itself. */
  focusBody(): void {
    (askingForKeyboard(this.body.element) ?? this.element).focus({ preventScroll: true });
  }

  /** Lets the arrow keys move or size the window until the focus goes elsewhere or Enter or Escape is pressed. */
  grasp(how: 'move' | 'size'): void {
    this.#mirror.grip.focus({ preventScroll: true });
    this.#sizeByKeys(how === 'size');
  }

  protected layout(): void {
    const { view } = this;
    // While a window is dragged it stays at the pointer, even if its view changes.
    if (!this.#held || !this.#isMovable()) this.#rect = view.rect;
    this.visible = !view.minimized;
    this.zIndex = view.zIndex;
    this.#mirror.show(view);
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
    const { view } = this;
    const metrics = this.#measure();
    this.#metrics = metrics;
    const { theme, thumb } = this.stage.display.get();
    const size = sizeOf(this.#rect);
    this.#drawing.paint({ view, size, metrics, theme, thumb, isDown: this.#mirror.isDown });
    this.#follow();
    this.#mirror.fit(size, metrics, view.resizable && this.#isMovable());
    this.body.canvas.position.set(metrics.body.x, metrics.body.y);
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

  /** Shows the window as a picture over the canvas from now on, where that can be. */
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
    this.#mirror.clip(this.#rect, parts);
    const { width, height } = this.stage.display.get();
    const screen = { x: 0, y: 0, width, height };
    const seen = parts.some((part) => overlap(part, screen));
    this.element.classList.toggle('unseen', !seen);
    this.#seen.set(seen);
  };

  #leave(): void {
    this.stage.occlusion.set(this, null);
    this.#seen.set(false);
  }

  #isMovable(): boolean {
    return !this.view.maximized && !this.stage.display.get().compact;
  }

  #movable(): MovableWindow {
    return {
      view: () => this.view,
      isMovable: () => this.#isMovable(),
      cssPerPixel: () => this.stage.display.get().cssPerPixel,
      hold: () => (this.#held = true),
      lift: () => {
        this.#lift();
        return this.#lifted !== null;
      },
      pointAt: (event) => pointOn(this.stage, event),
      put: (rect) => {
        const { width, height } = this.#rect;
        this.#rect = rect;
        if (rect.width === width && rect.height === height) this.#follow();
        else this.#draw();
      },
      outline: createOutline(this.stage.panes.windows.element),
      drop: (filled) => {
        this.#held = false;
        this.#lifted?.land();
        if (filled !== null) {
          // Where it filled this before, the view does not change again.
          this.layout();
          filled.fill();
        } else if (this.#isMovable() && this.#rect !== this.view.rect) {
          this.view.events.setBounds(this.#rect);
        }
      },
    };
  }

  #listen(): void {
    const { element } = this;
    const { grip } = this.#mirror;
    const focus = (): void => {
      if (!this.view.active) this.view.events.focus();
    };
    element.addEventListener('pointerdown', focus, { capture: true });
    element.addEventListener('focusin', focus);
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.defaultPrevented) return;
      defaultButton(element, this.body.element, event.target)?.click();
    });
    onMenuRequest(grip, this.stage, (at) => this.view.events.menu(at));
    grip.addEventListener('dblclick', (event) => {
      if (this.#isOnIcon(event)) this.view.events.press('close');
      else this.#toggleMaximize();
    });
    grip.addEventListener('click', (event) => {
      if (event.detail === 0) this.#toggleMaximize();
      else if (event.detail === 1 && this.#isOnIcon(event)) this.view.events.menu(this.#underIcon());
    });
  }

  /** Whether the pointer is on the icon in the title bar, which opens the window's menu. */
  #isOnIcon({ clientX }: MouseEvent): boolean {
    const { cssPerPixel } = this.stage.display.get();
    const { title, text } = this.#metrics;
    const { left } = this.#mirror.grip.getBoundingClientRect();
    return !text.upwards && (clientX - left) / cssPerPixel < text.x - title.x;
  }

  #underIcon(): Point {
    const { title } = this.#metrics;
    return { x: this.#rect.x + title.x, y: this.#rect.y + title.y + title.height };
  }

  #toggleMaximize(): void {
    if (this.view.buttons.includes('maximize')) this.view.events.press('maximize');
  }
}

const sizeOf = ({ width, height }: Rect | Size): Size => ({ width, height });
