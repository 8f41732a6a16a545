import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createWelcomeAtStart } from './welcomeAtStart.ts';

const KEY = 'GETTING_STARTED_SETTINGS';

describe('Getting Started at the start', () => {
  it('opens until the person says no, and again when they say yes (WELCOME-3)', () => {
    const { lasting } = fakeBrowser().storage();
    expect(createWelcomeAtStart(lasting).get()).toBe(true);
    createWelcomeAtStart(lasting).set(false);
    expect(createWelcomeAtStart(lasting).get()).toBe(false);
    createWelcomeAtStart(lasting).set(true);
    expect(createWelcomeAtStart(lasting).get()).toBe(true);
  });

  it('is kept under the name and version that are promised (WELCOME-3)', () => {
    const { lasting } = fakeBrowser().storage();
    createWelcomeAtStart(lasting).set(false);
    expect(lasting.get({ name: KEY, version: 1, read: (found) => found })).toEqual({
      showGettingStartedOnStartup: false,
    });
  });

  it.each([null, 'no', {}, { showGettingStartedOnStartup: 'false' }])('opens where %j was kept', (kept) => {
    const { lasting } = fakeBrowser().storage();
    lasting.set<unknown>({ name: KEY, version: 1, read: (found) => found }, kept);
    expect(createWelcomeAtStart(lasting).get()).toBe(true);
  });

  it('tells those who watch it at once', () => {
    const welcome = createWelcomeAtStart(fakeBrowser().storage().lasting);
    const heard: boolean[] = [];
    welcome.subscribe(() => heard.push(welcome.get()));
    welcome.set(false);
    welcome.set(false);
    expect(heard).toEqual([false]);
  });
});
