import { SPELL_KINDS, type SpellKind } from '@shared/domain/making/juniors/spells.ts';
import { STATS, statText, type Stat } from '@shared/domain/making/juniors/stats.ts';
import { JUNIORS_TEXTS as TEXTS } from '../texts.ts';
import type { CardFacts } from './cardFacts.ts';
import { seal } from './seal.ts';
import { burst, halftone, INK, letters, mixed, panel, rays, type Box, type Pen } from './pen.ts';

/** A card in pixels (JUNIORS-6). */
export const CARD = { width: 1056, height: 1808 } as const;

/** The part of a card that shows its Junior. */
export const WINDOW: Box = { x: 112, y: 300, width: 832, height: 760 };

/** A picture with its own size in pixels. */
export interface CardPicture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

const PAPER = '#fffaf0';
const GOLD = '#ffd23e';
const CORNER = 64;
const FACE: Box = { x: 62, y: 62, width: CARD.width - 124, height: CARD.height - 124 };
const MIDDLE = CARD.width / 2;
/** What the frame's foil shimmers in, from corner to corner. */
const FOIL = ['#ffd76a', '#ff9ac6', '#9ad8ff', '#b6ffcf', '#fff3a0', '#d9a8ff', '#ffc178'] as const;

/** The middle of its maker's seal: the window's corner where the Junior does not reach. */
const SEAL = { x: 814, y: 884 } as const;

/**
 * Draws a card of 1056 by 1808 pixels; the same facts and pictures give the same card.
 *
 * @param maker the figure on the maker's seal; null: the card has none
 */
export function drawCard(
  pen: Pen,
  facts: CardFacts,
  picture: CardPicture | null,
  maker: CardPicture | null,
): void {
  pen.clearRect(0, 0, CARD.width, CARD.height);
  frame(pen, facts.class.color);
  head(pen, facts);
  window(pen, facts.class.color, picture);
  if (maker !== null) seal(pen, SEAL.x, SEAL.y, maker.source, facts.class.color);
  ribbon(pen, facts.name);
  stats(pen, facts);
  for (const [index, kind] of SPELL_KINDS.entries()) {
    spellRow(pen, facts.class.spells[kind], kind, 1452 + index * 108);
  }
  foot(pen, facts);
}

function frame(pen: Pen, color: string): void {
  panel(pen, { x: 0, y: 0, ...CARD }, CORNER, INK);
  const foil = pen.createLinearGradient(0, 0, CARD.width, CARD.height);
  for (let band = 0; band <= 14; band += 1) {
    foil.addColorStop(band / 14, FOIL[band % FOIL.length] ?? GOLD);
  }
  panel(pen, { x: 16, y: 16, width: CARD.width - 32, height: CARD.height - 32 }, CORNER - 12, foil);
  panel(pen, FACE, 36, color, 12);
  pen.save();
  pen.beginPath();
  pen.roundRect(FACE.x, FACE.y, FACE.width, FACE.height, 36);
  pen.clip();
  halftone(
    pen,
    { ...FACE, y: FACE.y + FACE.height / 2, height: FACE.height / 2 },
    26,
    mixed(color, '#ffffff', 0.45),
  );
  pen.restore();
}

function head(pen: Pen, { class: kind, stats: { health } }: CardFacts): void {
  letters(pen, kind.name, 112, 196, { size: 10, fill: PAPER, outline: 22, drop: 8, most: 590 });
  letters(pen, kind.set, 116, 262, { size: 4, fill: INK, most: 560 });
  burst(pen, 832, 192, { outer: 128, inner: 98, points: 16, fill: INK, line: 0 });
  burst(pen, 832, 186, { outer: 122, inner: 94, points: 16, fill: '#ff5c7a', line: 8 });
  letters(pen, TEXTS.stats.health.toUpperCase(), 832, 160, { size: 3, fill: PAPER, align: 'center' });
  letters(pen, String(health), 832, 230, { size: 6, fill: PAPER, outline: 12, align: 'center' });
}

function window(pen: Pen, color: string, picture: CardPicture | null): void {
  panel(pen, { ...WINDOW, y: WINDOW.y + 10 }, 30, INK);
  pen.save();
  pen.beginPath();
  pen.roundRect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, 30);
  pen.clip();
  const deep = mixed(color, '#7a3fb0', 0.28);
  rays(pen, WINDOW, 14, [mixed(color, '#ffffff', 0.72), mixed(color, '#ffffff', 0.2)]);
  halftone(pen, { ...WINDOW, y: WINDOW.y + 380, height: 380 }, 30, mixed(deep, '#ffffff', 0.25));
  for (const [x, y, size] of [
    [190, 380, 40],
    [868, 366, 30],
    [158, 640, 22],
    [902, 620, 40],
    [236, 520, 16],
    [820, 500, 18],
  ] as const) {
    burst(pen, x, y, { outer: size, inner: size * 0.44, points: 5, fill: GOLD, line: 6 });
  }
  if (picture !== null) {
    const scale = Math.min((WINDOW.width - 20) / picture.width, (WINDOW.height - 40) / picture.height);
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    pen.drawImage(
      picture.source,
      Math.round(WINDOW.x + (WINDOW.width - width) / 2),
      WINDOW.y + WINDOW.height - height - 30,
      width,
      height,
    );
  }
  pen.restore();
  pen.beginPath();
  pen.roundRect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, 30);
  pen.strokeStyle = INK;
  pen.lineWidth = 12;
  pen.stroke();
}

function ribbon(pen: Pen, name: string): void {
  const [top, height, ends] = [1022, 112, 46];
  for (const side of [-1, 1] as const) {
    const edge = MIDDLE + side * 400;
    pen.beginPath();
    pen.moveTo(edge - side * 70, top + 22);
    pen.lineTo(edge + side * ends, top + 22);
    pen.lineTo(edge + side * (ends - 30), top + 22 + height / 2);
    pen.lineTo(edge + side * ends, top + 22 + height);
    pen.lineTo(edge - side * 70, top + 22 + height);
    pen.closePath();
    pen.fillStyle = '#e8a020';
    pen.fill();
    pen.strokeStyle = INK;
    pen.lineWidth = 10;
    pen.stroke();
  }
  panel(pen, { x: MIDDLE - 376, y: top, width: 752, height }, 22, GOLD, 10);
  letters(pen, name, MIDDLE, top + 80, { size: 6, fill: INK, align: 'center', most: 690 });
}

const ROWS: readonly (readonly Stat[])[] = [STATS.slice(0, 3), STATS.slice(4)];

function stats(pen: Pen, facts: CardFacts): void {
  const [width, height, gap] = [264, 122, 20];
  for (const [row, line] of ROWS.entries()) {
    for (const [column, stat] of line.entries()) {
      const box = { x: 112 + column * (width + gap), y: 1172 + row * (height + 14), width, height };
      panel(pen, { ...box, y: box.y + 8 }, 22, INK);
      panel(pen, box, 22, PAPER, 8);
      letters(pen, TEXTS.stats[stat].toUpperCase(), box.x + 20, box.y + 50, {
        size: 3,
        fill: '#6b4a8c',
        most: 230,
      });
      letters(pen, statText(stat, facts.stats[stat]), box.x + width - 20, box.y + 104, {
        size: 5,
        fill: INK,
        align: 'right',
      });
    }
  }
}

function spellRow(pen: Pen, name: string, kind: SpellKind, y: number): void {
  const fill = kind === 'offensive' ? '#ff8a5c' : '#6cc0ff';
  panel(pen, { x: 112, y: y + 8, width: 832, height: 92 }, 46, INK);
  panel(pen, { x: 112, y, width: 832, height: 92 }, 46, mixed(fill, '#ffffff', 0.55), 8);
  if (kind === 'offensive') burst(pen, 164, y + 46, { outer: 42, inner: 20, points: 8, fill, line: 7 });
  else shield(pen, 164, y + 46, fill);
  letters(pen, name, 226, y + 62, { size: 4, fill: INK, most: 460 });
  letters(pen, TEXTS.spellKinds[kind].toUpperCase(), 912, y + 58, {
    size: 3,
    fill: mixed(fill, INK, 0.62),
    align: 'right',
  });
}

function shield(pen: Pen, x: number, y: number, fill: string): void {
  pen.beginPath();
  pen.moveTo(x - 32, y - 34);
  pen.lineTo(x + 32, y - 34);
  pen.lineTo(x + 32, y);
  pen.quadraticCurveTo(x + 28, y + 28, x, y + 40);
  pen.quadraticCurveTo(x - 28, y + 28, x - 32, y);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = INK;
  pen.lineWidth = 7;
  pen.stroke();
}

function foot(pen: Pen, { number }: CardFacts): void {
  letters(pen, TEXTS.cardFoot, 112, 1716, { size: 3, fill: INK });
  letters(pen, TEXTS.cardNumber(number), 944, 1716, { size: 3, fill: INK, align: 'right' });
}
