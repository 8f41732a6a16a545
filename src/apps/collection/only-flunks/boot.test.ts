import { expect, it } from 'vitest';
import type { AppContext } from '../../../kernel/app.ts';
import { store } from '../../../kernel/store.ts';
import type { StoragePort } from '../../../services/storage/storage.ts';
import { fakeBrowser } from '../../../testing/fakeTabs.ts';
import { bootOf } from './boot.ts';

/** A window of the hub in this tab. */
const windowIn = (storage: StoragePort, reduced = false): AppContext =>
  // The boot log asks a window for nothing else.
  ({ services: { storage }, reducedMotion: store(reduced) }) as unknown as AppContext;

it('the boot log comes once a tab, until it is over or skipped (HUB-1)', () => {
  const browser = fakeBrowser();
  const tab = browser.storage();
  const hub = windowIn(tab);
  expect(bootOf(hub).get()).toBe(true);
  bootOf(hub).end();
  expect([bootOf(hub).get(), bootOf(windowIn(tab)).get()]).toEqual([false, false]);
  expect(bootOf(windowIn(browser.storage())).get()).toBe(true);
});

it('the boot log does not come where motion is to be reduced (HUB-1)', () => {
  expect(bootOf(windowIn(fakeBrowser().storage(), true)).get()).toBe(false);
});
