import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../../../../tests/support/sheet.ts';
import { COLLECTIONS, picturePath } from './collection.ts';
import { writeEntry, type SheetEntry } from './portraitSheet.ts';
import {
  isPortraitFile,
  PORTRAIT_SIZES,
  PORTRAIT_TYPES,
  portraitAt,
  portraitFile,
  portraitName,
  readName,
  sizeFor,
} from './portraits.ts';

/** Entries of a sheet, each of another name. */
const entries: fc.Arbitrary<SheetEntry[]> = fc.uniqueArray(
  fc.record({
    index: fc.nat(49),
    portrait: fc.option(
      fc.record({
        type: fc.constantFrom(...PORTRAIT_TYPES),
        bytes: fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
      }),
    ),
  }),
  { selector: ({ index }) => index, maxLength: 50 },
);

it('are written into a sheet as pages of earlier builds read it', () => {
  fc.assert(
    fc.property(entries, (sheet) => {
      const bytes = Uint8Array.from(sheet.flatMap((entry) => [...writeEntry(entry)]));
      expect(readSheet(bytes)).toEqual(sheet);
    }),
  );
});

describe('the name of a portrait in a sheet', () => {
  it('is that of a token, with the version of its picture or without', () => {
    const digits = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);
    const versions = fc.option(fc.stringMatching(/^[0-9a-f]{8}$/));
    fc.assert(
      fc.property(fc.constantFrom(...COLLECTIONS), digits, versions, (collection, tokenId, version) => {
        const text = `${collection}:${tokenId}${version === null ? '' : `:${version}`}`;
        expect(readName(text)).toEqual({ collection, tokenId, version });
      }),
    );
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      'Flunks',
      'Flunks:',
      'Patch:1',
      'Flunks:1:',
      'Flunks:1:ABCDEF12',
      'Flunks:1:12',
      'Flunks:-1',
      'Flunks:1,Flunks:2',
    ]) {
      expect([text, readName(text)]).toEqual([text, null]);
    }
  });
});

describe('the file of a portrait', () => {
  const hash = 'c0ffee'.repeat(11);

  it('is named by content, kind and size, and nothing else is the name of one (PORTRAIT-1)', () => {
    const names = [portraitName(hash, 'image/jpeg'), portraitName(hash, 'image/webp')];
    expect(names).toEqual([`${hash.slice(0, 32)}.jpg`, `${hash.slice(0, 32)}.webp`]);
    for (const size of PORTRAIT_SIZES) {
      for (const name of names) expect(isPortraitFile(portraitFile(name, size))).toBe(true);
    }
    for (const file of [...names, `${hash.slice(0, 32)}-97.jpg`, `../${hash.slice(0, 32)}-96.jpg`, '']) {
      expect([file, isPortraitFile(file)]).toEqual([file, false]);
    }
  });

  it('is found by the name that a token has, and else by the path of its picture', () => {
    const portrait = portraitName(hash, 'image/webp');
    const image = `${picturePath('Flunks', '7')}?v=0f3a9c11`;
    expect(portraitAt({ portrait, image }, 192)).toBe(`/api/portraits/${hash.slice(0, 32)}-192.webp`);
    expect(portraitAt({ portrait: null, image }, 192)).toBe(`${image}&size=192`);
    expect(portraitAt({ portrait: null, image: picturePath('Flunks', '7') }, 192)).toBeNull();
  });
});

it('takes the smallest portrait that fills the place (PORTRAIT-4)', () => {
  expect([1, 96, 97, 192, 300, 384, 385].map(sizeFor)).toEqual([96, 96, 192, 192, 384, 384, null]);
});
