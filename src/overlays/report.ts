import { REPORT_REASONS, type ReportReason, type Writing } from '@shared/domain/people/writings.ts';
import type { Result } from '@shared/kernel/result.ts';
import type { AppContext } from '../kernel/app.ts';

const WRITINGS: Readonly<Record<Writing, string>> = {
  message: 'message',
  comment: 'comment',
  line: 'line',
  work: 'work',
  signature: 'signature',
};

const TEXTS = {
  title: (kind: Writing): string => `Report a ${WRITINGS[kind]}`,
  message: (kind: Writing, name: string): string =>
    `What is wrong with this ${WRITINGS[kind]} of ${name}? The operators read it.`,
  reasons: {
    spam: 'Spam',
    scam: 'Scam',
    harassment: 'Harassment',
    hate: 'Hate',
    other: 'Other',
  } satisfies Readonly<Record<ReportReason, string>>,
  cancel: 'Cancel',
  done: 'Thank you. An operator will look at it.',
  failed: 'It did not work',
} as const;

interface Reported {
  readonly kind: Writing;
  /** Who wrote it, as they are called here. */
  readonly name: string;
}

/** Asks what is wrong with a text of another person, sends it, and says how it went. Nothing is sent where none is chosen. */
export async function reportText(
  { desktop }: Pick<AppContext, 'desktop'>,
  { kind, name }: Reported,
  send: (reason: ReportReason) => Promise<Result<unknown>>,
): Promise<void> {
  const title = TEXTS.title(kind);
  const answer = await desktop.ask({
    title,
    message: TEXTS.message(kind, name),
    icon: 'question',
    buttons: [...REPORT_REASONS.map((reason) => TEXTS.reasons[reason]), TEXTS.cancel],
    defaultButton: REPORT_REASONS.length,
  });
  const reason = REPORT_REASONS.find((one) => TEXTS.reasons[one] === answer);
  if (reason === undefined) return;
  const sent = await send(reason);
  await desktop.ask(
    sent.ok
      ? { title, message: TEXTS.done, icon: 'info' }
      : { title: TEXTS.failed, message: sent.error.message, icon: 'error' },
  );
}
