import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoWallet } from '../../../testing/demoWallet.ts';
import { approve, openStudentWindow, School } from '../../../testing/school.ts';
import { leaveSignedIn, signInElsewhere } from '../../../testing/signedIn.ts';

let school: School;
beforeEach(() => {
  leaveSignedIn();
  school = new School();
});

describe('the initialisation of a collection', () => {
  it('says in a dialog why it failed, prepares the wallet when it is tried again, and begins anew for another (CHAIN-15)', async () => {
    school.hasCollections = false;
    school.outcome = { status: 'reverted', error: 'error: panic: The school is closed' };
    const { shell, body } = await openStudentWindow(school, 'initialize-collection');
    const wallet = demoWallet(shell.settle);
    await shell.press(body.getByRole('button', { name: 'Initialize Collection' }));
    await approve(shell, wallet);
    expect(wallet.asked()).toMatchObject({ intent: { op: 'initialize-collections' } });
    const dialog = within(shell.getByRole('dialog', { name: 'Error Initializing Collection' }));
    expect(dialog.getByText(/The school is closed/)).toBeTruthy();
    await shell.press(dialog.getByText('Close'));

    school.outcome = { status: 'sealed', error: null };
    await shell.press(body.getByRole('button', { name: 'Initialize Collection' }));
    await approve(shell, wallet);
    expect(body.getByText('Your wallet can hold Flunks and Backpacks.')).toBeTruthy();

    signInElsewhere({ wallet: '0x00000000000000b2' });
    await shell.settle(100);
    await shell.settle();
    expect(body.getByRole('button', { name: 'Initialize Collection' })).toBeTruthy();
  });

  it('has nothing to do for a wallet that has them', async () => {
    const { body } = await openStudentWindow(school, 'initialize-collection');
    expect(body.getByText('Your wallet can hold Flunks and Backpacks.')).toBeTruthy();
  });
});
