import { mergeSettings, readSettings, type StampedSettings } from '@shared/domain/system/settings.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import type { Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import type { Api } from '../api/api.ts';
import type { SessionService } from '../session/session.ts';
import type { Tabs, Topic } from '../tabs/tabs.ts';
import type { LocalSettings } from './settings.ts';

export interface SyncPorts {
  readonly local: LocalSettings;
  readonly api: Pick<Api, 'call' | 'reachable'>;
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
  readonly tabs: Tabs;
  /** The real time. */
  readonly clock: Clock;
  /** Dispatches the events of leaving the page. */
  readonly page: Pick<EventTarget, 'addEventListener'> | undefined;
}

/** A choice was made in the settings of a wallet, or of a guest (null). */
export const CHOSEN: Topic<{ readonly owner: string | null; readonly copy: StampedSettings }> = {
  name: 'settings',
  shape: shape.object({
    owner: shape.nullable(shape.string),
    copy: shape.made(shape.unknown, readSettings),
  }),
};

/** Several choices are sent together, so long after the last. */
export const SEND_AFTER_MS = 1_000;
/** A server that refused, or that no other request has reached since, is asked again after this. */
export const RETRY_AFTER_MS = 30_000;

/**
 * Keeps the server's copy and this browser's equal while a wallet is signed in: reads it when the session begins, sends
 * what the server lacks, and tells the other tabs. Whatever is not sent yet stays in this browser and goes with the
 * next session.
 */
export function syncSettings({ local, api, session, tabs, clock, page }: SyncPorts): void {
  let wallet: Address | null = null;
  /** The server's copy as it was last told; null: not yet in this session. */
  let server: StampedSettings | null = null;
  /** What was last sent, so that a field that the server does not accept is not sent again and again. */
  let sent = '';
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lacks = (): boolean => {
    const mine = JSON.stringify(local.copy());
    return (
      server !== null &&
      mine !== sent &&
      JSON.stringify(mergeSettings(server, local.copy())) !== JSON.stringify(server)
    );
  };
  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void exchange(), ms);
  }

  /** Reads the server's copy first, then sends changes until the copies are equal. One request at a time. */
  async function exchange(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (wallet === null || busy || (server !== null && !lacks())) return;
    const mine = wallet;
    const copy = local.copy();
    busy = true;
    const answer =
      server === null
        ? await api.call('GET /api/settings', { wallet })
        : await api.call('POST /api/settings', { settings: copy });
    busy = false;
    if (wallet !== mine) {
      // Another wallet has signed in meanwhile: this answer is not for it.
      void exchange();
      return;
    }
    if (!answer.ok) {
      later(RETRY_AFTER_MS);
      return;
    }
    if (server !== null) sent = JSON.stringify(copy);
    server = readSettings(answer.value.settings);
    local.merge(server);
    if (!lacks()) local.keeping.set({ where: 'account', syncedAt: clock.now() });
    void exchange();
  }

  session.subscribe(follow);
  function follow(): void {
    const next = session.get().wallet;
    if (next === wallet) return;
    wallet = next;
    server = null;
    sent = '';
    clearTimeout(timer);
    local.keeping.set({ where: wallet === null ? 'browser' : 'account', syncedAt: null });
    if (wallet === null) return;
    local.adopt(wallet);
    void exchange();
  }
  local.onChoice(() => {
    tabs.tell(CHOSEN, { owner: local.owner(), copy: local.copy() });
    if (wallet !== null) later(SEND_AFTER_MS);
  });
  tabs.on(CHOSEN, ({ owner, copy }) => {
    // The tab that made the choice also sends it to the server.
    if (owner === local.owner()) local.merge(copy);
  });
  api.reachable.subscribe(() => {
    if (api.reachable.get()) void exchange();
  });
  page?.addEventListener('pagehide', () => {
    if (wallet === null || timer === undefined || !lacks()) return;
    void api.call('POST /api/settings', { settings: local.copy() }, { keepalive: true });
  });
  follow();
}
