import type { AccessLevel } from '../../../kernel/access.ts';
import type { Fact } from '../story.ts';
import type { LocalMinute } from '../../system/timeWindows.ts';
import type { BoardId } from './texts/boards.ts';
import type { Words } from './words.ts';

/** The levels that a command can ask for (TERMINAL-2). */
export type CommandLevel = Extract<AccessLevel, 'BETA' | 'ADMIN'>;

/** What an answer is, by which the page chooses its sound. */
export const REPLY_TYPES = ['info', 'secret', 'dial', 'error', 'denied', 'clear'] as const;
export type ReplyType = (typeof REPLY_TYPES)[number];

/** Where a person stands: a folder, and on the line of the bulletin board system a board, its lobby, or nothing (null). */
export interface Standing {
  readonly folder: string;
  readonly board: BoardId | 'lobby' | null;
}

/** What people typed in the last day. */
export interface Activity {
  readonly commands: number;
  readonly people: number;
  readonly refused: number;
  /** What was not recognized most often. */
  readonly unknown: readonly string[];
}

/** What a command may want to know that has to be looked up first. */
export type Need = 'name' | 'activity';

/** All that is known when a command is answered. */
export interface Known {
  readonly level: AccessLevel;
  readonly isSignedIn: boolean;
  /** The person's username; null: they have none, or the command does not ask for it. */
  readonly name: string | null;
  readonly activity: Activity | null;
  /** What the clock over the school's door would say. */
  readonly clock: LocalMinute;
  readonly hour: 'day' | 'night';
  readonly at: Standing;
  /** The commands that help names for this person, in its order. */
  readonly listed: readonly Command[];
}

export interface Reply {
  readonly text: string;
  /** Absent: 'info'. */
  readonly type?: ReplyType;
  /** Where the person stands from now on; absent: where they stood. */
  readonly at?: Partial<Standing>;
  /** What the server records of a signed-in person. */
  readonly facts?: readonly Fact[];
}

/** The routes that hear of special commands, by what each is sent (contract/town/terminal.ts). */
export type TrackingName = 'wtf' | 'fetty-wap' | 'magic-carpet' | 'flow' | 'yourmom' | 'paradise-motel';

/** A command as data: what it is called, what help says of it, who may use it, and what it answers. */
export interface Command {
  /** As it is typed. A secret one takes no words after it and is found however it is spaced. */
  readonly name: string;
  readonly aliases?: readonly string[];
  /** Its line in help; null: a secret, which nothing names. */
  readonly about: string | null;
  /** What follows its name in help. */
  readonly takes?: string;
  /** Absent: BETA. */
  readonly level?: CommandLevel;
  readonly needs?: readonly Need[];
  readonly tracking?: TrackingName;
  readonly answer: Words | ((words: readonly string[], known: Known) => string | Reply);
}
