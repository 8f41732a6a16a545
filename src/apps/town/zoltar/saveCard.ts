import type { ZoltarCard } from '@shared/contract/town/zoltar.ts';
import { PICTURES } from '@shared/domain/system/disk/entries.ts';
import { fortuneOf } from '@shared/domain/town/zoltar.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { luckyNumbers } from './record.ts';
import { ZOLTAR_TEXTS as TEXTS } from './texts.ts';
import { giveFile } from '../../../overlays/giveFile.ts';
import { fileOf, penOn } from '../../../overlays/pictures/pen.ts';
import { wrapped } from '../../../overlays/pictures/wrapped.ts';

/** The card in its own pixels, and how wide each of them is in the file. */
const SIZE = { width: 232, height: 312 };
const SCALE = 4;
const INK = '#3a1030';
const PAPER = '#f8ecc8';
const EDGE = '#a2283a';
const GOLD = '#d8a43a';
const PURPLE = '#5a2a8a';
const LINE = 13;

type Pen = CanvasRenderingContext2D;

/** Gives the card to the person as a PNG, 928 pixels wide. False where this browser cannot draw it. */
export async function saveCard(
  app: Pick<AppContext, 'desktop' | 'services'>,
  card: ZoltarCard,
): Promise<boolean> {
  const large = { width: SIZE.width * SCALE, height: SIZE.height * SCALE };
  const [pen, copy] = [penOn(SIZE), penOn(large)];
  if (pen === null || copy === null) return false;
  drawCard(pen, card);
  copy.imageSmoothingEnabled = false;
  copy.drawImage(pen.canvas, 0, 0, large.width, large.height);
  const blob = await fileOf(copy.canvas);
  if (blob === null) return false;
  giveFile(app, { file: blob, name: TEXTS.fileName(card.playNumber), folder: PICTURES });
  return true;
}

function drawCard(pen: Pen, card: ZoltarCard): void {
  const { width, height } = SIZE;
  const frame = (inset: number, color: string): void => {
    pen.fillStyle = color;
    pen.fillRect(inset, inset, width - 2 * inset, height - 2 * inset);
  };
  frame(0, INK);
  frame(2, card.won ? GOLD : EDGE);
  frame(6, PAPER);
  frame(9, card.won ? GOLD : EDGE);
  frame(10, PAPER);
  const write = (text: string, y: number, color: string, font = '11px win95'): void => {
    pen.font = font;
    pen.fillStyle = color;
    // On a whole pixel, so that no letter is blurred.
    pen.fillText(text, Math.round((width - pen.measureText(text).width) / 2), y);
  };
  for (const [x, y] of [
    [18, 20],
    [width - 18, 20],
    [18, height - 20],
    [width - 18, height - 20],
  ] as const) {
    star(pen, x, y, EDGE);
  }
  write(TEXTS.cardHead, 48, EDGE, '22px win95b');
  crystalBall(pen, width / 2, 100);
  pen.font = '11px win95b';
  const lines = wrapped(pen, fortuneOf(card), width - 44);
  const top = 186 - Math.floor((lines.length * LINE) / 2) + (card.won ? 0 : 12);
  for (const [index, line] of lines.entries()) write(line, top + index * LINE, INK, '11px win95b');
  if (card.won) {
    pen.fillStyle = GOLD;
    pen.fillRect(34, 230, width - 68, 22);
    write(TEXTS.paid(card.paid), 245, INK, '11px win95b');
  }
  write(TEXTS.luckyNumbers(luckyNumbers(card.sum)), height - 38, PURPLE);
  write(`${TEXTS.cardNumber(card.playNumber)}   ${card.playedAt.slice(0, 10)}`, height - 22, INK);
}

function star(pen: Pen, x: number, y: number, color: string): void {
  pen.fillStyle = color;
  pen.fillRect(x - 4, y, 9, 1);
  pen.fillRect(x, y - 4, 1, 9);
  pen.fillRect(x - 1, y - 1, 3, 3);
}

/** A ball of rows of pixels, on a stand. */
function crystalBall(pen: Pen, x: number, y: number): void {
  const radius = 28;
  for (let row = -radius; row <= radius; row += 1) {
    const half = Math.round(Math.sqrt(radius * radius - row * row));
    pen.fillStyle = INK;
    pen.fillRect(x - half - 1, y + row, 2 * half + 2, 1);
    pen.fillStyle = row < -6 ? '#8a5ad0' : row < 12 ? '#7038b8' : PURPLE;
    pen.fillRect(x - half, y + row, 2 * half, 1);
  }
  pen.fillStyle = '#d8c0ff';
  pen.fillRect(x - 14, y - 17, 8, 3);
  pen.fillRect(x - 18, y - 13, 3, 7);
  star(pen, x + 4, y + 2, '#7cf4ff');
  star(pen, x - 9, y + 10, '#e8a8ff');
  star(pen, x + 13, y - 10, '#e8a8ff');
  pen.fillStyle = INK;
  pen.fillRect(x - 20, y + 25, 40, 9);
  pen.fillRect(x - 26, y + 33, 52, 6);
  pen.fillStyle = GOLD;
  pen.fillRect(x - 19, y + 26, 38, 8);
  pen.fillRect(x - 25, y + 34, 50, 4);
}
