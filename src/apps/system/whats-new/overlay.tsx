import { useAnnouncements } from '../../../overlays/announcements/announcements.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ScrollArea } from '../../../overlays/controls/panels.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { releasesFor } from './changelog.ts';
import styles from './whatsNew.module.css';

const TEXTS = {
  heading: "What's New",
  lead: 'in Flunks 95',
  close: 'Close',
} as const;

/** The day of a release or an announcement, for a person: read in UTC, it is the same day everywhere. */
function dayText(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** What's New: the changelog, newest first (WELCOME-4). */
function WhatsNewWindow() {
  const { close, desktop } = useApp();
  const announcements = useAnnouncements('whats-new');
  return (
    <div className={styles.whatsNew}>
      <header className={styles.whatsNewHead}>
        <Icon name="whats-new" />
        <h2>
          <b>{TEXTS.heading}</b> {TEXTS.lead}
        </h2>
      </header>
      <ScrollArea label={TEXTS.heading}>
        {announcements.map(({ id, title, text, starts_at }) => (
          <article key={id} className={styles.whatsNewRelease}>
            <h3>
              <span>{title}</span>
              <time dateTime={starts_at}>{dayText(starts_at)}</time>
            </h3>
            <p>{text}</p>
          </article>
        ))}
        {releasesFor(desktop.has).map(({ date, headline, changes }) => (
          <article key={date} className={styles.whatsNewRelease}>
            <h3>
              <span>{headline}</span>
              <time dateTime={date}>{dayText(date)}</time>
            </h3>
            <dl>
              {changes.map(({ title, paragraphs }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  {paragraphs.map((paragraph) => (
                    <dd key={paragraph}>{paragraph}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </article>
        ))}
      </ScrollArea>
      <div className={styles.whatsNewFoot}>
        <Button default data-autofocus onClick={close}>
          {TEXTS.close}
        </Button>
      </div>
    </div>
  );
}

export default mountReact(WhatsNewWindow);
