import { createStage, type Stage } from '../../engine/stage/stage.ts';
import type { DesktopArea } from '../../kernel/scale.ts';
import type { Readable } from '../../kernel/store.ts';
import { chosenRenderer, sayRenderer } from '../../probe/chosenRenderer.ts';

/**
 * The stage on the elements of the page, drawn by the renderer that src/probe has chosen. Where WebGL's does not come (it
 * is kept once it was used, and a new version may start without a network) or does not start, the canvas draws.
 *
 * @throws when there is nothing to draw on, or the canvas does not draw either
 */
export async function createDesktopStage(
  area: Readable<DesktopArea>,
  create: typeof createStage = createStage,
): Promise<Stage> {
  const kind = await chosenRenderer();
  const canvas = document.querySelector<HTMLCanvasElement>('#canvas');
  const mirror = document.querySelector<HTMLElement>('#mirror');
  if (canvas === null || mirror === null) throw new Error('the page lacks its canvas or its mirror');
  try {
    return await create(kind, { canvas, mirror }, area);
  } catch (fault) {
    if (kind === 'canvas') throw fault;
    console.error(fault);
    // What has had one kind of context never has another.
    canvas.replaceWith(canvas.cloneNode());
    sayRenderer('canvas');
    return createDesktopStage(area, create);
  }
}
