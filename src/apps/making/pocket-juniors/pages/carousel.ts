import type { Scene } from '../pictures.ts';

interface CarouselPicture {
  readonly scene: Scene;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** The ten pictures of the carousel, in order. */
export const CAROUSEL: readonly [CarouselPicture, ...CarouselPicture[]] = [
  { scene: 'school-team', alt: 'SPORT, BIOLOGY and MATH stand before the school as a team.' },
  { scene: 'arcade-dance', alt: 'MUSIC dances in the arcade by night, and MATH cheers.' },
  { scene: 'dock-morning', alt: 'ART and HISTORY look over the lake from the dock.' },
  { scene: 'junkyard-duel', alt: 'PHYSICS attacks in the junkyard, and CHEMISTRY guards itself.' },
  { scene: 'pool-party', alt: 'CHEMISTRY and MUSIC play the boombox at the motel pool.' },
  { scene: 'prize-counter', alt: 'PHYSICS and ART stand on the counter of the prize booth.' },
  { scene: 'trophy-shelf', alt: 'SPORT and BIOLOGY among the trophies of the jocks.' },
  { scene: 'snack-break', alt: 'CHEMISTRY and MUSIC take a break at the snack shack.' },
  { scene: 'field-lights', alt: 'HISTORY and BIOLOGY stand among candles on the football field by night.' },
  { scene: 'parlor-duel', alt: 'SPORT attacks in the parlor of the preps, and HISTORY guards itself.' },
];
