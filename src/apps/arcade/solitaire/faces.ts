import { isRed, rankOf, suitIndexOf, suitOf, type Card } from '@shared/domain/arcade/solitaire/cards.ts';
import { pathsOf } from '../../../overlays/controls/PixelPicture.tsx';
import { svgUrl } from '../../../overlays/svgUrl.ts';
import { COURT, COURT_COLORS } from './court.ts';
import { LETTER, PIPS, RANK_SIGNS, SMALL_PIPS } from './pips.ts';

/** Cards are drawn for two sizes, pixel by pixel, so that both are crisp: as in 1995, and for a phone. */
export const CARD_SIZES = {
  full: { width: 71, height: 96 },
  small: { width: 40, height: 60 },
} as const;
export type CardSize = keyof typeof CARD_SIZES;

export const BACKS = ['gum', 'locker', 'letter'] as const;
export type Back = (typeof BACKS)[number];

const RED = '#d01020';
const BLACK = '#101018';
/** Hair, clothes and their stripes by suit. */
const CLOTHES = [
  { h: '#2c2430', c: '#2c7c48', b: '#f8c830' },
  { h: '#e8b848', c: '#e8408f', b: '#ffffff' },
  { h: '#a84818', c: '#d01828', b: '#2848b0' },
  { h: '#6c3c1c', c: '#2848b0', b: '#f8c830' },
] as const;

const rectangle = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="${fill}"/>`;

/** A picture of text at a place, each of its pixels `scale` wide. */
function drawn(
  rows: readonly string[],
  colors: Readonly<Record<string, string>>,
  { x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number },
): string {
  const paths = [...pathsOf(rows)].map(([character, path]) => {
    const fill = colors[character];
    return fill === undefined ? '' : `<path d="${path}" fill="${fill}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`;
}

/** The same again, upside down. */
const turned = (
  drawing: string,
  { width, height }: { readonly width: number; readonly height: number },
): string => `<g transform="rotate(180 ${width / 2} ${height / 2})">${drawing}</g>`;

/** A card with a black line round it, and corners that lack a pixel. */
function svgOf(size: CardSize, drawing: string, ground = '#ffffff'): string {
  const { width, height } = CARD_SIZES[size];
  const paper = [
    rectangle(1, 0, width - 2, height, BLACK),
    rectangle(0, 1, width, height - 2, BLACK),
    rectangle(1, 1, width - 2, height - 2, ground),
  ].join('');
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges">${paper}${drawing}</svg>`;
}

const [LEFT, MIDDLE, RIGHT] = [16, 30, 44];
/** Where the pips of a number stand in the upper half; those of `both` again, upside down, in the lower one. */
const LAYOUTS: readonly {
  readonly both: readonly (readonly [number, number])[];
  readonly once?: readonly (readonly [number, number])[];
}[] = [
  { both: [], once: [] },
  { both: [[MIDDLE, 12]] },
  { both: [[MIDDLE, 12]], once: [[MIDDLE, 43]] },
  {
    both: [
      [LEFT, 12],
      [RIGHT, 12],
    ],
  },
  {
    both: [
      [LEFT, 12],
      [RIGHT, 12],
    ],
    once: [[MIDDLE, 43]],
  },
  {
    both: [
      [LEFT, 12],
      [RIGHT, 12],
    ],
    once: [
      [LEFT, 43],
      [RIGHT, 43],
    ],
  },
  {
    both: [
      [LEFT, 12],
      [RIGHT, 12],
    ],
    once: [
      [LEFT, 43],
      [RIGHT, 43],
      [MIDDLE, 27],
    ],
  },
  {
    both: [
      [LEFT, 12],
      [RIGHT, 12],
      [MIDDLE, 27],
    ],
    once: [
      [LEFT, 43],
      [RIGHT, 43],
    ],
  },
  {
    both: [
      [LEFT, 10],
      [RIGHT, 10],
      [LEFT, 31],
      [RIGHT, 31],
    ],
    once: [[MIDDLE, 43]],
  },
  {
    both: [
      [LEFT, 10],
      [RIGHT, 10],
      [LEFT, 31],
      [RIGHT, 31],
      [MIDDLE, 20],
    ],
  },
];

function fullFace(card: Card): string {
  const { full } = CARD_SIZES;
  const color = { '#': isRed(card) ? RED : BLACK };
  const rank = rankOf(card);
  const index =
    drawn(RANK_SIGNS[rank] ?? [], color, { x: 4, y: 4 }) +
    drawn(SMALL_PIPS[suitOf(card)], color, { x: 4, y: 14 });
  const corners = index + turned(index, full);
  const pip = (x: number, y: number, scale = 1): string => drawn(PIPS[suitOf(card)], color, { x, y, scale });
  if (rank === 0) return corners + pip(19, 31, 3);
  const layout = LAYOUTS[rank];
  if (layout === undefined) return corners + court(card);
  const upper = layout.both.map(([x, y]) => pip(x, y)).join('');
  return corners + upper + turned(upper, full) + (layout.once ?? []).map(([x, y]) => pip(x, y)).join('');
}

/** Jock, queen or king, seen from both ends of the card. */
function court(card: Card): string {
  const rows = COURT[rankOf(card) - 10] ?? [];
  const colors = { ...COURT_COLORS, ...CLOTHES[suitIndexOf(card)] };
  const half = drawn(rows, colors, { x: 16, y: 11 });
  const frame = [rectangle(14, 9, 43, 78, '#2848b0'), rectangle(15, 10, 41, 76, '#fff8e0')].join('');
  return frame + half + turned(half, CARD_SIZES.full);
}

function smallFace(card: Card): string {
  const color = { '#': isRed(card) ? RED : BLACK };
  const rank = rankOf(card);
  const corner =
    drawn(RANK_SIGNS[rank] ?? [], color, { x: 4, y: 4 }) + drawn(PIPS[suitOf(card)], color, { x: 25, y: 4 });
  if (rank < 10) return corner + drawn(PIPS[suitOf(card)], color, { x: 4, y: 21, scale: 3 });
  const colors = { ...COURT_COLORS, ...CLOTHES[suitIndexOf(card)] };
  // The shoulders are cut off by the card's edge.
  const rows = (COURT[rank - 10] ?? []).map((row) => row.slice(1, -1));
  return corner + drawn(rows, colors, { x: 1, y: 22 });
}

/** A back: what is repeated all over it, as a function of the pixel, and what the letter on it looks like. */
interface BackRule {
  readonly tile: { readonly width: number; readonly height: number };
  readonly at: (x: number, y: number) => string;
  readonly colors: Readonly<Record<string, string>>;
  /** Colors of the plate and of its letter; absent: it has none. */
  readonly letter?: readonly [plate: string, ink: string];
}

const BACK_RULES: Readonly<Record<Back, BackRule>> = {
  gum: {
    tile: { width: 10, height: 10 },
    at: (x, y) => ((x + y) % 10 === 0 || x === y ? 'l' : (x === 5 || x === 4) && y < 2 ? 'w' : 'p'),
    colors: { p: '#e8408f', l: '#ffa8d0', w: '#ffffff' },
    letter: ['#ffffff', '#e8408f'],
  },
  locker: {
    tile: { width: 21, height: 44 },
    at: (x, y) => {
      if (x === 0 || y === 0) return 'k';
      if (x === 1 || y === 1) return 'l';
      if (x > 5 && x < 16 && y > 5 && y < 15 && y % 3 === 0) return 'k';
      return x > 15 && x < 18 && y > 22 && y < 28 ? 'w' : 't';
    },
    colors: { t: '#2c8c88', l: '#58b8b0', k: '#10484c', w: '#ffffff' },
  },
  letter: {
    tile: { width: 12, height: 12 },
    at: (x, y) => ((x * 3 + y) % 12 === 0 ? 'd' : 'n'),
    colors: { n: '#342a6c', d: '#4c4090' },
    letter: ['#f8c830', '#342a6c'],
  },
};

function backOf(back: Back, size: CardSize): string {
  const { width, height } = CARD_SIZES[size];
  const { tile, at, colors, letter } = BACK_RULES[back];
  const rows = Array.from({ length: tile.height }, (_, y) =>
    Array.from({ length: tile.width }, (_unused, x) => at(x, y)).join(''),
  );
  const box = `x="4" y="4" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse"`;
  const pattern =
    `<pattern id="tile" ${box}>${drawn(rows, colors, { x: 0, y: 0 })}</pattern>` +
    rectangle(4, 4, width - 8, height - 8, 'url(#tile)');
  if (letter === undefined) return pattern;
  const scale = size === 'full' ? 2 : 1;
  const [x, y] = [Math.floor(width / 2) - 6 * scale, Math.floor(height / 2) - 7 * scale];
  const plate = rectangle(x - 4, y - 4, 12 * scale + 8, 14 * scale + 8, letter[0]);
  return pattern + plate + drawn(LETTER, { '#': letter[1] }, { x, y, scale });
}

const drawings = new Map<string, string>();
function once(key: string, draw: () => string): string {
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const url = svgUrl(draw());
  drawings.set(key, url);
  return url;
}

/** The picture of a card's face, as an address. */
export const faceUrl = (card: Card, size: CardSize): string =>
  once(`${card} ${size}`, () => svgOf(size, size === 'full' ? fullFace(card) : smallFace(card)));

export const backUrl = (back: Back, size: CardSize): string =>
  once(`${back} ${size}`, () => svgOf(size, backOf(back, size)));
