import { useApp } from '../../../overlays/appContext.ts';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { useMinute } from '../../../overlays/useMinute.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Calendar } from './Calendar.tsx';
import { CheckIn } from './CheckIn.tsx';
import { DATE_TIME_TEXTS as TEXTS } from './texts.ts';
import styles from './dateTime.module.css';

const TWELVE = Array.from({ length: 12 }, (_, hour) => hour);

/** A clock with two hands. What it shows is written beside it, so that screen readers pass it by. */
function ClockFace({ time }: { readonly time: Date }) {
  const minutes = time.getMinutes();
  const hours = (time.getHours() % 12) + minutes / 60;
  return (
    <svg className={styles.dateTimeClock} viewBox="-50 -50 100 100" aria-hidden="true">
      {TWELVE.map((hour) => (
        <rect
          key={hour}
          className={styles.dateTimeMark}
          x={-2}
          y={-46}
          width={4}
          height={hour % 3 === 0 ? 8 : 4}
          transform={`rotate(${hour * 30})`}
        />
      ))}
      <path className={styles.dateTimeHand} d="M-3 6L0-26 3 6z" transform={`rotate(${hours * 30})`} />
      <path className={styles.dateTimeHand} d="M-2 8L0-40 2 8z" transform={`rotate(${minutes * 6})`} />
    </svg>
  );
}

/** The calendar, the time here and in Arcadia, and when the next check-in is (TIME-7). */
function DateTimeWindow() {
  const { services } = useApp();
  const { time } = services;
  const { timezone } = useStore(time.config);
  const night = useStore(time.night);
  const now = useMinute();
  const at = (timeZone?: string): string =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      ...(timeZone !== undefined && { timeZone }),
    }).format(now);
  const change = time.nextTransition()?.label;
  return (
    <div className={styles.dateTime}>
      <GroupBox title={TEXTS.date}>
        <Calendar now={now} />
      </GroupBox>
      <div className={styles.dateTimeTimes}>
        <GroupBox title={TEXTS.time}>
          <div className={styles.dateTimeHere}>
            <ClockFace time={new Date(now)} />
            <p>{at()}</p>
          </div>
        </GroupBox>
        <GroupBox title={TEXTS.arcadia}>
          <p>{at(timezone)}</p>
          <p>
            {night ? TEXTS.night : TEXTS.day}. {change === undefined ? TEXTS.alwaysDay : `${change}.`}
          </p>
        </GroupBox>
        <GroupBox title={TEXTS.checkIn}>
          <CheckIn />
        </GroupBox>
      </div>
    </div>
  );
}

export default mountReact(DateTimeWindow);
