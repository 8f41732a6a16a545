import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../services/storage/storage.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { tabMode } from './buildMode.ts';

describe('the build mode of a tab', () => {
  let tab: Store;
  beforeEach(() => {
    tab = fakeBrowser().storage().session;
  });

  it('is the build’s own until something else is asked for', () => {
    expect(tabMode(null, tab, 'public').get()).toBe('public');
    expect(tabMode(null, tab, 'build').get()).toBe('build');
  });

  it('lasts for the tab session, and no other tab has it', () => {
    tabMode('build', tab, 'public');
    expect(tabMode(null, tab, 'public').get()).toBe('build');
    expect(tabMode(null, fakeBrowser().storage().session, 'public').get()).toBe('public');
  });

  it('ends when the public one is asked for', () => {
    tabMode('build', tab, 'public');
    tabMode('public', tab, 'public');
    expect(tabMode(null, tab, 'public').get()).toBe('public');
  });

  it('can be chosen while the page is open', () => {
    const mode = tabMode(null, tab, 'public');
    let changes = 0;
    mode.subscribe(() => changes++);
    mode.choose('build');
    expect([mode.get(), changes]).toEqual(['build', 1]);
    expect(tabMode(null, tab, 'public').get()).toBe('build');
  });
});
