import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../services/storage/storage.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { isOn } from '../../kernel/features.ts';
import { tabMode } from './buildMode.ts';

describe('the build mode of a tab', () => {
  let tab: Store;
  beforeEach(() => {
    tab = fakeBrowser().storage().session;
  });

  it('is the build’s own until something else is asked for (MODE-1)', () => {
    expect(tabMode(null, tab, 'public').get().name).toBe('public');
    expect(tabMode(null, tab, 'build').get().name).toBe('build');
  });

  it('lasts for the tab session, and no other tab has it (MODE-3)', () => {
    tabMode('build', tab, 'public');
    expect(tabMode(null, tab, 'public').get().name).toBe('build');
    expect(tabMode(null, fakeBrowser().storage().session, 'public').get().name).toBe('public');
  });

  it('ends when the public one is asked for (MODE-3)', () => {
    tabMode('build', tab, 'public');
    tabMode('public', tab, 'public');
    expect(tabMode(null, tab, 'public').get().name).toBe('public');
  });

  it('can be chosen while the page is open', () => {
    const mode = tabMode(null, tab, 'public');
    let changes = 0;
    mode.subscribe(() => changes++);
    mode.choose('build');
    expect([mode.get().name, changes]).toEqual(['build', 1]);
    expect(tabMode(null, tab, 'public').get().name).toBe('build');
  });
});

describe('what operators have set', () => {
  const open = (asked: 'public' | 'build' | null = null) =>
    tabMode(asked, fakeBrowser().storage().session, 'public');

  it('goes before the mode, on and off, and ends when nothing is set any more (MODE-5)', () => {
    const mode = open();
    mode.follow({ features: { showYearbook: true, showTerminal: false }, opens: {} });
    expect(isOn('showYearbook', mode.get())).toBe(true);
    expect(isOn('showTerminal', mode.get())).toBe(false);
    mode.choose('build');
    expect(isOn('showTerminal', mode.get())).toBe(false);
    expect(isOn('showZoltarFortune', mode.get())).toBe(true);
    mode.choose('public');
    mode.follow({ features: {}, opens: {} });
    expect([isOn('showYearbook', mode.get()), isOn('showTerminal', mode.get())]).toEqual([false, true]);
  });

  it('is the build mode itself too, except where this tab has chosen one (MODE-5)', () => {
    const mode = open();
    mode.follow({ features: { buildMode: true }, opens: {} });
    expect(mode.get().name).toBe('build');
    mode.follow({ features: {}, opens: {} });
    expect(mode.get().name).toBe('public');
    const asked = open('public');
    asked.follow({ features: { buildMode: true }, opens: {} });
    expect(asked.get().name).toBe('public');
  });

  it('is told only when something is otherwise than before', () => {
    const mode = open();
    let changes = 0;
    mode.subscribe(() => changes++);
    mode.follow({ features: {}, opens: {} });
    mode.follow({ features: { showYearbook: true }, opens: {} });
    mode.follow({ features: { showYearbook: true }, opens: {} });
    expect(changes).toBe(1);
  });
});
