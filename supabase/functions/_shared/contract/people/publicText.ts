import { z } from 'zod';
import type { TextRule } from '../../domain/people/moderation.ts';

/** Longer texts are read too, since what is kept of them may be short. */
const READ = 4;

/** How a text is judged that others read. */
export interface PublicText {
  readonly rule: TextRule;
  /** Whether there need be none. */
  readonly mayBeEmpty: boolean;
  /** Who asks the rule: every call that is admitted (api/judgedTexts.ts), or the handler of the route (api/writing.ts). */
  readonly judgedBy: 'call' | 'handler';
}

/** Every text of the contract that others read. A schema bounds its length alone: only who is admitted has it judged. */
export const PUBLIC_TEXTS = z.registry<PublicText>();

const textOf = (how: PublicText, about: string) =>
  z
    .string()
    .max(how.rule.most * READ)
    .describe(
      `${how.mayBeEmpty ? 'at most' : '1 to'} ${how.rule.most} characters after white space is made single spaces${about}`,
    )
    .register(PUBLIC_TEXTS, how);

/** A text that others read, whose rule its handler asks about, because it may be held or a repeat. */
export const writtenText = (rule: TextRule) => textOf({ rule, mayBeEmpty: false, judgedBy: 'handler' }, '');

/** A text that others read, as it is kept by its rule (domain/people/moderation.ts). `mayBeEmpty`: there need be none. */
export const publicText = (rule: TextRule, { mayBeEmpty = false } = {}) =>
  textOf({ rule, mayBeEmpty, judgedBy: 'call' }, '; no web addresses');
