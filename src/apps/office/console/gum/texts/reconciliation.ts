import { counted } from '@shared/kernel/counted.ts';

export const RECONCILIATION_TEXTS = {
  title: 'Reconciliation',
  when: 'when (UTC)',
  movements: 'movements',
  wallets: 'wallets',
  took: 'ms',
  problems: 'problems',
  findings: 'Findings',
  check: 'check',
  subject: 'of',
  detail: 'what is wrong',
  now: 'Go through now',
  going: 'Going through...',
  done: 'The books were gone through. Nothing was changed.',
  never: 'not yet',
  sound: (when: string): string => `Nothing wrong at ${when}.`,
  foundAt: (when: string, problems: number): string => `${when}: ${counted(problems, 'problem')}`,
  checks: {
    entry: 'two sides',
    balance: 'balance',
    account: 'account',
    source: 'source',
    day: 'day',
    daily: 'once a day',
    cause: 'cause',
  } as Readonly<Record<string, string>>,
} as const;
