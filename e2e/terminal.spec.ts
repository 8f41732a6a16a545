import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

const NOT_RECOGNIZED = 'Command not recognized. Type "help" to see available commands.';

/** What was said last. */
const last = (log: Locator) => log.locator('p').last();

test('a person looks around in the Terminal, which answers what it knows and says what it does not @phone @all', async ({
  desktop,
  page,
}) => {
  await desktop.open();
  const terminal = await desktop.openApp('Terminal');
  const field = terminal.locator.getByRole('textbox', { name: 'Command' });
  const log = terminal.locator.getByRole('log');
  const enter = async (line: string) => {
    await field.fill(line);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  };

  await test.step('it has the keyboard, names its commands, and walks through the school', async () => {
    await expect(field).toBeFocused();
    await enter('help');
    await expect(last(log)).toContainText('AVAILABLE COMMANDS');
    await enter('cd gym');
    await expect(last(log)).toHaveText('/gym');
    await field.fill('cat da');
    await field.press('Tab');
    await expect(field).toHaveValue('cat dance.txt ');
    await field.press('Enter');
    await expect(last(log)).toContainText('TICKETS SOLD: 212.');
  });

  await test.step('it brings back what was typed, by a key of the phone too', async () => {
    await field.press('ArrowUp');
    await expect(field).toHaveValue('cat dance.txt ');
    const earlier = terminal.button('Earlier command');
    if (await earlier.isVisible()) await desktop.press(earlier);
    else await field.press('ArrowUp');
    await expect(field).toHaveValue('cd gym');
    await field.press('Escape');
  });

  await test.step('it does not know each word, nor what goes on for pages', async () => {
    await enter('sesame');
    await expect(last(log)).toContainText(NOT_RECOGNIZED);
    await enter('please '.repeat(1_500));
    await expect(last(log)).toContainText('fewer words');
  });

  await test.step('it says so where the school cannot be reached, and is empty after clear', async () => {
    desktop.allowErrors(/net::ERR_FAILED/);
    await page.route('**/api/terminal-commands', (route) => route.abort(), { times: 1 });
    await enter('ls');
    await expect(last(log)).toHaveText('System error. Please try again.');
    await enter('clear');
    await expect(log.locator('p')).toHaveCount(0);
  });
});
