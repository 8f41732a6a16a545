import { beforeEach, describe, expect, it } from 'vitest';
import { demoWallet } from '../../../testing/demoWallet.ts';
import { approve, claim, openStudentWindow, School } from '../../../testing/school.ts';
import { leaveSignedIn } from '../../../testing/signedIn.ts';

let school: School;
beforeEach(() => {
  leaveSignedIn();
  school = new School();
});

describe('the claim of a backpack', () => {
  it('is a form with the place of the clique, and hands over the backpack (CLAIM-1, CLAIM-3)', async () => {
    const { shell, body } = await openStudentWindow(school, 'claim-form');
    expect(shell.windows()).toEqual(['Claim Form - Student #247']);
    expect(body.getByText('Gym')).toBeTruthy();
    const wallet = demoWallet(shell.settle);
    await shell.press('Claim Backpack');
    expect(body.getByRole('img', { name: 'Signed by Flunk #247' })).toBeTruthy();
    school.chain = { claim };
    await approve(shell, wallet);
    expect(wallet.asked()).toMatchObject({ intent: { op: 'claim-backpack', tokenId: '7', setId: '1' } });
    expect(body.getByRole('heading', { name: 'Your new backpack' })).toBeTruthy();
    expect(body.queryByRole('button', { name: 'Claim Backpack' })).toBeNull();
  });

  it('says which browser came second, and shows what the first one got', async () => {
    const { shell, body } = await openStudentWindow(school, 'claim-form');
    const wallet = demoWallet(shell.settle);
    await shell.press('Claim Backpack');
    school.chain = { claim };
    school.outcome = { status: 'reverted', error: 'panic: Token ID already claimed' };
    await approve(shell, wallet);
    expect(body.queryByRole('alert')).toBeNull();
    expect(
      body.getByText('The backpack of this student has been claimed already. Nothing is left to do.'),
    ).toBeTruthy();
    expect(body.getByText('This student has claimed a backpack.')).toBeTruthy();
  });

  it('is handed over as soon as the chain is read, and looked for while a node is behind', async () => {
    const { shell, body } = await openStudentWindow(school, 'claim-form');
    const wallet = demoWallet(shell.settle);
    await shell.press('Claim Backpack');
    await approve(shell, wallet);
    expect(body.getByText('The backpack is on its way to your wallet...')).toBeTruthy();
    expect(body.queryByRole('button', { name: 'Look again' })).toBeNull();
    school.chain = { claim };
    await shell.settle(8_000);
    expect(body.getByRole('heading', { name: 'Your new backpack' })).toBeTruthy();
  });

  it('is shown, and no form, where the chain knows of a claim that the index lacks (CLAIM-1)', async () => {
    school.onChain = { graduated: false, backpackTokenId: '31' };
    school.hears = () => (school.chain = { claim });
    const { body } = await openStudentWindow(school, 'claim-form');
    expect(body.getByText('This student has claimed a backpack.')).toBeTruthy();
    expect(body.queryByRole('button', { name: 'Claim Backpack' })).toBeNull();
  });

  it('says each time why it cannot go on: a server that is gone, a student who left, a wallet that is blocked (CLAIM-3)', async () => {
    const routes = school.routes();
    let isThere = false;
    const { shell, body } = await openStudentWindow(school, 'claim-form', {
      routes: {
        ...routes,
        'GET /api/collection/tokens': (request, count) =>
          isThere ? (routes['GET /api/collection/tokens']?.(request, count) ?? 'gone') : 'gone',
      },
    });
    expect(body.getByRole('alert').textContent).toContain('The school computer does not answer.');

    isThere = true;
    school.holds = false;
    await shell.press('Try again');
    expect(body.getByRole('alert').textContent).toContain('Student #247 is not in your wallet');

    school.holds = true;
    await shell.press('Look again');
    expect(shell.server.count('POST /api/collection/refresh')).toBe(1);
    demoWallet(shell.settle, true);
    await shell.press('Claim Backpack');
    const alert = body.getByRole('alert');
    expect(alert.textContent).toContain('Something went wrong, please try again..');
    expect(alert.textContent).toContain('blocked');
    expect(body.getByRole('button', { name: 'Open the wallet' })).toBeTruthy();
  });
});
