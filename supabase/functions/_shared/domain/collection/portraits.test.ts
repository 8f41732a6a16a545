import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS, picturePath } from './collection.ts';
import { sheetReader, writeEntry, type SheetEntry } from './portraitSheet.ts';
import {
  MOST_PORTRAIT_BYTES,
  nameOfPicture,
  PORTRAIT_TYPES,
  readName,
  sizeFor,
  writeName,
} from './portraits.ts';

const NAMES = 50;

/** Entries of a sheet, each of another name. */
const entries: fc.Arbitrary<SheetEntry[]> = fc.uniqueArray(
  fc.record({
    index: fc.nat(NAMES - 1),
    portrait: fc.option(
      fc.record({
        type: fc.constantFrom(...PORTRAIT_TYPES),
        bytes: fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
      }),
    ),
  }),
  { selector: ({ index }) => index, maxLength: NAMES },
);

const joined = (parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** Reads bytes that come in portions of these sizes, again and again. */
function readIn(portions: readonly number[], bytes: Uint8Array) {
  const reader = sheetReader(NAMES);
  const found: SheetEntry[] = [];
  for (let at = 0, nth = 0; at < bytes.length; nth += 1) {
    const portion = portions[nth % portions.length] ?? 1;
    found.push(...reader.read(bytes.subarray(at, at + portion)));
    at += portion;
  }
  return { found, isWhole: reader.isWhole() };
}

describe('a sheet of portraits', () => {
  it('is read as it was written, in whatever portions it comes', () => {
    const portions = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(entries, portions, (sheet, sizes) => {
        const { found, isWhole } = readIn(sizes, joined(sheet.map(writeEntry)));
        expect([found, isWhole]).toEqual([sheet, true]);
      }),
    );
  });

  it('is not whole where it ends in the middle of a portrait', () => {
    const portrait = { type: 'image/jpeg', bytes: new Uint8Array(20) } as const;
    const bytes = writeEntry({ index: 3, portrait });
    const reader = sheetReader(NAMES);
    expect(reader.read(bytes.subarray(0, bytes.length - 1))).toEqual([]);
    expect(reader.isWhole()).toBe(false);
  });

  it('is refused with a length, a type or a name that it cannot have', () => {
    const head = (index: number, type: number, length: number) => {
      const bytes = new Uint8Array(6);
      const view = new DataView(bytes.buffer);
      view.setUint8(0, index);
      view.setUint8(1, type);
      view.setUint32(2, length);
      return bytes;
    };
    for (const bytes of [
      head(0, 1, MOST_PORTRAIT_BYTES + 1),
      head(0, 1, 0xffff_ffff),
      head(0, 1, 0),
      head(0, 0, 5),
      head(0, 9, 5),
      head(NAMES, 0, 0),
      joined([head(7, 0, 0), head(7, 0, 0)]),
    ]) {
      expect(() => sheetReader(NAMES).read(bytes)).toThrow(RangeError);
    }
  });

  it('is read or refused, whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        try {
          for (const { index, portrait } of sheetReader(NAMES).read(bytes)) {
            expect(index).toBeLessThan(NAMES);
            expect(portrait?.bytes.length ?? 0).toBeLessThanOrEqual(bytes.length);
          }
        } catch (fault) {
          expect(fault).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});

describe('the name of a portrait', () => {
  it('is read as it was written, and from the path of its picture', () => {
    const digits = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);
    const versions = fc.stringMatching(/^[0-9a-f]{8}$/);
    fc.assert(
      fc.property(fc.constantFrom(...COLLECTIONS), digits, versions, (collection, tokenId, version) => {
        for (const name of [
          { collection, tokenId, version },
          { collection, tokenId, version: null },
        ]) {
          expect(readName(writeName(name))).toEqual(name);
        }
        const path = `${picturePath(collection, tokenId)}?v=${version}`;
        expect(nameOfPicture(path)).toEqual({ collection, tokenId, version });
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
    expect(nameOfPicture(picturePath('Flunks', '1'))).toBeNull();
    expect(nameOfPicture('https://elsewhere.example/api/collection/picture/Flunks/1?v=00000000')).toBeNull();
  });
});

it('takes the smallest portrait that fills the place (PORTRAIT-4)', () => {
  expect([1, 96, 97, 192, 300, 384, 385].map(sizeFor)).toEqual([96, 96, 192, 192, 384, 384, null]);
});
