import type { Random } from '@shared/kernel/clock.ts';
import { backoffMs } from '../../kernel/backoff.ts';
import type { Api } from '../api/api.ts';
import type { Tabs } from '../tabs/tabs.ts';
import { NOT_FOLLOWED, type DiskService } from './disk.ts';
import { bringTogether, noteUnsent } from './exchange.ts';
import { leaveOther, type LayoutPort } from './followLayout.ts';
import { fetchPicture } from './pictures.ts';

interface Ports {
  readonly disk: DiskService;
  readonly api: Pick<Api, 'call' | 'reachable'>;
  readonly tabs: Pick<Tabs, 'alone'>;
  readonly layout: LayoutPort;
  readonly random: Random;
  /** Tells that the page is looked at again. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
  /** How long after the last change all of them are sent together (ms); absent: three seconds. */
  readonly pauseMs?: number;
}

/** A page that is looked at again asks, where it has not for so long. */
const ASK_AFTER_MS = 30_000;
const RETRY = { firstMs: 5_000, longestMs: 300_000 };

/**
 * Keeps the disk and the copy of its wallet equal from now on, while it is a wallet's (DISK-21), one tab at a time. The
 * server is asked when the wallet signs in, some seconds after a change, when it is back, and when the page is looked at
 * again; never by the clock alone.
 */
export function followWallet({ disk, api, tabs, layout, random, page, pauseMs = 3_000 }: Ports): void {
  const stuckAs = new Map<string, string>();
  let busy = false;
  /** Whether icons were moved while it was busy. */
  let isMoved = false;
  let failures = 0;
  let askedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { owner, entries } = disk.get();
  const parts = { disk, api, layout, stuckAs };
  disk.elsewhere = (id) => fetchPicture(disk, api, id);

  function later(ms: number, isLooking: boolean): void {
    clearTimeout(timer);
    timer = setTimeout(() => void exchange(isLooking), ms);
  }
  async function exchange(isLooking: boolean): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const wallet = disk.get().owner;
    if (busy || wallet === null) return;
    busy = true;
    const before = entries;
    disk.following.set({ ...disk.following.get(), status: 'asking' });
    const isDone = await tabs
      .alone('disk-follow', () => bringTogether(parts, wallet, isLooking))
      .finally(() => (busy = false));
    if (disk.get().owner !== wallet) return void exchange(true);
    askedAt = Date.now();
    failures = isDone ? 0 : failures + 1;
    disk.following.set({ ...disk.following.get(), status: isDone ? 'kept' : 'waiting' });
    if (!isDone) later(backoffMs(failures, random, RETRY), true);
    // What was changed meanwhile.
    else if (entries !== before || isMoved) later(pauseMs, false);
    isMoved = false;
  }
  function begin(): void {
    stuckAs.clear();
    failures = 0;
    disk.following.set({ ...NOT_FOLLOWED, status: owner === null ? 'off' : 'asking' });
    if (owner !== null) void leaveOther(layout, owner, disk.known);
    void exchange(true);
  }

  disk.subscribe(() => {
    const state = disk.get();
    const isOther = state.owner !== owner;
    const isChanged = state.entries !== entries;
    ({ owner, entries } = state);
    if (isOther) begin();
    else if (isChanged && owner !== null && !busy) {
      const following = disk.following.get();
      if (following.status === 'kept') disk.following.set({ ...following, status: 'asking' });
      void noteUnsent(disk, owner);
      later(pauseMs, false);
    }
  });
  layout.subscribe(() => {
    if (owner === null) return;
    layout.own(owner);
    if (!busy) later(pauseMs, false);
    else isMoved = true;
  });
  api.reachable.subscribe(() => {
    if (api.reachable.get() && disk.following.get().status === 'waiting') void exchange(true);
  });
  for (const event of ['focus', 'visibilitychange']) {
    page.addEventListener(event, () => {
      if (Date.now() - askedAt > ASK_AFTER_MS) void exchange(true);
    });
  }
  begin();
}
