import type { Shot, StageFrame } from './gaps.ts';

/** How the camera looks at those who stand on the stage. */
export interface View {
  /** Radians to the Junior's left, and up. */
  readonly around: number;
  readonly above: number;
  /** How much room is left round them, as a factor of their size. */
  readonly room: number;
}

/** How each part of the page looks at the stage. */
const VIEWS: Readonly<Record<Shot, View>> = {
  hero: { around: -0.32, above: 0.02, room: 1.16 },
  equip: { around: 0.22, above: 0.16, room: 1.2 },
  team: { around: 0, above: 0.16, room: 1.24 },
  duel: { around: 0, above: 0.2, room: 1.3 },
  card: { around: -0.28, above: 0.08, room: 1.08 },
};

/** A duel in a narrow gap, where each team stands in a row towards the camera, which looks over the first ones. */
const NARROW_DUEL: View = { around: 0, above: 0.5, room: 0.9 };
const NARROW = 1.5;

/** Whether a gap is too narrow to have two teams stand side by side; `aspect` is its width by its height. */
export const isNarrow = (aspect: number): boolean => aspect < NARROW;

/** The view between those of the gaps that are in sight, in a frame of this aspect. */
export function viewOf({ weights }: Pick<StageFrame, 'weights'>, aspect: number): View {
  const of = (shot: Shot): View => (shot === 'duel' && isNarrow(aspect) ? NARROW_DUEL : VIEWS[shot]);
  const mean = (part: keyof View): number =>
    weights.reduce((sum, [shot, weight]) => sum + of(shot)[part] * weight, 0);
  return { around: mean('around'), above: mean('above'), room: mean('room') };
}

/** One picture of a Junior for its card. */
export const CARD_VIEW = VIEWS.card;

/** How far a Junior turns between the top of the page and its end, in radians. */
export const TURN_BY_SCROLL = Math.PI * 4;

/** A place on the stage: across, to the front, and the way it faces in radians. */
export interface Spot {
  readonly x: number;
  readonly z: number;
  readonly faces: number;
}

const SIDE_BY_SIDE = 0.92;

/** Where so many Juniors of a team stand; those beside the first a step behind it. */
export function teamSpots(count: number): readonly Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const across = index - (count - 1) / 2;
    return { x: across * SIDE_BY_SIDE, z: -Math.abs(across) * 0.25, faces: across * -0.18 };
  });
}

/** Where the Juniors of a duel stand: the first team on the left, each side turned to the other. */
export function duelSpot(seat: number, seatsOfATeam: number, aspect: number): Spot {
  const [side, place] = [seat < seatsOfATeam ? -1 : 1, seat % seatsOfATeam];
  if (isNarrow(aspect))
    return { x: side * (0.55 + (place % 2) * 0.26), z: place * -0.9, faces: side * -0.95 };
  return { x: side * (0.72 + place * 0.62), z: (place - 1) * -0.34, faces: side * -0.95 };
}
