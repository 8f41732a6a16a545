/** A thing is photographed from so many sides, the first its front and the ninth its back. */
export const SIDES = 16;

export type Side = 'front' | 'back' | 'between';

/** The side of a thing that is turned to the person. What lies on it is read from beside it, too. */
export function sideOf(frame: number): Side {
  const fromFront = Math.min(frame, SIDES - frame);
  if (fromFront <= 1) return 'front';
  return fromFront >= SIDES / 2 - 1 ? 'back' : 'between';
}

/** The frame so many further; a whole turn leads back to it. */
export const turned = (frame: number, by: number): number => (((frame + by) % SIDES) + SIDES) % SIDES;

/** The front where the back is shown, and the back everywhere else. */
export const otherSide = (frame: number): number => (sideOf(frame) === 'back' ? 0 : SIDES / 2);
