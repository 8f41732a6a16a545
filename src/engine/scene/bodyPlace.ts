import type { Container } from 'pixi.js';
import type { Readable } from '../../kernel/store.ts';
import type { Size } from '../geometry/rects.ts';
import type { Stage } from '../stage/stage.ts';

/** Where a body goes, in a window or over the whole screen: a part of the canvas and the element that lies over it. */
export interface BodyPlace {
  readonly stage: Stage;
  /** Where its scene is drawn; the origin is the place's top left corner. */
  readonly canvas: Container;
  /** One CSS pixel in it is one logical pixel. */
  readonly element: HTMLElement;
  readonly size: Readable<Size>;
  /** False while nothing of it is on the screen: its window is minimised or wholly covered, or not drawn yet. */
  readonly seen: Readable<boolean>;
}
