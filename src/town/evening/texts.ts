import { counted } from '@shared/kernel/counted.ts';

/** What the town itself says of its evening. */
export const EVENING_TEXTS = {
  here: (lit: number): string => counted(lit, 'candle'),
  train: 'A train stands at Depot Lane. One window is lit.',
} as const;
