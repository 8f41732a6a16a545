import type { Outfit } from '@shared/domain/making/juniors/team.ts';

/** What the stage does for the pages over it. */
export interface StagePort {
  /** A picture of a Junior on transparency, so many pixels large. Throws where nothing draws. */
  readonly picture: (
    outfit: Outfit,
    size: { readonly width: number; readonly height: number },
  ) => HTMLCanvasElement;
}
