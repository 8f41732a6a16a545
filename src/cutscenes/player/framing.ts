import type { Rect, Size } from '../../engine/geometry/rects.ts';

/** What the camera sees of a picture at most, in pixels of the picture. */
export const VIEW: Size = { width: 352, height: 208 };

/** Of each side of the view at least this part is seen, where a larger picture is to be had for it. */
const LEAST_SEEN = 0.9;
/** A body that is higher than wide shows the picture a step larger, a part of its width at a time: of each side at least this part. */
const LEAST_CLOSE = { width: 0.4, height: 0.85 } as const;
const GAP = 12;
const MARGIN = 8;
/** Rows of a caption that the layout leaves room for. */
const ROWS = { wide: 2, narrow: 4 } as const;
const NARROW = 480;
/** On a body that is lower the caption and the buttons lie over the picture and beside it. */
const LOW = 420;

/** How a body is divided between picture, caption and buttons, in logical pixels. */
export interface Framing {
  /** How many logical pixels a pixel of the picture takes. */
  readonly scale: number;
  /** What is seen of the picture, in its own pixels. */
  readonly view: Size;
  /** Only a part of the picture's width is seen at a time, and the camera goes to what the lines tell. */
  readonly isClose: boolean;
  readonly picture: Rect;
  readonly caption: Rect;
  /** Where the buttons lie, in a row or, on a low body, one above the other. */
  readonly buttons: Rect & { readonly stacked: boolean };
  /** How many logical pixels a pixel of the letters takes. */
  readonly letters: number;
}

interface Sizes {
  readonly body: Size;
  /** Height of a row of letters before they are enlarged. */
  readonly lineHeight: number;
  readonly button: Size;
  /** CSS pixels that a logical pixel takes. */
  readonly cssPerPixel: number;
}

/** The largest whole number at which nearly all of the view fits into this room; 1 where it does not. */
function scaleIn(width: number, height: number): number {
  const fits = (scale: number): boolean =>
    width / scale >= VIEW.width * LEAST_SEEN && height / scale >= VIEW.height * LEAST_SEEN;
  let scale = 1;
  while (fits(scale + 1)) scale++;
  return scale;
}

/** Divides a body: the picture above in a letterbox, its caption beneath, the buttons at the foot. */
export function frameFor({ body, lineHeight, button, cssPerPixel }: Sizes): Framing {
  const { width, height } = body;
  const letters = cssPerPixel >= 1.5 ? 1 : 2;
  const isLow = height < LOW;
  const rows = width < NARROW && !isLow ? ROWS.narrow : ROWS.wide;
  const words = rows * lineHeight * letters;
  const foot = isLow ? 0 : GAP + words + GAP + button.height + MARGIN;
  const whole = scaleIn(width, height - foot);
  const isClose =
    height > width &&
    width / (whole + 1) >= VIEW.width * LEAST_CLOSE.width &&
    (height - foot) / (whole + 1) >= VIEW.height * LEAST_CLOSE.height;
  const scale = isClose ? whole + 1 : whole;
  const view = {
    width: Math.min(VIEW.width, Math.floor(width / scale)),
    height: Math.min(VIEW.height, Math.floor(Math.max(1, height - foot) / scale)),
  };
  const size = { width: view.width * scale, height: view.height * scale };
  const centered = Math.floor((width - size.width) / 2);
  const picture = {
    ...size,
    // Beside the picture a low body has its buttons.
    x: Math.max(0, Math.min(centered, isLow ? width - size.width - button.width - 3 * MARGIN : centered)),
    // Over a caption that has room beneath.
    y: isLow ? 0 : Math.floor((height - foot - size.height) / 2),
  };
  const low = { x: picture.x + MARGIN, y: height - MARGIN - words, width: size.width - 2 * MARGIN };
  const beneath = { x: MARGIN, y: picture.y + size.height + GAP, width: width - 2 * MARGIN };
  return {
    scale,
    view,
    isClose,
    picture,
    caption: { ...(isLow ? low : beneath), height: words },
    buttons: isLow
      ? {
          x: width - MARGIN - button.width,
          y: 0,
          width: button.width,
          height: height - MARGIN,
          stacked: true,
        }
      : {
          x: MARGIN,
          y: height - MARGIN - button.height,
          width: width - 2 * MARGIN,
          height: button.height,
          stacked: false,
        },
    letters,
  };
}
