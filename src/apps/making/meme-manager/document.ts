import { spotsOf, type TextSpot } from '@shared/domain/making/memes/templates.ts';

/** The four fonts of texts (MEME-3), as they are called. */
export const FONTS = ['Impact', 'Arial Black', 'Comic Sans', 'MS Sans Serif'] as const;
export type MemeFont = (typeof FONTS)[number];

/** How a text looks. Sizes are pixels of the document, of which an exported one takes two. */
export interface TextStyle {
  readonly fontSize: number;
  /** As `#rrggbb`. */
  readonly color: string;
  readonly fontFamily: MemeFont;
  readonly strokeWidth: number;
  readonly strokeColor: string;
}

/** A text of a meme. `x` and `y` are its middle, and `width` how wide it may become, in percent of the picture. */
export interface MemeElement extends TextStyle {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Clockwise, in degrees, from -180 to 180. */
  readonly rotation: number;
}

/** The picture of a meme; what it looks like is kept elsewhere, by its id (pictureStore.ts). */
export interface MemePicture {
  readonly id: string;
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** True: made of large pixels, which stay square when it is drawn larger. */
  readonly pixelated: boolean;
  /** The template that it is; null: none. */
  readonly template: string | null;
}

/** A meme: a picture, and the texts over it from the lowest to the highest. */
export interface Meme {
  readonly picture: MemePicture | null;
  readonly elements: readonly MemeElement[];
}

export const EMPTY_MEME: Meme = { picture: null, elements: [] };

/** How a text looks until that is changed (MEME-3). */
export const DEFAULT_STYLE: TextStyle = {
  fontSize: 36,
  color: '#ffffff',
  fontFamily: 'Impact',
  strokeWidth: 2,
  strokeColor: '#000000',
};

export const FONT_SIZE = { min: 12, max: 72 } as const;
export const STROKE = { min: 0, max: 8 } as const;
/** How long a text may be (UTF-16 units), and how many texts a meme may have. */
export const TEXT_MOST = 300;
export const TEXTS_MOST = 30;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

/** A text with a patch, within its bounds (MEME-3). What the patch has wrong stays as it was. */
export function changed(element: MemeElement, patch: Partial<Omit<MemeElement, 'id'>>): MemeElement {
  const next = { ...element, ...patch };
  const turned = ((((next.rotation + 180) % 360) + 360) % 360) - 180;
  return {
    ...next,
    text: next.text.slice(0, TEXT_MOST),
    x: within(next.x, 0, 100),
    y: within(next.y, 0, 100),
    width: within(next.width, 10, 100),
    rotation: Math.round(turned),
    fontSize: within(Math.round(next.fontSize), FONT_SIZE.min, FONT_SIZE.max),
    strokeWidth: within(Math.round(next.strokeWidth), STROKE.min, STROKE.max),
    color: isColor(next.color) ? next.color : element.color,
    strokeColor: isColor(next.strokeColor) ? next.strokeColor : element.strokeColor,
  };
}

/** The meme with one text changed; the same meme where that text is not there. */
export const withChanged = (meme: Meme, id: string, patch: Partial<Omit<MemeElement, 'id'>>): Meme =>
  meme.elements.some((one) => one.id === id)
    ? { ...meme, elements: meme.elements.map((one) => (one.id === id ? changed(one, patch) : one)) }
    : meme;

/** A text with ink in place of white on black, where it stands on paper and nothing else was chosen. */
function inked(style: TextStyle, { onPaper }: TextSpot): TextStyle {
  const untouched =
    style.color === DEFAULT_STYLE.color &&
    style.strokeColor === DEFAULT_STYLE.strokeColor &&
    style.strokeWidth === DEFAULT_STYLE.strokeWidth;
  return onPaper === true && untouched ? { ...style, color: '#000000', strokeWidth: 0 } : style;
}

/** Where the text with this number goes: on the picture's spots, then in its middle. */
const spotFor = (meme: Meme, index: number): TextSpot =>
  spotsOf(meme.picture?.template ?? null)[index] ?? { x: 50, y: 50, width: 94, fontSize: 36 };

/** The first spot of the picture on which no text stands. */
function freeSpot(meme: Meme): TextSpot {
  const spots = spotsOf(meme.picture?.template ?? null);
  const free = spots.findIndex(
    ({ x, y }) => !meme.elements.some((one) => Math.abs(one.x - x) < 8 && Math.abs(one.y - y) < 8),
  );
  return spotFor(meme, free < 0 ? spots.length : free);
}

/** The meme with one text more, on top. `spot` is a number of a spot; absent: the first that is free. */
export function withAdded(meme: Meme, id: string, text: string, style: TextStyle, spot?: number): Meme {
  if (meme.elements.length >= TEXTS_MOST) return meme;
  const place = spot === undefined ? freeSpot(meme) : spotFor(meme, spot);
  // A text that was not given a size takes that of its spot, so that it fits there.
  const fontSize = style.fontSize === DEFAULT_STYLE.fontSize ? place.fontSize : style.fontSize;
  const { x, y, width } = place;
  const element: MemeElement = { ...inked(style, place), id, text, x, y, width, fontSize, rotation: 0 };
  return { ...meme, elements: [...meme.elements, changed(element, {})] };
}

export const withRemoved = (meme: Meme, id: string): Meme =>
  meme.elements.some((one) => one.id === id)
    ? { ...meme, elements: meme.elements.filter((one) => one.id !== id) }
    : meme;

/** The meme with a text moved so many places up (towards the viewer) or down. */
export function withMoved(meme: Meme, id: string, by: number): Meme {
  const at = meme.elements.findIndex((one) => one.id === id);
  const element = meme.elements[at];
  const to = within(at + by, 0, meme.elements.length - 1);
  if (element === undefined || to === at) return meme;
  return { ...meme, elements: meme.elements.toSpliced(at, 1).toSpliced(to, 0, element) };
}

/** How many characters of a text the list shows (MEME-5). */
const LISTED = 20;

/** A text as the list shows it: one line of at most 20 characters. */
export function listed(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LISTED ? `${line.slice(0, LISTED)}...` : line;
}

/** The longest side of a document, and of the picture that is saved, in pixels. */
const SIDE = 600;
export const EXPORT_RATIO = 2;
/** A picture that is narrower than this share of its length has bars beside it. */
const NARROWEST = 1 / 3;

export interface Stage {
  readonly width: number;
  readonly height: number;
  /** Where the picture lies on it. */
  readonly picture: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/**
 * How large a meme is in pixels of the document, of which an exported one takes two (MEME-6). Large pixels stay whole:
 * each takes the same whole number of exported ones.
 */
export function stageOf({ picture }: Meme): Stage {
  const { width, height, pixelated } = picture ?? { width: SIDE, height: SIDE, pixelated: false };
  const longest = Math.max(width, height);
  const exact = (SIDE * EXPORT_RATIO) / longest;
  const scale = (pixelated ? Math.max(1, Math.floor(exact)) : exact) / EXPORT_RATIO;
  const shown = {
    width: Math.max(1, Math.round(width * scale * 2) / 2),
    height: Math.max(1, Math.round(height * scale * 2) / 2),
  };
  const least = Math.ceil(Math.max(shown.width, shown.height) * NARROWEST);
  const stage = { width: Math.max(shown.width, least), height: Math.max(shown.height, least) };
  return {
    ...stage,
    picture: {
      ...shown,
      x: (stage.width - shown.width) / 2,
      y: (stage.height - shown.height) / 2,
    },
  };
}
