/** How large a picture is shown: whole in its window, or so many logical pixels for each of its own. */
export type Zoom = 'fit' | number;

/** What Zoom In and Zoom Out go through. */
export const ZOOMS = [0.25, 0.5, 1, 2, 4, 8] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Logical pixels for each pixel of a picture. One that is smaller than the room is enlarged by a whole number, so that its
 * pixels stay square (VIEWER-1).
 */
export function scaleOf(zoom: Zoom, picture: Size, room: Size): number {
  if (zoom !== 'fit') return zoom;
  const share = Math.min(room.width / picture.width, room.height / picture.height);
  return share < 1 ? share : Math.min(Math.floor(share), ZOOMS[ZOOMS.length - 1] ?? 1);
}

/** The next zoom after the scale that is shown; null: there is none. */
export const zoomBy = (by: 1 | -1, scale: number): number | null =>
  (by > 0 ? ZOOMS.find((zoom) => zoom > scale) : ZOOMS.findLast((zoom) => zoom < scale)) ?? null;
