import { counted } from '@shared/kernel/counted.ts';

/** What is said of candles and of the evening that was. */
export const EVENING_TEXTS = {
  light: 'Light a Candle',
  lit: 'Your candle burns.',
  already: 'Your candle burns already, where you lit it.',
  hidden: 'You are not seen in town, and neither would your candle be. Settings, User, changes that.',
  past: 'The evening of Friday',
  there: 'You were there.',
  watched: 'You have seen the recording.',
  watch: 'Watch the Recording',
} as const;

/** How many candles the town has lit, of those that the evening asks for. */
export function candlesText({ lit, asked }: { readonly lit: number; readonly asked: number }): string {
  const candles = counted(lit, 'candle');
  return lit >= asked
    ? `${candles}: as many as the evening asked for`
    : `${candles} of the ${asked} that the evening asks for`;
}
