import { useState } from 'react';
import type { Feedback } from '@shared/contract/school/feedback.ts';
import { shortAddress } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Tabs } from '../../../overlays/controls/Tabs.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ScrollArea } from '../../../overlays/controls/panels.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { ReportCard } from './ReportCard.tsx';
import { INBOX_TEXTS, REPORT_TEXTS, INBOX_TEXTS as TEXTS } from './texts.ts';
import styles from './reportCard.module.css';

const MOST = 50;

const PAGES = [
  { id: 'card', title: REPORT_TEXTS.title },
  { id: 'inbox', title: INBOX_TEXTS.title },
] as const;
type Page = (typeof PAGES)[number]['id'];

/** The feedback form, and for administrators what others wrote in it. */
function ReportCardWindow() {
  const { role } = useStore(useApp().services.session);
  const [page, setPage] = useState<Page>('card');
  if (role !== 'ADMIN') return <ReportCard />;
  return (
    <div className={styles.reportWindow}>
      <Tabs label={REPORT_TEXTS.title} pages={PAGES} current={page} onChoose={setPage}>
        {page === 'card' ? <ReportCard /> : <Inbox />}
      </Tabs>
    </div>
  );
}

/** What others wrote, the newest first; the server shows it to administrators alone. */
function Inbox() {
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

export default mountReact(ReportCardWindow);
