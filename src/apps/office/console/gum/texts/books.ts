import { counted } from '@shared/kernel/counted.ts';

export const BOOKS_TEXTS = {
  title: 'Books',
  trial: 'Trial balance',
  wallets: 'Wallets',
  issuance: 'Issuance',
  sink: 'Sink',
  sum: 'Sum',
  balanced: (accounts: number, transactions: number): string =>
    `The books balance: ${counted(transactions, 'movement')} of ${counted(accounts, 'wallet')}.`,
  broken: 'The books do not balance. Look at the reconciliation.',
  anomalies: 'Unusual within a day',
  wallet: 'wallet',
  kind: 'what',
  value: 'value',
  statement: 'Statement',
  usual: 'nothing unusual',
  lookedAt: (count: number): string => `${counted(count, 'movement')} looked at`,
} as const;
