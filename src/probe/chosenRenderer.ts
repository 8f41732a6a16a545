import type { RendererKind } from '../engine/stage/drawing.ts';

/** Tells the document that the renderer was chosen. */
const CHOSEN = 'renderer-chosen';

/** Says which renderer draws the desktop. */
export function sayRenderer(kind: RendererKind): void {
  document.documentElement.dataset['renderer'] = kind;
  document.dispatchEvent(new Event(CHOSEN));
}

/** The renderer that draws the desktop, once it is chosen: the first paint does not wait for that. */
export async function chosenRenderer(): Promise<RendererKind> {
  const { dataset } = document.documentElement;
  if (dataset['renderer'] === undefined) {
    await new Promise((resolve) => document.addEventListener(CHOSEN, resolve, { once: true }));
  }
  return dataset['renderer'] === 'webgl' ? 'webgl' : 'canvas';
}
