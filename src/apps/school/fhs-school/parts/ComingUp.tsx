import { comingUp } from '@shared/domain/school/schoolCalendar.ts';
import { useMinute } from '../../../../overlays/useMinute.ts';
import { MONTH_NAMES } from '@shared/domain/system/days.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import styles from './parts.module.css';

/** How many days are told. */
const TOLD = 3;

/** The next days of the school's calendar (FHS-7). */
export function ComingUp() {
  const now = new Date(useMinute());
  const today = { year: now.getFullYear(), month: now.getMonth(), day: now.getDate() };
  return (
    <section className={styles.comingUp}>
      <h3>{TEXTS.comingUp}</h3>
      <ul className={styles.calendarList}>
        {comingUp(today, TOLD).map(({ year, month, day, label, color }) => (
          <li key={`${year}-${month}-${label}`} data-color={color}>
            <b>
              {MONTH_NAMES[month]?.slice(0, 3)} {day}
            </b>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
