import * as shape from '../../kernel/shape.ts';
import { readNewsMessage, type NewsMessage } from './messages.ts';

/** What a browser is sent (PUSH-3), as `domain/people/push.ts` writes it. */
const readPushed = shape.reader(
  shape.object({
    tag: shape.string,
    title: shape.string,
    body: shape.string,
    app: shape.string,
    params: shape.nullable(shape.string),
  }),
);

/** A page of the desktop, as its worker has it. */
interface Page {
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: NewsMessage): void;
}

/** What of a worker is needed to show news. */
export interface NewsScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

const pagesOf = ({ clients }: NewsScope) => clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Shows what was pushed (PUSH-8). A desktop that is looked at is told instead, and shows it in a toast; Safari ends a subscription
 * of which it was shown nothing, so that there it is both.
 */
export async function showPushed(scope: NewsScope, sent: unknown, isSafari: boolean): Promise<void> {
  const pushed = readPushed(sent);
  if (pushed === null) return;
  const { tag, title, body, app, params } = pushed;
  const inSight = (await pagesOf(scope)).filter(({ visibilityState }) => visibilityState === 'visible');
  for (const page of inSight) page.postMessage({ type: 'NEWS_CAME', app, params });
  if (inSight.length > 0 && !isSafari) return;
  const data: NewsMessage = { type: 'OPEN_NEWS', app, params };
  // One that comes twice takes the place of the first.
  await scope.registration.showNotification(title, { body, tag, icon: '/app-icon-192.png', data });
}

/** Opens what news is about: in a desktop that is open, else in a new one (PUSH-8). */
export async function openPushed(scope: NewsScope, data: unknown): Promise<void> {
  const message = readNewsMessage(data);
  if (message === null) return;
  const { app, params } = message;
  const [page] = await pagesOf(scope);
  if (page === undefined) {
    const opened = params === null ? app : `${app}:${params}`;
    await scope.clients.openWindow(`/?open=${encodeURIComponent(opened)}`);
    return;
  }
  await page.focus().catch(() => undefined);
  page.postMessage(message);
}
