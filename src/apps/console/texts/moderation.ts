import type { Queue } from '../../../../supabase/functions/_shared/contract/index.ts';
import type { Decision, ReportReason } from '../../../../supabase/functions/_shared/domain/chat.ts';

export const MODERATION_TEXTS = {
  title: 'Moderation',
  queue: 'Messages that:',
  queues: { waiting: 'wait for an operator', removed: 'an operator removed' } satisfies Readonly<
    Record<Queue, string>
  >,
  when: 'written (UTC)',
  room: 'room',
  who: 'by',
  text: 'message',
  why: 'why it is here',
  held: 'held',
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
  wallet: 'Wallet:',
  reports: 'Reports:',
  decisions: {
    remove: 'Remove',
    'put-back': 'Put back',
    release: 'Release',
    dismiss: 'Dismiss reports',
  } satisfies Readonly<Record<Decision, string>>,
  deciding: {
    remove: 'A tombstone takes the place of the message, for everybody.',
    'put-back': 'Everybody reads the message again.',
    release: 'Everybody reads the message from now on.',
    dismiss: 'The message stays, and is here no more until another person reports it.',
  } satisfies Readonly<Record<Decision, string>>,
  decided: {
    remove: 'The message was removed.',
    'put-back': 'The message was put back.',
    release: 'The message was released.',
    dismiss: 'The reports were dismissed.',
  } satisfies Readonly<Record<Decision, string>>,
} as const;
