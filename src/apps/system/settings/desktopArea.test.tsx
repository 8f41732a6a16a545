import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PHONE_DISPLAY } from '../../../testing/fakeStage.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';

const areas = (shell: ShellHarness): readonly string[] =>
  shell
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ name }) => name === 'area')
    .map((radio) => {
      const state = radio.disabled ? ' (not possible)' : radio.checked ? ' (chosen)' : '';
      return `${radio.closest('label')?.textContent}${state}`;
    });

describe('the desktop area in Settings', () => {
  beforeEach(() => {
    vi.stubGlobal('innerWidth', 1920);
    vi.stubGlobal('innerHeight', 1080);
    vi.stubGlobal('devicePixelRatio', 1.25);
  });

  it('offers what leaves a desktop, and is kept by this browser (SETTINGS-4)', async () => {
    const shell = await openShell({ query: 'open=settings' });
    expect(areas(shell)).toEqual([
      'Automatic: 1200 by 675 (chosen)',
      '1x: 2400 by 1350',
      '2x: 1200 by 675',
      '3x: 800 by 450',
    ]);
    await shell.press('1x: 2400 by 1350', 'radio');
    expect(areas(shell)[1]).toBe('1x: 2400 by 1350 (chosen)');
    expect(localStorage.getItem('desktop-area')).toBe('{"version":1,"value":1}');
  });

  it('offers nothing that would leave too little of it', async () => {
    vi.stubGlobal('innerWidth', 1917);
    vi.stubGlobal('devicePixelRatio', 1);
    const shell = await openShell({ query: 'open=settings' });
    expect(areas(shell).at(-1)).toBe('3x: 639 by 360 (not possible)');
  });

  it('is not asked for on a phone (SETTINGS-4)', async () => {
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('innerHeight', 844);
    const shell = await openShell({ query: 'open=settings', display: PHONE_DISPLAY });
    expect(areas(shell)).toEqual([]);
  });
});
