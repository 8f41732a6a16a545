import type { Feedback } from '@shared/contract/index.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ScrollArea } from '../../../overlays/controls/panels.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { shortAddress } from '@shared/kernel/units.ts';
import { INBOX_TEXTS as TEXTS } from './texts.ts';
import styles from './reportCard.module.css';

const MOST = 50;

/** What others wrote, the newest first; the server shows it to administrators alone. */
export function Inbox() {
  const { api } = useApp().services;
  const { value, failure, again } = useLoaded(
    (signal) => api.call('GET /api/feedback', { limit: MOST }, { signal }),
    [api],
  );
  return (
    <div className={styles.reportInbox}>
      {failure !== null && (
        <p className={styles.reportProblem} role="alert">
          {failure.message}
        </p>
      )}
      <ScrollArea label={TEXTS.title}>
        {value?.feedback.length === 0 && <p className={styles.reportNone}>{TEXTS.empty}</p>}
        <ul>
          {value?.feedback.map((feedback) => (
            <Entry key={feedback.id} feedback={feedback} />
          ))}
        </ul>
      </ScrollArea>
      <div className="w95-buttons">
        <Button onClick={again}>{TEXTS.refresh}</Button>
      </div>
    </div>
  );
}

function Entry({ feedback }: { readonly feedback: Feedback }) {
  const { user_name, wallet, created_at, issues_found, suggestions } = feedback;
  return (
    <li className={styles.reportEntry}>
      <p>
        <b>{user_name}</b> ({wallet === null ? TEXTS.guest : shortAddress(wallet)}),{' '}
        <time dateTime={created_at}>{created_at.slice(0, 16).replace('T', ' ')} UTC</time>
      </p>
      <dl>
        {issues_found !== null && (
          <div>
            <dt>{TEXTS.issues}</dt>
            <dd>{issues_found}</dd>
          </div>
        )}
        {suggestions !== null && (
          <div>
            <dt>{TEXTS.suggestions}</dt>
            <dd>{suggestions}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
