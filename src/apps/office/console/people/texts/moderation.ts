import type { Queue } from '@shared/contract/people/moderation.ts';
import type { Decision, ReportReason, Writing } from '@shared/domain/people/writings.ts';

export const MODERATION_TEXTS = {
  title: 'Moderation',
  queue: 'What people wrote that:',
  queues: { waiting: 'wait for an operator', removed: 'an operator removed' } satisfies Readonly<
    Record<Queue, string>
  >,
  when: 'written (UTC)',
  where: 'where',
  places: {
    message: (room: string): string => room,
    comment: (username: string): string => `page of ${username}`,
    line: (): string => 'guest book',
    work: (kind: string): string => `wall, a ${kind}`,
    signature: (student: string): string => `Yearbook, page of Flunk #${student}`,
  } satisfies Readonly<Record<Writing, (place: string) => string>>,
  who: 'by',
  text: 'text',
  why: 'why it is here',
  held: 'held',
  picture: (title: string): string => `The picture of ${title}`,
  isHeld: 'Its words are those of scams, so that its author alone reads it.',
  removed: 'removed',
  reasons: {
    spam: 'spam',
    scam: 'scam',
    harassment: 'harassment',
    hate: 'hate',
    other: 'other',
  } satisfies Readonly<Record<ReportReason, string>>,
  look: 'Look',
  place: 'Where:',
  wallet: 'Wallet:',
  reports: 'Reports:',
  decisions: {
    remove: 'Remove',
    'put-back': 'Put back',
    release: 'Release',
    dismiss: 'Dismiss reports',
  } satisfies Readonly<Record<Decision, string>>,
  deciding: {
    remove: 'A tombstone takes its place, for everybody.',
    'put-back': 'Everybody reads it again.',
    release: 'Everybody reads it from now on.',
    dismiss: 'It stays, and is here no more until another person reports it.',
  } satisfies Readonly<Record<Decision, string>>,
  decided: {
    remove: 'The text was removed.',
    'put-back': 'The text was put back.',
    release: 'The text was released.',
    dismiss: 'The reports were dismissed.',
  } satisfies Readonly<Record<Decision, string>>,
} as const;
