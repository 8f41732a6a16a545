/** A value in JSON-Cadence, the form in which scripts take arguments and give answers. */
export interface CadenceValue {
  readonly type: string;
  readonly value: unknown;
}

export const addressValue = (address: string): CadenceValue => ({ type: 'Address', value: address });
export const stringValue = (text: string): CadenceValue => ({ type: 'String', value: text });
export const intValue = (whole: number): CadenceValue => ({ type: 'Int', value: String(whole) });
export const uint64Value = (digits: string): CadenceValue => ({ type: 'UInt64', value: digits });
export const arrayValue = (values: readonly CadenceValue[]): CadenceValue => ({
  type: 'Array',
  value: values,
});

export const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const fromBase64 = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));

/** A value as nodes take it: base64 of its JSON. */
export const encodeValue = (value: CadenceValue): string => toBase64(JSON.stringify(value));

/**
 * Reads what nodes answer, base64 of JSON-Cadence: Bool as boolean, numbers and addresses as their text, nil as null,
 * arrays as arrays, structs, events and dictionaries as objects, anything rarer as it is.
 *
 * @throws an Error when it is anything else
 */
export function decodeValue(answer: unknown): unknown {
  if (typeof answer !== 'string') throw new Error('not base64');
  return plain(JSON.parse(fromBase64(answer)));
}

function plain(found: unknown): unknown {
  const { type, value } = record(found);
  switch (type) {
    case 'Void':
      return null;
    case 'Optional':
      return value === null ? null : plain(value);
    case 'Array':
      return list(value).map(plain);
    case 'Dictionary':
      return Object.fromEntries(
        list(value).map((entry) => [String(plain(record(entry)['key'])), plain(record(entry)['value'])]),
      );
    case 'Struct':
    case 'Event':
      return Object.fromEntries(
        list(record(value)['fields']).map((field) => [
          String(record(field)['name']),
          plain(record(field)['value']),
        ]),
      );
    default:
      if (typeof type !== 'string' || value === undefined) throw new Error('not a value of Cadence');
      return value;
  }
}

function record(found: unknown): Readonly<Record<string, unknown>> {
  if (typeof found !== 'object' || found === null) throw new Error('not an object');
  return { ...found };
}

function list(found: unknown): readonly unknown[] {
  if (!Array.isArray(found)) throw new Error('not a list');
  return found;
}
