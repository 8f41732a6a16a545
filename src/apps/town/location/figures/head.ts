import { bundle } from '@bundles/faces.ts';
import { picturePath } from '@shared/domain/collection/collection.ts';
import { readProfileIcon } from '@shared/domain/people/profileIcon.ts';
import { HEAD } from './body.ts';
import { cutOut } from './cutOut.ts';

/** Portraits are drawn on a grid of so many pixels, or half as many. */
const GRID = 96;

/** The part of a picture that is a portrait, in its own pixels; absent: all of it. */
interface Source {
  readonly url: string;
  readonly frame?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

async function sourceOf(icon: string): Promise<Source | null> {
  const shown = readProfileIcon(icon);
  if (shown === null) return null;
  if (shown.kind === 'face') return { url: bundle.atlas.url, frame: bundle.atlas.frames[shown.face] };
  if (shown.kind === 'token') return { url: picturePath(shown.collection, shown.tokenId) };
  const { flunkUrl } = await import('../../../../overlays/drawnFlunk.ts');
  const url = flunkUrl(shown.code);
  return url === null ? null : { url };
}

/** A canvas whose pixels stay as they are when it is drawn smaller; null: this browser has none. */
function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context !== null) context.imageSmoothingEnabled = false;
  return context;
}

/**
 * The head of a person by their picture, as a figure wears it: cut out of its background and drawn small, nearest
 * pixel by nearest pixel. Null: the icon names no picture, or it does not come.
 */
export async function loadHead(icon: string): Promise<HTMLCanvasElement | null> {
  const source = await sourceOf(icon);
  if (source === null) return null;
  const image = new Image();
  image.src = source.url;
  await image.decode();
  const whole = canvasOf(GRID, GRID);
  const head = canvasOf(HEAD.width, HEAD.height);
  if (whole === null || head === null) return null;
  const { x, y, w, h } = source.frame ?? { x: 0, y: 0, w: image.naturalWidth, h: image.naturalHeight };
  whole.drawImage(image, x, y, w, h, 0, 0, GRID, GRID);
  const pixels = whole.getImageData(0, 0, GRID, GRID);
  cutOut(pixels.data, GRID);
  const isEmpty = pixels.data.every((value, index) => index % 4 < 3 || value === 0);
  if (isEmpty) return null;
  whole.putImageData(pixels, 0, 0);
  head.drawImage(whole.canvas, 0, 0, HEAD.width, HEAD.width);
  return head.canvas;
}
