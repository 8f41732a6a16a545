import type { AccessLevel } from '../../../kernel/access.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { ACCESS_LEVELS } from '../../system/access.ts';
import { COMMANDS } from './commands/index.ts';
import { namesIn } from './commands/files.ts';
import type { Command, Known, Need, Reply, ReplyType, Standing } from './command.ts';

import { entryAt, levelOfPath } from './files.ts';
import { cleanLine, LONGEST_LINE, numberOf, squeezed, wordsOf } from './line.ts';
import { BBS, BOARD_IDS } from './texts/boards.ts';
import { SCHOOL } from './texts/school.ts';
import { wordsAt } from './words.ts';

/** What every person has for whom no code and no role says otherwise: the level of the shipped mode (GATE-2). */
export const DEFAULT_LEVEL: AccessLevel = 'BETA';

export const NOT_RECOGNIZED = 'Command not recognized. Type "help" to see available commands.';
export const TOO_LONG = 'The line goes off the paper. Please say it in fewer words.';
export const NO_ACCOUNT = 'This screen is for testers. It turns to the wall until you are one.';

/** What now and then follows a line that was not recognized. */
const ASIDES = [
  'It has been typed before, though. From here.',
  'Somebody in the hall understood it.',
  'The machine waits, in case that was the first half.',
  'It is kept. Everything is kept.',
] as const;
/** One of so many lines that were not recognized has an aside. */
const ASIDE_ONE_IN = 5;

const DENIED = [
  "That is the office's. The office has been told that you asked.",
  'The keys for that hang on a hook, and the hook is numbered.',
  'You would need to be somebody. Ask somebody.',
] as const;

/** What was typed, and what it is. */
export interface Typed {
  /** As it was read, no longer than LONGEST_LINE. */
  readonly line: string;
  readonly command: Command | null;
  readonly words: readonly string[];
  readonly isTooLong: boolean;
}

/** How a command is answered. */
export interface Played {
  readonly text: string;
  readonly type: ReplyType;
  readonly isValid: boolean;
  readonly at: Standing;
  readonly facts: NonNullable<Reply['facts']>;
  /** The names that Tab completes from now on. */
  readonly words: readonly string[];
}

const named = (command: Command): readonly string[] => [command.name, ...(command.aliases ?? [])];
const byName = lazy(
  () => new Map(COMMANDS.flatMap((command) => named(command).map((name) => [name, command] as const))),
);
const secrets = lazy(
  () =>
    new Map(
      COMMANDS.filter(({ about }) => about === null).flatMap((command) =>
        named(command).map((name) => [squeezed(name), command] as const),
      ),
    ),
);

/** Reads what was typed. What is too long is not read: of it only the beginning is kept. */
export function readLine(typed: string): Typed {
  const isTooLong = typed.length > LONGEST_LINE;
  const line = cleanLine(typed.slice(0, LONGEST_LINE));
  if (isTooLong) return { line, command: null, words: [], isTooLong };
  const [name = '', ...words] = wordsOf(line);
  const secret = secrets().get(squeezed(line));
  if (secret !== undefined) return { line, command: secret, words: [], isTooLong };
  const command = byName().get(name);
  // A secret takes no words after it.
  if (command === undefined || command.about === null) return { line, command: null, words: [], isTooLong };
  return { line, command, words, isTooLong };
}

const reaches = (level: AccessLevel, asked: AccessLevel): boolean =>
  ACCESS_LEVELS.indexOf(level) >= ACCESS_LEVELS.indexOf(asked);

/** What has to be looked up before this is answered. */
export const needsOf = ({ command }: Typed): readonly Need[] => [
  ...(command?.needs ?? []),
  ...(command?.tracking === undefined ? [] : (['name'] as const)),
];

/** Where a page says that the person stands, if they may; the root and no line otherwise. */
export function standingOf(
  said: { readonly folder: string; readonly board: string | null },
  level: AccessLevel,
): Standing {
  const isFolder = entryAt(SCHOOL, said.folder)?.kind === 'folder' && said.folder.startsWith('/');
  const mayBe = isFolder && reaches(level, levelOfPath(SCHOOL, said.folder));
  return {
    folder: mayBe ? said.folder : '/',
    board: said.board === 'lobby' ? 'lobby' : (BOARD_IDS.find((id) => id === said.board) ?? null),
  };
}

/** What stands before the person's line. */
export const promptOf = ({ folder, board }: Standing): string =>
  board === null ? `${folder}>` : `${board === 'lobby' ? BBS.number : board}>`;

/** The commands that help names for this level. */
export const listedFor = (level: AccessLevel): readonly Command[] =>
  COMMANDS.filter((command) => command.about !== null && reaches(level, command.level ?? 'BETA'));

/** Answers a line. The level decides first, and says nothing of what a command above it would do (TERMINAL-2). */
export function play(typed: Typed, known: Known): Played {
  const { command, line, words, isTooLong } = typed;
  const { at, level, listed } = known;
  const answer = ({ text, type = 'info', at: to = {}, facts = [] }: Reply, isValid: boolean): Played => {
    const standing = { ...at, ...to };
    return {
      text,
      type,
      isValid,
      at: standing,
      facts,
      words: reaches(level, 'BETA')
        ? [...listed.map(({ name }) => name), ...namesIn(standing.folder, known)]
        : [],
    };
  };
  if (!reaches(level, 'BETA')) return answer({ text: NO_ACCOUNT, type: 'denied' }, false);
  if (isTooLong) return answer({ text: TOO_LONG, type: 'error' }, false);
  if (line === '') return answer({ text: '' }, false);
  if (command === null) return answer({ text: unrecognized(line, known), type: 'error' }, false);
  if (!reaches(level, command.level ?? 'BETA')) {
    return answer({ text: oneOf(DENIED, numberOf(line)), type: 'denied' }, true);
  }
  const said = command.answer;
  if (typeof said !== 'function') {
    return answer(
      { text: wordsAt(said, known.hour), type: command.about === null ? 'secret' : 'info' },
      true,
    );
  }
  const reply = said(words, known);
  return answer(typeof reply === 'string' ? { text: reply } : reply, true);
}

/** By the line and the minute, so that it is now and then, and no chance. */
function unrecognized(line: string, { clock }: Known): string {
  const number = numberOf(`${line} ${clock.hour}:${clock.minute}`);
  if (number % ASIDE_ONE_IN !== 0) return NOT_RECOGNIZED;
  return `${NOT_RECOGNIZED}\n${oneOf(ASIDES, Math.floor(number / ASIDE_ONE_IN))}`;
}

function oneOf(texts: readonly [string, ...string[]], number: number): string {
  return texts[number % texts.length] ?? texts[0];
}
