import type { Locator } from '@playwright/test';
import type { Desktop } from './desktop.ts';
import { expect } from './test.ts';
import type { DesktopWindow } from './window.ts';

const CONSOLE = 'Operator’s Console';

/** Opens the desktop of an administrator, and the console out of Start. */
export async function openConsole(desktop: Desktop): Promise<DesktopWindow> {
  await desktop.open({ as: 'administrator' });
  await desktop.choose(CONSOLE);
  return desktop.window(CONSOLE);
}

/** Chooses a page of the console the way this device shows them. */
export async function turnTo(desktop: Desktop, opened: DesktopWindow, page: string): Promise<Locator> {
  const list = opened.locator.getByRole('listbox', { name: 'Pages' });
  const choice = opened.locator.getByRole('combobox', { name: 'Pages' });
  await expect(list.or(choice)).toBeVisible();
  if (await list.isVisible()) await desktop.press(list.getByRole('option', { name: page, exact: true }));
  else await choice.selectOption(page);
  const shown = opened.locator.getByRole('group', { name: page, exact: true });
  await expect(shown).toBeVisible();
  return shown;
}

/** Gives the reason that an act asks for, and says yes when it asks again. */
export async function goAhead(desktop: Desktop, title: string, reason: string): Promise<void> {
  const dialog = desktop.window(title);
  await dialog.field('Reason, for the audit log:').fill(reason);
  await desktop.press(dialog.button('Go on'));
  await desktop.press(desktop.window(title).button('Yes'));
}
