import { useEffect, useRef, useState } from 'react';
import type { NewsItem } from '@shared/contract/people/news.ts';
import { newsLines, newsOpens, newsText, type NewsLine } from '@shared/domain/people/news.ts';
import { ok } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Link } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ScrollArea } from '../../../overlays/controls/panels.tsx';
import { NotRead } from '../../../overlays/controls/WindowState.tsx';
import { ProfilePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { NEWS_SEEN, readNews, type NewsPage } from '../../../services/news/newsCalls.ts';
import { TEXTS } from './texts.ts';
import styles from './beeper.module.css';

interface ListProps {
  readonly wallet: Address;
  /** Null: the person has no profile. */
  readonly username: string | null;
}

/** What happened to the wallet, newest first. While it is seen, what came is marked as seen on every device (NEWS-3). */
export function NewsList({ wallet, username }: ListProps) {
  const { clock, desktop, services, visible } = useApp();
  const { api, tabs } = services;
  const isSeen = useStore(visible);
  const { header } = useStore(api.unread);
  // Read again when something comes, and not because it was seen: what is new stays marked while the window shows it.
  const [heard, setHeard] = useState(header);
  if (header !== null && header !== heard) setHeard(header);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const kept = useRef<{ readonly of: string; readonly pages: readonly NewsPage[] }>({ of: '', pages: [] });
  const { value, failure, again } = useLoaded(
    async (signal) => {
      const of = `${wallet} ${heard ?? ''}`;
      // Older pages come to those that are there, unless something has come since.
      const pages = kept.current.of === of ? [...kept.current.pages] : [];
      for (const cursor of [undefined, ...cursors].slice(pages.length)) {
        const read = await readNews(api, wallet, { cursor, signal });
        if (!read.ok) return read;
        pages.push(read.value);
      }
      if (!signal.aborted) kept.current = { of, pages };
      return ok(pages);
    },
    [wallet, cursors, heard],
  );
  const news = value?.flatMap((page) => page.news) ?? [];
  const newest = news.find(({ read }) => !read)?.id;
  useEffect(() => {
    if (!isSeen || newest === undefined) return;
    void api.call('POST /api/news/seen', { wallet, upTo: newest }).then((answer) => {
      if (answer.ok) tabs.tell(NEWS_SEEN, { wallet });
    });
  }, [api, isSeen, newest, tabs, wallet]);

  if (value === null) {
    return <NotRead icon="beeper" failure={failure} texts={TEXTS} again={again} />;
  }
  const next = value.at(-1)?.next ?? null;
  return (
    <ScrollArea label={TEXTS.list}>
      {username === null && (
        <p className={styles.beeperNote}>
          {TEXTS.noName} <Link onClick={() => desktop.openFor('profile')}>{TEXTS.createProfile}</Link>
        </p>
      )}
      {news.length === 0 && <p className={styles.beeperEmpty}>{TEXTS.empty}</p>}
      <ul>
        {newsLines(news).map((line) => (
          <Line key={line.newest.id} line={line} me={username} now={clock.now()} />
        ))}
      </ul>
      {next !== null && (
        <p className={styles.beeperNote}>
          <Link onClick={() => setCursors([...cursors, next])}>{TEXTS.older}</Link>
        </p>
      )}
    </ScrollArea>
  );
}

interface LineProps {
  readonly line: NewsLine<NewsItem>;
  readonly me: string | null;
  /** By the clock of what is drawn (ms). */
  readonly now: number;
}

/** One line: who and what, pressed to go there. */
function Line({ line, me, now }: LineProps) {
  const { appId, desktop } = useApp();
  const { profile_icon: picture, created_at: at, read } = line.newest;
  const { app, params } = newsOpens(line.newest, me);
  const text = (
    <>
      {!read && <span className={styles.beeperNew}>{TEXTS.unread}</span>}
      {newsText(line)}
    </>
  );
  return (
    <li className={styles.beeperLine} data-unread={!read || undefined}>
      {picture === null ? <Icon name="beeper" /> : <ProfilePicture icon={picture} />}
      <p>
        {app === appId || !desktop.has(app) ? (
          <span>{text}</span>
        ) : (
          <Link onClick={() => desktop.open(app, params)}>{text}</Link>
        )}
      </p>
      <time dateTime={at}>{TEXTS.when(at, now)}</time>
    </li>
  );
}
