import { useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Tabs } from '../../../overlays/controls/Tabs.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Inbox } from './Inbox.tsx';
import { ReportCard } from './ReportCard.tsx';
import { INBOX_TEXTS, REPORT_TEXTS } from './texts.ts';
import styles from './reportCard.module.css';

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

export default mountReact(ReportCardWindow);
