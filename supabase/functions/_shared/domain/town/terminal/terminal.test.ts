import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { CLEAR } from './commands/machine.ts';
import type { Known } from './command.ts';
import { entryAt, pathFrom, pathsBelow } from './files.ts';
import { cleanLine, LONGEST_LINE, squeezed } from './line.ts';
import { listedFor, NOT_RECOGNIZED, play, promptOf, readLine, standingOf, TOO_LONG } from './terminal.ts';
import { SCHOOL } from './texts/school.ts';

const known = (changes: Partial<Known> = {}): Known => {
  const level = changes.level ?? 'BETA';
  return {
    level,
    isSignedIn: false,
    name: null,
    activity: null,
    clock: { day: 2, hour: 15, minute: 5 },
    hour: 'day',
    at: { folder: '/', board: null },
    listed: listedFor(level),
    ...changes,
  };
};
const say = (typed: string, changes: Partial<Known> = {}) => play(readLine(typed), known(changes));

/** Lines as people, and others, type them: names of commands among anything. */
const anyLine = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .tuple(
      fc.constantFrom(...COMMANDS.flatMap(({ name, aliases = [] }) => [name, ...aliases])),
      fc.constantFrom('', ' ..', ' /office/sealed', ' 1', ' 99999', ' constructor', ' __proto__', ' -a'),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    )
    .map(([name, rest, more]) => `${name}${rest}${more}`),
);
const anyKnown = fc.record({
  level: fc.constantFrom('COMMUNITY' as const, 'BETA' as const, 'ADMIN' as const),
  hour: fc.constantFrom('day' as const, 'night' as const),
  isSignedIn: fc.boolean(),
});

describe('a line', () => {
  it('has no character that is not seen, one space between words, and no capitals (TERMINAL-4)', () => {
    expect(cleanLine('\u0000 HE\u0007LP\t\n \u202eme\u200b  ')).toBe('help me');
    fc.assert(
      fc.property(anyLine, (typed) => {
        const line = cleanLine(typed);
        expect(line).not.toMatch(/\p{C}|\s{2}|^\s|\s$/u);
        expect(cleanLine(line)).toBe(line);
      }),
    );
  });

  it('is not read where it is too long, and is said to be (TERMINAL-4)', () => {
    const typed = `help${' '.repeat(LONGEST_LINE)}`;
    expect(readLine('x'.repeat(10_000)).line).toHaveLength(LONGEST_LINE);
    expect(say(typed)).toMatchObject({ text: TOO_LONG, type: 'error', isValid: false });
  });

  it('is answered whatever it is: in a few lines, standing somewhere that there is', () => {
    fc.assert(
      fc.property(anyLine, anyKnown, (typed, changes) => {
        const { text, at, words, isValid, type } = say(typed, changes);
        expect(text.length).toBeLessThan(4000);
        expect(text).not.toMatch(/[^\P{C}\n]/u);
        expect(entryAt(SCHOOL, at.folder)?.kind).toBe('folder');
        expect(words.every((word) => word.length < 40)).toBe(true);
        if (type === 'error' && text.startsWith(NOT_RECOGNIZED)) expect(isValid).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('that is not recognized is answered as promised, and now and then in character (TERMINAL-3)', () => {
    const unknown = Array.from(
      { length: 60 },
      (_, minute) => say('sesame', { clock: { day: 2, hour: 9, minute } }).text,
    );
    expect(unknown.every((text) => text.startsWith(NOT_RECOGNIZED))).toBe(true);
    const longer = unknown.filter((text) => text !== NOT_RECOGNIZED).length;
    expect(longer).toBeGreaterThan(3);
    expect(longer).toBeLessThan(25);
  });
});

describe('the commands', () => {
  it('are about forty and more, with names of their own', () => {
    const names = COMMANDS.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
    expect(COMMANDS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name !== '?' && squeezed(name) === '')).toEqual([]);
  });

  it('are each found by their names, and secrets however they are written', () => {
    for (const command of COMMANDS) {
      for (const name of [command.name, ...(command.aliases ?? [])]) {
        expect([name, readLine(` ${name.toUpperCase()} `).command?.name]).toEqual([name, command.name]);
      }
    }
    for (const typed of ['F.LUNK 2', 'f lunk, room 2', 'FLUNK 2', 'Fetty-Wap!', 'yourmom', 'your mom']) {
      expect([typed, readLine(typed).command?.about]).toEqual([typed, null]);
    }
    expect(readLine('flow away').command).toBeNull();
  });

  it('that are secret are named by no other answer (TERMINAL-1)', () => {
    const spoken = COMMANDS.filter(({ about }) => about !== null).flatMap(({ name }) => [
      say(name, { level: 'ADMIN' }).text,
      say(`help ${name}`, { level: 'ADMIN' }).text,
    ]);
    expect(say('help').words.concat(spoken).join('\n')).not.toMatch(
      /\bwtf\b|fetty|magic carpet|\bflow\b|your ?mom|lunk,? (room )?2|sudo/i,
    );
  });

  it('above the level are refused in character, and help does not name them (TERMINAL-2)', () => {
    const logs = say('logs');
    expect(logs).toMatchObject({ type: 'denied', isValid: true });
    expect(logs.text).not.toContain('COMMANDS');
    expect(say('help').text).not.toContain('logs');
    const activity = { commands: 3, people: 2, refused: 1, unknown: ['sesame'] };
    expect(say('logs', { level: 'ADMIN', activity }).text).toContain('COMMANDS: 3');
    expect(say('help', { level: 'ADMIN' }).text).toContain('logs');
    for (const { name } of COMMANDS) {
      expect(say(name, { level: 'COMMUNITY' })).toMatchObject({ type: 'denied', isValid: false, words: [] });
    }
  });

  it('empty the screen, hang up, and leave the person where they stand', () => {
    expect(say('clear')).toMatchObject({ text: CLEAR, type: 'clear' });
    const at = { folder: '/gym', board: 'lobby' } as const;
    expect(say('exit', { at }).at).toEqual({ folder: '/gym', board: null });
    expect(say('pwd', { at }).at).toEqual(at);
  });

  it('dial into a board with three boards, each of which is read (TERMINAL-5)', () => {
    expect(say('read')).toMatchObject({ type: 'error' });
    const { at } = say('dial');
    expect([at.board, promptOf(at)]).toEqual(['lobby', 'tunnel>']);
    for (const number of [1, 2, 3]) {
      const board = say(`board ${number}`, { at });
      expect(say('read 1', { at: board.at }).text).toMatch(/.+: .+\n\n./);
      expect(say('read 99', { at: board.at }).type).toBe('error');
    }
    expect(say('board 4', { at }).type).toBe('error');
  });
});

describe('the files of the school', () => {
  it('are gone through by paths as a person writes them (TERMINAL-5)', () => {
    expect(pathFrom('/office/sealed', '../.././hall')).toBe('/hall');
    expect(pathFrom('/gym', '../../../..')).toBe('/');
    expect(say('cd gym').at.folder).toBe('/gym');
    const at = say('cd home/flunko').at;
    expect(say('ls', { at }).text).toBe('map.txt\nwishes.txt');
    expect(say('ls -a', { at }).text).toContain('.plan');
    expect(say('cat .plan', { at }).text).toContain('top row');
    expect(say('cat constructor', { at }).type).toBe('error');
    expect(say('ls').words).toContain('gym/');
  });

  it('can all be read, by an administrator', () => {
    for (const path of pathsBelow(SCHOOL)) {
      const entry = entryAt(SCHOOL, path);
      const reply = say(`${entry?.kind === 'file' ? 'cat' : 'ls'} ${path}`, { level: 'ADMIN' });
      expect([path, reply.type, reply.text === '']).toEqual([path, 'info', false]);
    }
  });

  it('that are sealed are read by no other person, whatever their page says of where they stand (TERMINAL-5)', () => {
    for (const typed of ['cat key.txt', 'ls', 'cat ../sealed/plan.txt', 'cat /office/sealed/nothing']) {
      const at = { folder: '/office/sealed', board: null } as const;
      expect([typed, say(typed, { at }).type]).toEqual([typed, 'denied']);
    }
    expect(say('find key').text).not.toContain('sealed');
    expect(standingOf({ folder: '/office/sealed', board: 'lost' }, 'BETA')).toEqual({
      folder: '/',
      board: 'lost',
    });
    expect(standingOf({ folder: '/office/sealed', board: 'x' }, 'ADMIN').folder).toBe('/office/sealed');
    expect(standingOf({ folder: '/gym/dance.txt', board: null }, 'BETA').folder).toBe('/');
  });
});

/** All that the Terminal can say, by day and by night. */
const spoken = (): string =>
  (['day', 'night'] as const)
    .flatMap((hour) => [
      ...COMMANDS.map(({ name }) => say(name, { level: 'ADMIN', hour, isSignedIn: true }).text),
      ...pathsBelow(SCHOOL).map((path) => say(`cat ${path}`, { level: 'ADMIN', hour }).text),
      ...[1, 2, 3, 4, 5, 6, 7].map((number) => say(`mail ${number}`, { hour }).text),
      ...(['hallway', 'lost', 'late'] as const).flatMap((board) =>
        [1, 2, 3, 4].map((number) => say(`read ${number}`, { hour, at: { folder: '/', board } }).text),
      ),
    ])
    .join('\n');

it('what it says keeps to the canon: no code, no number of knocks, no day with a date, and nothing is settled', () => {
  const all = spoken();
  expect(all).not.toMatch(/\b(8004|0730)\b|thirteen|\bdead\b|\bknock/i);
  expect(all).not.toMatch(/\b(mon|tues|wednes|thurs|fri|satur|sun)day,? (sept|oct)/i);
  expect(all).not.toMatch(/was (kidnapped|murdered|killed)|ran away/i);
});
