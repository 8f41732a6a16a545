import { useApp } from '../../../overlays/appContext.ts';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { useMinute } from '../../../overlays/useMinute.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Calendar } from './Calendar.tsx';
import { CheckIn } from './CheckIn.tsx';
import { ClockFace } from './ClockFace.tsx';
import { DATE_TIME_TEXTS as TEXTS } from './texts.ts';
import styles from './dateTime.module.css';

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
