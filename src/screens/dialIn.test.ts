import { expect, it, vi } from 'vitest';
import type { AppContext } from '../kernel/app.ts';
import { store } from '../kernel/store.ts';
import { fakeBrowser } from '../testing/fakeTabs.ts';
import { dialIn } from './dialIn.ts';

/** What is shown over everything as a page opens in a tab. */
async function dialed(
  storage: ReturnType<ReturnType<typeof fakeBrowser>['storage']>,
  reduced = false,
): Promise<readonly string[]> {
  const present = vi.fn<AppContext['desktop']['present']>(() => Promise.resolve());
  // It asks a window for nothing else.
  const app = {
    desktop: { present },
    random: () => 0.5,
    reducedMotion: store(reduced),
    services: { storage },
  } as unknown as AppContext;
  await dialIn(app, { banner: 'MYPLACE', name: 'myplace-dialed' });
  return present.mock.calls.map(([, { label }]) => label);
}

it('the intro is shown once a tab, and never under reduced motion (MYPLACE-1)', async () => {
  const browser = fakeBrowser();
  const tab = browser.storage();
  expect(await dialed(tab, true)).toEqual([]);
  expect(await dialed(tab)).toEqual(['MYPLACE']);
  expect(await dialed(tab)).toEqual([]);
  expect(await dialed(browser.storage())).toEqual(['MYPLACE']);
});
