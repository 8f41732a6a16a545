import type { CanvasRenderer, Container, WebGLRenderer } from 'pixi.js';
import type { FullDraw } from './fullDraw.ts';

export type RendererKind = 'webgl' | 'canvas';

/** A renderer, and how a frame is drawn with it. */
export interface Drawing {
  readonly renderer: WebGLRenderer | CanvasRenderer;
  /** Does what it can of the next frame's work before that frame. */
  prepare(root: Container): void;
  /** Draws a frame of this scene. */
  draw(root: Container): void;
  /** Why all of the canvas was drawn in the last frame, because of what the scene has; null: for nothing in it. */
  fullDraw(): FullDraw | null;
  /** What the canvas shows is lost: the next frame may build on nothing of it. */
  discard(): void;
}
