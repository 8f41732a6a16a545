// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '@shared/domain/system/settings.ts';
import { store } from '../../kernel/store.ts';
import { key } from '../../testing/input.ts';
import { watchDiscoveries } from './discoveries.ts';

function setUp() {
  const settings = store(DEFAULT_SETTINGS);
  const balance = store<{ balance: number; streak: number } | null>(null);
  const night = store(false);
  const happened = vi.fn();
  const toast = vi.fn();
  let find: (themeId: string) => void = () => undefined;
  const discoveries = { happened, onFound: (listener: typeof find) => ((find = listener), () => undefined) };
  // What is not watched is left out.
  const sources = { settings, gum: { balance }, time: { night }, discoveries } as unknown as Parameters<
    typeof watchDiscoveries
  >[0];
  watchDiscoveries(sources, toast);
  const events = () => happened.mock.calls.flat() as string[];
  return { settings, balance, night, toast, events, find: (themeId: string) => find(themeId) };
}

describe('what happens on the desktop itself', () => {
  it('is told: the old monitor, the boot screen, a week of days, a hundred GUM, nightfall', () => {
    const { settings, balance, night, events } = setUp();
    expect(events()).toEqual(['boot-screen:standard']);
    settings.set({ ...DEFAULT_SETTINGS, oldMonitorMode: true, bootScreen: 'terminal' });
    balance.set({ balance: 99, streak: 6 });
    expect(events()).toEqual(['boot-screen:standard', 'old-monitor-on', 'boot-screen:terminal']);
    balance.set({ balance: 100, streak: 7 });
    night.set(true);
    expect(events().slice(3)).toEqual(['streak-7', 'gum-100', 'nightfall']);
  });

  it('is told of the keys that every game of the time had, and of no others', () => {
    const { events } = setUp();
    const code = 'ArrowUp ArrowUp ArrowDown ArrowDown ArrowLeft ArrowRight ArrowLeft ArrowRight b a'.split(
      ' ',
    );
    for (const name of code.slice(1)) key(document.body, name);
    expect(events()).not.toContain('konami');
    for (const name of ['ArrowUp', ...code]) key(document.body, name);
    expect(events().filter((event) => event === 'konami')).toHaveLength(1);
  });

  it('shows the person by name what they found (THEME-2)', async () => {
    const { find, toast } = setUp();
    find('hot-dog-stand');
    await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(JSON.stringify(toast.mock.calls)).toContain('Hot Dog Stand is yours now');
  });
});
