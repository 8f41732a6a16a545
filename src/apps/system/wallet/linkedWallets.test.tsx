import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';

const LINKED = '0x00000000000000b2';
const TITLE = 'Collection shown';

const answering = (...answers: (readonly string[] | 'broken')[]): FakeRoute => {
  return () => {
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 'broken';
    if (answer === 'broken') return refusal(500, 'INTERNAL', 'It broke.');
    return { body: { success: true, wallets: answer } };
  };
};
const open = async (linked: FakeRoute): Promise<ShellHarness> => {
  leaveSignedIn();
  const routes = { ...routesOf(), 'GET /api/collection/linked-wallets': linked };
  const shell = await openShell({ query: 'open=wallet', routes });
  // Session, window and list come one after the other.
  const isRead = () => shell.queryByRole('group', { name: TITLE })?.querySelector('input, button');
  for (let turn = 0; turn < 100 && !isRead(); turn += 1) await shell.settle();
  return shell;
};
const group = (shell: ShellHarness) => within(shell.getByRole('group', { name: TITLE }));
/** Other tabs said that what the wallet holds changed. */
async function changeElsewhere(shell: ShellHarness): Promise<void> {
  const tab = new BroadcastChannel('desktop');
  tab.postMessage({ topic: 'collection', message: { wallet: WALLET } });
  await shell.settle(100);
  await shell.settle();
  tab.close();
}

it('a linked wallet can be looked at, while only the connected one signs, until it is linked no more (WALLET-2, WALLET-3)', async () => {
  const shell = await open(answering([LINKED], []));
  const radio = (name: RegExp) => group(shell).getByRole('radio', { name });
  expect(radio(/connected/)).toHaveProperty('checked', true);
  await shell.press(radio(/linked/));
  expect(radio(/linked/)).toHaveProperty('checked', true);
  expect(
    group(shell).getByText(/^You see what the linked wallet holds. 0x0000...00a1 signs for it.$/),
  ).toBeTruthy();
  await changeElsewhere(shell);
  expect(group(shell).getByText(/No other wallet is linked/)).toBeTruthy();
  expect(group(shell).queryByRole('radio')).toBeNull();
});

it('linked wallets that could not be read can be asked for again', async () => {
  const shell = await open(answering('broken', [LINKED]));
  expect(group(shell).getByRole('alert').textContent).toContain('could not be read');
  await shell.press(group(shell).getByRole('button', { name: 'Try again' }));
  expect(group(shell).getAllByRole('radio')).toHaveLength(2);
});
