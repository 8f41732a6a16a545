import { readUnread, UNREAD_MOST, type Unread } from '@shared/domain/people/unread.ts';
import { newsIcon, newsLines, newsOpens, newsText, type News } from '@shared/domain/people/news.ts';
import { compareIds } from '@shared/kernel/rowIds.ts';
import type { Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { Writable } from '../../kernel/store.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import { NO_NEWS, type NewsMark } from '../../os/shell.ts';
import type { WebServices } from '../../services/index.ts';
import { NEWS_SEEN, readNews } from '../../services/news/newsCalls.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import { readNewsMessage, SWITCHED_ON } from '../../services/push/messages.ts';
import type { Programs } from '../programs/programs.ts';

/** A page to which the server has said nothing for so long (ms) asks by itself, while it is looked at. */
export const ASK_AFTER_MS = 600_000;
/** A page that is looked at again asks where the server has said nothing for so long (ms). */
export const ASK_AGAIN_AFTER_MS = 60_000;

/** The newest news of a wallet that this browser has shown a toast for. */
const TOLD: StoredValue<{ readonly wallet: string; readonly newest: string }> = {
  name: 'news-told',
  version: 1,
  read: shape.reader(shape.object({ wallet: shape.string, newest: shape.string })),
};

type Sources = Pick<WebServices, 'api' | 'session' | 'storage' | 'tabs'> & {
  readonly desktop: DesktopActor;
  readonly programs: Pick<Programs, 'open' | 'openFor' | 'toast'>;
  readonly mark: Writable<NewsMark>;
  readonly page: Pick<Document, 'addEventListener' | 'hidden'>;
};

/**
 * Shows what of the person's news is unread: in the tray, on the icons of the programs that it belongs to, and once a browser
 * in a toast (NEWS-9). It hears of it by whatever the page asks the server anyhow (NEWS-3).
 */
export function watchNews(sources: Sources): void {
  const { api, session, tabs, mark, page } = sources;
  const ask = (): void => {
    const { wallet } = session.get();
    if (wallet !== null) void readNews(api, wallet);
  };
  /** The newest that was read for the mark. */
  let known: { readonly wallet: Address; readonly newest: string } | null = null;

  async function hear(): Promise<void> {
    const { wallet, username } = session.get();
    const unread = wallet === null ? null : readUnread(api.unread.get().header);
    if (wallet === null || unread === null) {
      mark.set(NO_NEWS);
      known = null;
      return;
    }
    mark.set({ ...mark.get(), unread: unread.count });
    if (known?.wallet === wallet && compareIds(unread.newest, known.newest) <= 0) return;
    known = { wallet, newest: unread.newest };
    const read = await readNews(api, wallet);
    if (!read.ok || session.get().wallet !== wallet) return;
    const news = read.value.news.filter((one) => !one.read);
    mark.set({ unread: Math.min(news.length, UNREAD_MOST), byApp: countByApp(news) });
    await announce(sources, { wallet, username, unread }, news);
  }

  const clock = watchSilence(page, ask);
  api.unread.subscribe(() => {
    clock.heard();
    void hear();
  });
  session.subscribe(() => void hear());
  tabs.on(NEWS_SEEN, ({ wallet }) => {
    if (wallet === session.get().wallet) mark.set(NO_NEWS);
  });
  void hear();
  listenToWorker(sources, ask);
  keepPushing(sources);
}

/** Hears of its worker that news was pushed, which is asked for at once, and that a person pressed it where it was shown (PUSH-8). */
function listenToWorker({ programs }: Sources, ask: () => void): void {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  serviceWorker?.addEventListener('message', ({ data }) => {
    const message = readNewsMessage(data);
    if (message?.type === 'NEWS_CAME') ask();
    if (message?.type === 'OPEN_NEWS') programs.open(message.app, message.params ?? undefined);
  });
}

/** Goes on telling this device once its person is signed in again (PUSH-1). */
function keepPushing({ api, storage, session }: Sources): void {
  let last: Address | null = null;
  const look = (): void => {
    const { wallet } = session.get();
    const isNew = wallet !== last;
    last = wallet;
    if (wallet === null || !isNew || storage.lasting.get(SWITCHED_ON) !== wallet) return;
    // Where its code does not come the next start has it go on.
    void import('../../services/push/push.ts').then(
      ({ goOn, thisBrowser }) => goOn({ api, storage, browser: thisBrowser() }, wallet),
      () => undefined,
    );
  };
  session.subscribe(look);
  look();
}

/** How much of the news belongs to each program. */
function countByApp(news: readonly News[]): NewsMark['byApp'] {
  const counts: Record<string, number> = {};
  for (const { kind } of news) {
    const app = newsIcon(kind);
    counts[app] = (counts[app] ?? 0) + 1;
  }
  return counts;
}

interface Told {
  readonly wallet: Address;
  readonly username: string | null;
  readonly unread: Unread;
}

/** Shows what came since the last toast of this browser, in one toast; what belongs to the window in front is seen there. */
async function announce(
  { storage, tabs, programs, desktop }: Sources,
  { wallet, username, unread }: Told,
  news: readonly News[],
): Promise<void> {
  const fresh = await tabs.alone('news-toast', async () => {
    const kept = storage.lasting.get(TOLD);
    const last = kept?.wallet === wallet ? kept.newest : '';
    if (compareIds(unread.newest, last) <= 0) return [];
    storage.lasting.set(TOLD, { wallet, newest: unread.newest });
    return news.filter(({ id }) => compareIds(id, last) > 0);
  });
  const inFront = appInFront(desktop);
  const lines = newsLines(fresh.filter((one) => newsOpens(one, username).app !== inFront));
  const [first, second] = lines;
  if (first === undefined || inFront === 'beeper') return;
  const { app, params } = newsOpens(first.newest, username);
  const isAlone = second === undefined && app !== 'beeper';
  programs.toast({
    title: newsText(first),
    description: second === undefined ? PRESS : moreToo(lines.length - 1),
    onPress: () => (isAlone ? programs.open(app, params) : programs.openFor('news')),
  });
}

const PRESS = 'Press here to look.';
const moreToo = (count: number): string =>
  `And ${count === 1 ? 'one thing' : `${count} things`} more. Press here to read.`;

/** The program of the window that the person works in; null: there is none. */
function appInFront(desktop: DesktopActor): string | null {
  const { stack, active } = desktop.getSnapshot().context;
  const window = stack.find(({ id }) => id === active);
  return window?.actor.getSnapshot().context.spec.appId ?? null;
}

/** Asks where a page that is looked at hears nothing of the server. While it is hidden no timer runs. */
function watchSilence(page: Sources['page'], ask: () => void) {
  let lastAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = page.hidden ? undefined : setTimeout(again, ASK_AFTER_MS);
  };
  const again = (): void => {
    ask();
    restart();
  };
  page.addEventListener('visibilitychange', () => {
    if (!page.hidden && performance.now() - lastAt >= ASK_AGAIN_AFTER_MS) ask();
    restart();
  });
  restart();
  return {
    heard(): void {
      lastAt = performance.now();
      restart();
    },
  };
}
