import { useState } from 'react';
import type { AttendanceAnswer } from '@shared/contract/school/gumCenter.ts';
import { monthsLater, weeksOf, type Month } from '../../../kernel/month.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { Loading } from './Loading.tsx';
import { readsOf } from './reads.ts';
import { ATTENDANCE_TEXTS as TEXTS } from './texts.ts';
import { useSchoolDay } from './useSchoolDay.ts';
import styles from './gumCenter.module.css';

/** The stamp of a day on which the student was present: a ring and a tick, a little worn. */
const STAMP = [
  '.........rrrr..........',
  '......rrrr...rrrr......',
  '.....rr.........rr.....',
  '....r...rr...rr...r....',
  '...r..r.........r..r...',
  '..r..r...........r..r..',
  '.rr.r.............r.rr.',
  '.r.............rr....r.',
  '.r.r..........rrr..r...',
  '.r.r..........rr...r.rr',
  'r............rrr......r',
  'r......rr...rrr.......r',
  'r......rrr.rrr........r',
  'rr.r....rrrrr......r.rr',
  '.r.r.....rrrr......r.r.',
  '..........rr.........r.',
  '.rr.r.............r.rr.',
  '.................r..r..',
  '...r............r..r...',
  '....r...rr...rr...r....',
  '.....rr.........r......',
  '......rrrr...r.rr......',
  '.........rrrr..........',
];
const STAMP_INK = { r: '#c01818' };

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month of the server, such as 2028-02, as the calendar counts it. */
const monthNamed = (text: string): Month => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5, 7)) - 1,
});
const nameOf = ({ year, month }: Month): string => `${year}-${String(month + 1).padStart(2, '0')}`;

/** The school's attendance calendar: a stamp on each UTC day with a login (GUM-18). */
export function AttendancePage() {
  const { services } = useApp();
  const revision = useStore(services.gum.revision);
  const day = useSchoolDay();
  const [asked, setAsked] = useState<string | null>(null);
  const { value, failure, again } = useLoaded(
    (signal) => readsOf(services).attendance(asked, signal),
    [asked, revision, day],
  );
  if (value === null || failure !== null) {
    return (
      <div className={styles.gumCenterAttendance}>
        <Loading failure={failure} again={again} />
      </div>
    );
  }
  return <Register attendance={value} onTurn={setAsked} />;
}

interface RegisterProps {
  readonly attendance: AttendanceAnswer;
  readonly onTurn: (month: string) => void;
}

/** Made when the page is first shown, because a formatter takes milliseconds that the window would open later. */
const formatters = () => ({
  month: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
});

function Register({ attendance, onTurn }: RegisterProps) {
  const { services } = useApp();
  const [format] = useState(formatters);
  const streak = useStore(services.gum.balance)?.streak ?? 0;
  const { today, since, month: shown, days } = attendance;
  const month = monthNamed(shown);
  const current = today.slice(0, 7);
  const present = new Set(days);
  const dateOf = (day: number): Date => new Date(Date.UTC(month.year, month.month, day));
  const name = format.month.format(dateOf(1));
  const turn = (count: number): void => onTurn(nameOf(monthsLater(month, count)));
  return (
    <div className={styles.gumCenterAttendance}>
      <div className={styles.gumCenterMonth}>
        <Button aria-label={TEXTS.previous} disabled={shown <= (since ?? current)} onClick={() => turn(-1)}>
          ◄
        </Button>
        <strong role="status">{name}</strong>
        <Button aria-label={TEXTS.next} disabled={shown >= current} onClick={() => turn(1)}>
          ►
        </Button>
      </div>
      <table className={styles.gumCenterRegister} aria-label={name}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => (
                <RegisterDay
                  key={weekday}
                  day={day}
                  date={day === null ? '' : format.day.format(dateOf(day))}
                  present={day !== null && present.has(day)}
                  isToday={day !== null && `${shown}-${String(day).padStart(2, '0')}` === today}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {TEXTS.sum(name, days.length)} {TEXTS.streak(streak)}
      </p>
      <p>{TEXTS.rule}</p>
    </div>
  );
}

interface RegisterDayProps {
  readonly day: number | null;
  readonly date: string;
  readonly present: boolean;
  readonly isToday: boolean;
}

function RegisterDay({ day, date, present, isToday }: RegisterDayProps) {
  if (day === null) return <td />;
  return (
    <td aria-current={isToday ? 'date' : undefined} data-present={present || undefined}>
      <span aria-hidden>{day}</span>
      <span className="w95-sr">{present ? TEXTS.present(date) : isToday ? TEXTS.today(date) : date}</span>
      {present && <PixelPicture rows={STAMP} colors={STAMP_INK} />}
    </td>
  );
}
