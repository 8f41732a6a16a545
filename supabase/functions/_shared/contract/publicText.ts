import { z } from 'zod';
import { moderate, type TextRule } from '../domain/moderation.ts';

/** Longer texts are read too, since what is kept of them may be short. */
const READ = 4;

/** A text that others read, whose rule its handler asks about (api/writing.ts). */
export const writtenText = (most: number) =>
  z
    .string()
    .max(most * READ)
    .describe(`1 to ${most} characters after white space is made single spaces`);

/** A text that others read, as it is kept by its rule (domain/moderation.ts). `mayBeEmpty`: there need be none. */
export const publicText = (rule: TextRule, { mayBeEmpty = false } = {}) =>
  z
    .string()
    .max(rule.most * READ)
    .transform((raw, context) => {
      if (mayBeEmpty && raw.trim() === '') return '';
      const verdict = moderate(raw, rule);
      if (verdict.verdict !== 'refused') return verdict.text;
      context.addIssue({ code: 'custom', message: verdict.says });
      return z.NEVER;
    })
    .describe(
      `${mayBeEmpty ? 'at most' : '1 to'} ${rule.most} characters after white space is made single spaces; no web addresses`,
    );
