import type { MachineId } from '@shared/domain/arcade/games/games.ts';

/** What the window of a game needs to know of it. */
export interface PlayableGame {
  readonly id: MachineId;
  /** One line that tells how it is played. */
  readonly how: string;
  /** What is counted, such as 'locker'. */
  readonly noun: string;
  /** The least scores for bronze, silver, gold and platinum. */
  readonly medals: Readonly<Record<Medal, number>>;
  readonly art: {
    readonly url: string;
    readonly frames: Readonly<
      Record<string, { readonly x: number; readonly y: number; readonly w: number; readonly h: number }>
    >;
  };
  /** A frame of the art. */
  readonly logo: string;
  /** Who plays for a person without a Flunk; each is a frame of the art. */
  readonly guests: readonly Guest[];
  /** The id of the guest who plays until another is chosen. */
  readonly firstGuest: string;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly frame: string;
}

/** One of each clique; every game has a picture of each. */
export const GUESTS: readonly Guest[] = [
  { id: 'geek', name: 'Dexter, a geek', frame: 'guest-geek' },
  { id: 'jock', name: 'Troy, a jock', frame: 'guest-jock' },
  { id: 'prep', name: 'Muffy, a prep', frame: 'guest-prep' },
  { id: 'freak', name: 'Raven, a freak', frame: 'guest-freak' },
];

export const MEDALS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type Medal = (typeof MEDALS)[number];

/** The best medal that a score is worth; null: none. */
export function medalFor(score: number, medals: PlayableGame['medals']): Medal | null {
  return MEDALS.findLast((medal) => score >= medals[medal]) ?? null;
}
