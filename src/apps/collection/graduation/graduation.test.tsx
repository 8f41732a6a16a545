import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoWallet } from '../../../testing/demoWallet.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { createStorage } from '../../../services/storage/storage.ts';
import { ASKED_TRANSACTIONS, SENT_TRANSACTIONS } from '../../../services/transactions/keptTransactions.ts';
import { approve, openStudentWindow, OWNER, School, student } from '../../../testing/school.ts';
import { leaveSignedIn } from '../../../testing/signedIn.ts';

let school: School;
beforeEach(() => {
  leaveSignedIn();
  school = new School();
});

describe('the graduation of a student', () => {
  async function breakIn() {
    const opened = await openStudentWindow(school, 'graduation');
    const faster = opened.body.getByRole('button', { name: 'Load FASTER' });
    for (let press = 0; press < 13; press += 1) faster.click();
    await opened.shell.settle();
    return { ...opened, wallet: demoWallet(opened.shell.settle) };
  }

  it('waits for its terminal, and for the day that the school has set (GRAD-2, GRAD-5)', async () => {
    school.chain = { graduationOpensAt: '2095-06-10T15:00:00.000Z' };
    const { shell, body } = await openStudentWindow(school, 'graduation');
    expect(shell.windows()).toEqual(['Graduation - Student #247']);
    await shell.settle(15_000);
    const done = Number(body.getByRole('progressbar', { name: 'Breaking in' }).getAttribute('aria-valuenow'));
    expect(done).toBeGreaterThanOrEqual(50);
    await shell.settle(15_000);
    expect(body.getByText('You cannot hack your grades, come back on your graduation day.')).toBeTruthy();
    expect(body.getByRole('button', { name: 'Hack Grades' })).toHaveProperty('disabled', true);
  });

  it('is tried again after a no of the wallet, and shows the new picture as soon as the chain is read (GRAD-3, GRAD-4)', async () => {
    const { shell, body, wallet } = await breakIn();
    expect(body.getByText(/^It cannot be undone/)).toBeTruthy();
    await shell.press('Hack Grades');
    expect(body.getByRole('button', { name: 'Hack Grades' })).toHaveProperty('disabled', true);
    await wallet.say({ type: 'demo-wallet:declined' });
    const alert = within(body.getByRole('alert'));
    expect(alert.getByText("Couldn't break into the system..")).toBeTruthy();
    expect(alert.getByText('If the problem persists, please open a ticket on discord')).toBeTruthy();

    await shell.press('Try again');
    await approve(shell, wallet);
    expect(wallet.asked()).toMatchObject({ kind: 'transaction', intent: { op: 'graduate', tokenId: '7' } });
    expect(body.getByRole('heading', { name: 'Graduated' })).toBeTruthy();
    expect(shell.heard()).toContain('graduation');
    // The node that the server asked was some blocks behind.
    expect(shell.server.count('POST /api/collection/refresh')).toBe(1);
    expect(body.getByText('The new yearbook picture is being developed...')).toBeTruthy();

    school.chain = { graduated: true, token: { ...student, image: '/cap', pixelImage: '/pixels' } };
    await shell.settle(8_000);
    expect(shell.server.count('POST /api/collection/refresh')).toBe(2);
    expect(body.queryByText('The new yearbook picture is being developed...')).toBeNull();
    expect(body.getByRole('img', { name: /Flunk #247/ }).getAttribute('src')).toBe('/cap');
    await shell.settle(60_000);
    expect(shell.server.count('POST /api/collection/refresh')).toBe(2);
  });

  it('goes on after a reload, without being offered again (GRAD-3)', async () => {
    school.outcome = { status: 'pending', error: null };
    createStorage().lasting.set(SENT_TRANSACTIONS, [
      {
        wallet: OWNER,
        intent: { op: 'graduate', tokenId: '7' },
        transactionId: 't1',
        network: 'demo',
        at: epochMs(Date.now()),
        sealed: false,
      },
    ]);
    const { shell, body } = await openStudentWindow(school, 'graduation');
    expect(body.getByText('t1')).toBeTruthy();
    expect(body.getByRole('button', { name: 'Hack Grades' })).toHaveProperty('disabled', true);
    school.outcome = { status: 'sealed', error: null };
    school.hears = () => (school.chain = { graduated: true });
    await shell.settle(1_000);
    expect(body.getByRole('heading', { name: 'Graduated' })).toBeTruthy();
    expect(createStorage().lasting.get(SENT_TRANSACTIONS)).toEqual([]);
  });

  it('is not offered to the wallet where the chain has it already, which is said (CHAIN-19, CHAIN-23)', async () => {
    const { shell, body, wallet } = await breakIn();
    school.onChain = { graduated: true, backpackTokenId: null };
    await shell.press('Hack Grades');
    await wallet.say({ type: 'demo-wallet:ready' });
    expect(wallet.asked()).toBeNull();
    expect(body.queryByRole('alert')).toBeNull();
    expect(body.getByText('This is done already')).toBeTruthy();
    expect(body.getByText('This Flunk has graduated already. Nothing is left to do.')).toBeTruthy();
    expect(body.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(shell.heard()).not.toContain('error');
    expect(shell.server.count('POST /api/collection/refresh')).toBe(1);
  });

  it('says after a reload what became of what the wallet was asked for (CHAIN-24)', async () => {
    createStorage().session.set(ASKED_TRANSACTIONS, [
      { wallet: OWNER, intent: { op: 'graduate', tokenId: '7' }, at: epochMs(Date.now()) },
    ]);
    const { shell, body } = await openStudentWindow(school, 'graduation');
    expect(body.getByRole('alert').textContent).toMatch(
      /loaded again while your wallet was asking.*does not show it/,
    );
    school.onChain = { graduated: true, backpackTokenId: null };
    await shell.press('Look again');
    expect(body.getByText('This is done already')).toBeTruthy();
  });

  it('is found as soon as the window opens, where the chain knows it and the index does not (CHAIN-19)', async () => {
    school.onChain = { graduated: true, backpackTokenId: null };
    school.hears = () => (school.chain = { graduated: true });
    const { body } = await openStudentWindow(school, 'graduation');
    expect(body.getByRole('heading', { name: 'Graduated' })).toBeTruthy();
  });

  it('is not sent by a wallet of another network, which is said', async () => {
    const { shell, body, wallet } = await breakIn();
    await shell.press('Hack Grades');
    await wallet.say({
      type: 'demo-wallet:failed',
      code: 'WRONG_NETWORK',
      error: 'This wallet is on testnet.',
    });
    expect(body.getByRole('alert').textContent).toContain(
      'Your wallet is on another Flow network. Nothing was sent. Switch it to the network of the school and try again.',
    );
    expect(body.getByRole('button', { name: 'Try again' })).toHaveProperty('disabled', false);
  });

  it('is there, and is not tried again, where it came to pass though the wallet closed while it was sending', async () => {
    const { shell, body, wallet } = await breakIn();
    await shell.press('Hack Grades');
    school.chain = { graduated: true, token: { ...student, pixelImage: '/pixels' } };
    await wallet.say({ type: 'demo-wallet:failed', code: 'INTERNAL', error: 'It may have been sent.' });
    await shell.settle();
    expect(body.getByRole('heading', { name: 'Graduated' })).toBeTruthy();
  });

  it('is found again by who closed the window in the middle of it', async () => {
    school.chain = { graduated: true, token: { ...student, pixelImage: '/pixels' } };
    const { body } = await openStudentWindow(school, 'graduation');
    expect(body.getByRole('heading', { name: 'Graduated' })).toBeTruthy();
  });

  it('is still looked for where the network did not seal it in time, and not sent twice', async () => {
    const { shell, body, wallet } = await breakIn();
    school.outcome = { status: 'pending', error: null };
    await shell.press('Hack Grades');
    await approve(shell, wallet);
    await shell.settle(60_000);
    expect(body.getByRole('alert').textContent).toContain('It may still come');
    school.outcome = { status: 'sealed', error: null };
    await shell.press('Look again');
    await shell.settle(1_000);
    expect(body.getByRole('heading', { name: 'Graduated' })).toBeTruthy();
    expect(wallet.opened).toHaveLength(1);
  });
});
