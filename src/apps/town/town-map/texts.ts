import { counted } from '@shared/kernel/counted.ts';
import { PRODUCT } from '@shared/kernel/product.ts';
import type { TownState } from '@shared/domain/town/townEntry.ts';

export const MAP_TEXTS = {
  map: 'Map of Arcadia',
  alt: {
    day: 'Arcadia in the afternoon, from above: streets between roofs and gardens, the school and its football field in the middle, Main Street with the arcade, the lake and the river, a farm, the railway, and woods in the colors of fall all round.',
    night:
      'Arcadia at night, from above: street lamps and lit windows, neon on Main Street, and much that lies in the dark, the lake and the woods above all.',
  },
  dark: 'Arcadia without power, from above: the moon on roofs and empty streets, not one lamp, and a candle here and there.',
  locations: 'Locations',
  openingHours: 'Time Access',
  title: 'Arcadia',
  subtitle: 'Semester Zero, fall of 1995',
  loading: 'Unfolding the map',
  paused: 'Paused',
  goOn: 'Press Space to go on.',
  board: 'Board the Train',
  recording: 'Recording:',
  recordingOver: 'The recording is over.',
  watchAgain: 'Watch Again',
  pause: 'Pause',
  resume: 'Go On',
  close: 'Close',
  objective: (title: string): string => `Objective: ${title}`,
  /** Of the Case File, by what is left: where, and never what. */
  left: {
    take: 'Case File: something can be taken',
    ask: 'Case File: somebody has not been asked',
    look: 'Case File: something has not been looked at',
  },
  /** Of an episode that only this window tells, by what lies there (EPISODE-6). */
  previewed: {
    captions: (spot: string): string => `Preview, caption: ${spot}`,
    clue: (spot: string): string => `Preview, clue: ${spot}`,
    lock: (spot: string): string => `Preview, lock: ${spot}`,
  },
} as const;

/** The status badge (MAP-5); null: nothing is known yet. */
export function statusText(state: TownState): string | null {
  if (state.status !== 'loaded') return null;
  const { wallet, flunks } = state.holder;
  if (wallet === null) return 'No Wallet Connected';
  return flunks === 0
    ? `Connected - Need ${PRODUCT} for Access`
    : `${counted(flunks, 'Flunk')} - Full Access`;
}

/** What the navigation calls a location: a house goes by its clique (MAP-3). */
export const navigationText = (title: string): string => title.replace(/ House$/, '');
