import { useApp } from '../../overlays/appContext.ts';
import { Button } from '../../overlays/controls/Button.tsx';
import { Icon } from '../../overlays/controls/Icon.tsx';
import { ScrollArea } from '../../overlays/controls/panels.tsx';
import { releasesFor } from './changelog.ts';
import { dayText, WHATS_NEW_TEXTS as TEXTS } from './texts.ts';
import './whatsNew.css';

/** What's New: the changelog, newest first (WELCOME-4). */
export function WhatsNewWindow() {
  const { close, desktop } = useApp();
  return (
    <div className="whats-new">
      <header className="whats-new-head">
        <Icon name="whats-new" />
        <h2>
          <b>{TEXTS.heading}</b> {TEXTS.lead}
        </h2>
      </header>
      <ScrollArea label={TEXTS.heading}>
        {releasesFor(desktop.has).map(({ date, headline, changes }) => (
          <article key={date} className="whats-new-release">
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
      <div className="whats-new-foot">
        <Button default data-autofocus onClick={close}>
          {TEXTS.close}
        </Button>
      </div>
    </div>
  );
}
