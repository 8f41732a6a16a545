import { epochMs, type EpochMs } from '../../kernel/units.ts';
import { newsLines, newsOpens, newsText, staysFresh, type News } from './news.ts';

/** The hosts of push services, and all below them: of Chrome and those built on it, of Firefox, of Safari, of Edge. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/**
 * Whether an address is one of a push service, by an encrypted connection and at the usual port (PUSH-2). No other is asked for anything,
 * so that no address of a network within can be.
 */
export function isPushService(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  );
}

/** What a browser is sent, encrypted for it (PUSH-3): `services/push/pushed.ts` shows it. */
export interface PushMessage {
  /** Names it, so that one that comes twice is shown once. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** The program that a press opens, and with what. */
  readonly app: string;
  readonly params: string | null;
}

const moreToo = (count: number): string =>
  count === 0 ? '' : `And ${count === 1 ? 'one thing' : `${count} things`} more.`;

/** One message of some news, newest first; null: there is none. `me` is the person's own username. */
export function messageOf(news: readonly News[], me: string | null): PushMessage | null {
  const lines = newsLines(news);
  const [first] = lines;
  if (first === undefined) return null;
  const isAlone = lines.length === 1;
  const { app, params } = isAlone ? newsOpens(first.newest, me) : { app: 'beeper', params: undefined };
  return {
    tag: first.newest.id,
    title: newsText(first),
    body: moreToo(lines.length - 1),
    app,
    params: params ?? null,
  };
}

/** Until when it is worth sending (PUSH-5). */
export const sendUntil = ({ kind, created_at }: Pick<News, 'kind' | 'created_at'>): EpochMs =>
  epochMs(Date.parse(created_at) + staysFresh(kind));

const MINUTE_MS = 60_000;
/** How long it waits before each new try (ms); after the last it is given up. */
const WAITS_MS: readonly number[] = [MINUTE_MS / 2, 2 * MINUTE_MS, 8 * MINUTE_MS, 30 * MINUTE_MS];
/** The longest that a push service may ask to be left alone (ms). */
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/**
 * When a message is tried again that a push service did not take at the `tries`th try; null: it is given up. `asked` is how long the
 * service asks to be left alone (ms).
 */
export function againAt(now: EpochMs, tries: number, asked: number | null): EpochMs | null {
  const wait = WAITS_MS[tries - 1];
  return wait === undefined ? null : epochMs(now + Math.min(Math.max(wait, asked ?? 0), LONGEST_WAIT_MS));
}
