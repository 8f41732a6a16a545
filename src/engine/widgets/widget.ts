import { Container } from 'pixi.js';
import type { Stage } from '../stage/stage.ts';

export interface WidgetOptions<View> {
  readonly stage: Stage;
  readonly view: View;
}

/**
 * A piece of the shell: drawn on the canvas, mirrored in the DOM, told everything it shows through `view`.
 * Lays itself out again when its view or the look of the stage changes.
 */
export abstract class Widget<View> extends Container {
  readonly stage: Stage;
  #view: View;
  #unwatch: () => void;

  constructor({ stage, view }: WidgetOptions<View>) {
    super();
    this.stage = stage;
    this.#view = view;
    this.#unwatch = stage.look.subscribe(() => this.layout());
  }

  get view(): View {
    return this.#view;
  }

  set view(view: View) {
    if (view === this.#view) return;
    this.#view = view;
    this.layout();
  }

  /** Draws the view and lays its mirror over the drawing. Subclasses call it at the end of their constructor. */
  protected abstract layout(): void;

  /** Takes the mirror out of the page. */
  protected abstract removeMirror(): void;

  override destroy(): void {
    this.#unwatch();
    this.removeMirror();
    super.destroy({ children: true });
  }
}
