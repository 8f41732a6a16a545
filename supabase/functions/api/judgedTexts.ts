import { z } from 'zod';
import { PUBLIC_TEXTS } from '../_shared/contract/people/publicText.ts';
import { moderate } from '../_shared/domain/people/moderation.ts';
import { Refused } from './answers.ts';

/** A value as it is kept. `path`: where it lies in the body. Throws BAD_REQUEST with the words of the rule that refuses it. */
type Judge = (value: unknown, path: readonly string[]) => unknown;

/** Of each schema that was asked about; null: it has no text that others read. */
const JUDGES = new WeakMap<object, Judge | null>();

/**
 * What a schema read, with every text that others read as its rule keeps it (contract/people/publicText.ts). Throws BAD_REQUEST for the
 * first text that its rule refuses.
 */
export function judged<Value>(schema: z.ZodType<Value>, value: Value): Value {
  const judge = judgeOf(schema);
  // A judge keeps the shape of what it judges: it puts texts in the place of texts.
  return judge === null ? value : (judge(value, []) as Value);
}

function judgeOf(schema: z.core.$ZodType): Judge | null {
  const known = JUDGES.get(schema);
  if (known !== undefined) return known;
  const judge = newJudge(schema);
  JUDGES.set(schema, judge);
  return judge;
}

function newJudge(schema: z.core.$ZodType): Judge | null {
  const how = schema instanceof z.ZodString ? PUBLIC_TEXTS.get(schema) : undefined;
  if (how?.judgedBy === 'call') {
    return (text, path) => {
      if (typeof text !== 'string') return text;
      if (how.mayBeEmpty && text.trim() === '') return '';
      const verdict = moderate(text, how.rule);
      if (verdict.verdict !== 'refused') return verdict.text;
      throw new Refused('BAD_REQUEST', `${path.join('.')}: ${verdict.says}`);
    };
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return judgeOf(schema.unwrap());
  // What a transformation leaves of texts are texts.
  if (schema instanceof z.ZodPipe) return judgeOf(schema.in);
  if (schema instanceof z.ZodArray) {
    const each = judgeOf(schema.element);
    return (
      each &&
      ((items, path) =>
        Array.isArray(items) ? items.map((item, at) => each(item, [...path, String(at)])) : items)
    );
  }
  return schema instanceof z.ZodObject ? judgeOfFields(schema) : null;
}

function judgeOfFields({ shape }: z.ZodObject<Readonly<Record<string, z.core.$ZodType>>>): Judge | null {
  const judges = new Map(
    Object.entries(shape).flatMap(([name, field]): [string, Judge][] => {
      const judge = judgeOf(field);
      return judge === null ? [] : [[name, judge]];
    }),
  );
  if (judges.size === 0) return null;
  return (fields, path) =>
    typeof fields === 'object' && fields !== null
      ? Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            judges.get(name)?.(value, [...path, name]) ?? value,
          ]),
        )
      : fields;
}
