import { MACHINE_IDS, type MachineId } from '../arcade/games/games.ts';

/**
 * What can be put into a room beside a message (CHAT-16): a work of the wall, a run of a game to be beaten, a place of the
 * town, a duel of Pocket Juniors, a card that Zoltar drew for the writer, or a character of the Flunk Creator.
 */
export const ATTACHED_KINDS = ['work', 'run', 'place', 'duel', 'fortune', 'character'] as const;
export type AttachedKind = (typeof ATTACHED_KINDS)[number];

/** Something that is named with a message. Nothing of it but its name is kept, so that what is taken down is gone there too. */
export interface Attached {
  readonly kind: AttachedKind;
  /** Of a work and a place its id, of a run `runRef`, of a duel `duelCode`, of a fortune `fortuneRef`, of a character `encodeFlunk`. */
  readonly ref: string;
}

/** How long a `ref` may be. */
export const REF_MOST = 100;

/** A run as a message names it: of which game it is, and what is to be beaten. */
export interface NamedRun {
  readonly game: MachineId;
  readonly run: string;
  readonly score: number;
}

export const runRef = ({ game, run, score }: NamedRun): string => `${game}/${run}/${score}`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the `ref` of a run; null: it names none. */
export function readRunRef(ref: string): NamedRun | null {
  const [of = '', run = '', points = '', ...more] = ref.split('/');
  const game = MACHINE_IDS.find((id) => id === of);
  if (game === undefined || more.length > 0 || !UUID.test(run) || !/^\d{1,9}$/.test(points)) return null;
  return { game, run, score: Number(points) };
}

/** Whether a `ref` is the id of a work. */
export const isWorkRef = (ref: string): boolean => /^\d{1,18}$/.test(ref);

/** A play of Zoltar as a message names it. All that its card says follows from the sum (domain/town/zoltar.ts). */
export interface NamedFortune {
  readonly playNumber: number;
  /** 64 lower-case hex digits. */
  readonly sum: string;
}

export const fortuneRef = ({ playNumber, sum }: NamedFortune): string => `${playNumber}/${sum}`;

/** Reads the `ref` of a fortune; null: it names none. */
export function readFortuneRef(ref: string): NamedFortune | null {
  const [, number, sum] = /^([1-9]\d{0,8})\/([0-9a-f]{64})$/.exec(ref) ?? [];
  return number === undefined || sum === undefined ? null : { playNumber: Number(number), sum };
}
