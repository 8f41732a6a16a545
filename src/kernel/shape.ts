import { epochMs, type EpochMs } from '@shared/kernel/units.ts';

/**
 * Reads a value that comes from outside: storage, messages of other windows, answers of wallets. Undefined: it is of another
 * shape. The contract's zod schemas say the same, and weigh too much for a page; a library as small as valibot weighs 2 KB
 * more than this in the first screen.
 */
export type Shape<Value> = (found: unknown) => Value | undefined;

/** A field that may lack. */
export interface Optional<Value> extends Shape<Value> {
  readonly isOptional: true;
}

type Of<S> = S extends Shape<infer Value> ? Value : never;
type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalIn<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
/** The value of an object with these fields. */
type ObjectOf<F> = { readonly [K in Exclude<keyof F, OptionalIn<F>>]: Of<F[K]> } & {
  readonly [K in OptionalIn<F>]?: Of<F[K]>;
};

/** Reads a value of this shape; null for anything else. */
export const reader =
  <Value>(shape: Shape<Value>) =>
  (found: unknown): Value | null =>
    shape(found) ?? null;

export const string: Shape<string> = (found) => (typeof found === 'string' ? found : undefined);
export const boolean: Shape<boolean> = (found) => (typeof found === 'boolean' ? found : undefined);
/** Neither NaN nor infinite. */
export const number: Shape<number> = (found) => (Number.isFinite(found) ? Number(found) : undefined);
/** Anything but undefined. */
export const unknown: Shape<unknown> = (found) => found;
const record: Shape<Readonly<Record<string, unknown>>> = (found) =>
  typeof found === 'object' && found !== null ? { ...found } : undefined;

/** One of these values. */
export const picklist =
  <const Value>(values: readonly Value[]): Shape<Value> =>
  (found) =>
    values.find((value) => value === found);
export const literal = <const Value>(value: Value): Shape<Value> => picklist([value]);

export const nullable =
  <Value>(shape: Shape<Value>): Shape<Value | null> =>
  (found) =>
    found === null ? null : shape(found);

/** A field that is left out where it lacks; one of another shape breaks its object. */
export const optional = <Value>(shape: Shape<Value>): Optional<Value> =>
  Object.assign((found: unknown) => shape(found), { isOptional: true as const });

/** A field that is left out where it lacks, and where it is of another shape: a later version may know more values than this one. */
export const ifKnown = <Value>(shape: Shape<Value>): Optional<Value> =>
  Object.assign(optional(shape), { isLeftOut: true });

/** Another value in place of one of another shape, and of one that lacks. */
export const fallback =
  <Value, const Other>(shape: Shape<Value>, other: Other): Shape<Value | Other> =>
  (found) =>
    shape(found) ?? other;

/** What `make` makes of a value; one of which it makes null or undefined is of another shape. */
export const made =
  <Value, Made>(shape: Shape<Value>, make: (value: Value) => Made | null | undefined): Shape<Made> =>
  (found) => {
    const value = shape(found);
    return value === undefined ? undefined : (make(value) ?? undefined);
  };

/** A value that passes a test. */
export const checked = <Value>(shape: Shape<Value>, test: (value: Value) => boolean): Shape<Value> =>
  made(shape, (value) => (test(value) ? value : undefined));

/** The first of these shapes that it has. */
export const anyOf =
  <Shapes extends readonly Shape<unknown>[]>(...shapes: Shapes): Shape<Of<Shapes[number]>> =>
  (found) => {
    for (const shape of shapes) {
      const value = shape(found);
      // It is of the shape that read it.
      if (value !== undefined) return value as Of<Shapes[number]>;
    }
    return undefined;
  };

/** An object with these fields; others are left out. */
export const object =
  <F extends Fields>(fields: F): Shape<ObjectOf<F>> =>
  (found) => {
    const all = record(found);
    if (all === undefined) return undefined;
    const read: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries(fields)) {
      const value = shape(all[name]);
      if (value !== undefined) read[name] = value;
      else if (!('isOptional' in shape)) return undefined;
      else if (all[name] !== undefined && !('isLeftOut' in shape)) return undefined;
    }
    // Each field was read by its shape.
    return read as ObjectOf<F>;
  };

/** An object with these fields, and whatever else is in it. */
export const looseObject = <F extends Fields>(
  fields: F,
): Shape<ObjectOf<F> & Readonly<Record<string, unknown>>> =>
  made(record, (all) => {
    const read = object(fields)(all);
    return read && { ...all, ...read };
  });

/** The value in a list where it has this shape, so that others can be left out by `flatMap`. */
const listed =
  <Value>(shape: Shape<Value>) =>
  (found: unknown): Value[] => {
    const value = shape(found);
    return value === undefined ? [] : [value];
  };

/** A list, without its entries of another shape. */
export const each =
  <Value>(shape: Shape<Value>): Shape<Value[]> =>
  (found) =>
    Array.isArray(found) ? found.flatMap(listed(shape)) : undefined;

/** A list of this shape alone. */
export const array =
  <Value>(shape: Shape<Value>): Shape<Value[]> =>
  (found) => {
    const read = each(shape)(found);
    return Array.isArray(found) && read?.length === found.length ? read : undefined;
  };

/** Values by name, without those of another shape. */
export const eachIn = <Value>(shape: Shape<Value>): Shape<Readonly<Record<string, Value>>> =>
  made(record, (all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, found]) => listed(shape)(found).map((value) => [name, value])),
    ),
  );

/** Whole numbers from `least` to `most`. */
export const whole = (least = -Infinity, most = Infinity): Shape<number> =>
  checked(number, (found) => Number.isSafeInteger(found) && found >= least && found <= most);

/** True or false; anything else is false. */
export const flag: Shape<boolean> = fallback(boolean, false);

/** A text, or null for anything else. */
export const textOrNull: Shape<string | null> = fallback(string, null);

/** A text that is not empty. */
export const words: Shape<string> = checked(string, (text) => text !== '');

/** A time in milliseconds since the epoch. */
export const moment: Shape<EpochMs> = made(number, epochMs);

/** What a parser makes of a text; one for which it answers null is of another shape. */
export const parsed = <Value>(parse: (text: string) => Value | null): Shape<Value> => made(string, parse);
