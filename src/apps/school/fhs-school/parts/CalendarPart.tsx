import { useState } from 'react';
import { schoolMonth, type SchoolEvent } from '@shared/domain/school/schoolCalendar.ts';
import { monthOf, monthsLater, weeksOf, type Month } from '../../../../kernel/month.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { useMinute } from '../../../../overlays/useMinute.ts';
import { daysOfYear } from '../calendar/schoolDays.ts';
import { saveCalendar } from '../calendar/saveCalendar.ts';
import { MONTH_NAMES } from '@shared/domain/system/days.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import browserStyles from '../browser/browser.module.css';
import partsStyles from './parts.module.css';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const nameOf = ({ year, month }: Month): string => `${MONTH_NAMES[month] ?? ''} ${year}`;

/** The school's calendar, at first at the month that it is here (FHS-7). */
export function CalendarPart() {
  const app = useApp();
  const today = new Date(useMinute());
  const [turned, setTurned] = useState(0);
  const shown = monthsLater(monthOf(today), turned);
  const { title, events } = schoolMonth(shown.year, shown.month);
  const name = nameOf(shown);
  return (
    <section className={partsStyles.calendar}>
      <div className={partsStyles.calendarHead}>
        <Button aria-label={TEXTS.previousMonth} onClick={() => setTurned(turned - 1)}>
          ◄
        </Button>
        <h3 aria-live="polite">
          {name}
          <small>{title}</small>
        </h3>
        <Button aria-label={TEXTS.nextMonth} onClick={() => setTurned(turned + 1)}>
          ►
        </Button>
      </div>
      <MonthTable name={name} month={shown} events={events} today={turned === 0 ? today.getDate() : null} />
      {events.length === 0 ? (
        <p>{TEXTS.noEvents}</p>
      ) : (
        <ul className={partsStyles.calendarList}>
          {events.map((event) => (
            <li key={event.label} data-color={event.color}>
              <b>{event.day}</b>
              <span>
                <EventName label={event.label} />
              </span>
              <button
                type="button"
                className={browserStyles.pageLink}
                aria-label={TEXTS.addDay(event.label)}
                onClick={() => saveCalendar(app, [{ ...shown, ...event }], event.label)}
              >
                {TEXTS.addToCalendar}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={partsStyles.calendarFoot}>
        <Button disabled={turned === 0} onClick={() => setTurned(0)}>
          {TEXTS.thisMonth}
        </Button>
        <Button
          disabled={daysOfYear(shown.year).length === 0}
          onClick={() => saveCalendar(app, daysOfYear(shown.year), String(shown.year))}
        >
          {TEXTS.addYear(shown.year)}
        </Button>
      </div>
    </section>
  );
}

/** The programs that days of the calendar lead to, by what the day is called. */
const PROGRAMS: Readonly<Partial<Record<string, 'picture-day'>>> = { 'Picture Day': 'picture-day' };

/** What a day is called; it leads to its program where this person has it. */
function EventName({ label }: { readonly label: string }) {
  const { desktop } = useApp();
  const purpose = PROGRAMS[label];
  if (purpose === undefined || !desktop.hasFor(purpose)) return label;
  return (
    <button type="button" className={browserStyles.pageLink} onClick={() => desktop.openFor(purpose)}>
      {label}
    </button>
  );
}

interface MonthTableProps {
  readonly name: string;
  readonly month: Month;
  readonly events: readonly SchoolEvent[];
  /** The day of the month that it is today; null: it is another month. */
  readonly today: number | null;
}

function MonthTable({ name, month, events, today }: MonthTableProps) {
  return (
    <table aria-label={name}>
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
              <td key={weekday} aria-current={day !== null && day === today ? 'date' : undefined}>
                {day !== null && <DayCell day={day} events={events} isToday={day === today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  readonly day: number;
  readonly events: readonly SchoolEvent[];
  readonly isToday: boolean;
}

function DayCell({ day, events, isToday }: DayCellProps) {
  return (
    <>
      <b>{day}</b>
      {isToday && <span className="w95-sr"> {TEXTS.today}</span>}
      {events
        .filter((event) => event.day === day)
        .map(({ label, color }) => (
          <span key={label} className={partsStyles.calendarEvent} data-color={color}>
            <span>{label}</span>
          </span>
        ))}
    </>
  );
}
