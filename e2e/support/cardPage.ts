import { JUNIOR_CLASSES } from '../../supabase/functions/_shared/domain/making/juniors/catalogue.ts';
import { wholeSet } from '../../supabase/functions/_shared/domain/making/juniors/team.ts';
import { factsOf } from '../../src/apps/making/pocket-juniors/card/cardFacts.ts';
import { CARD, drawCard } from '../../src/apps/making/pocket-juniors/card/drawCard.ts';
import { cardBlob } from '../../src/apps/making/pocket-juniors/card/drawnCard.ts';

/* Draws cards of Pocket Juniors with a picture that is the same everywhere. */

/** How much smaller than the card a golden picture is: what is laid out shows at this size too. */
const SMALLER = 4;

/** A head and a body, in the place of what a graphics card would draw. */
function dummy(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 416, height: 380 });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser has no canvas to draw on');
  pen.fillStyle = '#5a6a8c';
  pen.fillRect(128, 20, 160, 160);
  pen.fillRect(158, 190, 100, 170);
  return canvas;
}

/** A figure of 96 by 96 pixels, in the place of one that a person made. */
function figure(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 96, height: 96 });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser has no canvas to draw on');
  pen.fillStyle = '#8c5a3c';
  pen.fillRect(28, 16, 40, 48);
  pen.fillStyle = '#3c8c5a';
  pen.fillRect(16, 68, 64, 28);
  return canvas;
}

/** The card of a Junior in the whole set of the class at this place as a PNG, with its maker's seal or without. */
async function drawn(at: number, isSealed: boolean): Promise<Blob> {
  const kind = JUNIOR_CLASSES[at];
  if (kind === undefined) throw new RangeError(`there is no class ${at}`);
  const source = dummy();
  const facts = factsOf({ name: kind.set, outfit: wholeSet(kind.id) }, 0);
  const maker = isSealed ? { source: figure(), width: 96, height: 96 } : null;
  const picture = { source, width: source.width, height: source.height };
  return cardBlob((pen) => drawCard(pen, facts, picture, maker), 1);
}

/** A card as the address of a small PNG. */
async function small(at: number, isSealed: boolean): Promise<string> {
  const copy = document.createElement('canvas');
  Object.assign(copy, { width: CARD.width / SMALLER, height: CARD.height / SMALLER });
  const pen = copy.getContext('2d');
  if (pen === null) throw new Error('this browser has no canvas to draw on');
  pen.imageSmoothingQuality = 'high';
  const card = await createImageBitmap(await drawn(at, isSealed));
  pen.drawImage(card, 0, 0, copy.width, copy.height);
  return copy.toDataURL('image/png');
}

/** How many ms a card takes until it is a PNG. */
async function time(at: number): Promise<number> {
  const began = performance.now();
  await drawn(at, true);
  return performance.now() - began;
}

declare global {
  var juniorCards: { readonly small: typeof small; readonly time: typeof time };
}

globalThis.juniorCards = { small, time };
