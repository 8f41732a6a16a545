/** A size in the unit that is said beside it. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large art is drawn, in device pixels for each of its pixels; 'automatic': as the screen asks. */
export type DesktopArea = 'automatic' | 1 | 2 | 3;

export const DESKTOP_AREAS: readonly DesktopArea[] = ['automatic', 1, 2, 3];

/** How the logical pixels of the canvas lie on the screen's. */
export interface Scale extends Size {
  /** CSS pixels a logical pixel takes; a whole number of device pixels. */
  readonly cssPerPixel: number;
}

/** Under this width in CSS pixels windows fill the screen and targets are a thumb wide (SHELL-3). */
const NARROW = 768;
/** Under this height too: a phone in landscape. */
const LOW = 480;

/** Whether the screen is a phone's. The media queries of the stylesheets say the same. */
export const isCompact = ({ width, height }: Size): boolean => width < NARROW || height < LOW;

/** Whether it is a phone on its side, where height is what lacks. */
export const isLow = ({ width, height }: Size): boolean => height < LOW && width > height;

/** What a thumb needs, in CSS pixels (SHELL-3). */
const THUMB = 44;

/** A zoom that is smaller than this is not worth twice the size of everything. */
const NEGLIGIBLE = 0.2;
/** Keeps what divides without remainder from falling below it. */
const ROUNDING = 1e-6;
/** What is left of the desktop, in logical pixels, where art grows because the system or the browser asks for it. */
const ROOMY = { width: 800, height: 440 };
/** What is left of the desktop where art grows only because the screen is large. */
const SPACIOUS = { width: 1200, height: 640 };
/** The smallest desktop that a person can choose: what a laptop of 1366 by 768 has at twice the size, under a browser's bars. */
const LEAST = { width: 640, height: 320 };
/** The short side of the smallest desktop of a phone: three icons of the desktop, and a dialog's two buttons. */
const LEAST_SHORT_SIDE = 280;
/** How much larger than CSS asks everything may be on a phone, whose text is small at arm's length. */
const LARGEST_ON_PHONE = 1.4;

/**
 * How many device pixels a logical pixel takes on a page of this size in CSS pixels: always a whole number, so that
 * strokes are even at any zoom. By itself it is what keeps art and text at least as large as CSS asks, more on
 * a large screen. What a person chose holds as far as it leaves a desktop, and not on a phone, where targets must be a
 * thumb wide.
 */
export function artPixel(page: Size, devicePixelRatio: number, chosen: DesktopArea): number {
  const device = { width: page.width * devicePixelRatio, height: page.height * devicePixelRatio };
  const most = (least: Size): number =>
    Math.floor(Math.min(device.width / least.width, device.height / least.height) + ROUNDING);
  const exact = Math.max(1, Math.round(devicePixelRatio));

  if (isCompact(page)) {
    const larger = exact + 1;
    const fits = Math.min(device.width, device.height) / larger >= LEAST_SHORT_SIDE;
    return fits && larger <= devicePixelRatio * LARGEST_ON_PHONE ? larger : exact;
  }
  if (chosen !== 'automatic') return Math.max(1, Math.min(chosen, most(LEAST)));
  const asked = Math.ceil(devicePixelRatio - NEGLIGIBLE);
  return Math.max(exact, Math.min(asked, most(ROOMY)), most(SPACIOUS));
}

/** How wide a thumb is in logical pixels; even, so that text stands on whole pixels in the middle of it. */
export const thumbAt = (cssPerPixel: number): number => 2 * Math.ceil(THUMB / cssPerPixel / 2 - ROUNDING);

/** How wide a thumb is in logical pixels on a page of this size in CSS pixels; 0: a mouse points, which needs less. */
export const thumbOn = (page: Size, touch: boolean, cssPerPixel: number): number =>
  touch || isCompact(page) ? thumbAt(cssPerPixel) : 0;

/**
 * The canvas over a part of the page, in CSS pixels, where a logical pixel takes `devicePixels`. It covers all of that
 * part: where pixels do not divide it, the last ones reach over its edge.
 */
export function scaleFor(part: Size, devicePixelRatio: number, devicePixels: number): Scale {
  const cssPerPixel = devicePixels / devicePixelRatio;
  return {
    width: Math.max(1, Math.ceil(part.width / cssPerPixel - ROUNDING)),
    height: Math.max(1, Math.ceil(part.height / cssPerPixel - ROUNDING)),
    cssPerPixel,
  };
}
