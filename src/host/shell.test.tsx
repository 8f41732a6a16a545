import { describe, expect, it } from 'vitest';
import { PHONE_DISPLAY } from '../testing/fakeStage.ts';
import { openShell } from '../testing/shellHarness.ts';

describe('the desktop', () => {
  it('opens with what the page asks for, and greets a person who comes for the first time', async () => {
    const shell = await openShell({ query: 'open=wallet' });
    expect(shell.windows()).toEqual(['Wallet']);
    expect(shell.active()).toBe('Wallet');
  });

  it('goes from window to window by the keys, and closes the one in front', async () => {
    const shell = await openShell();
    await shell.openApp('Settings');
    await shell.openApp('About Us');
    await shell.keys('Control+Alt+w');
    expect(shell.windows().at(-1)).toBe('Settings');
  });

  it('gives a window the whole screen of a phone', async () => {
    const shell = await openShell({ display: PHONE_DISPLAY, query: 'open=settings' });
    const { style } = shell.getByRole('dialog', { name: 'Settings' });
    expect([style.width, style.transform]).toEqual(['390px', 'translate(0px, 0px)']);
  });
});
