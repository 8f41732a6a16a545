import { bundle as wall } from '@bundles/wall.ts';
import type { Reading } from '@shared/domain/town/case/cards.ts';
import { penOn } from '../../../../overlays/pictures/pen.ts';
import { TEXTS } from '../texts.ts';

/*
 * What the two pictures of the file are drawn with: the colors of the sheet (caseFile.module.css), and cork under a line that
 * says what it is.
 */

export type Pen = CanvasRenderingContext2D;

export const INK = '#262b44';
export const DIM = '#5a6988';
export const SLIP = '#e8d5a3';
export const PAPER = '#fbf8ee';
export const YELLOWED = '#fff3c4';
export const RED = '#a22633';
export const SHADOW = '#00000045';
export const READING_COLORS: Readonly<Record<Reading, string>> = {
  planned: '#2f6fb5',
  made: '#7d3f98',
  never: '#2f7d4f',
};

export const PLAIN = '11px win95';
export const BOLD = '11px win95b';
const LARGE = '22px win95b';
export const LINE = 14;

/** Room at the edges, and what the line at the top takes. */
export const EDGE = 16;
export const HEAD = 58;

/** More pixels than these no phone's canvas holds for sure. */
const PIXELS_MOST = 12_000_000;

/** How wide the picture of the cork lies on it. */
const CORK = 128;

/** A picture from its address; null: it did not come, and what is drawn goes without it. */
export async function pictureAt(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A canvas of cork with what is drawn on it; null: this browser has none to draw on. */
export async function onCork(
  { width, height }: Size,
  counted: string,
  draw: (pen: Pen) => void,
): Promise<HTMLCanvasElement | null> {
  // What is not loaded yet would be written in another face.
  const [cork] = await Promise.all([
    pictureAt(wall.pictures.cork.url),
    ...[PLAIN, BOLD].map((face) => document.fonts.load(face)),
  ]);
  const pen = penOn({ width, height });
  if (pen === null) return null;
  box(pen, '#c28b47', 0, 0, width, height);
  if (cork !== null) {
    for (let x = 0; x < width; x += CORK) {
      for (let y = 0; y < height; y += CORK) pen.drawImage(cork, x, y, CORK, CORK);
    }
  }
  box(pen, SLIP, 0, 12, width, 34);
  write(pen, TEXTS.pictureTitle, EDGE, 37, INK, LARGE);
  const lettered = Math.ceil(pen.measureText(TEXTS.pictureTitle).width);
  write(pen, counted, EDGE + lettered + 14, 36, DIM);
  draw(pen);
  return enlarged(pen.canvas);
}

/** Each pixel as two, so that it is as sharp where it is shown larger; as it is where that is too large. */
function enlarged(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const size = { width: canvas.width * 2, height: canvas.height * 2 };
  const copy = size.width * size.height <= PIXELS_MOST ? penOn(size) : null;
  if (copy === null) return canvas;
  copy.imageSmoothingEnabled = false;
  copy.drawImage(canvas, 0, 0, size.width, size.height);
  return copy.canvas;
}

export function box(pen: Pen, color: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, width, height);
}

/** A piece of paper with its shadow. */
export function paper(pen: Pen, color: string, x: number, y: number, width: number, height: number): void {
  box(pen, SHADOW, x + 2, y + 3, width, height);
  box(pen, color, x, y, width, height);
}

export function write(pen: Pen, text: string, x: number, y: number, color: string, font = PLAIN): void {
  pen.font = font;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}

/** The head of a pin, of rows of pixels. */
export function pinHead(pen: Pen, color: string, x: number, y: number, radius: number): void {
  for (let row = -radius; row <= radius; row += 1) {
    const half = Math.round(Math.sqrt(radius * radius - row * row));
    box(pen, SHADOW, x - half + 1, y + row + 2, 2 * half + 1, 1);
    box(pen, color, x - half, y + row, 2 * half + 1, 1);
  }
  box(pen, '#ffffff', x - 2, y - 2, 2, 2);
}
