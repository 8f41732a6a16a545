import { fileOf, penOn } from '../../../../overlays/pictures/pen.ts';
import type { DrawnCard } from '../machine/juniorsMachine.ts';
import type { Junior } from '../team/team.ts';
import { factsOf, fileNameOf } from './cardFacts.ts';
import { CARD, drawCard, type CardPicture } from './drawCard.ts';

/** A Junior's card as a PNG of 1056 by 1808 pixels. Throws where this browser cannot draw it. */
export async function drawnCard(
  junior: Junior,
  place: number,
  picture: CardPicture | null,
  maker: CardPicture | null,
): Promise<DrawnCard> {
  const facts = factsOf(junior, place);
  const blob = await cardBlob((pen) => drawCard(pen, facts, picture, maker), 1);
  return { blob, fileName: fileNameOf(facts) };
}

/** What is drawn on a card, as a PNG so many times its size. */
export async function cardBlob(draw: (pen: CanvasRenderingContext2D) => void, scale: number): Promise<Blob> {
  // What is not loaded yet would be drawn in another face.
  await document.fonts.load('11px win95b');
  const size = { width: Math.round(CARD.width * scale), height: Math.round(CARD.height * scale) };
  // It is drawn to be read: kept where it need not be fetched from a graphics card.
  const pen = penOn(size, { willReadFrequently: true });
  if (pen === null) throw new Error('this browser has no canvas to draw on');
  pen.scale(scale, scale);
  draw(pen);
  const blob = await fileOf(pen.canvas);
  // Its pixels are given back at once.
  pen.canvas.width = 0;
  if (blob === null) throw new Error('the card was not drawn');
  return blob;
}
