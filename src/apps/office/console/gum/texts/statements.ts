import { OPERATOR_GIFTS } from '@shared/domain/office/operatorGifts.ts';
import type { AnomalyKind } from '@shared/domain/office/anomalies.ts';
import { counted } from '@shared/kernel/counted.ts';

export const ANOMALY_NAMES: Readonly<Record<AnomalyKind, (value: number) => string>> = {
  rate: (value) => `moved GUM ${counted(value, 'time')} in an hour`,
  size: (value) => `moved ${value} GUM at once`,
  fresh: (value) => `new, and earned ${value} GUM`,
};

export const STATEMENT_TEXTS = {
  title: 'Statements',
  wallet: 'Wallet:',
  show: 'Show',
  notAnAddress: 'A wallet is 0x and 16 digits, 0 to 9 and a to f.',
  choose: 'Type a wallet to see its movements.',
  balance: (username: string | null, wallet: string, balance: number): string =>
    `${username === null ? wallet : `${username} (${wallet})`} has ${balance} GUM`,
  when: 'when (UTC)',
  amount: 'amount',
  source: 'source',
  by: 'by',
  why: 'reason',
  undo: 'Undo',
  undone: 'undone',
  undoes: (id: string): string => `undoes ${id}`,
  adjust: 'Adjust...',
  adjustLabel: 'Amount:',
  amountNote: 'Negative takes away.',
  notAnAmount: 'An amount is a whole number other than 0, a million at most.',
  tooMuch: `One adjustment gives ${OPERATOR_GIFTS.act} GUM at most, and one administrator ${OPERATOR_GIFTS.day} a day.`,
  adjustTitle: 'Adjust GUM',
  give: (amount: number): string => `This gives ${amount} GUM to the wallet.`,
  take: (amount: number): string => `This takes ${amount} GUM from the wallet.`,
  adjusted: 'The balance was adjusted.',
  undoTitle: 'Undo an adjustment',
  undoing: (amount: number): string => `This moves ${amount} GUM, which undoes the adjustment.`,
  wasUndone: 'The adjustment was undone.',
  walletDetail: 'Wallet',
  csv: 'Save as CSV',
  reading: (count: number): string => `${counted(count, 'movement')} read...`,
  saved: (count: number): string => `${counted(count, 'movement')} saved.`,
  fileName: (wallet: string): string => `gum-${wallet}.csv`,
} as const;
