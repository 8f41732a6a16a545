import { useState } from 'react';
import { countdownText, openingAt, TIMED_PLACES } from '@shared/domain/town/timeAccess.ts';
import { isOpen, type LocalMinute } from '@shared/domain/system/timeWindows.ts';
import { Select } from '../../../overlays/controls/Select.tsx';
import { TIME_ACCESS_TEXTS as TEXTS } from './texts.ts';
import styles from './timeAccess.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The rules in words, and a door's week by the hour on which a day and an hour can be tried. */
export function Explanation({ now }: { readonly now: LocalMinute }) {
  const [place, setPlace] = useState(TIMED_PLACES[0]?.id ?? '');
  const [tried, setTried] = useState({ day: now.day, hour: now.hour });
  const windows = TIMED_PLACES.find(({ id }) => id === place)?.windows ?? [];
  const opening = openingAt(windows, { ...tried, minute: 0 });
  return (
    <div className={styles.timeAccess}>
      {TEXTS.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      <div className={styles.timeAccessChoices}>
        <Select
          label={TEXTS.place}
          options={TIMED_PLACES.map(({ id, name }) => ({ id, title: name }))}
          value={place}
          onChoose={setPlace}
        />
        <Select
          label={TEXTS.day}
          options={TEXTS.days.map((title, day) => ({ id: `${day}`, title }))}
          value={`${tried.day}`}
          onChoose={(day) => setTried({ ...tried, day: Number(day) })}
        />
        <Select
          label={TEXTS.hour}
          options={HOURS.map((hour) => ({ id: `${hour}`, title: `${hour}:00` }))}
          value={`${tried.hour}`}
          onChoose={(hour) => setTried({ ...tried, hour: Number(hour) })}
        />
      </div>
      <div className={styles.timeAccessWeek} aria-hidden="true">
        {TEXTS.days.map((name, day) => (
          <div key={name}>
            <span>{name.slice(0, 3)}</span>
            {HOURS.map((hour) => (
              <i
                key={hour}
                data-open={isOpen(windows, { day, hour }) || undefined}
                data-tried={(day === tried.day && hour === tried.hour) || undefined}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status">
        <strong>{opening.open ? TEXTS.open : TEXTS.closed}.</strong> {countdownText(opening)}.
      </p>
    </div>
  );
}
