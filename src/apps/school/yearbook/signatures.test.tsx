import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Signature, SignaturesAnswer } from '@shared/contract/school/yearbook.ts';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import type { ShellHarness } from '../../../testing/shellHarness.ts';
import { someTokens } from '../../../testing/tokens.ts';
import { inside, openYearbook, press } from '../../../testing/yearbook.ts';

const aSignature = (id: number, changes: Partial<Signature> = {}): Signature => ({
  id: String(id),
  username: 'Rosie',
  text: 'Stay cool',
  created_at: '2026-11-27T12:00:00.000Z',
  isMine: false,
  removed: null,
  held: false,
  ...changes,
});

/** A page with these signatures, and what the server does when it is signed. */
const openPage = (
  {
    mine = null,
    signatures = mine === null ? [] : [mine],
    standing = 'open',
    hasKey = false,
  }: Partial<Pick<SignaturesAnswer, 'signatures' | 'mine' | 'standing' | 'hasKey'>>,
  routes: Readonly<Record<string, FakeRoute>> = {},
): Promise<ShellHarness> =>
  openYearbook(() => someTokens(40), {
    open: 'yearbook:1007',
    routes: {
      'GET /api/yearbook/signatures': () => ({
        body: { success: true, signatures, mine, standing, hasKey, next: null },
      }),
      ...routes,
    },
  });
const margin = (shell: ShellHarness) => within(inside(shell).getByRole('region', { name: 'Signatures' }));
const field = (shell: ShellHarness): HTMLElement => margin(shell).getByRole('textbox');
async function type(shell: ShellHarness, text: string): Promise<void> {
  fireEvent.change(field(shell), { target: { value: text } });
  await shell.settle(0);
}

describe('the margin of a student’s page', () => {
  it('has what people wrote, each in a hand of its own over a name that leads to their page (YEARBOOK-13)', async () => {
    const shell = await openPage({
      signatures: [aSignature(2), aSignature(1, { text: '', removed: 'operator' })],
    });
    expect(margin(shell).getByText('Stay cool').dataset['pen']).toMatch(/^(ball|marker)$/);
    expect(margin(shell).getByText('Signature removed by the school')).toBeTruthy();
    expect(margin(shell).queryAllByRole('button', { name: /^Report/ })).toHaveLength(1);
    await shell.press(margin(shell).getByRole('button', { name: 'Rosie' }));
    expect(shell.active()).toBe('MyPlace Profile');
  });

  it.each([
    ['guest', 'Sign in to sign this page'],
    ['no-flunk', 'It takes a Flunk of your own to sign a page.'],
    ['own', 'This student is yours: others sign their page.'],
    ['removed', 'An operator has removed your signature on this page.'],
    ['nameless', 'Your name stands under what you write: create your profile first.'],
  ] as const)('says to who is %s what it takes, and has no field (YEARBOOK-13)', async (standing, says) => {
    const shell = await openPage({ standing });
    expect(margin(shell).getByText(says)).toBeTruthy();
    expect(margin(shell).queryByRole('textbox')).toBeNull();
  });

  it('is signed, once a press, and signed again with other words (YEARBOOK-12)', async () => {
    let mine: Signature | null = null;
    const shell = await openPage(
      {},
      {
        'GET /api/yearbook/signatures': () => ({
          body: {
            success: true,
            signatures: mine === null ? [] : [mine],
            mine,
            standing: 'open',
            hasKey: false,
            next: null,
          },
        }),
        'POST /api/yearbook/signatures': ({ body }) => {
          mine = aSignature(9, { ...(body as { text: string }), username: 'Mulligan', isMine: true });
          return { body: { success: true, signature: mine } };
        },
      },
    );
    await type(shell, 'See you at the lake');
    await press(shell, 'Sign');
    expect(margin(shell).getByText('See you at the lake')).toBeTruthy();
    expect(margin(shell).getByRole('textbox', { name: 'Your signature' })).toHaveProperty(
      'value',
      'See you at the lake',
    );
    expect(inside(shell).getByRole('button', { name: 'Sign again' })).toHaveProperty('disabled', true);
    await type(shell, 'See you at the arcade');
    await press(shell, 'Sign again');
    expect(margin(shell).getByText('See you at the arcade')).toBeTruthy();
    const sent = shell.server.seen.filter(({ route }) => route === 'POST /api/yearbook/signatures');
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it('keeps what was typed while the server is gone, also while pages are turned, and sends it by the same key (YEARBOOK-13)', async () => {
    let isThere = false;
    const shell = await openPage(
      {},
      {
        'POST /api/yearbook/signatures': () =>
          isThere ? { body: { success: true, signature: aSignature(9, { isMine: true }) } } : 'gone',
      },
    );
    await type(shell, 'Do not forget me');
    await press(shell, 'Sign');
    expect(margin(shell).getByRole('alert').textContent).not.toBe('');
    expect(field(shell)).toHaveProperty('value', 'Do not forget me');
    isThere = true;
    await press(shell, 'Sign');
    const keys = shell.server.seen.flatMap(({ route, headers }) =>
      route === 'POST /api/yearbook/signatures' ? [headers.get('idempotency-key')] : [],
    );
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    await type(shell, 'One more thing');
    await press(shell, 'Next');
    expect(field(shell)).toHaveProperty('value', '');
    await press(shell, 'Previous');
    expect(field(shell)).toHaveProperty('value', 'One more thing');
  });

  it('says why words are refused, at the field, and keeps them to be mended', async () => {
    const says = 'That is not said here. Please find other words.';
    const shell = await openPage(
      {},
      { 'POST /api/yearbook/signatures': () => refusal(400, 'BAD_REQUEST', says) },
    );
    await type(shell, 'Rude words');
    await press(shell, 'Sign');
    expect(margin(shell).getByRole('alert').textContent).toBe(says);
    expect(field(shell)).toHaveProperty('value', 'Rude words');
  });

  it('leaves the arrows to the letters while a person writes', async () => {
    const shell = await openPage({});
    field(shell).focus();
    await shell.keys('ArrowRight');
    expect(inside(shell).getByRole('region', { name: 'Flunk #7' })).toBeTruthy();
  });

  it('has its person blocked by their name, and is read again (BLOCK-1)', async () => {
    const shell = await openPage(
      { signatures: [aSignature(3, { username: 'Mulligan', isMine: true }), aSignature(2)] },
      {
        'POST /api/chat/blocks': () => ({
          body: { success: true, blocked: [], hidden: [] },
        }),
      },
    );
    const reads = () =>
      shell.server.seen.filter(({ route }) => route === 'GET /api/yearbook/signatures').length;
    const before = reads();
    expect(margin(shell).getAllByRole('button', { name: /^Block/ })).toHaveLength(1);
    await shell.press(margin(shell).getByRole('button', { name: 'Block Rosie' }));
    await shell.press('Block');
    const sent = shell.server.seen.find(({ route }) => route === 'POST /api/chat/blocks');
    expect(sent?.body).toMatchObject({ username: 'Rosie', blocked: true });
    expect(reads()).toBe(before + 1);
  });

  it('has the own signature taken away, and one of others reported with a reason (YEARBOOK-12)', async () => {
    const gone: unknown[] = [];
    const note: FakeRoute = ({ body }) => {
      gone.push(body);
      return { body: { success: true } };
    };
    const mine = aSignature(3, { username: 'Mulligan', isMine: true, held: true });
    const shell = await openPage(
      { mine, signatures: [mine, aSignature(2)] },
      {
        'POST /api/yearbook/signatures/removals': note,
        'POST /api/yearbook/signatures/reports': note,
      },
    );
    expect(margin(shell).getByText('You alone see it until an operator has read it.')).toBeTruthy();
    await shell.press(margin(shell).getByRole('button', { name: 'Remove the signature of Mulligan' }));
    await shell.press(margin(shell).getByRole('button', { name: 'Report the signature of Rosie' }));
    await shell.press('Harassment');
    expect(gone).toMatchObject([{ id: '3' }, { id: '2', reason: 'harassment' }]);
  });
});
