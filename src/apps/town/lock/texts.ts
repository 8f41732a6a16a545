import type { OfWeek } from '@shared/contract/town/locks.ts';
import type { LockName } from '@shared/domain/town/locks.ts';
import { locationOf } from '@shared/domain/town/town.ts';
import type { Inside } from './lockMachine.ts';

/** The window's words, beside those of each lock in domain/town/locks.ts (LOCK-13). */
export const LOCK_TEXTS = {
  noLock: 'There is no such lock in Arcadia.',

  denied: 'Access Denied',
  needsWallet: 'Please connect your wallet to try this lock.',
  needsFlunk: 'You need a Flunk to try this lock.',
  onlyInside: (place: string): string =>
    `You are not in there. Only people who may enter the ${locationOf(place)?.title ?? 'place'} can try its lock.`,
  connect: 'Connect Wallet',

  checkingStatus: 'Checking lock status...',
  checkFailed: 'Failed to check lock status',
  checkGone: 'Network error checking lock status',
  tryAgain: 'Try again',
  attemptFailed: 'The lock does not answer. Try again.',

  clear: 'CLEAR',
  submit: 'SUBMIT',
  cancel: 'CANCEL',
  keypad: 'Keypad',
  digits: (entered: number): string => `${entered} of 4 digits entered`,
  failures: (wrong: number, of: number): string => `Failed attempts: ${Math.min(wrong, of)}/${of}`,

  claiming: 'The latch turns...',
  claimFailed: 'Failed to record unlock - but lock is still opened',
  claimGone: 'Network error recording unlock - but lock is still opened',

  already: 'You have unlocked this before.',
  viewContents: 'View Contents',
  anotherCode: 'Try another code',
  close: 'Close',
  goIn: 'Go In',
  inCaseFile: (card: string): string => `A new card in your Case File: ${card}.`,
} as const;

interface Contents {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What to do with it; null: nothing is said. */
  readonly hint: string | null;
}

const JACKET: Contents = {
  heading: 'Inside the trunk',
  paragraphs: [
    'A red varsity jacket, folded by somebody who folds well. In its pocket: two train tickets, one of them punched. Under it a cassette without a label, rewound.',
    'At the bottom there is a tag on a loop of yellow thread. It says 117. Nothing hangs on it any more.',
  ],
  hint: 'The first to get key 117 wins.',
};

/** What the second code of the trunk shows: the key, for the first person who comes so far (LOCK-17). */
function underTheFloor(prize: Inside['prize']): Contents {
  const found =
    'This code turns something else: the floor of the trunk lifts. Under it lies a timetable of the seven thirty, with the last stop underlined, and a round space in the dust as large as a key.';
  if (prize?.isYours === true) {
    return {
      heading: 'Under the floor of the trunk',
      paragraphs: [
        found.replace(', and a round space in the dust as large as a key.', ', and on it a key.'),
        'It is brass, it says 117, and it is warm, as if it had just been let go. You were the first. It is yours.',
      ],
      hint: 'You have key 117. One locker in the High School knows it.',
    };
  }
  return {
    heading: 'Under the floor of the trunk',
    paragraphs:
      prize === null
        ? [found]
        : [found, `${prize.holder ?? 'Another student'} was here first and has the key.`],
    hint: null,
  };
}

/** What is found behind each lock, and what it is good for. */
export function contentsOf(lock: LockName, inside: Inside | null): Contents {
  switch (lock) {
    case 'under-the-bed':
      return inside?.chapter === 2 ? underTheFloor(inside.prize) : JACKET;
    case 'cellar':
      return {
        heading: 'Below',
        paragraphs: ['A stair, and at its foot a door. You know the knock. It comes from this side.'],
        hint: null,
      };
    case 'shed':
      return {
        heading: 'Inside the shed',
        paragraphs: [
          'Five chairs round a radio that is switched on, and a dial that somebody has just let go.',
        ],
        hint: null,
      };
  }
}

/** What is found behind the lock of a week (EPISODE-9). */
export const contentsOfWeek = (lock: OfWeek | null): Contents => ({
  heading: lock?.title ?? LOCK_TEXTS.noLock,
  paragraphs: lock?.found == null ? [] : [lock.found.text],
  hint: lock?.found?.card == null ? null : LOCK_TEXTS.inCaseFile(lock.found.card.title),
});
