import { Container } from 'pixi.js';
import type { Stage } from '../stage/stage.ts';

export interface WidgetOptions<View> {
  readonly stage: Stage;
  readonly view: View;
}

/**
 * A part of the shell that is drawn on the canvas and mirrored in the DOM. Everything that it shows is in `view`; it
 * lays itself out again when its view or the display changes.
 */
export abstract class Widget<View> extends Container {
  readonly stage: Stage;
  #view: View;
  #unwatch: (() => void) | null = null;

  constructor({ stage, view }: WidgetOptions<View>) {
    super();
    this.stage = stage;
    this.#view = view;
    // Not in the constructor: React may discard a render and repeat it, and the discarded widget is neither added nor
    // destroyed.
    this.once('added', () => this.enter());
  }

  get view(): View {
    return this.#view;
  }

  set view(view: View) {
    if (view === this.#view) return;
    this.#view = view;
    if (this.#unwatch) this.layout();
  }

  /** Comes onto the screen and into the page. */
  protected enter(): void {
    this.#unwatch = this.stage.display.subscribe(() => this.layout());
    this.addMirror();
    this.layout();
  }

  /** Draws the view and lays its mirror over the drawing. */
  protected abstract layout(): void;

  /** Puts the mirror into the page. */
  protected addMirror(): void {}

  /** Takes the mirror out of the page. */
  protected removeMirror(): void {}

  override destroy(): void {
    this.#unwatch?.();
    this.removeMirror();
    super.destroy({ children: true });
  }
}
