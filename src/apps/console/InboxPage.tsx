import type { Feedback } from '../../../supabase/functions/_shared/contract/index.ts';
import { ok } from '../../../supabase/functions/_shared/kernel/result.ts';
import { shortAddress } from '../../../supabase/functions/_shared/kernel/units.ts';
import { useApp } from '../../overlays/appContext.ts';
import { ScrollArea } from '../../overlays/controls/panels.tsx';
import { momentOf, PageTurner, Problem } from './parts.tsx';
import { CONSOLE_TEXTS } from './texts/console.ts';
import { INBOX_TEXTS as TEXTS } from './texts/inbox.ts';
import { usePaged } from './usePaged.ts';

/** What people wrote in the Report Card, all of it, page by page (CONSOLE-11). */
export function InboxPage() {
  const { api } = useApp().services;
  const list = usePaged<Feedback>(async (cursor, signal) => {
    const answer = await api.call('GET /api/feedback', cursor === undefined ? {} : { cursor }, { signal });
    return answer.ok ? ok({ items: answer.value.feedback, next: answer.value.next }) : answer;
  });
  return (
    <>
      <Problem failure={list.failure} />
      <ScrollArea label={TEXTS.title}>
        {list.items?.length === 0 && <p className="console-entry">{CONSOLE_TEXTS.none}</p>}
        <ul>
          {list.items?.map(({ id, user_name, wallet, created_at, issues_found, suggestions }) => (
            <li key={id} className="console-entry">
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
            </li>
          ))}
        </ul>
      </ScrollArea>
      <PageTurner list={list} />
    </>
  );
}
