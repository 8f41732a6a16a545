import { useState } from 'react';
import type { EpochMs } from '@shared/kernel/units.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { monthOf, monthsLater, weeksOf } from '../../../kernel/month.ts';
import { DATE_TIME_TEXTS as TEXTS } from './texts.ts';
import styles from './dateTime.module.css';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month by its weeks, today marked, that can be turned to any other. */
export function Calendar({ now }: { readonly now: EpochMs }) {
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
