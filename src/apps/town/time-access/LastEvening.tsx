import { seenEvening, watchedEvening } from '@shared/domain/town/candles.ts';
import { lastEvening, recordedEvening } from '@shared/domain/town/evening.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { useMinute } from '../../../overlays/useMinute.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { candlesText, EVENING_TEXTS as TEXTS } from '../../../overlays/evening/texts.ts';
import { useCandles } from '../../../overlays/evening/useCandles.ts';

/** What is known of the last evening of Friday, and on Saturday and Sunday its recording (EVENING-6, EVENING-9). */
export function LastEvening() {
  const { services, desktop } = useApp();
  const { timezone } = useStore(services.time.config);
  const candles = useCandles();
  const facts = useStore(services.story);
  const now = useMinute();
  const recorded = recordedEvening(now, timezone);
  const { id } = lastEvening(now, timezone);
  const known = facts.has(seenEvening(id))
    ? TEXTS.there
    : facts.has(watchedEvening(id))
      ? TEXTS.watched
      : null;
  if (candles === null && recorded === null && known === null) return false;
  return (
    <GroupBox title={TEXTS.past}>
      <p>
        {candles !== null && `${candlesText(candles)}.`} {known}
      </p>
      {recorded !== null && (
        <p>
          <Button onClick={() => desktop.openFor('town', 'recording')}>{TEXTS.watch}</Button>
        </p>
      )}
    </GroupBox>
  );
}
