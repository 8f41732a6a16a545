import { recentTexts } from '../_shared/db/people/moderation.ts';
import type { Transaction } from '../_shared/db/port.ts';
import type { Member } from '../_shared/db/system/sessions.ts';
import { moderate, type TextRule } from '../_shared/domain/people/moderation.ts';
import type { Writing } from '../_shared/domain/people/writings.ts';
import { fail, ok, type Result } from '../_shared/kernel/result.ts';

/** Of those whom an operator has muted: they read, and write nothing that others read (CONSOLE-7). */
export const MUTED = fail('FORBIDDEN', 'An operator has muted this wallet. It can read, and not write.');

/** Of those without a profile: what they would write has no name to stand under. */
export const NAMELESS = fail(
  'PROFILE_REQUIRED',
  'Create your profile first: what you write stands under your name.',
);

export interface Written {
  readonly text: string;
  /** Its author alone reads it until an operator has released it. */
  readonly held: boolean;
}

/** What is kept of a text that a member writes for others (CHAT-3). FORBIDDEN: muted; CONFLICT: a repeat; BAD_REQUEST: the rule. */
export async function written(
  tx: Transaction,
  { muted, wallet }: Member,
  kind: Writing,
  raw: string,
  rule: TextRule,
): Promise<Result<Written>> {
  if (muted) return MUTED;
  const verdict = moderate(raw, rule, await recentTexts(tx, kind, wallet));
  if (verdict.verdict !== 'refused') return ok({ text: verdict.text, held: verdict.verdict === 'held' });
  return fail(verdict.because === 'repeat' ? 'CONFLICT' : 'BAD_REQUEST', verdict.says);
}
