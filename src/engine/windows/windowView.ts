import type { Texture } from 'pixi.js';
import type { Rect } from '../geometry/rects.ts';
import type { Point } from '../mirror/menuRequests.ts';
import type { Edge } from './edges.ts';
import type { TitleButton } from './windowMetrics.ts';

/** Everything that a window shows, and what it tells. */
export interface WindowView {
  readonly title: string;
  readonly icon: Texture;
  readonly active: boolean;
  /** It waits for the answer to a dialog of its own: nothing in it can be pressed or focused. */
  readonly held: boolean;
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

/** A part of the screen that a window may fill. */
export interface Filled {
  readonly rect: Rect;
  readonly fill: () => void;
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
  /** The bounds of a window that is pulled off the edge that it fills, by its title bar at `x`; null: it fills none. */
  readonly takenOff: (x: number) => Rect | null;
  /** What a window that is let go with the pointer here fills; null: it stays where it is dropped. */
  readonly filledAt: (at: Point) => Filled | null;
}
