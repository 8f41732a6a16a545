import { useState } from 'react';
import type { EpochMs } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { useMinute, useTownMinute } from '../../../overlays/useMinute.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Button } from '../../../overlays/controls/Button.tsx';
import { inNewDay, UntilNext } from '../../../overlays/checkIn/UntilNext.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { monthOf, monthsLater, weeksOf } from '../../../kernel/month.ts';
import { eveningText } from '../../../town/evening/eveningText.ts';
import styles from './dateTime.module.css';

const TEXTS = {
  date: 'Date',
  time: 'Your time',
  arcadia: 'Arcadia',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  day: 'Day',
  night: 'Night',
  alwaysDay: 'Night never falls.',
  checkIn: 'Daily check-in',
  guest: 'Students who are signed in get GUM every day.',
  signIn: 'Sign In',
  asking: 'Asking the school computer...',
  ready: 'It is ready for you.',
  center: 'Gum Center',
  nextIn: 'Next one in',
  unknown: 'The school computer does not answer.',
} as const;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

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
  const evening = useStore(time.evening);
  const now = useMinute();
  const inTown = useTownMinute();
  const at = (moment: EpochMs, timeZone?: string): string =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      ...(timeZone !== undefined && { timeZone }),
    }).format(moment);
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
            <p>{at(now)}</p>
          </div>
        </GroupBox>
        <GroupBox title={TEXTS.arcadia}>
          <p>{at(inTown, timezone)}</p>
          <p>
            {night ? TEXTS.night : TEXTS.day}. {change === undefined ? TEXTS.alwaysDay : `${change}.`}
          </p>
          <p>{eveningText(evening, now, timezone)}.</p>
        </GroupBox>
        <GroupBox title={TEXTS.checkIn}>
          <CheckInTime />
        </GroupBox>
      </div>
    </div>
  );
}

/** Shows a student when the next daily check-in is, and offers a guest to sign in. */
function CheckInTime() {
  const { services, desktop } = useApp();
  const { wallet } = useStore(services.session);
  if (wallet !== null) return <NextCheckIn key={wallet} />;
  return (
    <>
      <p>{TEXTS.guest}</p>
      <Button onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Button>
    </>
  );
}

/** Only the server knows when it is (GUM-9); the Gum Center is where it is claimed. */
function NextCheckIn() {
  const { services, desktop } = useApp();
  const { gum } = services;
  const revision = useStore(gum.revision);
  const { value, failure, again } = useLoaded(
    (signal) => gum.cooldown('daily_checkin', signal),
    [gum, revision],
  );
  if (value === null) return <p role="status">{failure === null ? TEXTS.asking : TEXTS.unknown}</p>;
  if (value.canEarn || value.nextAt === null) {
    return (
      <>
        <p role="status">{value.canEarn ? TEXTS.ready : value.reason}</p>
        <Button onClick={() => desktop.openFor('gum')}>{TEXTS.center}</Button>
      </>
    );
  }
  return (
    <p>
      <UntilNext text={TEXTS.nextIn} at={Date.parse(value.nextAt)} onEnd={inNewDay(again)} />
    </p>
  );
}

/** A month by its weeks, today marked, that can be turned to any other. */
function Calendar({ now }: { readonly now: EpochMs }) {
  const today = new Date(now);
  const [turned, setTurned] = useState(0);
  const { year, month } = monthsLater(monthOf(today), turned);
  const name = MONTH.format(new Date(year, month, 1));
  return (
    <>
      <div className={styles.dateTimeMonth}>
        <Button aria-label={TEXTS.previous} onClick={() => setTurned(turned - 1)}>
          ◄
        </Button>
        <strong role="status">{name}</strong>
        <Button aria-label={TEXTS.next} onClick={() => setTurned(turned + 1)}>
          ►
        </Button>
      </div>
      <table className={styles.dateTimeDays} aria-label={name}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf({ year, month }).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => {
                const isToday = turned === 0 && day === today.getDate();
                return (
                  <td
                    key={weekday}
                    aria-current={isToday ? 'date' : undefined}
                    aria-label={isToday ? DAY.format(today) : undefined}
                  >
                    {day}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Button disabled={turned === 0} onClick={() => setTurned(0)}>
        {TEXTS.today}
      </Button>
    </>
  );
}

export default mountReact(DateTimeWindow);
