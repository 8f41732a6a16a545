import { counted } from '@shared/kernel/counted.ts';

/** What is said of the evening of Friday wherever it is seen. */
export const EVENING_TEXTS = {
  light: 'Light a Candle',
  lit: 'Your candle burns.',
  already: 'Your candle burns already, where you lit it.',
  hidden: 'You are not seen in town, and neither would your candle be. Settings, User, changes that.',
  count: (lit: number, asked: number): string =>
    `${counted(lit, 'candle')} of the ${asked} that the evening asks for`,
  answered: (lit: number): string => `${counted(lit, 'candle')}: as many as the evening asked for`,
  here: (lit: number): string => counted(lit, 'candle'),
  past: 'The evening of Friday',
  there: 'You were there.',
  watched: 'You have seen the recording.',
  watch: 'Watch the Recording',
  train: 'A train stands at Depot Lane. One window is lit.',
  board: 'Board the Train',
  boarded:
    'You sit down where the light is. Nobody asks for a ticket. When you look up, it is the platform that leaves.',
} as const;

/** How many candles the town has lit, of those that the evening asks for. */
export const candlesText = ({ lit, asked }: { readonly lit: number; readonly asked: number }): string =>
  lit >= asked ? EVENING_TEXTS.answered(lit) : EVENING_TEXTS.count(lit, asked);
