import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAddress } from '@shared/kernel/units.ts';
import * as shape from './shape.ts';

/** A shape with everything that shapes are made of here. */
const FIELDS = {
  text: shape.string,
  kind: shape.picklist(['grid', 'table']),
  count: shape.whole(0, 9),
  at: shape.moment,
  owner: shape.parsed(parseAddress),
  isOpen: shape.flag,
  refusal: shape.textOrNull,
  half: shape.optional(shape.picklist(['left', 'right'])),
  tune: shape.ifKnown(shape.picklist(['tape', 'radio'])),
  tried: shape.each(shape.object({ key: shape.string })),
  copies: shape.eachIn(shape.number),
};
const EVERYTHING = shape.object(FIELDS);
const WHOLE = {
  text: 'x',
  kind: 'grid',
  count: 9,
  at: 1,
  owner: '0x00000000000000a1',
  isOpen: true,
  refusal: null,
  half: 'left',
  tried: [{ key: 'a' }],
  copies: { a: 1 },
};

const isOf = (read: shape.Shape<unknown>, found: unknown): boolean => read(found) !== undefined;

it('reads what has its shape, without fields that the shape does not name', () => {
  expect(shape.reader(EVERYTHING)({ ...WHOLE, more: 1 })).toEqual(WHOLE);
});

it('leaves out what a list or a record has of another shape', () => {
  const found = {
    ...WHOLE,
    tried: [null, { key: 1 }, { key: 'a' }],
    copies: { a: 1, b: 'x' },
    isOpen: 'yes',
    tune: 'vinyl',
  };
  expect(shape.reader(EVERYTHING)(found)).toEqual({ ...WHOLE, isOpen: false });
});

it('takes whole numbers within their bounds alone', () => {
  const taken = [-1, 0, 9, 10, 1.5, NaN, Infinity, '1', null].filter((found) =>
    isOf(shape.whole(0, 9), found),
  );
  expect(taken).toEqual([0, 9]);
});

it('reads any rubbish without throwing, and never as a value that the shape does not have', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (rubbish) => {
      expect(shape.reader(EVERYTHING)(rubbish)).toBeNull();
    }),
  );
});

/** Every field that has no other value to fall back to. */
const NEEDED = ['text', 'kind', 'count', 'at', 'owner', 'tried', 'copies'] as const;

it('reads nothing where a field is broken or lacks', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NEEDED), fc.jsonValue(), (field, rubbish) => {
      const read = shape.reader(EVERYTHING)({ ...WHOLE, [field]: rubbish });
      expect(read === null || isOf(FIELDS[field], rubbish)).toBe(true);
    }),
  );
  for (const field of NEEDED) {
    const { [field]: _, ...without } = WHOLE;
    expect(shape.reader(EVERYTHING)(without), field).toBeNull();
  }
});
