import { bundle as people } from '@bundles/people.ts';
import { READINGS, type CardName, type Reading } from '@shared/domain/town/case/cards.ts';
import { wrapped } from '../../../../overlays/pictures/wrapped.ts';
import { cornerOf, CUT, urlOf, whereOf } from '../Card.tsx';
import type { Clue } from '../../../../town/clues/clue.ts';
import type { Pins } from '../keptPins.ts';
import { TEXTS } from '../texts.ts';
import type { Tied } from '../Threads.tsx';
import { clockOf } from '../timeline.ts';
import type { Point } from '../useThread.ts';
import * as ink from './ink.ts';
import type { Pen } from './ink.ts';
import { threadRoute } from './threadRoute.ts';

/** A card without its buttons, and the room between two of them and over each row, where the hours stand. */
const CARD = { width: 184, height: 178 };
const GAP = { width: 18, height: 44 };
const PADDING = 8;
/** The pin of a card, from its corner. */
const TACK: Point = [CARD.width / 2, -3];
/** As many columns to its rows as make it as high as a sheet of paper. */
const UPRIGHT = 0.8;
const LINES_MOST = 5;
const PINS_WIDE = 48;
/** The wool of the owner and of a guest (CASE-16), and how round it bends. */
const [WOOL, GUEST_WOOL] = ['#f4c430', '#2ad1c4'];
const BEND = 4;
/** The portrait's first face, cut to its eyes. */
const FACE = { corner: [0, 20], width: 96 } as const;

export interface PicturedBoard {
  /** In the order of the Friday. */
  readonly clues: readonly Clue[];
  readonly joins: readonly Tied[];
  readonly pins: Pins;
}

/** The board as one picture: the cards in rows along the hours, and the threads between them; null: it cannot be drawn. */
export async function boardPicture(board: PicturedBoard): Promise<HTMLCanvasElement | null> {
  const { clues, joins } = board;
  const columns = Math.max(3, Math.ceil(Math.sqrt(clues.length * UPRIGHT)));
  const rows = Math.ceil(clues.length / columns);
  const corners = new Map(
    clues.map(({ id }, nth): [CardName, Point] => [
      id,
      [
        ink.EDGE + (nth % columns) * (CARD.width + GAP.width),
        ink.HEAD + GAP.height + Math.floor(nth / columns) * (CARD.height + GAP.height),
      ],
    ]),
  );
  const pictures = await picturesOf(clues);
  const shown = joins.filter(({ cards }) => cards.every((card) => corners.has(card)));
  const size = {
    width: 2 * ink.EDGE + columns * (CARD.width + GAP.width) - GAP.width,
    height: ink.HEAD + rows * (CARD.height + GAP.height) + ink.EDGE,
  };
  const counted = TEXTS.cardsAndThreads(
    TEXTS.count(clues.length),
    shown.length === 0 ? '' : TEXTS.threads(shown.length),
  );
  return ink.onCork(size, counted, (pen) => {
    for (let row = 0; row < rows; row += 1) {
      const y = ink.HEAD + row * (CARD.height + GAP.height);
      ink.box(pen, ink.SHADOW, 0, y + 25, size.width, 1);
      ink.box(pen, ink.RED, 0, y + 23, size.width, 2);
    }
    clues.forEach((clue, nth) => {
      const corner = corners.get(clue.id);
      if (corner === undefined) return;
      if (nth % columns === 0 || clues[nth - 1]?.at !== clue.at) drawHour(pen, clue, corner);
      drawCard(pen, clue, pictures.get(clue.id), corner, nth);
      drawPins(pen, board.pins[clue.id] ?? [], corner);
    });
    shown.forEach(({ cards: [one, other], byGuest }, nth) => {
      const [from, to] = [corners.get(one), corners.get(other)];
      if (from === undefined || to === undefined) return;
      const route = threadRoute(from, to, nth, { card: CARD, gap: GAP });
      drawThread(pen, route, byGuest ? GUEST_WOOL : WOOL);
    });
    for (const [x, y] of corners.values()) ink.pinHead(pen, '#f8bd33', x + TACK[0], y + TACK[1], 5);
  });
}

/** The picture of each card, by its id; one that does not come is left out. */
async function picturesOf(clues: readonly Clue[]): Promise<ReadonlyMap<CardName, HTMLImageElement>> {
  const byUrl = new Map<string, Promise<HTMLImageElement | null>>();
  const of = async (clue: Clue): Promise<readonly [CardName, HTMLImageElement][]> => {
    const url =
      clue.person === undefined ? await urlOf(clue).catch(() => undefined) : people.pictures[clue.person].url;
    if (url === undefined) return [];
    const coming = byUrl.get(url) ?? ink.pictureAt(url);
    byUrl.set(url, coming);
    const picture = await coming;
    return picture === null ? [] : [[clue.id, picture]];
  };
  return new Map((await Promise.all(clues.map(of))).flat());
}

/** The hour of a card, on the ruler over it. */
function drawHour(pen: Pen, { at }: Clue, [x, y]: Point): void {
  ink.write(pen, at === null ? TEXTS.undated : clockOf(at), x, y - GAP.height + 15, ink.INK, ink.BOLD);
}

function drawCard(
  pen: Pen,
  clue: Clue,
  picture: HTMLImageElement | undefined,
  [x, y]: Point,
  nth: number,
): void {
  ink.box(pen, ink.RED, x + TACK[0] - 1, y - 20, 2, 20);
  ink.paper(pen, nth % 3 === 1 ? ink.YELLOWED : ink.PAPER, x, y, CARD.width, CARD.height);
  const [left, top] = [x + PADDING, y + PADDING];
  ink.box(pen, ink.DIM, left, top, CUT.width, CUT.height);
  if (picture !== undefined) {
    const [fromX, fromY] = clue.person === undefined ? cornerOf(clue) : FACE.corner;
    const width = clue.person === undefined ? CUT.width : FACE.width;
    const at = left + (CUT.width - width) / 2;
    pen.drawImage(picture, fromX, fromY, width, CUT.height, at, top, width, CUT.height);
  }
  pen.font = ink.BOLD;
  const titles = wrapped(pen, clue.title, CUT.width);
  pen.font = ink.PLAIN;
  const lines = wrapped(pen, clue.lines, CUT.width).slice(0, LINES_MOST);
  const where = wrapped(pen, whereOf(clue.place), CUT.width - PINS_WIDE).slice(-2);
  let under = top + CUT.height + 15;
  for (const title of titles) {
    ink.write(pen, title, left, under, ink.INK, ink.BOLD);
    under += ink.LINE;
  }
  under += 3;
  for (const line of lines) {
    ink.write(pen, line, left, under, ink.INK);
    under += ink.LINE;
  }
  where.forEach((line, at) =>
    ink.write(pen, line, left, y + CARD.height - PADDING - 2 - (where.length - 1 - at) * ink.LINE, ink.DIM),
  );
}

/** What the person believes of a card, in its corner. */
function drawPins(pen: Pen, own: readonly Reading[], [x, y]: Point): void {
  READINGS.filter((reading) => own.includes(reading)).forEach((reading, nth) =>
    ink.pinHead(pen, ink.READING_COLORS[reading], x + CARD.width - 14 - nth * 15, y + CARD.height - 14, 5),
  );
}

/** The wool of a thread, and its shadow, round the corners of its way. */
function drawThread(pen: Pen, route: readonly Point[], wool: string): void {
  const line = (color: string, [dx, dy]: Point): void => {
    const [first = TACK, ...others] = route.map(([x, y]): Point => [x + dx, y + dy]);
    pen.strokeStyle = color;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.moveTo(...first);
    others.forEach((to, nth) => {
      const next = others[nth + 1];
      if (next === undefined) pen.lineTo(...to);
      else pen.arcTo(...to, ...next, BEND);
    });
    pen.stroke();
  };
  line('#00000055', [1, 2]);
  line(wool, [0, 0]);
}
