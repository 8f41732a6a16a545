import { PART } from '@shared/domain/arcade/games/game.ts';
import { feetAt, type FlunkyUppyState, type Side } from '@shared/domain/arcade/games/flunky-uppy/rules.ts';

/** Where a Flunk is, in pixels; heights are counted upwards. */
export interface Pose {
  readonly x: number;
  readonly feet: number;
  readonly climbed: number;
  readonly side: Side;
}

export const poseOf = (state: Readonly<FlunkyUppyState>): Pose => ({
  x: state.x / PART,
  feet: feetAt(state) / PART,
  climbed: state.climbed / PART,
  side: state.side,
});

/** Where it is between two steps. */
export function between(before: Pose, now: Pose, share: number): Pose {
  const at = (from: number, to: number): number => from + (to - from) * share;
  return {
    x: at(before.x, now.x),
    feet: at(before.feet, now.feet),
    climbed: at(before.climbed, now.climbed),
    side: now.side,
  };
}
