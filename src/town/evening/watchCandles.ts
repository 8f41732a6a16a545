import type { Candles } from '@shared/domain/town/candles.ts';
import type { AppContext } from '../../kernel/app.ts';

/** Tells which candles the town has lit on the evening that it is, as often as that changes. The answer ends it. */
export function watchCandles(
  { presence, time }: Pick<AppContext['services'], 'presence' | 'time'>,
  show: (places: Candles['places']) => void,
): () => void {
  function tell(): void {
    const candles = presence.candles.get();
    show(candles !== null && candles.evening === time.evening.get().id ? candles.places : {});
  }
  const stops = [presence.candles.subscribe(tell), time.evening.subscribe(tell)];
  tell();
  return () => stops.forEach((stop) => stop());
}
