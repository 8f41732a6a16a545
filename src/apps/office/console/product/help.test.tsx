import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openShell, type ShellHarness } from '../../../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf } from '../../../../testing/signedIn.ts';
import { HELP_TEXTS } from './texts/help.ts';

const consoleOf = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Operator’s Console' }));
const type = (shell: ShellHarness, label: string, value: string) =>
  fireEvent.change(consoleOf(shell).getByLabelText(label), { target: { value } });

it('sets where help is in a country after it has asked twice, and takes no telephone number (CONSOLE-19)', async () => {
  const sent: unknown[] = [];
  leaveSignedIn();
  const refreshed = answersOfServer()['POST /api/auth/refresh'] as { session: object };
  const shell = await openShell({
    query: 'open=console',
    routes: {
      ...routesOf({
        ...answersOfServer(),
        'POST /api/auth/refresh': { ...refreshed, session: { ...refreshed.session, role: 'ADMIN' } },
        'GET /api/console/audit': { entries: [], next: null },
      }),
      'GET /api/console/help': () => ({
        body: {
          success: true,
          countries: [{ country: 'IE', places: [{ name: 'Childline', address: 'childline.ie' }] }],
        },
      }),
      'POST /api/console/help': ({ body }) => {
        sent.push(body);
        return { body: { success: true } };
      },
    },
  });
  await shell.settle();
  const [list] = consoleOf(shell).getAllByRole('combobox', { name: 'Pages', hidden: true });
  fireEvent.change(list ?? document.body, { target: { value: 'help' } });
  await shell.settle();
  fireEvent.click(consoleOf(shell).getByRole('button', { name: 'Set IE' }));
  await shell.settle();
  type(shell, HELP_TEXTS.nameLabel(2), 'Call 116 111');
  type(shell, HELP_TEXTS.addressLabel(2), 'samaritans.org');
  fireEvent.click(consoleOf(shell).getByRole('button', { name: HELP_TEXTS.save }));
  await shell.settle();
  expect(consoleOf(shell).getByText(HELP_TEXTS.notHelp)).toBeDefined();
  type(shell, HELP_TEXTS.nameLabel(2), 'Samaritans');
  fireEvent.click(consoleOf(shell).getByRole('button', { name: HELP_TEXTS.save }));
  await shell.settle();
  const dialog = within(shell.getByRole('dialog', { name: 'Set IE' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'for a test' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Go on' }));
  await shell.settle();
  fireEvent.click(within(shell.getByRole('dialog', { name: 'Set IE' })).getByRole('button', { name: 'Yes' }));
  await shell.settle();
  expect(sent).toEqual([
    {
      country: 'IE',
      places: [
        { name: 'Childline', address: 'childline.ie' },
        { name: 'Samaritans', address: 'samaritans.org' },
      ],
      reason: 'for a test',
    },
  ]);
});
