import { candlesText } from '../../../../overlays/evening/texts.ts';
import { useCandles } from '../../../../overlays/evening/useCandles.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import partsStyles from './parts.module.css';

/** How many candles the town lit on the last Friday, once anybody was there (EVENING-6). */
export function LastEvening() {
  const candles = useCandles();
  if (candles === null) return false;
  return (
    <section className={partsStyles.comingUp}>
      <h3>{TEXTS.lastEvening}</h3>
      <p>{candlesText(candles)}.</p>
    </section>
  );
}
