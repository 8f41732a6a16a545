import type { Placement } from '@shared/domain/system/settings.ts';
import type { TileOf } from '../../appearance/backgrounds.ts';
import { penOn } from '../pictures/pen.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture that was decoded. */
export interface Decoded extends Size {
  readonly image: CanvasImageSource;
}

/** Where a picture lies on the desktop, in whole logical pixels. */
export interface Placed extends Size {
  readonly x: number;
  readonly y: number;
  /** False: each pixel of the picture is a square of whole pixels. */
  readonly isSmooth: boolean;
}

/** A picture of fewer pixels than the desktop by this factor is enlarged by a whole number (WALLPAPER-3). */
const SMALL = 2;
/** How large a token's picture is repeated, in logical pixels: a row of heads, and no giant face. */
export const TOKEN_TILE = 128;

const ROUND_TO = { fit: Math.floor, fill: Math.ceil } as const;

/** Where a picture lies on a desktop of this size, one time (WALLPAPER-3). */
export function placedOn(picture: Size, desktop: Size, placement: Exclude<Placement, 'tile'>): Placed {
  const scale = placement === 'center' ? 1 : scaleOf(picture, desktop, placement);
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  return {
    x: Math.floor((desktop.width - (width ?? 1)) / 2),
    y: Math.floor((desktop.height - (height ?? 1)) / 2),
    width: width ?? 1,
    height: height ?? 1,
    isSmooth: !Number.isInteger(scale),
  };
}

function scaleOf(picture: Size, desktop: Size, placement: 'fit' | 'fill'): number {
  const sides = [desktop.width / picture.width, desktop.height / picture.height];
  const scale = placement === 'fit' ? Math.min(...sides) : Math.max(...sides);
  return scale >= SMALL ? ROUND_TO[placement](scale) : scale;
}

/** Whether a picture that is chosen anew is repeated: it is small on this desktop. */
export const placementFor = (picture: Size, desktop: Size): Placement =>
  picture.width * SMALL <= desktop.width && picture.height * SMALL <= desktop.height ? 'tile' : 'fill';

/**
 * What a picture makes of the desktop: a tile that is repeated, or one that is as large as all of it.
 *
 * @param most how large it is repeated at most, in logical pixels
 */
export function placedTile(picture: Decoded, placement: Placement, most = Infinity): TileOf {
  return (desktop) => {
    if (placement !== 'tile') return drawn(picture, desktop, placedOn(picture, desktop, placement));
    const scale = Math.min(1, most / Math.max(picture.width, picture.height));
    const [width, height] = [picture.width, picture.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    );
    const [across, down] = [width ?? 1, height ?? 1];
    // What lies beyond the desktop is not kept.
    const room = { width: Math.min(across, desktop.width), height: Math.min(down, desktop.height) };
    return drawn(picture, room, { x: 0, y: 0, width: across, height: down, isSmooth: scale < 1 });
  };
}

/** Throws where the browser has no 2D canvas. */
function smoothPenOn(size: Size): CanvasRenderingContext2D {
  const pen = penOn(size);
  if (pen === null) throw new Error('this browser has no canvas to draw on');
  pen.imageSmoothingQuality = 'high';
  return pen;
}

function drawn({ image }: Decoded, room: Size, { x, y, width, height, isSmooth }: Placed): HTMLCanvasElement {
  const pen = smoothPenOn(room);
  pen.imageSmoothingEnabled = isSmooth;
  pen.drawImage(image, x, y, width, height);
  return pen.canvas;
}

/** What the desktop looks like, so small that it fits the glass of a monitor. */
export function miniature(tile: HTMLCanvasElement, desktop: Size, glass: Size): HTMLCanvasElement {
  const pen = smoothPenOn(glass);
  pen.scale(glass.width / desktop.width, glass.height / desktop.height);
  pen.fillStyle = pen.createPattern(tile, 'repeat') ?? '#0000';
  pen.fillRect(0, 0, desktop.width, desktop.height);
  return pen.canvas;
}
