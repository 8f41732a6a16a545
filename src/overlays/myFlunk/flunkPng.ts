import { bundle } from '@bundles/traits.ts';
import { composeFlunk } from '@shared/domain/collection/traits/compose.ts';
import type { Selection } from '@shared/domain/collection/traits/trait.ts';
import { fileOf, penOn } from '../pictures/pen.ts';
import { svgUrl } from '../svgUrl.ts';

/** The address of a character's drawing, an SVG of so many pixels. Loads all layers: import it when it is drawn. */
export const flunkDrawing = (selection: Selection, side: number): string =>
  svgUrl(composeFlunk(selection, bundle.layers, side));

/**
 * The picture of a character as a PNG; null: the browser could not draw it.
 *
 * @param side in pixels; whole multiples of 96 stay crisp
 */
export async function flunkPng(selection: Selection, side: number): Promise<Blob | null> {
  const picture = new Image(side, side);
  picture.src = flunkDrawing(selection, side);
  const isDrawn = await picture.decode().then(
    () => true,
    () => false,
  );
  if (!isDrawn) return null;
  const pen = penOn({ width: side, height: side });
  pen?.drawImage(picture, 0, 0, side, side);
  return pen && fileOf(pen.canvas);
}
