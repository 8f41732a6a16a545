import { useState } from 'react';
import { localMinute, type LocalMinute } from '@shared/domain/system/timeWindows.ts';
import { countdownText, openingAt, scheduleText, TIMED_PLACES } from '@shared/domain/town/timeAccess.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { Tabs, type TabPage } from '../../../overlays/controls/Tabs.tsx';
import { useMinute } from '../../../overlays/useMinute.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Explanation } from './Explanation.tsx';
import { TIME_ACCESS_TEXTS as TEXTS } from './texts.ts';
import styles from './timeAccess.module.css';

type Page = 'places' | 'explained';
const PAGES: readonly TabPage<Page>[] = [
  { id: 'places', title: TEXTS.places },
  { id: 'explained', title: TEXTS.explained },
];

/** Time-Based Location Access: six doors that open by Arcadia's clock, and an explanation of their rules (DOOR-3). */
function TimeAccess() {
  const { services } = useApp();
  const { timezone } = useStore(services.time.config);
  const now = useMinute();
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
        {page === 'places' ? <Places now={local} /> : <Explanation now={local} />}
      </Tabs>
      <StatusBar panels={[`${TEXTS.now}: ${time.format(now)}`]} />
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

export default mountReact(TimeAccess);
