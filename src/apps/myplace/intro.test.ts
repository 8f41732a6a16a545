import { expect, it, vi } from 'vitest';
import type { AppContext } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import type { StoragePort } from '../../services/storage/storage.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { dialIn } from './intro.ts';

/** What is shown over everything as the window opens in a tab. */
async function dialed(storage: StoragePort, reduced = false): Promise<readonly string[]> {
  const present = vi.fn<AppContext['desktop']['present']>(() => Promise.resolve());
  // It asks a window for nothing else.
  await dialIn({
    desktop: { present },
    random: () => 0.5,
    reducedMotion: store(reduced),
    services: { storage },
  } as unknown as AppContext);
  return present.mock.calls.map(([, { label }]) => label);
}

it('the intro is shown once a tab, and never under reduced motion', async () => {
  const browser = fakeBrowser();
  const tab = browser.storage();
  expect(await dialed(tab, true)).toEqual([]);
  expect(await dialed(tab)).toEqual(['MYPLACE']);
  expect(await dialed(tab)).toEqual([]);
  expect(await dialed(browser.storage())).toEqual(['MYPLACE']);
});
