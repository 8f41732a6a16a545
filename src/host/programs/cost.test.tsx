import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { openShell } from '../../testing/shellHarness.ts';

describe('what it costs to open a window', () => {
  it('is no layout of the page on the way, and no icon that did not change', async () => {
    const shell = await openShell({ query: 'open=settings' });
    const asked = ['scrollLeft', 'scrollTop'].map((length) =>
      vi.spyOn(Element.prototype, length as 'scrollTop', 'get'),
    );
    const changed = new Set<string | null>();
    const watch = new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof Element) changed.add(target.getAttribute('data-icon'));
    });
    watch.observe(shell.getByRole('navigation', { name: 'Desktop' }), { attributes: true, subtree: true });
    await shell.openApp('About Us');
    watch.disconnect();
    expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect([...changed].filter((id) => id !== 'about-us' && id !== null)).toEqual([]);
  });

  it('is the name in the taskbar at once', async () => {
    const shell = await openShell({ query: 'open=settings' });
    const names: (string | null)[] = [];
    const watch = new MutationObserver((records) => {
      for (const { target, oldValue } of records) {
        if (target instanceof Element && target.hasAttribute('aria-pressed')) names.push(oldValue);
      }
    });
    const options = { attributeFilter: ['aria-label'], attributeOldValue: true, subtree: true };
    watch.observe(shell.getByRole('toolbar', { name: 'Taskbar' }), options);
    await shell.openApp('About Us');
    watch.disconnect();
    expect(names).not.toContain('');
  });
});

describe('what is not seen', () => {
  it('runs nothing: a window in which something moves, under another (SHELL-16)', async () => {
    const shell = await openShell({ query: 'open=game-manual', boot: true });
    const timers = async () => {
      await shell.settle(20_000);
      return vi.getTimerCount();
    };
    await shell.press('Maximize');
    const alone = await timers();
    await shell.openApp('Town Map');
    expect(await timers()).toBeGreaterThan(alone);
    await shell.press(
      within(shell.getByRole('toolbar', { name: 'Taskbar' })).getByRole('button', { name: /Manual/ }),
    );
    expect(await timers()).toBe(alone);
    expect(shell.stage.nextFrame()).toBe(false);
  });

  it.each(['town-map', 'location:arcade', 'settings'])(
    'runs nothing but what waits for the night: a hidden page with %s (SHELL-16)',
    async (app) => {
      const shell = await openShell({ query: `open=${app}`, boot: true });
      await shell.settle(20_000);
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await shell.settle(20_000);
      expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
      expect(shell.stage.nextFrame()).toBe(false);
    },
  );
});
