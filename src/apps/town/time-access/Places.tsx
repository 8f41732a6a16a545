import { useState } from 'react';
import { countdownText, openingAt, scheduleText, TIMED_PLACES } from '@shared/domain/town/timeAccess.ts';
import type { LocalMinute } from '@shared/domain/system/timeWindows.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { TIME_ACCESS_TEXTS as TEXTS } from './texts.ts';
import styles from './timeAccess.module.css';

/** Each place with whether it is open, its hours, how long that lasts, and its door. */
export function Places({ now }: { readonly now: LocalMinute }) {
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
