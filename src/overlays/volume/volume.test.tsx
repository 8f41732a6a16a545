import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { pointer } from '../../testing/input.ts';
import { openShell, type ShellHarness } from '../../testing/shellHarness.ts';

const popup = (shell: ShellHarness) => shell.queryByRole('dialog', { name: 'Volume' });

async function open(shell: ShellHarness) {
  await shell.press('Volume');
  return within(shell.getByRole('dialog', { name: 'Volume' }));
}

describe('the volume popup of the tray', () => {
  it('has the volume that Settings has, with the keyboard on it (SHELL-5)', async () => {
    const shell = await openShell({ query: 'open=settings' });
    await shell.press('System', 'tab');
    const volume = await open(shell);
    const slider = volume.getByRole<HTMLInputElement>('slider', { name: 'Volume' });
    expect(document.activeElement).toBe(slider);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '0.4');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await shell.settle();
    const inSettings = shell.getByRole<HTMLInputElement>('slider', { name: 'Everything' });
    expect([inSettings.value, inSettings.ariaValueText ?? inSettings.getAttribute('aria-valuetext')]).toEqual(
      ['0.4', '40%'],
    );
  });

  it('mutes, which the speaker says (SHELL-5)', async () => {
    const shell = await openShell();
    const volume = await open(shell);
    await shell.press(volume.getByRole('checkbox', { name: 'Mute' }));
    expect(volume.getByRole<HTMLInputElement>('slider').disabled).toBe(true);
    expect(shell.getByRole('button', { name: 'Volume, muted' }).ariaExpanded).toBe('true');
  });

  it('closes by the speaker, by Escape, which gives the keyboard back, and at a press elsewhere', async () => {
    const shell = await openShell();
    await open(shell);
    await shell.press('Volume');
    expect(popup(shell)).toBeNull();
    await open(shell);
    await shell.keys('Escape');
    expect([popup(shell), document.activeElement]).toEqual([
      null,
      shell.getByRole('button', { name: 'Volume' }),
    ]);
    await open(shell);
    pointer(shell.getByRole('navigation', { name: 'Desktop' }), 'pointerdown');
    expect(popup(shell)).toBeNull();
  });
});
