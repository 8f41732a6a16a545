import type { CanvasRenderer, Container, WebGLRenderer } from 'pixi.js';

export type RendererKind = 'webgl' | 'canvas';

/** A renderer, and how a frame is drawn with it. */
export interface Drawing {
  readonly renderer: WebGLRenderer | CanvasRenderer;
  /** Does what it can of the next frame's work before that frame. */
  prepare(root: Container): void;
  /** Draws a frame of this scene. */
  draw(root: Container): void;
  /** What the canvas shows is lost: the next frame may build on nothing of it. */
  discard(): void;
}
