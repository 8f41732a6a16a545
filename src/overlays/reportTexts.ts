import type { ReportReason, Writing } from '@shared/domain/people/writings.ts';

const WRITINGS: Readonly<Record<Writing, string>> = {
  message: 'message',
  comment: 'comment',
  line: 'line',
  work: 'work',
  signature: 'signature',
};

export const REPORT_TEXTS = {
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
