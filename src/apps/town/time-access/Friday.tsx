import { systemClock } from '@shared/kernel/clock.ts';
import { isWanted, wanting } from '@shared/domain/people/news.ts';
import { DOCUMENTS } from '@shared/domain/system/disk/entries.ts';
import { seenEvening, watchedEvening } from '@shared/domain/town/candles.ts';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { lastEvening, nextEveningAt, recordedEvening } from '@shared/domain/town/evening.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { candlesText, EVENING_TEXTS } from '../../../overlays/evening/texts.ts';
import { useCandles } from '../../../overlays/evening/useCandles.ts';
import { giveFile } from '../../../overlays/giveFile.ts';
import { textFile } from '../../../overlays/textFile.ts';
import { useMinute } from '../../../overlays/useMinute.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { eveningCalendar } from './eveningCalendar.ts';
import { FRIDAY_TEXTS as TEXTS } from './texts.ts';
import styles from './timeAccess.module.css';

/** The evening of Friday: what comes, when it is by the person's own clock, and how they are told (NEWS-11, NEWS-12). */
export function Friday() {
  const app = useApp();
  const { timezone } = useStore(app.services.time.config);
  const now = useMinute();
  const begins = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(nextEveningAt(now, timezone));
  const give = (): void => {
    const text = eveningCalendar({ title: TEXTS.title, about: TEXTS.what }, systemClock.now());
    giveFile(app, { file: textFile(text, 'text/calendar'), name: TEXTS.file, folder: DOCUMENTS });
  };
  return (
    <div className={styles.timeAccess}>
      <p>{TEXTS.what}</p>
      <p>
        {TEXTS.here} <strong>{begins}</strong>
      </p>
      <LastEvening />
      <GroupBox title={TEXTS.told}>
        <Told />
      </GroupBox>
      {timezone === DEFAULT_TIME_CONFIG.timezone && (
        <GroupBox title={TEXTS.calendar}>
          <p>{TEXTS.calendarNote}</p>
          <p>
            <Button onClick={give}>{TEXTS.add}</Button>
          </p>
        </GroupBox>
      )}
    </div>
  );
}

/** The tick by which the Beeper tells a person an hour before; a guest has none. */
function Told() {
  const { services, desktop } = useApp();
  const { wallet } = useStore(services.session);
  const choices = useStore(services.settings);
  const isGuest = wallet === null;
  return (
    <>
      <Checkbox
        checked={!isGuest && isWanted('evening', choices)}
        disabled={isGuest}
        onCheck={(isOn) => services.settings.change(wanting('evening', isOn, choices))}
      >
        {TEXTS.tell}
      </Checkbox>
      <p>{isGuest ? TEXTS.guest : TEXTS.tellNote}</p>
      {isGuest && (
        <p>
          <Button onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Button>
        </p>
      )}
    </>
  );
}

/** What is known of the last evening of Friday, and on Saturday and Sunday its recording (EVENING-6, EVENING-9). */
function LastEvening() {
  const { services, desktop } = useApp();
  const { timezone } = useStore(services.time.config);
  const candles = useCandles();
  const facts = useStore(services.story);
  const now = useMinute();
  const recorded = recordedEvening(now, timezone);
  const { id } = lastEvening(now, timezone);
  const known = facts.has(seenEvening(id))
    ? EVENING_TEXTS.there
    : facts.has(watchedEvening(id))
      ? EVENING_TEXTS.watched
      : null;
  if (candles === null && recorded === null && known === null) return false;
  return (
    <GroupBox title={EVENING_TEXTS.past}>
      <p>
        {candles !== null && `${candlesText(candles)}.`} {known}
      </p>
      {recorded !== null && (
        <p>
          <Button onClick={() => desktop.openFor('town', 'recording')}>{EVENING_TEXTS.watch}</Button>
        </p>
      )}
    </GroupBox>
  );
}
