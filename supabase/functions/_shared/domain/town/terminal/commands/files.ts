import { ACCESS_LEVELS } from '../../../system/access.ts';
import type { Command, Known, Reply } from '../command.ts';
import { wordsAt } from '../words.ts';
import { entryAt, levelOfPath, listedName, pathFrom, pathsBelow, type Entry } from '../files.ts';
import { SCHOOL } from '../texts/school.ts';

const MOST_FOUND = 12;

const mayRead = (path: string, { level }: Known): boolean =>
  ACCESS_LEVELS.indexOf(level) >= ACCESS_LEVELS.indexOf(levelOfPath(SCHOOL, path));

const sealed = (path: string): Reply => ({
  text: `${path}: sealed, by the office. You lean on it. It leans back.`,
  type: 'denied',
});
const missing = (path: string): Reply => ({
  text: `${path}: not here. There is dust in the shape of it.`,
  type: 'error',
});

/** Does something with what lies at a path, where the person may read it. */
function at(
  typed: string,
  known: Known,
  then: (entry: Entry, path: string) => string | Reply,
): string | Reply {
  const path = pathFrom(known.at.folder, typed);
  const entry = entryAt(SCHOOL, path);
  if (!mayRead(path, known)) return sealed(path);
  return entry === null ? missing(path) : then(entry, path);
}

/** What the folder of a path holds that can be named to this person; files with a dot in front are left out. */
export function namesIn(path: string, known: Known): readonly string[] {
  const found = entryAt(SCHOOL, path);
  if (found?.kind !== 'folder' || !mayRead(path, known)) return [];
  return Object.entries(found.entries)
    .filter(([name]) => !name.startsWith('.'))
    .map(([name, entry]) => listedName(name, entry));
}

/** The rooms of the school as folders. */
export const fileCommands: readonly Command[] = [
  {
    name: 'ls',
    aliases: ['dir'],
    takes: '[-a] [folder]',
    about: 'What is here',
    answer(words, known) {
      const all = words.includes('-a') || words.includes('-la');
      const typed = words.find((word) => !word.startsWith('-')) ?? '.';
      return at(typed, known, (entry, path) => {
        if (entry.kind === 'file') return path;
        const names = Object.entries(entry.entries).filter(([name]) => all || !name.startsWith('.'));
        return names.length === 0 ? 'Nothing.' : names.map(([name, one]) => listedName(name, one)).join('\n');
      });
    },
  },
  {
    name: 'cd',
    takes: '<folder>',
    about: 'Goes in, or out: cd ..',
    answer: ([typed = '/'], known) =>
      at(typed, known, (entry, path) =>
        entry.kind === 'folder'
          ? { text: path, at: { folder: path } }
          : { text: `${path}: you cannot stand in a file.`, type: 'error' },
      ),
  },
  {
    name: 'cat',
    aliases: ['type', 'more', 'open'],
    takes: '<file>',
    about: 'Reads a file aloud',
    answer: ([typed], known) =>
      typed === undefined
        ? { text: 'cat: which one? The cat is patient.', type: 'error' }
        : at(typed, known, (entry, path) =>
            entry.kind === 'file'
              ? wordsAt(entry.words, known.hour)
              : { text: `${path}: a room. Rooms are gone into: cd.`, type: 'error' },
          ),
  },
  { name: 'pwd', about: 'Where you stand', answer: (_words, { at: { folder } }) => folder },
  {
    name: 'find',
    takes: '<word>',
    about: 'Looks through names of files',
    answer([word], known) {
      if (word === undefined) return { text: 'find: what? Half the town asks that.', type: 'error' };
      const found = pathsBelow(SCHOOL).filter((path) => path.includes(word) && mayRead(path, known));
      return found.length === 0
        ? `No file is called so. It was looked for, as well as could be done from here.`
        : found.slice(0, MOST_FOUND).join('\n');
    },
  },
  {
    name: 'rm',
    aliases: ['del', 'delete', 'erase'],
    takes: '<file>',
    about: 'Deletes a file',
    answer: { day: 'Done. It is still there.', night: 'You had better ask it first.' },
  },
];
