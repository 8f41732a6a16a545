import { z } from 'zod';

/** A field of a request or an answer, as a person reads it. */
export interface Field {
  /** With the names of what it lies in: `session.wallet`, `transactions[].id`. */
  readonly name: string;
  readonly type: string;
  readonly about: string;
}

/** The parts of a JSON schema (draft 2020-12) that zod writes for the schemas of the contract. */
interface Shape {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** The fields of a schema, as they are sent ('input') or as the schema answers them ('output'). */
export function fieldsOf(schema: z.ZodType, io: 'input' | 'output'): readonly Field[] {
  // Its own type allows far more than it writes here.
  return fieldsIn(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape, '');
}

function fieldsIn(shape: Shape, path: string): readonly Field[] {
  return Object.entries(shape.properties ?? {}).flatMap(([key, field]) => {
    const name = `${path}${key}`;
    const absent = field.default === undefined ? null : `${JSON.stringify(field.default)} when absent`;
    const needed = shape.required?.includes(key) === true || absent !== null;
    return [
      {
        name,
        type: `${typeOf(field)}${needed ? '' : ', optional'}`,
        about: [field.description, absent].filter(Boolean).join('; '),
      },
      ...fieldsIn(field, `${name}.`),
      ...fieldsIn(field.items ?? {}, `${name}[].`),
    ];
  });
}

function typeOf(shape: Shape): string {
  if (shape.title !== undefined) return shape.title;
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((one) => JSON.stringify(one)).join(' or ');
  if (shape.anyOf) return shape.anyOf.map(typeOf).join(' or ');
  if (Array.isArray(shape.type))
    return shape.type.map((type: string) => typeOf({ ...shape, type })).join(' or ');
  if (shape.items) {
    const of = shape.items.properties ? 'objects' : typeOf(shape.items);
    return `list of ${of}${span(shape.minItems, shape.maxItems)}`;
  }
  if (shape.format === 'date-time') return 'ISO time';
  if (shape.type === 'string') return `text${span(shape.minLength, shape.maxLength, ' characters')}`;
  if (shape.type === 'integer') return `whole number${span(shape.minimum, shape.maximum)}`;
  return typeof shape.type === 'string' ? shape.type : 'anything';
}

/** ', 0 to 23'. The bounds that every whole number has say nothing. */
function span(least = 0, most = Infinity, unit = ''): string {
  if (most < Number.MAX_SAFE_INTEGER) return `, ${least} to ${most}${unit}`;
  return least > 0 ? `, at least ${least}${unit}` : '';
}
