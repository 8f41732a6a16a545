import { Container } from 'pixi.js';

/**
 * What the canvas renderer draws by what changed (repaint.ts), in Pixi's words: batches of sprites that blend normally,
 * and masks, of which each is one rectangle of whole pixels. Whatever else a scene has, Pixi draws all of the canvas in
 * each frame.
 */
export const UNDERSTOOD = { pipes: ['batch', 'stencilMask'], blendMode: 'normal' } as const;

/** Why a frame is drawn in full. */
export interface FullDraw {
  /** What is used that is not understood, such as 'blend mode add', 'filter', 'graphics' or 'mask of another shape'. */
  readonly effect: string;
  /** What uses it; null where Pixi does not tell. */
  readonly container: Container | null;
}

/** A full draw for this effect of `found`, which is a container or an instruction of Pixi's that draws one. */
export const fullDraw = (effect: string, found: object): FullDraw => ({
  effect,
  container: containerIn(found),
});

/** Says in a line which container makes full draws, by its place and labels from the root on, and by what. */
export const nameOfFullDraw = ({ effect, container }: FullDraw): string =>
  `${container === null ? 'something' : pathOf(container)}: ${effect}`;

function containerIn(found: object): Container | null {
  if (found instanceof Container) return found;
  return Object.values(found).find((part) => part instanceof Container) ?? null;
}

function pathOf(container: Container): string {
  const { label, parent } = container;
  // Pixi labels none but its own kinds of containers.
  if (parent === null) return label || 'all of it';
  const name = `${label ? `${label} ` : ''}${parent.getChildIndex(container)}`;
  return parent.parent === null ? name : `${pathOf(parent)} / ${name}`;
}
