import { hoursText, SCHOOL_HOURS, schoolOpening } from '@shared/domain/school/schoolHours.ts';
import { countdownText } from '@shared/domain/town/timeAccess.ts';
import type { LocalMinute } from '@shared/domain/system/timeWindows.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import { useArcadia } from './useArcadia.ts';
import styles from './parts.module.css';

/** What is open now, and when that changes (FHS-4). */
export function HoursTable() {
  const now = useArcadia();
  return (
    <section className={styles.hours}>
      <h3>{TEXTS.hours}</h3>
      <table aria-label={TEXTS.hours}>
        <tbody>
          {SCHOOL_HOURS.map((hours) => {
            const opening = schoolOpening(hours, now);
            return (
              <tr key={hours.name} data-open={opening.open || undefined}>
                <th scope="row">
                  {hours.name}
                  <small>{hoursText(hours)}</small>
                </th>
                <td>
                  <b>{opening.open ? TEXTS.openNow : TEXTS.closed}</b>
                  <small>{countdownText(opening)}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{TEXTS.arcadiaTime(clockText(now))}</p>
    </section>
  );
}

const clockText = ({ hour, minute }: LocalMinute): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
