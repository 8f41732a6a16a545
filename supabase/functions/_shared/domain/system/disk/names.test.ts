import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diskOf, DOCUMENTS, type DiskEntries } from './entries.ts';
import { kindOf, kindTitle, named } from './kinds.ts';
import {
  copyName,
  fittingName,
  isSameName,
  isTaken,
  FILE_NAME_MOST,
  nameProblem,
  newName,
  countedName,
  trimmedName,
} from './names.ts';
import { sizeText, sorted } from './sorting.ts';

const file = (name: string, id = name, more = {}) => ({
  ...{ kind: 'file' as const, id, name, folder: DOCUMENTS, made: 0, changed: 0, size: 0, version: 1 },
  ...more,
});
const withFiles = (...names: readonly string[]): DiskEntries => diskOf(names.map((name) => file(name)));

it('takes names of 1 to 60 characters without those that Windows 95 refused (DISK-2)', () => {
  expect(nameProblem('Notes.txt')).toBeNull();
  expect(nameProblem(' a ')).toBeNull();
  expect(nameProblem('a'.repeat(60))).toBeNull();
  expect(nameProblem('a'.repeat(61))).toBe('long-name');
  for (const text of ['', '   ', '.', ' .. ', '...']) expect(nameProblem(text), text).toBe('no-name');
  for (const letter of '\\/:*?"<>|\n\t\u0000') {
    expect(nameProblem(`a${letter}b`), JSON.stringify(letter)).toBe('refused-letters');
  }
  expect(trimmedName('  essay. ')).toBe('essay');
});

it('calls a thing that comes to its like a copy (DISK-2)', () => {
  expect(copyName(withFiles(), DOCUMENTS, 'a.txt')).toBe('a.txt');
  expect(copyName(withFiles('A.TXT'), DOCUMENTS, 'a.txt')).toBe('Copy of a.txt');
  expect(copyName(withFiles('a.txt', 'copy of a.txt'), DOCUMENTS, 'a.txt')).toBe('Copy (2) of a.txt');
  expect(copyName(withFiles('a.txt'), 'pictures', 'a.txt')).toBe('a.txt');
  const long = `${'b'.repeat(56)}.txt`;
  expect(copyName(withFiles(long), DOCUMENTS, long)).toBe(`Copy of ${'b'.repeat(48)}.txt`);
  expect(newName(withFiles('New Folder', 'new folder (2)'), DOCUMENTS, 'New Folder')).toBe('New Folder (3)');
});

it('numbers things of one kind from one on (CAPTURE-1)', () => {
  expect(countedName(withFiles(), DOCUMENTS, 'Desktop.png')).toBe('Desktop 1.png');
  expect(countedName(withFiles('desktop 1.png'), DOCUMENTS, 'Desktop.png')).toBe('Desktop 2.png');
});

const someName = fc
  .string({ minLength: 1, maxLength: FILE_NAME_MOST, unit: fc.constantFrom(...'abAB. (2)é-of'.split('')) })
  .map(trimmedName)
  .filter((name) => nameProblem(name) === null);

it('finds for any name one that can be given and that nothing else has (DISK-2)', () => {
  fc.assert(
    fc.property(fc.array(someName, { maxLength: 12 }), (names) => {
      let entries = diskOf([]);
      for (const [index, name] of names.entries()) {
        for (const find of [copyName, newName, countedName]) {
          const free = find(entries, DOCUMENTS, name);
          expect(nameProblem(free)).toBeNull();
          expect(trimmedName(free)).toBe(free);
          expect(isTaken(entries, DOCUMENTS, free)).toBe(false);
        }
        const free = copyName(entries, DOCUMENTS, name);
        entries = diskOf([...entries.values(), file(free, String(index))]);
      }
    }),
  );
});

it('tells what a file is by its extension (DISK-3)', () => {
  expect(kindOf('a.TXT')).toBe('text');
  expect(kindOf('a.txt.png')).toBe('picture');
  expect(kindOf('txt')).toBe('other');
  expect(kindOf('.txt')).toBe('other');
  expect(kindTitle({ kind: 'folder', name: 'a.txt' })).toBe('File Folder');
  expect(kindTitle({ kind: 'file', name: 'a.txt' })).toBe('Text Document');
  expect(kindTitle({ kind: 'file', name: 'a.tar' })).toBe('TAR File');
  expect(kindTitle({ kind: 'file', name: 'a' })).toBe('File');
  expect(named('Notes', 'text')).toBe('Notes.txt');
  expect(named('Notes.TXT', 'text')).toBe('Notes.TXT');
  expect(named('1. draft', 'text')).toBe('1. draft.txt');
});

it('says how large something is in two digits', () => {
  const texts = [0, 1, 1023, 1024, 1229, 10_188, 10_240, 1_048_063, 1_048_064, 1_048_576, 5e9, 3e15].map(
    sizeText,
  );
  expect(texts).toEqual([
    ...['0 bytes', '1 byte', '1023 bytes', '1.0 KB', '1.2 KB', '9.9 KB', '10 KB'],
    ...['1023 KB', '1.0 MB', '1.0 MB', '4.7 GB', '2728 TB'],
  ]);
});

it('sorts folders before files, and numbers as numbers, by any of four columns (DISK-3)', () => {
  const entries = [
    file('b10.txt', 'b10', { size: 1, changed: 3 }),
    file('B9.png', 'b9', { size: 7, changed: 1 }),
    file('a.txt', 'a', { size: 3, changed: 2 }),
    { kind: 'folder' as const, id: 'z', name: 'Z', folder: DOCUMENTS, made: 0, changed: 9 },
  ];
  const names = (...by: [Parameters<typeof sorted>[1], boolean?]) =>
    sorted(entries, ...by).map(({ id }) => id);
  expect(names('name')).toEqual(['z', 'a', 'b9', 'b10']);
  expect(names('name', true)).toEqual(['z', 'b10', 'b9', 'a']);
  expect(names('size')).toEqual(['z', 'b10', 'a', 'b9']);
  expect(names('kind')).toEqual(['z', 'b9', 'a', 'b10']);
  expect(names('date')).toEqual(['z', 'b9', 'a', 'b10']);
});

it('takes two names for the same whatever their case', () => {
  expect(isSameName('Notes.TXT', 'notes.txt')).toBe(true);
  expect(isSameName('Notes', 'Note')).toBe(false);
});

it('makes a name that can be given of any text (DISK-2)', () => {
  expect(fittingName('IMG 12:30?.png')).toBe('IMG 12_30_.png');
  expect(fittingName('...')).toBe('File');
  expect(fittingName(`${'a'.repeat(99)}.png`)).toBe(`${'a'.repeat(56)}.png`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (text) => {
      expect(nameProblem(fittingName(text))).toBeNull();
    }),
  );
});
