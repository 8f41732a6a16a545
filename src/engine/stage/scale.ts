/** How the logical pixels of the canvas lie on the screen's. */
export interface Scale {
  /** Size of the canvas in logical pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels a logical pixel takes; a whole number of device pixels. */
  readonly cssPerPixel: number;
}

/** Logical pixels are drawn as whole device pixels, so that strokes are even at any zoom (FINDINGS). */
export function scaleFor(cssWidth: number, cssHeight: number, devicePixelRatio: number): Scale {
  const devicePixels = Math.max(1, Math.round(devicePixelRatio));
  const cssPerPixel = devicePixels / devicePixelRatio;
  return {
    width: Math.max(1, Math.floor(cssWidth / cssPerPixel)),
    height: Math.max(1, Math.floor(cssHeight / cssPerPixel)),
    cssPerPixel,
  };
}

/** Under this width in CSS pixels windows fill the screen and targets are a thumb wide (spec 1, section 9). */
const NARROW = 768;
/** The same holds below this height: a phone in landscape. */
const LOW = 480;

/** Whether the screen is a phone's. The media queries of the stylesheets say the same. */
export const isCompact = (cssWidth: number, cssHeight: number): boolean =>
  cssWidth < NARROW || cssHeight < LOW;
