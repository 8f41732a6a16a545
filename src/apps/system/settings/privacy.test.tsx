import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type { FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';

const ok =
  (body: object): FakeRoute =>
  () => ({ body: { success: true, ...body } });
const REPORTS = [
  { kind: 'comment', reason: 'hate', created_at: '2025-10-02T18:00:00.000Z', outcome: 'waiting' },
  { kind: 'message', reason: 'spam', created_at: '2025-10-01T18:00:00.000Z', outcome: 'removed' },
];
const PEOPLE = [{ author: 'rosie', username: 'rosie_95' }];
const routes: Readonly<Record<string, FakeRoute>> = {
  ...routesOf(),
  'GET /api/chat/blocks': ok({ blocked: PEOPLE, hidden: PEOPLE }),
  'POST /api/chat/blocks': ok({ blocked: [], hidden: [] }),
  'GET /api/reports': ok({ reports: REPORTS }),
  'POST /api/words/deletion': ok({}),
  'GET /api/words': ({ query }) => ({
    body:
      query['cursor'] === undefined
        ? { success: true, parts: [{ of: 'chat_messages', rows: [{ id: 1 }] }], next: '5-1' }
        : { success: true, parts: [{ of: 'chat_messages', rows: [{ id: 2 }] }], next: null },
  }),
};
const window = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Settings' }));
const sent = (shell: ShellHarness, route: string) =>
  shell.server.seen.filter((one) => one.route === route).map(({ body }) => body);
async function open(more: Readonly<Record<string, FakeRoute>> = {}): Promise<ShellHarness> {
  const shell = await openShell({ query: 'open=settings', routes: { ...routes, ...more } });
  await shell.settle();
  await shell.press('Privacy', 'tab');
  await shell.settle();
  return shell;
}

it('asks a guest to sign in (WORDS-1)', async () => {
  const shell = await open();
  expect(window(shell).getByText(/is kept with your wallet/)).toBeTruthy();
});

it('lists whom the person blocked, and unblocks them (BLOCK-1)', async () => {
  leaveSignedIn();
  const shell = await open();
  expect(window(shell).getByText('rosie_95')).toBeTruthy();
  await shell.press('Unblock rosie_95');
  expect(sent(shell, 'POST /api/chat/blocks')).toEqual([
    { wallet_address: WALLET, author: 'rosie', blocked: false },
  ]);
});

it('says what became of what the person reported (CHAT-7)', async () => {
  leaveSignedIn();
  const shell = await open();
  const rows = window(shell)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toContain('A comment, hate, 2025-10-02Waits to be looked at');
  expect(rows).toContain('A message, spam, 2025-10-01Looked at: removed');
});

it('gives the person all that they wrote in one file (WORDS-1)', async () => {
  leaveSignedIn();
  const files: string[] = [];
  // jsdom has no addresses of files, and none of its files tells its text.
  vi.spyOn(globalThis, 'Blob').mockImplementation(function (parts?: BlobPart[]) {
    const [text] = parts ?? [];
    if (typeof text === 'string') files.push(text);
    return {} as Blob;
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:file';
      static override revokeObjectURL = () => undefined;
    },
  );
  const shell = await open();
  await shell.press('Download it all');
  await shell.settle();
  expect(files.map((text): unknown => JSON.parse(text))).toEqual([
    { wallet: WALLET, chat_messages: [{ id: 1 }, { id: 2 }] },
  ]);
});

it('deletes it once the person has read what stays (WORDS-2)', async () => {
  leaveSignedIn();
  const shell = await open();
  await shell.press('Delete it all...');
  expect(shell.getByText(/What others wrote stays, also in answer to you/)).toBeTruthy();
  await shell.press('Keep it');
  expect(sent(shell, 'POST /api/words/deletion')).toEqual([]);
  await shell.press('Delete it all...');
  await shell.press('Delete it all');
  await shell.settle();
  expect(sent(shell, 'POST /api/words/deletion')).toEqual([{ wallet: WALLET }]);
  expect(window(shell).getByText('All that you wrote is deleted.')).toBeTruthy();
});
