import { shortAddress } from '@shared/kernel/units.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Checkbox } from '../../../../overlays/controls/Checkbox.tsx';
import { ScrollArea } from '../../../../overlays/controls/panels.tsx';
import type { PageProps } from '../pages.ts';
import { momentOf, PageTurner, Problem } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { INBOX_TEXTS as TEXTS } from './texts/inbox.ts';
import { usePaged } from '../parts/usePaged.ts';
import styles from '../console.module.css';

/** What people wrote in the Report Card, all of it, page by page, and what of it is done (CONSOLE-11). */
export function InboxPage({ report }: Pick<PageProps, 'report'>) {
  const { api } = useApp().services;
  const list = usePaged(
    (page, signal) => api.call('GET /api/feedback', page, { signal }),
    ({ feedback }) => feedback,
  );
  const tick = async (id: string, done: boolean): Promise<void> => {
    const answer = await api.call('POST /api/console/feedback/done', { id, done });
    if (!answer.ok) report(answer.error.message);
    list.again();
  };
  return (
    <>
      <Problem failure={list.failure} again={list.again} />
      <ScrollArea label={TEXTS.title}>
        {list.items === null && list.failure === null && (
          <p className={styles.consoleEntry}>{CONSOLE_TEXTS.loading}</p>
        )}
        {list.items?.length === 0 && <p className={styles.consoleEntry}>{CONSOLE_TEXTS.none}</p>}
        <ul>
          {list.items?.map(({ id, user_name, wallet, created_at, done_at, issues_found, suggestions }) => (
            <li key={id} className={styles.consoleEntry}>
              <p>
                <b>{user_name}</b> ({wallet === null ? TEXTS.guest : shortAddress(wallet)}),{' '}
                {momentOf(created_at)}
              </p>
              {issues_found !== null && (
                <p>
                  <b>{TEXTS.issues}</b> {issues_found}
                </p>
              )}
              {suggestions !== null && (
                <p>
                  <b>{TEXTS.suggestions}</b> {suggestions}
                </p>
              )}
              <Checkbox checked={done_at !== null} onCheck={(done) => void tick(id, done)}>
                <span aria-hidden>{TEXTS.done}</span>
                <span className="w95-sr">{TEXTS.doneOf(user_name)}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </ScrollArea>
      <PageTurner list={list} />
    </>
  );
}
