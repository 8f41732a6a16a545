import { epochMs, type EpochMs } from '../../kernel/units.ts';
import type { CollectionName } from '../collection/collection.ts';
import { ROOMS_BEHIND } from './town.ts';

/** The locks of Arcadia: the trunk under the Jocks' bed, the Freaks' cellar door, the Geeks' shed. */
export const LOCK_NAMES = ['under-the-bed', 'cellar', 'shed'] as const;
export type LockName = (typeof LOCK_NAMES)[number];

/** The lock that the week's episode brings, if it brings one (EPISODE-9): where it hangs and what it opens to is told there. */
export const WEEK_LOCK = 'week';
/** All that can be tried: the locks of Arcadia, and the one of the week. */
export const LOCK_IDS = [...LOCK_NAMES, WEEK_LOCK] as const;
export type LockId = (typeof LOCK_IDS)[number];

/** How many digits every code has (LOCK-1). */
export const CODE_LENGTH = 4;
/** A code as it is entered. */
export const LOCK_CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** What a lock says, whichever it is. */
export const LOCK_TEXTS = [
  'ready',
  'checking',
  'opened',
  'lockedOut',
  'refused',
  'refusedAgain',
  'refusedForLong',
] as const;
export type LockText = (typeof LOCK_TEXTS)[number];

/** What wrong codes lead to, from so many on. */
export interface LockoutStep {
  /** The first wrong code that it holds for, counted from 1. */
  readonly from: number;
  /** How long no code is taken (s); 0: the next one is taken at once. */
  readonly seconds: number;
}

/** What a wallet may claim once it has opened a lock: once a wallet, and once a token that it claims with. */
export interface LockClaim {
  /** The collection of which the wallet, or one linked to it, has to hold a token that nothing was claimed with. */
  readonly holding: CollectionName;
}

/** How a lock takes codes, and what it says. */
export interface LockManner {
  readonly title: string;
  /** What opening it lets a wallet claim; null: nothing. */
  readonly claim: LockClaim | null;
  /** Whether the codes that wallets enter are kept, for operators alone. */
  readonly keepsAttempts: boolean;
  /** In order of `from`; the last holds for all later ones. */
  readonly steps: readonly (LockoutStep & { readonly text: LockText })[];
  /** How long its check takes before it says what came of it (ms). */
  readonly checkMs: number;
  /** How long a refusal is shown before the prompt comes back (ms). */
  readonly refusalMs: number;
  /** While fewer wrong codes were entered the prompt comes back then; later the refusal stays until codes are taken again. */
  readonly promptBelow: number;
  /** How long a refused code stays to be seen (ms). */
  readonly clearsMs: number;
  /** Wrong codes are counted on its face out of so many; null: it shows none. */
  readonly shownOf: number | null;
  /** What it warns of after so many wrong codes; null: of nothing. */
  readonly warning: { readonly after: number; readonly text: string } | null;
  /** What its footer says while it has no code; null: nothing. */
  readonly noCode: string | null;
  readonly texts: Readonly<Record<LockText, string>>;
}

/** A lock that hangs in Arcadia for good. */
export interface Lock extends LockManner {
  /** The place in whose picture it is. */
  readonly place: string;
  /** Who can try it: those who may enter its place, or, of a lock at the outside of a house, every holder (LOCK-15). */
  readonly stands: 'inside' | 'outside';
  /** The room behind it, in which who has opened it may look around (LOCK-18); null: what is behind it is no room. */
  readonly room: string | null;
}

/** A few wrong codes cost nothing, but a script must not try all ten thousand. */
const PATIENT: LockManner['steps'] = [
  { from: 1, seconds: 0, text: 'refused' },
  { from: 5, seconds: 30, text: 'refusedAgain' },
  { from: 6, seconds: 60, text: 'refusedAgain' },
  { from: 7, seconds: 300, text: 'refusedAgain' },
  { from: 8, seconds: 3600, text: 'refusedForLong' },
];

/** Delays, lockouts, counters, texts and what there is to claim of each lock (LOCK-3 to LOCK-6, LOCK-12). */
export const LOCKS: Readonly<Record<LockName, Lock>> = {
  'under-the-bed': {
    title: 'Digital Lock',
    place: 'jocks-house-under-the-bed',
    stands: 'inside',
    room: null,
    claim: { holding: 'Flunks' },
    keepsAttempts: true,
    steps: PATIENT,
    checkMs: 0,
    refusalMs: 1000,
    promptBelow: 5,
    clearsMs: 1000,
    shownOf: null,
    warning: null,
    noCode: null,
    texts: {
      ready: 'Enter the code',
      checking: 'The latch turns...',
      opened: 'Unlocked',
      lockedOut: 'Jammed',
      refused: 'The latch does not give.',
      refusedAgain: 'The latch has jammed.',
      refusedForLong: 'The latch has jammed for a good while.',
    },
  },
  cellar: {
    title: 'Cellar Door',
    place: 'freaks-house',
    stands: 'outside',
    room: ROOMS_BEHIND.cellar,
    claim: null,
    keepsAttempts: false,
    steps: [
      { from: 1, seconds: 15, text: 'refused' },
      { from: 2, seconds: 30, text: 'refusedAgain' },
      { from: 3, seconds: 60, text: 'refusedForLong' },
    ],
    checkMs: 2000,
    refusalMs: 2000,
    promptBelow: 1,
    clearsMs: 0,
    shownOf: 3,
    warning: null,
    noCode: null,
    texts: {
      ready: 'LOCKED',
      checking: 'VERIFYING...',
      opened: 'THE DOOR OPENS',
      lockedOut: 'SEALED',
      refused: 'THE DOOR RESISTS...',
      refusedAgain: 'SOMETHING STIRS BELOW...',
      refusedForLong: 'THE DARKNESS AWAKENS...',
    },
  },
  shed: {
    title: 'Shed Security Access',
    place: 'geeks-house',
    stands: 'outside',
    room: ROOMS_BEHIND.shed,
    claim: null,
    keepsAttempts: false,
    steps: [
      { from: 1, seconds: 10, text: 'refused' },
      { from: 2, seconds: 3600, text: 'refusedForLong' },
    ],
    checkMs: 1500,
    refusalMs: 2000,
    promptBelow: 2,
    clearsMs: 0,
    shownOf: 2,
    warning: { after: 1, text: 'Next failure = 1 hour lockout' },
    noCode: 'No access code has been set.',
    texts: {
      ready: 'ENTER ACCESS CODE',
      checking: 'PROCESSING...',
      opened: 'ACCESS GRANTED',
      lockedOut: 'SYSTEM LOCKED',
      refused: 'ACCESS DENIED - 10s LOCKOUT',
      refusedAgain: 'ACCESS DENIED - 10s LOCKOUT',
      refusedForLong: 'ACCESS DENIED - 1 HOUR LOCKOUT',
    },
  },
};

/** How each lock takes codes; the title of the week's stands in its episode. */
export const MANNERS: Readonly<Record<LockId, LockManner>> = {
  ...LOCKS,
  [WEEK_LOCK]: {
    title: 'Lock of the Week',
    claim: null,
    keepsAttempts: false,
    steps: PATIENT,
    checkMs: 1000,
    refusalMs: 1500,
    promptBelow: 5,
    clearsMs: 1000,
    shownOf: null,
    warning: null,
    noCode: 'Nothing is locked here this week.',
    texts: {
      ready: 'Four digits, please',
      checking: 'It counts along...',
      opened: 'It gives',
      lockedOut: 'It sulks',
      refused: 'That is not it.',
      refusedAgain: 'It has stopped listening.',
      refusedForLong: 'It has stopped listening for a good while.',
    },
  },
};

/**
 * What the wrong codes of many together lead to, at each lock (LOCK-8): how long a person who entered wrong ones waits
 * after their own last one, if the lock itself does not ask for more. It is nothing to a person who entered none, so that
 * no guessing shuts others out. A school shares one address, so that it takes more than a person's.
 */
export const networkSteps = (share: number): readonly LockoutStep[] => [
  { from: 30 * share, seconds: 60 },
  { from: 100 * share, seconds: 600 },
];

/** The same of all wrong codes at a lock, from wherever they come, so that many wallets find a code hardly sooner than few. */
export const STEPS_OF_ALL: readonly LockoutStep[] = [
  { from: 100, seconds: 300 },
  { from: 300, seconds: 1800 },
];

/** A person's wrong codes are forgotten when there was none for so long (s). */
export const FORGOTTEN_AFTER = 86_400;

/** Those of many together are counted for so long from the first on, and then anew (s). */
export const CROWD_COUNTED_FOR = 3_600;

/** The wrong codes of one person at one lock. */
export interface Failures {
  readonly count: number;
  /** When the last of them was entered. */
  readonly lastAt: EpochMs;
}

/** The wrong codes of many people at one lock, and what so many lead to. */
export interface CrowdFailures {
  readonly count: number;
  readonly steps: readonly LockoutStep[];
}

/** How long a lock shuts out at most that has no code which anyone could find (LOCK-2, s). */
const LONGEST_WITHOUT_CODE = 60;

/** What wrong codes lead to at a lock. */
export const stepsOf = (lock: LockId, codeIsSet: boolean): LockManner['steps'] =>
  MANNERS[lock].steps.filter(({ seconds }) => codeIsSet || seconds <= LONGEST_WITHOUT_CODE);

/** The step that so many wrong codes have reached; null: none. */
export const stepAfter = <Step extends LockoutStep>(steps: readonly Step[], count: number): Step | null =>
  steps.findLast(({ from }) => count >= from) ?? null;

/**
 * When the next code of a person is taken after these failures of their own, and of the crowds that they belong to; null:
 * at once.
 */
export function retryAt(
  steps: readonly LockoutStep[],
  { count, lastAt }: Failures,
  crowds: readonly CrowdFailures[],
  now: EpochMs,
): EpochMs | null {
  if (count === 0) return null;
  const waits = [{ steps, count }, ...crowds].map((one) => stepAfter(one.steps, one.count)?.seconds ?? 0);
  const at = epochMs(lastAt + Math.max(...waits) * 1000);
  return at > now ? at : null;
}

/** How long a lockout still lasts, as a lock shows it: seconds, minutes and seconds, or hours and minutes. */
export function lockoutTime(seconds: number): string {
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}m ${seconds % 60}s` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
