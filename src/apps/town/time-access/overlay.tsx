import { useState } from 'react';
import { localMinute, type LocalMinute, isOpen } from '@shared/domain/system/timeWindows.ts';
import { countdownText, openingAt, scheduleText, TIMED_PLACES } from '@shared/domain/town/timeAccess.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { Tabs, type TabPage } from '../../../overlays/controls/Tabs.tsx';
import { useMinute, useTownMinute } from '../../../overlays/useMinute.ts';
import { eveningText } from '../../../town/evening/eveningText.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { Friday } from './Friday.tsx';
import { FRIDAY_TEXTS } from './texts.ts';
import styles from './timeAccess.module.css';

const TEXTS = {
  places: 'Places',
  explained: 'How it works',
  now: 'Current time',
  open: 'Open',
  closed: 'Closed',
  enter: 'Enter',
  entered: (name: string) =>
    `The door of the ${name} opens. It is full of people you have met, and nobody turns round.`,
  shut: (name: string, countdown: string) => `The ${name} is shut. ${countdown}.`,
  rules: [
    'A door has one or more windows of time, in hours. It is open from the first hour up to the last, which is closed itself.',
    'A window that ends before it begins spans midnight. A list of days restricts it to them.',
    'All doors go by the clock of Arcadia, and look at it once a minute.',
  ],
  place: 'Place',
  day: 'Day',
  hour: 'Hour',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type Page = 'places' | 'friday' | 'explained';
const PAGES: readonly TabPage<Page>[] = [
  { id: 'places', title: TEXTS.places },
  { id: 'friday', title: FRIDAY_TEXTS.page },
  { id: 'explained', title: TEXTS.explained },
];

/** Time-Based Location Access: six doors that open by Arcadia's clock, an explanation of their rules (DOOR-3), and the evening of Friday. */
function TimeAccess() {
  const { services } = useApp();
  const { timezone } = useStore(services.time.config);
  const evening = useStore(services.time.evening);
  const now = useMinute();
  const shown = useTownMinute();
  const [page, setPage] = useState<Page>('places');
  const local = localMinute(timezone, now);
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <>
      <Tabs label={TEXTS.places} pages={PAGES} current={page} onChoose={setPage}>
        {page === 'places' && <Places now={local} />}
        {page === 'friday' && <Friday />}
        {page === 'explained' && <Explanation now={local} />}
      </Tabs>
      <StatusBar panels={[`${TEXTS.now}: ${time.format(shown)}`, eveningText(evening, now, timezone)]} />
    </>
  );
}

/** Each place with whether it is open, its hours, how long that lasts, and its door. */
function Places({ now }: { readonly now: LocalMinute }) {
  const { sound } = useApp();
  const [said, setSaid] = useState('');
  return (
    <div className={styles.timeAccess}>
      <ul className={styles.timeAccessPlaces}>
        {TIMED_PLACES.map(({ id, name, description, windows }) => {
          const opening = openingAt(windows, now);
          const countdown = countdownText(opening);
          const enter = (): void => {
            sound(opening.open ? 'welcome' : 'locked');
            setSaid(opening.open ? TEXTS.entered(name) : TEXTS.shut(name, countdown));
          };
          return (
            <li key={id} data-open={opening.open || undefined}>
              <strong>{name}</strong>
              <span className={styles.timeAccessBadge}>{opening.open ? TEXTS.open : TEXTS.closed}</span>
              <span>{description}</span>
              <span>{scheduleText(windows)}</span>
              <span className={styles.timeAccessCountdown}>{countdown}</span>
              <Button disabled={!opening.open} aria-label={`${TEXTS.enter} ${name}`} onClick={enter}>
                {TEXTS.enter}
              </Button>
            </li>
          );
        })}
      </ul>
      <p role="status">{said}</p>
    </div>
  );
}

/** The rules in words, and a door's week by the hour on which a day and an hour can be tried. */
function Explanation({ now }: { readonly now: LocalMinute }) {
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

export default mountReact(TimeAccess);
